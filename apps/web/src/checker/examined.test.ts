import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  chanceDecision,
  commitment,
  drawEntry,
  keyedRng,
  writeRecord,
  type AnyGame,
} from '@turntable/engine';
import { GAMES } from '@turntable/games';
import { en } from '@turntable/messages/en.ts';
import { examined } from './examined.ts';

const SEED = 'a seed';
function exported(game: AnyGame, seats: number, dealtFrom = SEED): string {
  const setup = game.host({}, seats);
  const start = game.start(setup);
  const deal = drawEntry(game, start, chanceDecision(game.decisions(start))!, keyedRng(dealtFrom, 0));
  const names = Array.from({ length: seats }, (_, seat) => `Player ${seat}`);
  const fairness = { commitment: commitment(SEED), seed: SEED, host: game.record.writeHost(setup)! };
  return JSON.stringify(writeRecord(game, names, game.apply(start, deal).state, [deal], { fairness }));
}

test('the checker knows every game, by name too, and finds what does not fit', () => {
  for (const game of GAMES) {
    const seats = game.seats.at(-1)!;
    const found = examined(exported(game, seats));
    assert.ok('check' in found);
    assert.deepEqual([found.game, found.names.length, found.check.fits], [game.id, seats, true]);
    const other = examined(exported(game, seats, 'another seed'));
    assert.ok('check' in other && !other.check.fits);
    assert.ok(`checker.game.${game.id}` in en);
  }
});

test('of a game kept by hand the checker says that nothing was promised', () => {
  const { fairness: _, ...record } = JSON.parse(exported(GAMES[0]!, 2)) as Record<string, unknown>;
  assert.deepEqual(examined(JSON.stringify({ ...record, kept: { by: 'scorer' } })), { kept: true });
  assert.ok('unreadable' in examined(JSON.stringify(record)));
});

test('what is no record is said to be none, with the place', () => {
  assert.match((examined('{"format":') as { unreadable: string }).unreadable, /JSON/);
  assert.deepEqual(examined('{"format":"else"}'), { unreadable: 'format: expected "turntable/1"' });
  assert.deepEqual(examined('7'), { unreadable: 'record: expected an object' });
});
