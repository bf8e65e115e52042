import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRecord, replayRecord, type AnyGame } from '@turntable/engine';
import { doubleHeader } from '../double-header/index.ts';
import { locoDome } from '../loco-dome/index.ts';

/** So many foreign cards of a side. */
const cards = (side: string, count: number): object[] =>
  Array.from({ length: count }, (_, i) => {
    const id = `${side}${i}`;
    return { id, name: id, features: [], unread: true, values: {} };
  });

/** A book of foreign cards with what each side does first, and a call. */
const book = (game: AnyGame, setup: object, first: object, call: object): object => ({
  ...{ format: 'turntable/1', game: game.id, seats: [{ name: 'Ada' }, { name: 'Béla' }] },
  ...{ kept: { by: 'scorer' }, setup: { ...setup, first: 0 } },
  actions: [{ by: 0, ...first }, { by: 1, ...first }, call],
});

test('LV-2.3 what was told of values that are yet to be read is in nobody’s view', () => {
  const call = { by: 0, type: 'call', statistic: 'grate-area', told: [{ values: [48.4, 53.8], winner: 1 }] };
  const rosters = { rosters: [cards('a', 5), cards('b', 5)] };
  const engines = { engines: [cards('a', 2), cards('b', 2)] };
  const tied = { ...call, told: [{ winner: null }, ...call.told] };
  for (const [game, setup, first, said] of [
    [doubleHeader as AnyGame, engines, { type: 'field', engine: 0 }, call],
    [locoDome as AnyGame, rosters, { type: 'activate', locomotive: 0 }, tied],
  ] as const) {
    const read = readRecord(game, book(game, setup, first, said));
    const { state, error } = replayRecord(game, read);
    assert.equal(error, null);
    assert.match(JSON.stringify(state), /53\.8/);
    for (const viewer of [0, 1, 'judge', 'public'] as const)
      assert.doesNotMatch(JSON.stringify(game.view(state, viewer)), /told|53\.8/, `${game.id}, ${viewer}`);
  }
});
