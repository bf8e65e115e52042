import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ClockRule } from '@turntable/protocol';
import {
  escalate,
  clockInfo,
  graceOf,
  moved,
  nextStep,
  resumed,
  returned,
  run,
  startClocks,
  type Later,
} from './clock.ts';
import type { Quiet, SeatClock } from '../storage/rows.ts';

// Long: a table of stories, each a line for what happens at a second.

const LIVE: ClockRule = { kind: 'live', bank: 100, increment: 5 };
const LIVES = [LIVE, LIVE];
const TURNS: ClockRule = { kind: 'turns', hours: 24 };
const H = 3_600_000;

const nobody = (): null => null;

/** One thing that happens at a table, at a second of its time. */
type Happens =
  | { readonly awaited: readonly number[]; readonly onHoliday?: true }
  | { readonly moved: number; readonly depth: number }
  | { readonly back: number }
  | { readonly steps: readonly string[] };

/** Plays a story; steps are checked as they come, and what is left at the end is given in seconds. */
function story(rule: ClockRule, happens: readonly (readonly [number, Happens])[]) {
  const rules = [rule, rule];
  let clocks: readonly SeatClock[] = startClocks(rules);
  let now = 0;
  for (const [at, what] of happens) {
    now = at * 1000;
    if ('awaited' in what)
      clocks = run(rules, clocks, new Set(what.awaited), now, nobody, what.onHoliday ? () => now : nobody);
    else if ('moved' in what) clocks = moved(rules, clocks, what.moved, what.depth, now);
    else if ('back' in what) clocks = returned(rules, clocks, what.back, now);
    else {
      const after = escalate(rules, clocks, now);
      clocks = after.clocks;
      assert.deepEqual(
        after.steps.map(({ seat, stage }) => `${seat} ${stage}`),
        what.steps,
        `at ${at}`,
      );
    }
  }
  const { seats } = clockInfo(rule, null, clocks, now);
  return seats.map(({ left, runs, stage }) => [left / 1000, runs, stage]);
}

const STORIES: readonly {
  readonly name: string;
  readonly rule: ClockRule;
  readonly happens: readonly (readonly [number, Happens])[];
  readonly end: ReturnType<typeof story>;
}[] = [
  {
    name: 'only the clock of whoever is awaited runs, and a move gives the increment',
    rule: LIVE,
    happens: [
      [0, { awaited: [0] }],
      [30, { moved: 0, depth: 2 }],
      [30, { awaited: [1] }],
      [40, { awaited: [1] }],
    ],
    end: [
      [75, false, 'ok'],
      [90, true, 'ok'],
    ],
  },
  {
    name: 'several run at once',
    rule: LIVE,
    happens: [
      [0, { awaited: [0, 1] }],
      [10, { moved: 1, depth: 2 }],
      [10, { awaited: [0] }],
      [25, { awaited: [0] }],
    ],
    end: [
      [75, true, 'ok'],
      [95, false, 'ok'],
    ],
  },
  {
    name: 'while only chance, bots or the judge are awaited all stand',
    rule: LIVE,
    happens: [
      [0, { awaited: [0] }],
      [10, { awaited: [] }],
      [500, { steps: [] }],
    ],
    end: [
      [90, false, 'ok'],
      [100, false, 'ok'],
    ],
  },
  {
    name: 'a holiday stops it, and by turns the move goes on with what was left',
    rule: TURNS,
    happens: [
      [0, { awaited: [0] }],
      [3600, { awaited: [0], onHoliday: true }],
      [36_000, { awaited: [0], onHoliday: true }],
      [36_000, { awaited: [0] }],
      [39_600, { awaited: [0] }],
    ],
    end: [
      [22 * 3600, true, 'ok'],
      [24 * 3600, false, 'ok'],
    ],
  },
  {
    name: 'by turns each move has its hours anew',
    rule: TURNS,
    happens: [
      [0, { awaited: [0] }],
      [50_000, { moved: 0, depth: 2 }],
      [50_000, { awaited: [0] }],
      [50_100, { awaited: [0] }],
    ],
    end: [
      [24 * 3600 - 100, true, 'ok'],
      [24 * 3600, false, 'ok'],
    ],
  },
  {
    name: 'whoever takes back and moves again gets no second increment',
    rule: LIVE,
    happens: [
      [0, { awaited: [0] }],
      [10, { moved: 0, depth: 2 }],
      [10, { awaited: [1] }],
      [10, { awaited: [0] }],
      [10, { moved: 0, depth: 2 }],
    ],
    end: [
      [95, false, 'ok'],
      [100, false, 'ok'],
    ],
  },
  {
    name: 'the ladder has two steps, each once, and the clock of a seat that a bot plays for stands',
    rule: LIVE,
    happens: [
      [0, { awaited: [0] }],
      [99, { steps: [] }],
      [100, { steps: ['0 out'] }],
      [105, { steps: [] }],
      [110, { steps: ['0 autopilot'] }],
      [110, { awaited: [0] }],
      [900, { steps: [] }],
    ],
    end: [
      [0, false, 'autopilot'],
      [100, false, 'ok'],
    ],
  },
  {
    name: 'nobody looked for long: both steps come, in their order',
    rule: LIVE,
    happens: [
      [0, { awaited: [0, 1] }],
      [20, { moved: 1, depth: 2 }],
      [20, { awaited: [0] }],
      [5000, { steps: ['0 out', '0 autopilot'] }],
    ],
    end: [
      [0, false, 'autopilot'],
      [85, false, 'ok'],
    ],
  },
  {
    name: 'a move in the grace is a move, and the next grace is whole',
    rule: LIVE,
    happens: [
      [0, { awaited: [0] }],
      [100, { steps: ['0 out'] }],
      [108, { moved: 0, depth: 2 }],
      [108, { awaited: [0] }],
      [113, { steps: ['0 out'] }],
      [122, { steps: [] }],
    ],
    end: [
      [0, true, 'out'],
      [100, false, 'ok'],
    ],
  },
  {
    name: 'who comes back with an empty bank has the grace for each move, and is not told anew each time',
    rule: { ...LIVE, increment: 0 },
    happens: [
      [0, { awaited: [0] }],
      [110, { steps: ['0 out', '0 autopilot'] }],
      [200, { back: 0 }],
      [200, { awaited: [0] }],
      [209, { steps: [] }],
      [209, { moved: 0, depth: 4 }],
      [209, { awaited: [0] }],
      [218, { steps: [] }],
      [219, { steps: ['0 autopilot'] }],
    ],
    end: [
      [0, false, 'autopilot'],
      [100, false, 'ok'],
    ],
  },
  {
    name: 'by turns one reminder a move, a quarter of it before its end, whatever stops the clock meanwhile',
    rule: TURNS,
    happens: [
      [0, { awaited: [0] }],
      [18 * 3600 - 1, { steps: [] }],
      [18 * 3600, { steps: ['0 warned'] }],
      [18 * 3600, { steps: [] }],
      [19 * 3600, { awaited: [0], onHoliday: true }],
      [40 * 3600, { steps: [] }],
      [41 * 3600, { awaited: [0] }],
      [42 * 3600, { steps: [] }],
      [43 * 3600, { moved: 0, depth: 1 }],
      [43 * 3600, { awaited: [0] }],
      [61 * 3600, { steps: ['0 warned'] }],
      [67 * 3600, { steps: ['0 out'] }],
    ],
    end: [
      [0, true, 'out'],
      [86_400, false, 'ok'],
    ],
  },
];

for (const { name, rule, happens, end } of STORIES)
  test(`clock: ${name}`, () => assert.deepEqual(story(rule, happens), end));

test('clock: nothing new is the same state, so that nothing is stored', () => {
  const clocks = run(LIVES, startClocks(LIVES), new Set([0]), 0);
  assert.equal(run(LIVES, clocks, new Set([0]), 9000), clocks);
  assert.equal(escalate(LIVES, clocks, 9000).clocks, clocks);
  assert.equal(resumed(clocks, 0), clocks);
});

test('clock: the next step is the earliest of those that run; none while all stand', () => {
  const clocks = startClocks(LIVES);
  assert.equal(nextStep(LIVES, clocks), null);
  const both = run(LIVES, run(LIVES, clocks, new Set([1]), 3000), new Set([0, 1]), 8000);
  assert.equal(nextStep(LIVES, both), 103_000);
  assert.equal(nextStep(LIVES, escalate(LIVES, both, 103_000).clocks), 108_000);
  assert.equal(nextStep(LIVES, escalate(LIVES, both, 108_000).clocks), 113_000);
});

test('clock: by turns the reminder is due first, a quarter of the move before its end, 12 hours at most', () => {
  const clocks = run([TURNS, TURNS], startClocks([TURNS, TURNS]), new Set([0]), 0);
  assert.equal(nextStep([TURNS, TURNS], clocks), 18 * H);
  assert.equal(nextStep([TURNS, TURNS], escalate([TURNS, TURNS], clocks, 18 * H).clocks), 24 * H);
  const long: ClockRule = { kind: 'turns', hours: 336 };
  assert.equal(
    nextStep([long, long], run([long, long], startClocks([long, long]), new Set([1]), 0)),
    324 * H,
  );
});

test('clock: a time stored ahead of the server’s, by a crash, charges nobody', () => {
  const clocks = run(LIVES, startClocks(LIVES), new Set([0]), 20_000);
  assert.equal(clockInfo(LIVE, null, resumed(clocks, 5000), 6000).seats[0]!.left, 99_000);
});

test('clock: the grace is a tenth, whole, and neither too short to move nor endless', () => {
  const graces = [1, 60, 300, 6000].map((bank) => graceOf({ kind: 'live', bank, increment: 0 }) / 1000);
  assert.deepEqual(graces, [10, 10, 30, 60]);
  const hours = [1, 24, 72].map((each) => graceOf({ kind: 'turns', hours: each }) / H);
  assert.deepEqual(hours, [1, 3, 8]);
});

test('clock: by turns no time is over in the quiet hours that a move began with: the ladder waits for their end', () => {
  const rules: ClockRule[] = [
    { kind: 'turns', hours: 10 },
    { kind: 'turns', hours: 10 },
  ];
  const night = { from: '22:00', to: '08:00', zone: 'UTC' };
  /** Quiet from 22 h to 32 h of a time that begins at midnight. */
  const later: Later = (time, quiet) => {
    const hour = time / H;
    return quiet && hour >= 22 && hour < 32 ? 32 * H : time;
  };
  const quietOf = (seat: number): Quiet | null => (seat === 0 ? night : null);
  const begun = run(rules, startClocks(rules), new Set([0, 1]), 14 * H, quietOf);
  assert.deepEqual(begun[0]!.quiet, night);
  const steps = (clocks: readonly SeatClock[], hour: number): string =>
    escalate(rules, clocks, hour * H, later)
      .steps.map(({ seat, stage }) => `${seat} ${stage}`)
      .join(', ');
  const after = (clocks: readonly SeatClock[], hour: number): readonly SeatClock[] =>
    escalate(rules, clocks, hour * H, later).clocks;
  const left = (clocks: readonly SeatClock[], hour: number): number[] =>
    clockInfo(rules[0]!, null, clocks, hour * H, later).seats.map((seat) => seat.left / H);
  assert.deepEqual(left(begun, 15), [17, 9], 'what is told is until the end');
  assert.equal(steps(begun, 24), '1 out');
  assert.equal(nextStep(rules, begun, later), 21.5 * H, 'the other’s reminder comes first');
  const out = after(begun, 24);
  assert.equal(nextStep(rules, out, later), 25 * H);
  const bot = after(out, 25);
  assert.equal(nextStep(rules, bot, later), 29.5 * H, 'a reminder by the end that holds');
  const warned = after(bot, 30);
  assert.equal(nextStep(rules, warned, later), 32 * H);
  assert.equal(steps(warned, 31.9), '');
  const over = after(warned, 32);
  assert.equal(steps(warned, 32), '0 out');
  assert.deepEqual(
    clockInfo(rules[0]!, null, over, 32 * H, later).seats[0],
    { left: 0, grace: H, runs: true, stage: 'out' },
    'and then the grace is whole',
  );
  assert.equal(nextStep(rules, over, later), 33 * H);
  assert.equal(steps(warned, 33), '0 out, 0 autopilot', 'late, all at once');
  // A grace that would end in the night ends with it.
  const short = run(rules, startClocks(rules), new Set([0]), 11.5 * H, quietOf);
  const graced = after(after(short, 20), 21.5);
  assert.equal(graced[0]!.stage, 'out');
  assert.equal(nextStep(rules, graced, later), 32 * H);
});

test('clock: other quiet hours are for the next move, and live there are none', () => {
  const rules: ClockRule[] = [{ kind: 'turns', hours: 10 }];
  const first = { from: '22:00', to: '08:00', zone: 'UTC' };
  const second = { from: '10:00', to: '20:00', zone: 'UTC' };
  const all = new Set([0]);
  const begun = run(rules, startClocks(rules), all, 0, () => first);
  const away = (): number => H;
  const stands = run(rules, begun, all, H, () => second, away);
  const again = run(rules, stands, all, 2 * H, () => second);
  assert.deepEqual(again[0]!.quiet, first, 'a holiday begins no new move');
  const next = run(rules, moved(rules, again, 0, 2, 3 * H), all, 3 * H, () => second);
  assert.deepEqual(next[0]!.quiet, second);
  const none = run(rules, moved(rules, next, 0, 3, 4 * H), all, 4 * H, () => null);
  assert.equal(none[0]!.quiet, undefined);
  assert.equal(run([LIVE], startClocks([LIVE]), all, 0, () => first)[0]!.quiet, undefined);
});
