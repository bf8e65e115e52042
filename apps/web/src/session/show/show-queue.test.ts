import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ShowQueue, type Act } from './show-queue.ts';

/** Each item is an act of four seconds: what happens, and three seconds later what came of it. */
const acts = (log: readonly unknown[], from: number): Act[] =>
  log.slice(from).map((_, i): Act => {
    const at = from + i;
    const step = { score: at, stage: at + 1 };
    return {
      ...{ from: at, to: at + 1, length: 4_000 },
      steps: [
        { ...step, at: 0, part: 'call' },
        { ...step, at: 3_000, part: 'result' },
      ],
    };
  });

/** A queue, a log that the test lengthens, and a clock that it moves. */
function watched() {
  let time = 0;
  let due: { readonly at: number; readonly run: () => void } | null = null;
  const clock = {
    now: () => time,
    after(ms: number, run: () => void) {
      const mine = { at: time + ms, run };
      due = mine;
      return () => {
        if (due === mine) due = null;
      };
    },
  };
  const known = (count: number) => ({
    view: { decisions: [count] },
    log: ITEMS.slice(0, count),
  });
  const queue = new ShowQueue(acts, known(0), false, clock);
  return {
    queue,
    feed: (count: number) => queue.feed(known(count), { still: false, jump: false }),
    move(to: number): void {
      while (due && due.at <= to) {
        const { at, run } = due;
        due = null;
        time = at;
        run();
      }
      time = to;
    },
    /** What is on the stage, and which part of it. */
    shown: (): readonly [number, string | undefined] => {
      const { stage, now } = queue.getSnapshot();
      return [stage.length, now?.part];
    },
  };
}
const ITEMS = Array.from({ length: 9 }, (_, n) => ({ n, event: { kind: 'happened' } }));

test('what is cut short because others wait ends then, and the next one is shown from its beginning', () => {
  const { feed, move, shown, queue } = watched();
  feed(1);
  move(2_500);
  feed(2);
  assert.deepEqual(shown(), [1, 'call']);
  // Now three wait, and the first of them has been shown for longer than a brief one.
  feed(3);
  assert.deepEqual(shown(), [2, 'call']);
  move(5_499);
  assert.deepEqual(shown(), [2, 'call']);
  move(5_500);
  assert.deepEqual(shown(), [2, 'result']);
  move(6_500);
  assert.deepEqual(shown(), [3, 'call']);
  move(10_500);
  assert.equal(queue.getSnapshot().now, null);
});

test('of many that come at once all but two are brief, one after the other', () => {
  const { feed, move, shown } = watched();
  feed(4);
  const seen = [0, 149, 150, 299, 300, 4_299, 4_300].map((to) => {
    move(to);
    return shown().join(' ');
  });
  assert.deepEqual(seen, ['1 result', '1 result', '2 result', '2 result', '3 call', '3 result', '4 call']);
});

test('what comes while something is shown leaves the lists of what was shown as they are', () => {
  const { feed, move, queue } = watched();
  feed(1);
  move(1_000);
  const { stage, score, log } = queue.getSnapshot();
  feed(2);
  const after = queue.getSnapshot();
  assert.deepEqual([after.stage.length, after.score.length, after.log.length], [1, 0, 0]);
  assert.ok(after.stage === stage && after.score === score && after.log === log);
});
