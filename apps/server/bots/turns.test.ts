import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Table } from '../table/table.ts';
import { Turns } from './turns.ts';

const DAY = 86_400_000;
const UNWATCHED = 600_000;

/** As much of a table as bots need to act at; when a bot has acted its game is over, or (`waitsAfter`) waits for people. */
function tableOf(id: string, { deserted = true, waitsAfter = false } = {}) {
  const row = { id, host: 'ada', status: 'running' };
  const turn = { seat: 0, level: 'easy', decision: {} };
  const match = { n: 0, game: { id: 'toy', view: () => ({}) } };
  const { promise: acted, resolve } = Promise.withResolvers<void>();
  let isBots = true;
  const table = {
    ...{ row, deserted, match, showing: { left: 0 } },
    botTurn: () => (isBots ? turn : undefined),
    botAct() {
      isBots = false;
      if (!waitsAfter) row.status = 'over';
      resolve();
    },
  };
  return { table: table as unknown as Table, acted };
}

function turnsAt() {
  const at = { now: 1 };
  const pool = { choose: () => Promise.resolve({ type: 'x' }) };
  const log = { error: (what: string, error: unknown) => assert.fail(`${what}: ${String(error)}`) };
  return { at, turns: new Turns(pool, 0, UNWATCHED, log, { resting: false }, () => at.now) };
}

test('nothing is remembered of a table whose game a bot has ended', async () => {
  const { turns } = turnsAt();
  const { table, acted } = tableOf('t');
  turns.wake(table);
  assert.equal(turns.watched, 1);
  await acted;
  // What the turn still does after the bot has acted.
  await Promise.resolve();
  assert.deepEqual([turns.watched, turns.busy(table)], [0, false]);
});

test('that nobody looks is remembered without the table in memory, and for a day', () => {
  const { turns, at } = turnsAt();
  const look = (id: string, more = {}): boolean => {
    const { table } = tableOf(id, more);
    turns.wake(table);
    const busy = turns.busy(table);
    turns.forget(table);
    return busy;
  };
  assert.equal(look('left'), true);
  assert.equal(look('other', { deserted: false }), true);
  at.now += UNWATCHED;
  assert.equal(look('left'), false, 'no more with nobody looking, though it was loaded again');
  assert.equal(look('other', { deserted: false }), true);
  assert.equal(turns.watched, 2);
  at.now += DAY;
  look('new');
  assert.equal(turns.watched, 2, 'the one that was seen last is still known');
  at.now += UNWATCHED;
  look('new');
  assert.equal(turns.watched, 1);
  assert.equal(look('left'), true);
  turns.close();
});

test('a bot that takes over after people were waited for has a while of its own, though nobody has looked since long before', async () => {
  const { turns, at } = turnsAt();
  const { table, acted } = tableOf('t', { deserted: false, waitsAfter: true });
  turns.wake(table);
  await acted;
  await Promise.resolve();
  assert.equal(turns.watched, 0, 'the game waits for people: no bot plays on with nobody looking');
  // By turns somebody’s clock runs out long after the last one has looked, and a bot plays for them.
  at.now += 15 * 3_600_000;
  const { table: later } = tableOf('t');
  turns.wake(later);
  assert.equal(turns.busy(later), true);
  turns.close();
});
