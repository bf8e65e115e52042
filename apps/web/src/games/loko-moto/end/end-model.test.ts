import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import { STANDARD } from '@turntable/games/loko-moto/sheets/standard.ts';
import { topology } from '@turntable/games/loko-moto/topology.ts';
import { builtBy, INKED, type View } from '@turntable/games/loko-moto/types.ts';
import { plot } from '@turntable/pictures/loko-moto/plot.ts';
import { apart, bestPurchase, countOrder, countUp, curves, gridOf, longestLine } from './end-model.ts';

const laid = plot(STANDARD);
const { index } = topology(STANDARD);
const start = lokoMoto.start(lokoMoto.host({}, 3));
const box = start.box;
const view = {
  box,
  hands: [
    { trains: ['bz', 'kiss'], shapes: ['step'], secret: [], secrets: 0 },
    { trains: [], shapes: [], secret: [], secrets: 0 },
    { trains: ['hajtany'], shapes: [], secret: [], secrets: 0 },
  ],
  scores: [11, -3, 2],
} as unknown as View;

test('LM-4.1: what is counted adds up to the score, column by column, ending with the last mover', () => {
  const order = countOrder(3, 0);
  assert.deepEqual(order, [1, 2, 0]);
  const all = countUp(view, order);
  assert.deepEqual(
    all.map(({ seat, column, points }) => [seat, column, points]),
    [
      [2, 'trains', 2],
      [0, 'trains', 4],
      [0, 'trains', 8],
      [0, 'shapes', 1],
      [1, 'unused', -3],
      [0, 'unused', -2],
    ],
  );
  for (const seat of [0, 1, 2])
    assert.equal(
      all.filter((item) => item.seat === seat).reduce((sum, { points }) => sum + points, 0),
      view.scores[seat],
    );
});

test('the best purchase is the one that won most, with its card', () => {
  const moveOf = (by: number, train: string | null, shape: string | null = null) =>
    ({ n: 1, by, kind: train ? 'bought' : 'built', sections: [], train, shape }) as const;
  const all = curves(view, [
    moveOf(0, 'bz', 'step'),
    moveOf(1, null),
    moveOf(2, 'hajtany'),
    moveOf(0, 'kiss'),
  ]);
  assert.deepEqual(
    all.map((steps) => steps.map(({ move, points }) => [move, points])),
    [
      [
        [1, 5],
        [4, 13],
      ],
      [],
      [[3, 2]],
    ],
  );
  assert.equal(bestPurchase(all)!.train, 'kiss');
  assert.equal(bestPurchase([[], []]), null);
});

test('the longest line runs along one railway, built or turned in, and takes no line twice', () => {
  const lines = STANDARD.sections.map(([a, b]) =>
    ['bp-vac', 'bp-eger'].includes(`${a}-${b}`)
      ? builtBy(1)
      : ['bp-fehervar', 'komarom-vac', 'fehervar-komarom'].includes(`${a}-${b}`)
        ? INKED
        : 0,
  );
  const inkedBy = { 'bp-fehervar': 1, 'fehervar-komarom': 1, 'komarom-vac': 0 };
  const { seat, sections } = longestLine(laid, lines, inkedBy, 2)!;
  assert.equal(seat, 1);
  assert.deepEqual(sections.length, 3, sections.map((i) => laid.tracks[i]!.id).join());
  assert.equal(new Set(sections).size, sections.length);
  assert.ok(sections.includes(index.get('fehervar-komarom')!));
  assert.equal(
    longestLine(
      laid,
      STANDARD.sections.map(() => 0),
      {},
      2,
    ),
    null,
  );
});

test('letters beside the curves keep their order and stand apart, also at the lower edge', () => {
  assert.deepEqual(apart([50, 10, 52, 90], 15, 100), [50, 10, 65, 90]);
  assert.deepEqual(apart([95, 95, 20], 15, 100), [85, 100, 20]);
  assert.deepEqual(apart([], 15, 100), []);
});

test('the lines across the chart stay few, whatever the points of a train of one’s own', () => {
  assert.deepEqual(gridOf(0), [0, 5]);
  assert.deepEqual(gridOf(12), [0, 5, 10, 15]);
  assert.equal(gridOf(100).length, 21);
  assert.deepEqual(gridOf(104).slice(0, 3), [0, 10, 20]);
  const far = gridOf(26 * Number.MAX_SAFE_INTEGER);
  assert.ok(far.length <= 22 && far.at(-1)! >= 26 * Number.MAX_SAFE_INTEGER);
});
