import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EVENT_KINDS, type ClientMessage, type EventBy } from '@turntable/protocol';
import { Problem } from '../base/problem.ts';
import type { TableEvent } from '../storage/rows.ts';
import { SqliteStore } from '../storage/sqlite/sqlite.ts';
import { byTurns, tablesAt } from '../testing/turns.ts';
import { change, event, PROCEED } from './match/effects.ts';
import { withFewRepeats } from './repeats.ts';

const told = (kind: TableEvent['kind'], by: EventBy, times = 200): TableEvent[] =>
  Array.from({ length: times }, (_, i) => ({ kind, by, values: {}, at: i, n: 0 }) as unknown as TableEvent);

test('who set the same thing 200 times is refused, whoever else does it is not', () => {
  const effects = [change({ status: 'running' }), event('seat-allowed', 1, { name: 'Ada' })];
  assert.deepEqual(withFewRepeats(told('seat-allowed', 1, 199), effects), effects);
  assert.deepEqual(withFewRepeats(told('seat-allowed', 0), effects), effects);
  assert.throws(
    () => withFewRepeats(told('seat-allowed', 1), effects),
    (error) =>
      error instanceof Problem && error.body.detail === 'seat-allowed: expected no more at this table',
  );
});

test('a seat can be given up, freed and taken back however often it was, but that is told no more', () => {
  for (const kind of ['seat-bot', 'seat-taken-back', 'kicked'] as const) {
    const [done, after] = [change({ asking: null }), PROCEED];
    const effects = [done, event(kind, 1, { name: 'Ada' }), after];
    assert.deepEqual(withFewRepeats(told(kind, 1, 199), effects), effects);
    assert.deepEqual(withFewRepeats(told(kind, 1), effects), [done, after]);
  }
});

test('what strangers could use up, and what takes a wish back, is done without being told', () => {
  for (const [kind, by] of [
    ['judge-asked', null],
    ['judge-seated', null],
    ['agreement-withdrawn', 1],
    ['slips-own', 1],
    ['slips-room', null],
  ] as const) {
    const done = change({ asking: null });
    assert.deepEqual(withFewRepeats(told(kind, by), [event(kind, by), done]), [done]);
    assert.equal(withFewRepeats(told(kind, by, 199), [event(kind, by), done]).length, 2);
  }
});

/** What becomes of one more event after 200 of its kind by the same person. */
function budgetOf(kind: TableEvent['kind']): 'refused' | 'untold' | 'own' {
  try {
    return withFewRepeats(told(kind, 1), [event(kind, 1)]).length === 0 ? 'untold' : 'own';
  } catch {
    return 'refused';
  }
}

test('every kind of table event has a budget; those with one of their own are limited where they are made', () => {
  const all = Map.groupBy(EVENT_KINDS, budgetOf);
  const sorted = (budget: 'refused' | 'untold' | 'own'): string[] => all.get(budget)!.toSorted();
  assert.deepEqual(sorted('refused'), [
    ...['chat-set', 'factor', 'judge-named', 'keeper-named', 'seat-allowed', 'seat-reissued'],
    ...['seat-substitute', 'swap', 'tempo'],
  ]);
  assert.deepEqual(sorted('untold'), [
    ...['agreement-given', 'agreement-refused', 'agreement-withdrawn', 'host-passed', 'judge-asked'],
    ...['judge-seated', 'kicked', 'seat-bot', 'seat-taken-back', 'slips-own', 'slips-room'],
  ]);
  assert.deepEqual(sorted('own'), [
    ...['autopilot', 'chat', 'clock-out', 'closed', 'end', 'end-asked', 'factor-asked', 'hint', 'more-time'],
    ...['phrase', 'rejoinder', 'returned', 'seat-refound', 'swap-asked', 'taken-up', 'tempo-asked'],
    ...['undo-asked', 'undo-given', 'undo-refused', 'unrated'],
  ]);
});

test('whoever is alone at a table can change its pace and the time of a seat only so often', async () => {
  const store = new SqliteStore(':memory:');
  const { tables, journal } = await tablesAt(store, 12);
  const table = await tables.create(byTurns(24), 'host');
  type Wish = Omit<Extract<ClientMessage, { t: 'propose' }>, 't' | 'id' | 'as'>;
  const wishes: Record<string, (i: number) => Wish> = {
    factor: (i) => ({ factor: { seat: 0, factor: i % 2 ? 1 : 2 } }),
    tempo: (i) => ({ pace: { tempo: 'turns', clock: { kind: 'turns', hours: i % 2 ? 24 : 48 } } }),
  };
  for (const [kind, wish] of Object.entries(wishes)) {
    const once = (i: number): number =>
      table.propose('host', { t: 'propose', id: `${kind}${i}`, as: 0, ...wish(i) });
    for (let i = 0; i < 200; i++) once(i);
    assert.throws(() => once(200), new RegExp(`${kind}: expected no more`));
    assert.equal(table.events.filter((each) => each.kind === kind).length, 200);
  }
  await journal.settled();
  await store.close();
});
