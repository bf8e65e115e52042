import assert from 'node:assert/strict';
import test, { type TestContext } from 'node:test';
import { openDocument, press, runHook } from '../../../device/testing/hook.ts';
import type { RoundMove } from '../round/round.ts';
import { OTHERS, TIMES } from './pace.ts';

openDocument();
const { useCelebration } = await import('./use-celebration.ts');

const move = (n: number, kind: RoundMove['kind'], by = 0): RoundMove =>
  ({ n, kind, by, train: `T${n}` }) as unknown as RoundMove;
const celebrated = async (t: TestContext, first: readonly RoundMove[]) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const run = await runHook(
    ({ moves, on = true }: { moves: readonly RoundMove[]; on?: boolean }) => useCelebration(moves, 0, on),
    { moves: first },
  );
  return { run, shown: () => run.value?.move.n };
};

test('a purchase is shown once, for its time; those before the page was opened are not', async (t) => {
  const early = [move(1, 'bought')];
  const { run, shown } = await celebrated(t, early);
  await using _ = run;
  assert.equal(shown(), undefined);
  // Somebody moved after it before this page was told of either.
  const moves = [...early, move(2, 'bought'), move(3, 'built', 1)];
  await run.render({ moves });
  assert.equal(shown(), 2);
  await run.does(() => t.mock.timers.tick(TIMES.total - 1));
  assert.equal(shown(), 2);
  await run.does(() => t.mock.timers.tick(1));
  assert.equal(shown(), undefined);
  await run.render({ moves: [...moves] });
  assert.equal(shown(), undefined);
});

test('another’s purchase is shown faster; a key ends it, and one that nobody was to see is not shown later', async (t) => {
  const { run, shown } = await celebrated(t, []);
  await using _ = run;
  await run.render({ moves: [move(1, 'bought', 1)] });
  assert.equal(run.value?.factor, OTHERS);
  await run.does(() => t.mock.timers.tick(TIMES.total * OTHERS));
  assert.equal(shown(), undefined);
  await run.render({ moves: [move(1, 'bought', 1), move(2, 'bought')] });
  assert.equal(shown(), 2);
  await run.does(() => press('x'));
  assert.equal(shown(), undefined);
  const moves = [move(1, 'bought', 1), move(2, 'bought'), move(3, 'bought')];
  await run.render({ moves, on: false });
  await run.render({ moves });
  assert.equal(shown(), undefined);
});

test('a purchase that is taken back while it is shown is shown no longer', async (t) => {
  const { run, shown } = await celebrated(t, [move(1, 'built', 1)]);
  await using _ = run;
  await run.render({ moves: [move(1, 'built', 1), move(2, 'bought', 1)] });
  assert.equal(shown(), 2);
  await run.render({ moves: [move(1, 'built', 1)] });
  assert.equal(shown(), undefined);
});
