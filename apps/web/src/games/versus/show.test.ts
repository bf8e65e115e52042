import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Decision, Happening } from '@turntable/engine';
import { doubleHeader } from '@turntable/games/double-header/index.ts';
import { PLAYTHROUGHS as DOUBLE_HEADER } from '@turntable/games/double-header/playthroughs.node.ts';
import type { Event as DhEvent, State as DhState } from '@turntable/games/double-header/types.ts';
import { locoDome } from '@turntable/games/loco-dome/index.ts';
import { PLAYTHROUGHS as LOCO_DOME } from '@turntable/games/loco-dome/playthroughs.node.ts';
import { activeOf } from '@turntable/games/loco-dome/roundhouse.ts';
import type { Event as LdEvent, State as LdState } from '@turntable/games/loco-dome/types.ts';
import { ShowQueue, type Shown } from '../../session/show/show-queue.ts';
import { duelOf, episodes } from '../double-header/duel.ts';
import { stageStateAfter as dhStage } from '../double-header/record/stage-state.ts';
import { stageStateAfter as ldStage } from '../loco-dome/stage-state.ts';
import { lastCall } from '../loco-dome/record/story.ts';
import { duelStaging } from './staging.ts';

interface Item<Event> {
  readonly n: number;
  readonly event: Event;
}
interface Position {
  readonly decisions: readonly Decision[];
}
/** A golden game: its positions, and the log as it stood at each of them. */
interface Course<State, Event> {
  readonly states: readonly State[];
  readonly logs: readonly (readonly Item<Event>[])[];
}

function courseOf<State extends Position, Event extends Happening>(
  apply: (state: State, entry: never) => { readonly state: State; readonly events: readonly Event[] },
  { dealt, entries }: { readonly dealt: State; readonly entries: readonly unknown[] },
): Course<State, Event> {
  const states = [dealt];
  const logs: (readonly Item<Event>[])[] = [[]];
  for (const [i, entry] of entries.entries()) {
    const step = apply(states[i]!, entry as never);
    states.push(step.state);
    logs.push([...logs[i]!, ...step.events.map((event) => ({ n: i + 2, event }))]);
  }
  return { states, logs };
}

/** A clock that a test moves. */
class Clock {
  time = 0;
  #due: { at: number; run: () => void } | null = null;
  readonly now = (): number => this.time;
  readonly after = (ms: number, run: () => void): (() => void) => {
    const due = { at: this.time + ms, run };
    this.#due = due;
    return () => {
      if (this.#due === due) this.#due = null;
    };
  };
  /** Moves to `to`, waking whoever waits on the way. */
  move(to: number): void {
    while (this.#due && this.#due.at <= to) {
      const { at, run } = this.#due;
      this.#due = null;
      this.time = Math.max(this.time, at);
      run();
    }
    this.time = Math.max(this.time, to);
  }
}

/** How a reader gets to see a game: what comes how fast, and what they do meanwhile. */
interface Manner {
  readonly name: string;
  /** Milliseconds between two updates. */
  readonly pace: number;
  /** Only each so many views arrive; the log is whole. */
  readonly every?: number;
  readonly still?: boolean;
  readonly skips?: boolean;
}
const MANNERS: readonly Manner[] = [
  { name: 'slowly', pace: 9_000 },
  { name: 'slowly, without movement', pace: 9_000, still: true },
  { name: 'as fast as bots', pace: 900 },
  { name: 'all at once', pace: 0 },
  { name: 'with views left out', pace: 2_000, every: 5 },
  { name: 'skipping', pace: 1_700, skips: true },
];

/** Shows a whole game and checks each thing that the reader gets to see. */
function watch<State extends Position, Event extends Happening>(
  { states, logs }: Course<State, Event>,
  { pace, every = 1, still = false, skips = false }: Manner,
  check: (shown: Shown<State, Item<Event>>, time: number) => void,
): void {
  const clock = new Clock();
  const queue = new ShowQueue<State, Item<Event>>(
    duelStaging,
    { view: states[0]!, log: logs[0]! },
    still,
    clock,
  );
  queue.subscribe(() => check(queue.getSnapshot(), clock.time));
  const feed = (at: number): void =>
    queue.feed({ view: states[at]!, log: logs[at]! }, { still, jump: false });
  for (let at = 1; at < states.length; at++) {
    if (at % every === 0 || at === states.length - 1) feed(at);
    clock.move(clock.time + pace / 2);
    if (skips) queue.skip();
    clock.move(clock.time + pace / 2);
  }
  clock.move(clock.time + 60_000);
  const end = queue.getSnapshot();
  assert.equal(end.now, null, 'everything was shown');
  assert.equal(end.log.length, logs.at(-1)!.length);
  assert.equal(end.view, states.at(-1));
}

/** What holds for both games. Returns the position that has exactly what the reader was told. */
function common<State extends Position, Event extends Happening>(
  { states, logs }: Course<State, Event>,
  { view, log, stage, score, now }: Shown<State, Item<Event>>,
): State | undefined {
  const at = logs.findLastIndex(({ length }) => length === log.length);
  assert.ok(stage.length >= log.length && stage.length >= score.length && score.length >= log.length);
  if (view.decisions.length > 0) {
    assert.equal(now, null, 'a question waits for what is being shown');
    assert.ok(at >= 0);
    assert.equal(stage.length, log.length);
    assert.equal(score.length, log.length);
    const causes = states
      .filter((_, i) => logs[i]!.length === log.length)
      .flatMap(({ decisions }) => decisions);
    for (const decision of view.decisions)
      assert.ok(
        causes.includes(decision as Decision),
        `${(decision as Decision).id} before its cause was shown`,
      );
  }
  return now === null ? states[at] : undefined;
}

/** When each item came on the stage, and when the score counted it. */
function timesOf(): {
  note(shown: Shown<Position, unknown & Item<Happening>>, time: number): void;
  readonly stage: Map<Happening, number>;
  readonly score: Map<Happening, number>;
} {
  const stage = new Map<Happening, number>();
  const score = new Map<Happening, number>();
  const first = (map: Map<Happening, number>, items: readonly Item<Happening>[], time: number): void => {
    for (const { event } of items) if (!map.has(event)) map.set(event, time);
  };
  return {
    note(shown, time) {
      first(stage, shown.stage, time);
      first(score, shown.score, time);
    },
    stage,
    score,
  };
}

/** The events of a game came in order, and values, result and point one after the other. */
function inOrder(log: readonly Item<Happening>[], times: ReturnType<typeof timesOf>, slow: boolean): void {
  for (const [i, { event }] of log.entries()) {
    const on = times.stage.get(event)!;
    if (i > 0) assert.ok(times.stage.get(log[i - 1]!.event)! <= on);
    if (event.kind !== 'won') continue;
    const read = times.stage.get(log[i - 1]!.event)!;
    const counted = times.score.get(event)!;
    assert.ok(counted >= on, 'a point is counted before its result');
    if (slow) assert.ok(read < on && on < counted, `read ${read}, result ${on}, point ${counted}`);
  }
}

for (const [name, playthrough] of Object.entries(DOUBLE_HEADER))
  test(`Double Header, ${name}: nothing is asked or counted before it was shown, and the pair is the one that met`, () => {
    const course = courseOf<DhState, DhEvent>(doubleHeader.apply.bind(doubleHeader), playthrough.tell());
    for (const manner of MANNERS) {
      const times = timesOf();
      watch(course, manner, (shown, time) => {
        times.note(shown, time);
        const stage = shown.stage.map(({ event }) => event);
        const at = common(course, shown);
        if (at) {
          assert.deepEqual(dhStage(shown.score.map(({ event }) => event)).scores, at.scores);
          if (stage.length > 0) assert.deepEqual(dhStage(stage).inUse, at.inUse, stage.at(-1)!.kind);
        }
        const episode = episodes(shown.stage).at(-1);
        if (!episode) return;
        const { sides, end } = duelOf(episode, episode.beats.length);
        if (end?.kind !== 'won') return;
        // Who met: the locomotives in use when the values were read, or the other one by Swap Orders.
        const read = stage.findIndex((event) => event.kind === 'read' && episode.beats.includes(event));
        const before = dhStage(stage.slice(0, read));
        const tagged = episode.beats.some(({ kind }) => kind === 'tagged');
        for (const team of [0, 1] as const) {
          const swapped = sides[team].booster === 'swap-orders';
          const inUse = before.inUse[team]!;
          if (!tagged) assert.equal(sides[team].locomotive, swapped ? 1 - inUse : inUse);
        }
      });
      inOrder(course.logs.at(-1)!, times, manner.pace > 4_000);
    }
  });

for (const [name, playthrough] of Object.entries(LOCO_DOME))
  test(`Loco Dome, ${name}: nothing is asked or counted before it was shown, and the pair is the one that met`, () => {
    const course = courseOf<LdState, LdEvent>(locoDome.apply.bind(locoDome), playthrough.tell());
    for (const manner of MANNERS) {
      const times = timesOf();
      watch(course, manner, (shown, time) => {
        times.note(shown, time);
        const stage = shown.stage.map(({ event }) => event);
        const at = common(course, shown);
        if (at && stage.length > 0) {
          const shownState = ldStage(stage);
          assert.deepEqual(ldStage(shown.score.map(({ event }) => event)).scores, at.scores);
          assert.deepEqual(
            shownState.active,
            ([0, 1] as const).map((side) => activeOf(at, side) ?? null),
            stage.at(-1)!.kind,
          );
          for (const side of [0, 1] as const)
            assert.deepEqual(
              shownState.fallen[side].toSorted(),
              at.locomotives[side].flatMap((status, i) => (status === 'knocked-out' ? [i] : [])),
            );
        }
        const called = lastCall(stage);
        if (called?.end?.kind !== 'won') return;
        const won = stage.findLast(({ kind }) => kind === 'won');
        const before =
          course.states[course.logs.findIndex((log) => log.some(({ event }) => event === won)) - 1]!;
        if (!before.contest || before.phase !== 'answering') return;
        const opposing = called.reads.findLast(({ side }) => side !== called.by)!;
        const own = called.reads.findLast(({ side }) => side === called.by)!;
        assert.equal(own.locomotive, activeOf(before, called.by));
        if (
          !stage
            .slice(stage.findLastIndex(({ kind }) => kind === 'called'))
            .some(({ kind }) => kind === 'blocked')
        )
          assert.equal(opposing.locomotive, before.contest.opposing);
      });
      inOrder(course.logs.at(-1)!, times, manner.pace > 4_000);
    }
  });

test('a skip ends what is shown, and only that; who was away sees how it stands', () => {
  const course = courseOf<DhState, DhEvent>(
    doubleHeader.apply.bind(doubleHeader),
    DOUBLE_HEADER['two-against-two']!.tell(),
  );
  const { states, logs } = course;
  const end = logs.findIndex(
    (log) => log.at(-1)?.event.kind === 'won' || log.some(({ event }) => event.kind === 'won'),
  );
  const clock = new Clock();
  const queue = new ShowQueue(duelStaging, { view: states[end - 1]!, log: logs[end - 1]! }, false, clock);
  queue.feed({ view: states[end]!, log: logs[end]! }, { still: false, jump: false });
  assert.equal(queue.getSnapshot().now?.part, 'call');
  clock.move(600);
  assert.equal(queue.getSnapshot().now?.part, 'first');
  queue.skip();
  assert.equal(queue.getSnapshot().now?.part, 'score');
  assert.deepEqual(queue.getSnapshot().view.decisions, [], 'the next question still waits');
  clock.move(760);
  assert.equal(queue.getSnapshot().now, null);
  assert.equal(queue.getSnapshot().view, states[end]);

  const away = new ShowQueue(duelStaging, { view: states[end - 1]!, log: logs[end - 1]! }, false, clock);
  away.feed({ view: states[end]!, log: logs[end]! }, { still: false, jump: false });
  // A page in the background is not woken up.
  clock.time += 31_000;
  away.feed({ view: states.at(-1)!, log: logs.at(-1)! }, { still: false, jump: false });
  assert.equal(away.getSnapshot().now, null);
  assert.equal(away.getSnapshot().log.length, logs.at(-1)!.length);
});
