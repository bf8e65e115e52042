import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Event } from '@turntable/games/loko-moto/types.ts';
import type { TableEvent } from '@turntable/protocol/table-events.ts';
import { keyOf, moves, seatNews, since } from './round.ts';

const index = new Map(['a-b', 'b-c', 'c-d', 'd-e', 'e-f'].map((id, i) => [id, i]));
const item = (n: number, event: object) => ({ n, event: event as Event });
const built = (n: number, by: number, section: string) =>
  item(n, { kind: 'built', by, section, reserved: false });

test('the strip shows what was done since the reader’s move, never more than one round', () => {
  const log = [
    built(1, 0, 'a-b'),
    built(2, 1, 'b-c'),
    built(3, 2, 'c-d'),
    built(4, 0, 'd-e'),
    built(5, 1, 'e-f'),
  ];
  const all = moves(log, index);
  assert.deepEqual(
    since(all, 0, 3).map(({ n }) => n),
    [5],
  );
  assert.deepEqual(
    since(all, 2, 3).map(({ n }) => n),
    [4, 5],
  );
  assert.deepEqual(
    since(all, undefined, 3).map(({ n }) => n),
    [3, 4, 5],
  );
});

test('a purchase is one move with its lines, its train and its card; what was taken back is left out', () => {
  const log = [
    item(1, { kind: 'bought', by: 1, train: 'bz', sections: ['a-b', 'b-c'], over: false }),
    item(1, { kind: 'train-up', train: 'kiss', place: 0 }),
    item(1, { kind: 'claimed', by: 1, shape: 'step', points: 1, secret: false }),
    built(2, 2, 'c-d'),
    item(3, { kind: 'take-back', by: 2 }),
  ];
  assert.deepEqual(moves(log, index), [
    { n: 1, by: 1, kind: 'bought', sections: [0, 1], train: 'bz', shape: 'step' },
  ]);
});

test('a seat that was given up, or taken away, stands where it happened, by the name at that time', () => {
  const all = moves([built(1, 0, 'a-b'), built(2, 1, 'b-c'), built(3, 2, 'c-d')], index);
  const event = (seq: number, n: number, rest: Pick<TableEvent, 'kind' | 'by' | 'with'>): TableEvent => ({
    ...{ seq, n, at: 0 },
    ...rest,
  });
  const events = [
    event(0, 0, { kind: 'autopilot', by: 2 }),
    event(1, 2, { kind: 'seat-bot', by: 1, with: { name: 'Béla' } }),
    event(2, 3, { kind: 'chat', by: 1, with: { text: 'bye' } }),
    event(3, 3, { kind: 'kicked', by: 'host', with: { name: 'Csilla', seat: 2 } }),
    // As older tables tell it: whose seat it was is not known.
    event(4, 3, { kind: 'kicked', by: 'host', with: { name: 'Dénes' } }),
  ];
  const told = (seat: number | undefined): unknown[] =>
    since(all, seat, 3, seatNews(events)).map((row) => ['name' in row ? row.name : row.n, row.by]);
  assert.deepEqual(told(0), [
    [2, 1],
    ['Béla', 1],
    [3, 2],
    ['Csilla', 2],
  ]);
  assert.deepEqual(told(2), [], 'nothing of their own seat, nothing from before their move');
  assert.deepEqual(told(undefined).length, 5, 'watchers: the whole round, and of each seat what was last');
  const keys = since(all, 0, 3, seatNews(events)).map(keyOf);
  assert.equal(new Set(keys).size, keys.length);
});
