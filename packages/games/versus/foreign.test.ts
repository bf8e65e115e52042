import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRecord, replayRecord, type Game } from '@turntable/engine';
import { doubleHeader } from '../double-header/index.ts';
import type { DoubleHeader } from '../double-header/types.ts';
import { locoDome } from '../loco-dome/index.ts';
import type { LocoDome } from '../loco-dome/types.ts';

/** So many foreign cards of a side. */
const cards = (side: string, count: number): object[] =>
  Array.from({ length: count }, (_, i) => ({
    ...{ id: `${side}${i}`, name: `${side}${i}`, features: [], unread: true },
    values: { whistles: side === 'a' ? 3 : null },
  }));

/** The clause that refuses the first call of a book of foreign cards; null if it stands. */
function refusal<T extends DoubleHeader | LocoDome>(
  game: Game<T>,
  setup: object,
  first: object,
  statistic: string,
): string | null {
  const call = { by: 0, type: 'call', statistic, told: [{ winner: 0 }] };
  const record = {
    ...{ format: 'turntable/1', game: game.id, seats: [{ name: 'Ada' }, { name: 'Béla' }] },
    ...{ kept: { by: 'scorer' }, setup: { ...setup, first: 0 } },
    actions: [{ by: 0, ...first }, { by: 1, ...first }, call],
  };
  return replayRecord(game, readRecord(game, record)).error?.refusals[0]?.clause ?? null;
}

test('LD-2.1 a foreign card has no value for a statistic that is none of the forty and is not on it', () => {
  const rosters = { rosters: [cards('a', 5), cards('b', 5)] };
  const first = { type: 'activate', locomotive: 0 };
  const said = (statistic: string) => refusal(locoDome, rosters, first, statistic);
  assert.equal(said('grate-area'), null);
  for (const statistic of ['bells', 'whistles', '', '__proto__'])
    assert.equal(said(statistic), 'LD-2.1', statistic);
});

test('DH-2.1 a foreign card has no value for a statistic that is none of the forty and is not on it', () => {
  const engines = { engines: [cards('a', 2), cards('b', 2)] };
  const first = { type: 'field', engine: 0 };
  const said = (statistic: string) => refusal(doubleHeader, engines, first, statistic);
  assert.equal(said('grate-area'), null);
  for (const statistic of ['bells', '', '__proto__']) assert.equal(said(statistic), 'DH-2.1', statistic);
  assert.equal(said('whistles'), 'DH-2.3');
});
