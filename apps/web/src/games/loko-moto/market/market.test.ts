import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import { builtBy, FREE, type View } from '@turntable/games/loko-moto/types.ts';
import { plot } from '@turntable/pictures/loko-moto/plot.ts';
import { brings, cheapest, market, placesOf } from './market.ts';

/** A market of a train for two and one for three lines; the first so many of three lines that meet in a station are built. */
function star(advanced: boolean, built: number) {
  const blank = lokoMoto.view(lokoMoto.start(lokoMoto.host({ advanced }, 3)), 0);
  const board = plot(blank.box.sheet);
  const spokes = board.meeting.find((tracks) => tracks.length > 2)!.slice(0, 3);
  const own = spokes.slice(0, built);
  const lines = blank.lines.map((_, i) => (own.includes(i) ? builtBy(0) : FREE));
  const view: View = { ...blank, phase: 'main', market: ['muki', 'bz'], lines };
  return { view, board, third: spokes.slice(2) };
}
const progress = (advanced: boolean, built: number, picks: boolean): unknown[] => {
  const { view, board, third } = star(advanced, built);
  return market(view, board, 0, picks ? third : []).map((one) => [one!.has + one!.adds, one!.state]);
};

test('a train is ready once enough lines hang together', () => {
  assert.deepEqual(progress(false, 3, false), [
    [2, 'ready'],
    [3, 'ready'],
  ]);
  assert.deepEqual(progress(false, 2, true), [
    [2, 'ready'],
    [3, 'pick'],
  ]);
});

test('LM-8.1 in the advanced game a train is ready once one stroke draws enough lines', () => {
  for (const [built, picks] of [
    [3, false],
    [2, true],
  ] as const)
    assert.deepEqual(progress(true, built, picks), [
      [2, 'ready'],
      [2, 'short'],
    ]);
});

test('LM-8.1 a picked line is enough for a train that it lets one buy', () => {
  const newly = (advanced: boolean): unknown => {
    const { view, board, third } = star(advanced, 2);
    const { network, train } = brings(view, board, 0, third);
    return [network, train?.id];
  };
  assert.deepEqual(
    [newly(false), newly(true)],
    [
      [3, 'bz'],
      [3, undefined],
    ],
  );
});

test('LM-8.1 what is lacking for the cheapest train is told by the lines that could pay', () => {
  const lacking = (advanced: boolean): unknown => {
    const { view, board } = star(advanced, 3);
    return cheapest({ ...view, market: [null, 'bz'] }, board, 0);
  };
  assert.deepEqual(lacking(false), { price: 3, has: 3 });
  assert.deepEqual(lacking(true), { price: 3, has: 2 });
});

test('a price is drawn as places for lines unless it is too high for that', () => {
  assert.equal(placesOf(6), 6);
  assert.equal(placesOf(6, 8), 8);
  assert.equal(placesOf(Number.MAX_SAFE_INTEGER), 0);
});
