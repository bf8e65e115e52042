import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ringOf } from './ring.ts';

const ANSWERS = { answering: { ids: ['veto 3'], left: 24_000 }, answerSeconds: 20 };
const seat = (left: number, runs = true) => ({ left, grace: 30_000, runs, stage: 'ok' as const });

test('the ring stands full while the duel is shown, then empties; the last five seconds are counted', () => {
  const at = (elapsed: number) => ringOf(ANSWERS, [0], elapsed)!;
  assert.deepEqual(at(0), { seconds: 20, part: 1, late: false, next: 5_000 });
  assert.deepEqual(at(4_000), { seconds: 20, part: 1, late: false, next: 1_000 });
  assert.deepEqual(at(14_500), { seconds: 10, part: 0.475, late: false, next: 500 });
  assert.deepEqual(
    [18_900, 19_000, 23_500].map((elapsed) => [at(elapsed).seconds, at(elapsed).late]),
    [
      [6, false],
      [5, true],
      [1, true],
    ],
  );
  assert.deepEqual(at(30_000), { seconds: 0, part: 0, late: true, next: null });
});

test('without an answer time it is the low clock of who is asked, and nothing while there is plenty or by turns', () => {
  const clock = {
    rule: { kind: 'live', bank: 300, increment: 5 } as const,
    seats: [seat(20_500), seat(9_000)],
  };
  assert.equal(ringOf({ clock }, [0], 500)?.seconds, 20);
  assert.equal(ringOf({ clock }, [0, 1], 500)?.seconds, 9, 'the one that is over first');
  assert.equal(ringOf({ clock: { ...clock, seats: [seat(200_000)] } }, [0], 0), null);
  assert.equal(ringOf({ clock: { ...clock, seats: [seat(9_000, false)] } }, [0], 0), null);
  assert.equal(ringOf({ clock: { rule: { kind: 'turns', hours: 8 }, seats: [seat(9_000)] } }, [0], 0), null);
  assert.equal(ringOf({}, [0], 0), null);
});
