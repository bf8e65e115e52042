import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_SETTINGS } from '@turntable/protocol/quiet.ts';
import { job, make, row, suite, type StoreUnderTest } from '../../testing/store.ts';
import type { ChannelRow, SessionRow } from '../device-rows.ts';
import { Conflict } from '../store.ts';

const session = (guest: string, id: string, more: Partial<SessionRow> = {}): SessionRow => ({
  guest,
  id,
  kind: 'browser',
  device: 'Firefox, Ő',
  madeAt: 1,
  usedAt: 2,
  until: 100,
  ...more,
});
const GONE = session('gone:x', '', { kind: 'gone', device: '' });

/** The laws that every store keeps of who acts as a guest, who may not come, and who wishes to be forgotten. */
export function sessionLaws(name: string, prepare: () => StoreUnderTest): void {
  suite(`laws of sessions: ${name}`, prepare, (at) => {
    test('sessions of a guest come oldest first, as they were last kept, until they are ended or over', async () => {
      const { sessions } = at.store;
      await sessions.keep(session('g1', 'b', { madeAt: 2 }));
      await sessions.keep(session('g1', 'a', { madeAt: 3, kind: 'program' }));
      await sessions.keep(session('g1', '', { until: 5 }));
      await sessions.keep(session('g2', 'a'));
      await sessions.keep(session('g1', 'b', { madeAt: 2, usedAt: 50 }));
      await at.again();
      const ids = async (guest: string) => (await at.store.sessions.of(guest)).map(({ id }) => id);
      assert.deepEqual(await ids('g1'), ['', 'b', 'a']);
      assert.deepEqual((await at.store.sessions.of('g1'))[1], session('g1', 'b', { madeAt: 2, usedAt: 50 }));
      await at.store.sessions.sweep(6);
      await at.store.sessions.end('g1', 'a');
      assert.deepEqual([await ids('g1'), await ids('g2'), await ids('g3')], [['b'], ['a'], []]);
    });

    test('bans are kept, latest first, and lifted', async () => {
      const { bans } = at.store;
      await bans.keep({ who: 'guest:g1', at: 1, reason: '' });
      await bans.keep({ who: 'address:192.0.2.0/24', at: 2, reason: 'ő' });
      await bans.keep({ who: 'guest:g1', at: 3, reason: 'again' });
      await at.again();
      assert.deepEqual(await at.store.bans.all(), [
        { who: 'guest:g1', at: 3, reason: 'again' },
        { who: 'address:192.0.2.0/24', at: 2, reason: 'ő' },
      ]);
      assert.equal(await at.store.bans.lift('guest:g1'), true);
      assert.equal(await at.store.bans.lift('guest:g1'), false);
      assert.equal((await at.store.bans.all()).length, 1);
    });

    /** A table that `g-me` hosts and one where they only were, with all that is stored of them elsewhere. */
    async function lived(): Promise<void> {
      const seats = [{ kind: 'person' as const, name: 'Me', guest: 'g-me' }];
      const line = { seq: 0, n: 1, at: 1, kind: 'chat' as const, by: 0, with: { name: 'Me', text: 'hi' } };
      const entry = (table: string, seq: number, request: string) => ({ table, seq, request, body: '{}' });
      const channel: ChannelRow = {
        id: 'c',
        guest: 'g-me',
        kind: 'push',
        url: 'https://example.org/',
        language: 'en',
        base: 'https://play.example.org/',
        writtenAt: 1,
        until: 9,
      };
      const orders = { guest: 'g-me', orders: null, stands: 0, ended: null, pending: {} };
      const by = (who: string, guest: string | null) => ({
        table: 'a',
        at: 1,
        by: who,
        who: 0,
        guest,
        name: 'Me',
        reason: 'r',
        said: ['word'],
      });
      await at.commit({
        ...make(row('a', { host: 'g-me', seats }), row('b'), row('c')),
        events: [{ table: 'a', event: line }],
        entries: [entry('a', 0, 'g-me r1'), entry('a', 1, 'g-me2 r1')],
        visits: [
          { table: 'b', visit: { guest: 'g-me', n: 1, at: 1 } },
          { table: 'b', visit: { guest: 'g-other', n: 1, at: 1 } },
        ],
        orders: [{ table: 'a', seat: 0, row: orders }],
        settings: [{ guest: 'g-me', row: { guest: 'g-me', settings: NO_SETTINGS, holidays: [], until: 9 } }],
        channels: [{ id: 'c', row: channel }],
        jobs: [job('deliver:1', 5, '{"channel":"c"}'), job('deliver:2', 6, '{"channel":"d"}')],
        rated: [{ table: 'b', pool: 'p', skills: [{ who: 'g-me', mu: 1, sigma: 1, games: 1 }] }],
        reports: [by('g-me', 'g-other'), by('g-other', 'g-me')],
        precedents: [
          { game: 'toy', claim: 'x', verdict: 'equal', reason: '', judge: 'Me', at: 2000 },
          { game: 'toy', claim: 'x', verdict: 'equal', reason: '', judge: 'Another', at: 2000 },
        ],
      });
      await at.store.keepPhrase('g-me', 'hash');
      await at.store.skills.keepName('g-me', 'Me');
      await at.store.sessions.keep(session('g-me', 's'));
      await at.store.bans.keep({ who: 'guest:g-me', at: 1, reason: '' });
    }
    const without = () => {
      const { seats } = row('a');
      const after = row('a', { host: '', seats: [seats[1]!, seats[2]!], version: 2 });
      const chatEvent = { seq: 0, n: 1, at: 1, kind: 'chat' as const, by: 0, with: { name: '–', text: '–' } };
      return [{ row: after, was: 1, events: [chatEvent], judged: ['Me'] }];
    };

    test('tables of a person are theirs and those where they have been', async () => {
      await lived();
      assert.deepEqual(await at.store.person.tables('g-me'), ['a', 'b']);
      assert.deepEqual(await at.store.person.tables('g-other'), ['b']);
      const reported = await at.store.person.reports('g-me');
      assert.deepEqual(
        reported.map(({ by }) => by),
        ['g-other', 'g-me'],
      );
      assert.deepEqual(await at.store.person.reports('g-none'), []);
      await at.commit(make(row('d', { borne: [{ guest: 'g-gone', name: 'Gone' }] })));
      assert.deepEqual(await at.store.person.tables('g-gone'), ['d'], 'told of there by a name');
    });

    test('who is forgotten is nowhere any more; what is of others stays', async () => {
      await lived();
      await at.store.person.forget('g-me', without(), GONE);
      await at.again();
      const { store } = at;
      assert.deepEqual(await store.person.tables('g-me'), []);
      assert.deepEqual(await store.person.tables('g-other'), ['b']);
      const a = (await store.load('a'))!;
      assert.equal(a.row.version, 2);
      assert.deepEqual(a.events[0]!.with, { name: '–', text: '–' });
      assert.deepEqual(
        a.entries.map(({ request }) => request),
        [null, 'g-me2 r1'],
      );
      assert.deepEqual(a.orders, []);
      assert.equal(await store.hasPhrase('g-me'), false);
      assert.deepEqual([await store.settings(), await store.channels()], [[], []]);
      assert.deepEqual(
        (await store.jobs(-1, 9, 9)).map(({ key }) => key),
        ['deliver:2'],
      );
      assert.deepEqual([await store.skills.all('g-me'), await store.skills.name('g-me')], [[], null]);
      assert.deepEqual([await store.sessions.of('g-me'), await store.bans.all()], [[], []]);
      assert.deepEqual(await store.sessions.of('gone:x'), [GONE]);
      assert.deepEqual(
        (await store.reports(9)).map(({ by, guest, name, said }) => [by, guest, name, said]),
        [
          ['g-other', null, '', []],
          ['', 'g-other', 'Me', ['word']],
        ],
      );
      assert.deepEqual((await store.precedents([], null, 9)).map(({ judge }) => judge).sort(), [
        '',
        'Another',
      ]);
    });

    test('no sign that others typed keeps somebody from being read and forgotten', async () => {
      await lived();
      // PostgreSQL's own JSON has neither.
      const stops = ['\0', '\ud800'].map((kind) => ({ on: 'event' as const, of: [{ kind }] }));
      const orders = { steps: [{ kind: 'ask', tries: [{ type: 'pass' }] }], stops };
      const theirs = { guest: 'g-other', orders, stands: 0, ended: null, pending: {} };
      const report = {
        table: 'b',
        at: 2,
        by: 'g-x',
        who: 1,
        guest: null,
        name: '\0',
        reason: '\ud800',
        said: [],
      };
      await at.commit({ orders: [{ table: 'a', seat: 1, row: theirs }], reports: [report] });
      assert.equal((await at.store.person.reports('g-me')).length, 2);
      await at.store.person.forget('g-me', without(), GONE);
      assert.deepEqual((await at.store.load('a'))!.orders, [[1, theirs]]);
      assert.deepEqual(await at.store.person.reports('g-me'), []);
      assert.deepEqual((await at.store.reports(1))[0], report);
    });

    test('if a table has changed meanwhile nothing is forgotten', async () => {
      await lived();
      await at.commit({ tables: [{ row: row('a', { version: 2, host: 'g-me' }), was: 1 }] });
      await assert.rejects(at.store.person.forget('g-me', without(), GONE), Conflict);
      assert.equal(await at.store.hasPhrase('g-me'), true);
      assert.equal((await at.store.sessions.of('g-me')).length, 1);
    });
  });
}
