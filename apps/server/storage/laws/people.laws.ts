import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Conflict } from '../store.ts';
import { job, make, row, suite, type StoreUnderTest } from '../../testing/store.ts';
import { sessionLaws } from './session.laws.ts';
import { NO_SETTINGS } from '@turntable/protocol/quiet.ts';
import type { ChannelRow } from '../device-rows.ts';
import type { SettingsRow } from '../rows.ts';

const byText = (a: object, b: object): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

/** The laws that every store keeps of what belongs to people, not to tables. */
export function peopleLaws(name: string, prepare: () => StoreUnderTest): void {
  sessionLaws(name, prepare);
  suite(`laws of people: ${name}`, prepare, (at) => {
    test('a guest has one recovery phrase, the last kept, and is found by it', async () => {
      await at.store.keepPhrase('g1', 'old');
      await at.store.keepPhrase('g2', 'other');
      await at.store.keepPhrase('g1', 'new');
      await at.again();
      assert.deepEqual(
        await Promise.all(['old', 'new', 'other'].map((hash) => at.store.guestOfPhrase(hash))),
        [undefined, 'g1', 'g2'],
      );
      assert.deepEqual(await Promise.all(['g1', 'g3'].map((guest) => at.store.hasPhrase(guest))), [
        true,
        false,
      ]);
      await assert.rejects(at.store.keepPhrase('g3', 'new'), 'one phrase, one guest');
      assert.equal(await at.store.guestOfPhrase('new'), 'g1');
    });

    test('a table is rated once: what came of it is kept with the rest of its batch, or none of it', async () => {
      const skill = (who: string, mu: number, games = 1) => ({ who, mu, sigma: 2.5, games });
      const skills = [skill('g1', 26.125), skill('bot:easy', 24)];
      await at.commit({ ...make(row('a')), rated: [{ table: 'a', pool: 'p', skills }] });
      await at.commit({ rated: [{ table: 'b', pool: 'q', skills: [skill('g1', 30)] }] });
      const late = { jobs: [job('x', 1)] };
      const second = { table: 'a', pool: 'p', skills: [skill('g1', 99)] };
      await assert.rejects(at.commit({ ...late, rated: [second] }), Conflict);
      await at.again();
      assert.deepEqual(await at.store.jobs(-1, 9, 9), []);
      const { skills: skillStore } = at.store;
      assert.deepEqual(await skillStore.of('p', ['bot:easy', 'g1', 'g2', 'g1']), [...skills].reverse());
      assert.deepEqual(await skillStore.all('g1'), [
        { pool: 'p', ...skill('g1', 26.125) },
        { pool: 'q', ...skill('g1', 30) },
      ]);
      await at.commit({ rated: [{ table: 'c', pool: 'p', skills: [skill('g1', 27, 2)] }] });
      assert.deepEqual(await skillStore.of('p', ['g1']), [skill('g1', 27, 2)]);
    });

    test('a rating that stands on what is no longer so is refused, and nothing of it is kept', async () => {
      const skill = (who: string, mu: number, games = 1) => ({ who, mu, sigma: 2.5, games });
      await at.commit({ rated: [{ table: 'a', pool: 'p', skills: [skill('g1', 26)] }] });
      await at.commit({ rated: [{ table: 'b', pool: 'p', skills: [skill('g1', 27, 2)] }] });
      // Both were computed from the state after the first game.
      const late = [skill('g2', 30), skill('g1', 28, 2)];
      await assert.rejects(at.commit({ rated: [{ table: 'c', pool: 'p', skills: late }] }), Conflict);
      await at.again();
      assert.deepEqual(await at.store.skills.of('p', ['g1', 'g2']), [skill('g1', 27, 2)]);
      await at.commit({ rated: [{ table: 'c', pool: 'p', skills: [skill('g1', 28, 3)] }] });
      assert.deepEqual(await at.store.skills.of('p', ['g1']), [skill('g1', 28, 3)]);
    });

    test('listed are bots and who wished to be, surest first; others not even by their pool', async () => {
      const { skills } = at.store;
      const skill = (who: string, mu: number, sigma = 1) => ({ who, mu, sigma, games: 1 });
      await at.commit({
        rated: [
          { table: 'a', pool: 'p', skills: [skill('g1', 30, 5), skill('bot:easy', 23), skill('g2', 40)] },
          { table: 'b', pool: 'q', skills: [skill('g2', 30)] },
        ],
      });
      assert.deepEqual(await skills.pools(), ['p']);
      await skills.keepName('g1', 'Old');
      await skills.keepName('g1', 'Ő');
      await at.again();
      assert.deepEqual(await at.store.skills.listed('p', 9), [
        { ...skill('bot:easy', 23), name: null },
        { ...skill('g1', 30, 5), name: 'Ő' },
      ]);
      assert.equal((await at.store.skills.listed('p', 1)).length, 1);
      await at.store.skills.keepName('g1', null);
      assert.deepEqual(
        [await at.store.skills.name('g1'), (await at.store.skills.listed('p', 9)).length],
        [null, 1],
      );
      await at.store.skills.keepName('g2', 'Z');
      assert.deepEqual(await at.store.skills.pools(), ['p', 'q']);
    });

    test('a guest has passkeys of their own, which nobody else adds again, uses up or removes', async () => {
      const passkey = (id: string, guest: string, madeAt: number) => ({
        id,
        guest,
        party: 'localhost',
        key: 'AQ',
        counter: 0,
        synced: madeAt > 1,
        madeAt,
        usedAt: null,
      });
      await at.store.passkeys.add(passkey('b', 'g1', 1));
      await at.store.passkeys.add(passkey('a', 'g1', 2));
      await at.store.passkeys.add(passkey('c', 'g2', 3));
      await assert.rejects(at.store.passkeys.add(passkey('a', 'g2', 4)));
      await at.store.passkeys.used('a', 7, 9);
      await at.store.passkeys.remove('g2', 'b');
      await at.again();
      const used = { ...passkey('a', 'g1', 2), counter: 7, usedAt: 9 };
      assert.deepEqual(await at.store.passkeys.of('g1'), [passkey('b', 'g1', 1), used]);
      assert.deepEqual(await at.store.passkeys.find('a'), used);
      await at.store.passkeys.remove('g1', 'a');
      assert.deepEqual(
        [await at.store.passkeys.find('a'), (await at.store.passkeys.of('g1')).length],
        [undefined, 1],
      );
    });

    test('a challenge is taken once, by who got it, for what it was, in time; those over are forgotten', async () => {
      const give = (challenge: string, due: number, now = 0) =>
        at.store.passkeys.challenge({ challenge, guest: 'g1', purpose: 'make', due }, now);
      await give('x', 10);
      await at.again();
      assert.equal(await at.store.passkeys.take('x', 'g1', 'make', 10), true, 'after a restart too');
      assert.equal(await at.store.passkeys.take('x', 'g1', 'make', 10), false);
      for (const [guest, purpose, now] of [
        ['g2', 'make', 1],
        ['g1', 'use', 1],
        ['g1', 'make', 11],
      ] as const) {
        await give('y', 10);
        assert.equal(
          await at.store.passkeys.take('y', guest, purpose, now),
          false,
          `${guest} ${purpose} ${now}`,
        );
      }
      await give('old', 10);
      await give('new', 30, 20);
      await give('old', 30, 20);
      assert.equal(await at.store.passkeys.take('old', 'g1', 'make', 25), true, 'its row of before was gone');
    });

    test('settings and channels come back as they were last written, until they are forgotten', async () => {
      const settings = (guest: string, until: number): SettingsRow => ({
        guest,
        settings: { ...NO_SETTINGS, zone: 'Europe/Budapest' },
        holidays: [{ from: '2026-01-02', to: '2026-01-03', start: 1, end: 2 }],
        until,
      });
      const channel = (id: string, until: number): ChannelRow => ({
        id,
        guest: 'g1',
        kind: 'webhook',
        url: 'https://example.org/ő',
        language: 'hu',
        base: 'https://play.example.org/',
        secret: 'whsec_x',
        trouble: { at: 5, status: 500 },
        writtenAt: 4,
        until,
      });
      const set = (guest: string, until: number) => ({ guest, row: settings(guest, until) });
      const open = (id: string, until: number) => ({ id, row: channel(id, until) });
      await at.commit({ settings: [set('g1', 1), set('g2', 2)], channels: [open('c1', 1), open('c2', 2)] });
      await at.commit({ settings: [set('g1', 3)], channels: [open('c1', 3)] });
      await at.again();
      const byId = <Row extends object>(rows: readonly Row[]) => rows.toSorted(byText);
      assert.deepEqual(byId(await at.store.settings()), [settings('g1', 3), settings('g2', 2)]);
      assert.deepEqual(byId(await at.store.channels()), [channel('c1', 3), channel('c2', 2)]);
      await at.commit({ settings: [{ guest: 'g1', row: null }], channels: [{ id: 'c2', row: null }] });
      assert.deepEqual(await at.store.settings(), [settings('g2', 2)]);
      assert.deepEqual(await at.store.channels(), [channel('c1', 3)]);
    });
  });
}
