import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Problem } from '../base/problem.ts';
import { SqliteStore } from '../storage/sqlite/sqlite.ts';
import type { JobRow } from '../storage/rows.ts';
import { coreServices } from '../table/services.ts';
import { Channels, type NewChannel } from './channels.ts';
import { FirstLetters } from './first-letters.ts';

const DAY = 86_400_000;
const wish = (guest: string, url: string): NewChannel => ({
  guest,
  kind: 'mail',
  url,
  language: 'en',
  base: 'https://play.example.org/',
});

/** The services of a server without tables, on a calendar that the test advances. */
class Calendar implements AsyncDisposable {
  now = 1_000;
  readonly store = new SqliteStore(':memory:');
  readonly core = coreServices(
    this.store,
    { error: (what, error) => assert.fail(`${what} ${String(error)}`) },
    () => this.now,
  );
  rows(): Promise<JobRow[]> {
    return this.store.jobs(-1, Number.MAX_SAFE_INTEGER, 99);
  }
  /** Advances the calendar by that many days and runs all due jobs; returns the kinds of the jobs left. */
  async pass(days: number): Promise<string[]> {
    const { jobs, journal } = this.core;
    if (!journal.idle) await journal.settled();
    this.now += days * DAY;
    jobs.start();
    for (let i = 0; i < 100 && (await this.rows()).some(({ due }) => due <= this.now); i++)
      await new Promise(setImmediate);
    await jobs.stop();
    return (await this.rows()).map(({ kind }) => kind);
  }
  async [Symbol.asyncDispose](): Promise<void> {
    const { journal } = this.core;
    if (!journal.idle) await journal.settled();
    await this.store.close();
  }
}

test('channels of guests who come are kept; others are forgotten after 400 days, unconfirmed ones after two', async () => {
  await using calendar = new Calendar();
  const { journal } = calendar.core;
  const channels = new Channels([], journal, () => calendar.now);
  channels.add(wish('ada', 'mailto:ada@example.net'));
  channels.add(wish('ben', 'mailto:ben@example.net'));
  channels.add({ ...wish('cleo', 'mailto:cleo@example.net'), pending: true });
  channels.renew('cleo');
  await calendar.pass(3);
  channels.sweep();
  const perGuest = (): number[] => ['ada', 'ben', 'cleo'].map((guest) => channels.of(guest).length);
  assert.deepEqual(perGuest(), [1, 1, 0]);
  await calendar.pass(37);
  channels.renew('ada');
  await calendar.pass(370);
  channels.sweep();
  assert.deepEqual(perGuest(), [1, 0, 0]);
  // As a restart finds them.
  await journal.settled();
  const again = new Channels(await calendar.store.channels(), journal, () => calendar.now);
  assert.deepEqual(again.of('ada'), channels.of('ada'));
  assert.equal((await calendar.store.channels()).length, 1);
  await calendar.pass(400);
  new Channels(await calendar.store.channels(), journal, () => calendar.now);
  await journal.settled();
  assert.deepEqual(await calendar.store.channels(), []);
});

test('an address may be asked again after two days, and counts outlive a restart', async () => {
  await using calendar = new Calendar();
  const { jobs } = calendar.core;
  const first = new FirstLetters([], jobs, () => calendar.now);
  first.count('eve@example.net', '@a');
  first.count('eve@example.net', '@a');
  await calendar.pass(1);
  const letters = new FirstLetters(await calendar.rows(), jobs, () => calendar.now);
  letters.count('EVE@example.net', '@b');
  assert.throws(() => letters.count('eve@example.net', '@a'), Problem);
  assert.deepEqual(await calendar.pass(3), []);
  letters.count('eve@example.net', '@a');
});

test('a household names fifty new addresses in two days, after a restart too; others may go on', async () => {
  await using calendar = new Calendar();
  const { jobs, journal } = calendar.core;
  const first = new FirstLetters([], jobs, () => calendar.now);
  for (let i = 0; i < 50; i++) first.count(`a${i}@example.net`, '@a');
  assert.throws(() => first.count('b@example.net', '@a'), Problem);
  await journal.settled();
  const letters = new FirstLetters(await calendar.rows(), jobs, () => calendar.now);
  assert.throws(() => letters.count('b@example.net', '@a'), Problem);
  letters.count('a1@example.net', '@a');
  letters.count('b@example.net', '@b');
  // Whichever server did what was due.
  calendar.now += 3 * DAY;
  letters.count('c@example.net', '@a');
});

test('letters that another server counted count here too, whether it was heard or is read', async () => {
  await using calendar = new Calendar();
  const { jobs, journal } = calendar.core;
  const letters = (): FirstLetters => new FirstLetters([], jobs, () => calendar.now);
  const [other, hears, reads] = [letters(), letters(), letters()];
  for (let i = 0; i < 3; i++) other.count('eve@example.net', '@a');
  await journal.settled();
  const [row] = await calendar.rows();
  hears.heard(row!.key, row!);
  assert.throws(() => hears.count('eve@example.net', '@b'), Problem);
  await reads.readAgain(() => calendar.rows());
  assert.throws(() => reads.count('eve@example.net', '@b'), Problem);
  hears.heard(row!.key, null);
  hears.count('eve@example.net', '@b');
});
