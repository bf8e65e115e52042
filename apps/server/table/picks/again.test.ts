import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gameById } from '@turntable/games';
import { Match } from '@turntable/match/match.ts';
import { Problem } from '../../base/problem.ts';
import { row } from '../../testing/store.ts';
import type { TableRow } from '../../storage/rows.ts';
import {
  lacksConsent,
  optionsWith,
  pick,
  picksAfter,
  picksAgain,
  picksInfo,
  startsByItself,
} from './picks.ts';

const seed = 'ab'.repeat(32);
const person = (guest: string) => ({ kind: 'person', guest, name: guest }) as const;

/** A game that is dealt, and the row of its table. */
function dealt(id: 'double-header' | 'loco-dome', seats: TableRow['seats'], options = {}) {
  const game = gameById(id)!;
  const match = new Match(game, game.host({ ...options, starters: [0] }, seats.length));
  for (let drawn = match.draw(seed); drawn; drawn = match.draw(seed)) match.submit(drawn);
  const none = seats.map(() => null);
  const picks = { engines: none, consents: seats.map(() => false), presets: seats.map(() => []) };
  return { game, match, row: row('one', { game: id, seats, options, picks, status: 'over' }) };
}

for (const [id, seats] of [
  ['double-header', ['ada', 'ben']],
  ['double-header', ['ada', 'ben', 'cleo', 'dan']],
  ['loco-dome', ['ada', 'ben']],
] as const)
  test(`${id}, ${seats.length} seats: with sides swapped everybody plays with what stood opposite`, () => {
    const {
      game,
      match,
      row: over,
    } = dealt(id, seats.map(person), {
      lots: id === 'double-header' ? 'three' : 'band',
    });
    const before = game.picks!.brought(match.state)!;
    const picks = picksAgain(over, 'ada', 'swap', match);
    const next: TableRow = { ...over, picks, status: 'waiting', starter: 'lot' };
    const setup = game.host({ ...optionsWith(next, game), starters: [0] }, seats.length);
    const second = new Match(game, setup);
    for (let drawn = second.draw(seed); drawn; drawn = second.draw(seed)) second.submit(drawn);
    const half = seats.length / 2;
    assert.deepEqual(
      game.picks!.brought(second.state),
      before.map((_, seat) => before[(seat + half) % seats.length]),
    );
    // LV-1.6: what stood on one's own side is the other's secret now.
    const view = second.game.view(second.state, 0);
    for (const locomotive of before[0]!) assert.ok(game.picks!.hides(view, locomotive as string));
  });

test('the next game with the same locomotives waits until everybody has agreed', () => {
  const { game, match, row: over } = dealt('double-header', [person('ada'), person('ben')]);
  const picks = picksAgain(over, 'ada', 'same', match);
  const next: TableRow = { ...over, picks, status: 'waiting', startWhenFull: true };
  assert.deepEqual(picks.consents, [true, false]);
  assert.equal(lacksConsent(next), true);
  assert.equal(startsByItself(next, game), false);
  assert.equal(picksInfo(next, game)!.again, 'same');
  const agreed = { ...next, picks: { ...picks, consents: [true, true] } };
  assert.equal(lacksConsent(agreed), false);
  assert.equal(startsByItself(agreed, game), true);
});

test('who opens the seal, or sits down anew, has everybody pick anew', () => {
  const { game, match, row: over } = dealt('double-header', [person('ada'), person('ben')]);
  const next: TableRow = { ...over, picks: picksAgain(over, 'ada', 'swap', match), status: 'waiting' };
  for (const after of [
    pick(next, 'ben', 1, [], game),
    picksAfter(next, [person('ada'), { kind: 'open', name: '' }])!,
  ]) {
    assert.deepEqual(after.engines, [null, null]);
    assert.equal(after.again, undefined);
    assert.deepEqual(after.consents, [false, false]);
  }
});

test('sides are not swapped at a rated table, nor before a deal', () => {
  const { match, row: over } = dealt('double-header', [person('ada'), person('ben')]);
  const rated: TableRow = { ...over, rated: { agreed: ['ada', 'ben'] } };
  assert.throws(() => picksAgain(rated, 'ada', 'swap', match), Problem);
  assert.throws(() => picksAgain(over, 'ada', 'swap', null), Problem);
  assert.deepEqual(picksAgain(rated, 'ada', 'same', match).again!.engines, 'same');
});
