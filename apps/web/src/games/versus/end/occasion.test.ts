import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bestClaim, closestRun, closingClaim, curveOf, locomotiveOfTheMatch, type Run } from './occasion.ts';

const run = (statistic: string, a: Run['values'][0], b: Run['values'][0], more: Partial<Run> = {}): Run => ({
  statistic,
  values: [a, b],
  won: typeof a === 'number' && typeof b === 'number' && a > b ? 0 : 1,
  locomotives: [0, 0],
  boosted: false,
  ...more,
});
const RANKS: Readonly<Record<number, number>> = { 203: 1, 193: 4, 3: 29, 4: 2, 17: 40, 18: 39 };
const ranking = (_: string, value: Run['values'][0]) => ({ rank: RANKS[value as number] ?? 50, of: 100 });

test('the closest run is that of the nearest ranks; years, infinity, zero, boosters and ties are left out', () => {
  const close = run('boiler-pressure', 18, 17);
  const runs = [
    run('maximum-speed', 203, 193),
    run('cylinders', 3, 4),
    close,
    run('year-first-built', 1938, 1937),
    run('number-preserved', 1, 0),
    run('grate-area', 'infinity', 5),
    run('grate-area', 5, 5, { won: null }),
    run('boiler-pressure', 18, 18.01, { boosted: true }),
  ];
  const found = closestRun(runs, ranking)!;
  assert.equal(found.run, close);
  assert.equal(found.part.toFixed(4), (1 / 18).toFixed(4));
  assert.equal(closestRun([run('number-preserved', 1, 0)], ranking), null);
});

test('the locomotive of the match won most, then spoke best, then ran least', () => {
  const won = (side: 0 | 1, locomotives: Run['locomotives']): Run => ({
    ...run('x', 1, 2),
    won: side,
    locomotives,
  });
  const even = [won(0, [0, 0]), won(0, [0, 1]), won(1, [0, 1]), won(1, [1, 1]), won(0, [1, 0])];
  // Left 0 ran three and won two, right 1 ran three and won two.
  assert.deepEqual(locomotiveOfTheMatch(even, [{ side: 1, locomotive: 1 }]), {
    side: 1,
    locomotive: 1,
    runs: 3,
    won: 2,
    style: 1,
  });
  assert.deepEqual(
    locomotiveOfTheMatch([...even, won(0, [1, 0])], []),
    { side: 0, locomotive: 0, runs: 3, won: 2, style: 0 },
    'equal in all: the first that ran',
  );
  assert.equal(locomotiveOfTheMatch([...even, won(1, [0, 0])], [])?.side, 1, 'it ran less often');
  assert.equal(
    locomotiveOfTheMatch([...even, won(0, [1, 0]), won(1, [0, 0])], [])?.locomotive,
    1,
    'of two with as many won, the one that ran less',
  );
  assert.equal(locomotiveOfTheMatch([], []), null);
});

test('the curve of the score begins at nothing and has a step for each change', () => {
  assert.deepEqual(
    curveOf([
      [1, 0],
      [1, 0],
      [1, 1],
    ]),
    [
      [0, 0],
      [1, 0],
      [1, 1],
    ],
  );
});

test('the best claim is the one that most was called across after, else the last of all', () => {
  const claim = (n: number, text?: string) => ({
    n,
    point: text === undefined ? { feature: 'booster' as const } : { text },
  });
  const [first, second, third] = [claim(3, 'a'), claim(7, 'b'), claim(12)] as const;
  const claimed = [3, 7, 9, 12];
  const said = (seq: number, n: number, phrase: string) =>
    ({ seq, n, at: 0, kind: 'phrase', by: 1, with: { phrase } }) as const;
  const best = (...events: Parameters<typeof bestClaim>[2] & object) =>
    bestClaim([first, second, third], claimed, events);
  assert.equal(best(), third);
  assert.equal(bestClaim([first, second], claimed), second);
  assert.equal(bestClaim([third], claimed), third);
  assert.equal(bestClaim([], claimed), undefined);
  const unwritten = { n: 12, point: { text: '(point 5, not written down)' } } as const;
  assert.equal(bestClaim([first, unwritten], claimed), first, 'what nobody wrote down cannot be told');
  assert.equal(bestClaim([unwritten], claimed), undefined);
  assert.equal(best(said(0, 4, 'whistle'), said(1, 5, 'ouch'), said(2, 8, 'bold')), first);
  assert.equal(
    best(said(0, 10, 'ouch'), said(1, 11, 'ouch')),
    third,
    'what follows another claim is for that',
  );
  assert.equal(best(said(0, 3, 'hello'), said(1, 4, 'thanks')), third, 'other talk is no reaction');
  assert.equal(
    best(said(0, 4, 'ouch'), said(1, 8, 'ouch')),
    second,
    'of two called across as often the later',
  );
  assert.equal(best(said(0, 13, 'well-run')), third);
});

test('the best claim is told with its claimant, whose stamp upheld it, the reason, and each remark once', () => {
  const ruled = (n: number, text: string, how: 'judge' | 'others', reason: string | null) => ({
    ...{ n, seat: 2, point: { text } },
    ruling: { verdict: 'claimant' as const, how, by: null, reason },
  });
  const claims = [
    ruled(3, 'Sixteen wheels', 'judge', 'Dressed for dinner'),
    ruled(7, 'Blue', 'others', null),
  ];
  const said = ['whistle', 'ouch', 'whistle'].map(
    (phrase, seq) => ({ seq, n: 4, at: 0, kind: 'phrase', by: 1, with: { phrase } }) as const,
  );
  const names = ['Ada', 'Béla', 'Csilla', 'Dénes'];
  const feature = (id: string) => id;
  assert.deepEqual(closingClaim(claims, { events: said, names, feature, locomotive: () => 'T1' }), {
    ...{ seat: 2, name: 'Csilla', locomotive: 'T1', text: 'Sixteen wheels' },
    ...{ byJudge: true, reason: 'Dressed for dinner', reactions: ['whistle', 'ouch'] },
  });
  assert.deepEqual(closingClaim(claims, { events: undefined, names, feature }), {
    ...{ seat: 2, name: 'Csilla', locomotive: null, text: 'Blue' },
    ...{ byJudge: false, reason: null, reactions: [] },
  });
  assert.equal(closingClaim([{ ...claims[0]!, ruling: null }], { events: said, names, feature }), null);
});
