/** A part of something that is shown, in the order in which they come. */
export type Part = 'call' | 'first' | 'second' | 'result' | 'score' | 'falls' | 'event' | 'flies' | 'turns';

/** What is shown from `at` on, in milliseconds since the act began. Counts are numbers of log items, from the first. */
export interface Step {
  readonly at: number;
  readonly part: Part;
  /** Items that the stage shows. */
  readonly stage: number;
  /** Items that the score counts. */
  readonly score: number;
}
/** A thing that happened and is shown in one go: a call, a reading with its point, a knock-out. */
export interface Act {
  /** The first item of it, and the one after its last. */
  readonly from: number;
  readonly to: number;
  /** In order; nothing of the act is shown before the first. Empty if there is nothing to watch. */
  readonly steps: readonly Step[];
  /** Milliseconds until it is settled; 0 if there is nothing to watch. */
  readonly length: number;
  /** The item whose sentence stands in the header meanwhile; it must not give the result away. */
  readonly head?: number;
}
interface LogPart {
  readonly n: number;
  readonly event: { readonly kind: string };
}
/** Cuts the log from item `from` on into acts. `still`: for readers who want no movement. */
export type Staging = (log: readonly LogPart[], from: number, still: boolean) => readonly Act[];

/** The same staging with every time multiplied by `slowness`. */
export function slowed(staging: Staging, slowness: number): Staging {
  if (slowness === 1) return staging;
  const times = (ms: number): number => Math.round(slowness * ms);
  return (log, from, still) =>
    staging(log, from, still).map((act) => ({
      ...act,
      length: times(act.length),
      steps: act.steps.map((step) => ({ ...step, at: times(step.at) })),
    }));
}

/** How what is known now is to be shown. */
interface Manner {
  /** The reader wants no movement. */
  readonly still: boolean;
  /** All of it is shown at once: another move of a replay, another viewer. */
  readonly jump: boolean;
  /** Another staging than before. */
  readonly staging?: Staging;
}
/** As much of a view as the queue needs. */
interface Asking {
  readonly decisions: readonly unknown[];
}
/** What is known of a table at one moment; the log only grows, but for another viewer or a catch-up. */
export interface Known<View, Item extends LogPart> {
  readonly view: View;
  readonly log: readonly Item[];
}
/** What the reader has been shown. Header, score, log and question all read this and nothing else. */
export interface Shown<View, Item extends LogPart> {
  /** The position and the log as of the last thing that is settled; without questions as long as something is shown. */
  readonly view: View;
  readonly log: readonly Item[];
  /** The log as far as the stage shows it, and as far as the score counts it. */
  readonly stage: readonly Item[];
  readonly score: readonly Item[];
  /** What is being shown; null if all of it was. */
  readonly now: { readonly part: Part; readonly head: number | null } | null;
}
/** Clock and timers (ms), injected so that tests control them. */
export interface ShowClock {
  now(): number;
  after(ms: number, run: () => void): () => void;
}

/** Each of the earlier ones where more than `MOST_WAITING` wait, and the pause after a skip. Milliseconds. */
const BRIEF = 150;
const MOST_WAITING = 2;
/** Shorter acts belong to the next one and are not counted as waiting. Milliseconds. */
const COUNTED = 1_000;
/** After a break longer than this (ms) nothing is shown act by act; the page jumps to the present state. */
const AWAY = 30_000;

/**
 * The one queue of a table: what has happened is shown act by act, in order, and the view with its questions follows when
 * all before it was shown.
 */
export class ShowQueue<View extends Asking, Item extends LogPart> {
  #staging: Staging;
  readonly #clock: ShowClock;
  readonly #listeners = new Set<() => void>();
  /** Views whose happenings were not all shown, the oldest first; before them the one that is shown. */
  #known: Known<View, Item>[];
  #still: boolean;
  /** Items of acts that are settled. */
  #settled: number;
  /** When the act that is shown began, when the reader skipped it, and whether it is one of those that are brief. */
  #began: number | null = null;
  #skipped: number | null = null;
  #isBrief = false;
  #shown: Shown<View, Item>;
  #cancel: () => void = () => {};

  constructor(staging: Staging, known: Known<View, Item>, still: boolean, clock: ShowClock) {
    this.#staging = staging;
    this.#clock = clock;
    this.#known = [known];
    this.#still = still;
    this.#settled = known.log.length;
    this.#shown = settledAt(known);
  }

  readonly getSnapshot = (): Shown<View, Item> => this.#shown;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes what is known now. */
  feed(known: Known<View, Item>, { still, jump, staging = this.#staging }: Manner): void {
    this.#still = still;
    this.#staging = staging;
    const last = this.#known.at(-1)!;
    if (last.view === known.view && last.log === known.log && !jump) return;
    if (jump || known.log.length < last.log.length) this.#restart(known);
    else if (known.log.length === last.log.length) this.#known[this.#known.length - 1] = known;
    else this.#known.push(known);
    this.#run();
  }

  /** Jumps to the end of what is being shown; nothing else is skipped. */
  readonly skip = (): void => {
    if (this.#shown.now === null || this.#skipped !== null) return;
    this.#skipped = this.#clock.now();
    this.#run();
  };

  /** Shows nothing any more. */
  close(): void {
    this.#cancel();
  }

  #restart(known: Known<View, Item>): void {
    this.#known = [known];
    this.#settled = known.log.length;
    this.#began = null;
    this.#skipped = null;
  }

  /** Brings what is shown to the present moment and wakes up for the next change. */
  #run(): void {
    this.#cancel();
    const time = this.#clock.now();
    const { log } = this.#known.at(-1)!;
    if (this.#began !== null && time - this.#began > AWAY) this.#restart(this.#known.at(-1)!);
    const acts = this.#staging(log, this.#settled, this.#still);
    let waiting = acts.filter(({ length }) => length >= COUNTED).length;
    let step: Step | undefined;
    let now: Shown<View, Item>['now'] = null;
    for (const act of acts) {
      if (act.length > 0) {
        this.#began ??= time;
        const brief = waiting > MOST_WAITING || this.#skipped !== null;
        const from: number = this.#skipped ?? this.#began;
        const length = brief ? BRIEF : act.length;
        if (time - from < length) {
          const since = time - from;
          const due = brief ? act.steps.length - 1 : act.steps.findLastIndex(({ at }) => at <= since);
          step = act.steps[due] ?? { at: 0, part: 'call', stage: act.from, score: act.from };
          now = { part: step.part, head: act.head ?? null };
          const next = brief ? undefined : act.steps[due + 1];
          this.#cancel = this.#clock.after((next?.at ?? length) - since, () => this.#run());
          this.#isBrief = brief;
          break;
        }
        // The next act begins at the time when this one ended, not at the time of the timer. One that was shown for longer than
        // a brief one lasts, when others came, ends now: the next has none of its own time used up.
        const cut = brief && !this.#isBrief && this.#skipped === null;
        this.#began = cut ? Math.min(time, from + act.length) : from + length;
        this.#skipped = null;
        this.#isBrief = true;
        if (act.length >= COUNTED) waiting--;
      }
      this.#settled = act.to;
    }
    if (!now) this.#began = null;
    while (this.#known.length > 1 && this.#known[1]!.log.length <= this.#settled) this.#known.shift();
    const [{ view }] = this.#known as [Known<View, Item>];
    const was = this.#shown;
    this.#shown = {
      view: now && view.decisions.length > 0 ? { ...view, decisions: [] } : view,
      log: upTo(log, this.#settled, was.log),
      stage: upTo(log, step?.stage ?? this.#settled, was.stage),
      score: upTo(log, step?.score ?? this.#settled, was.score),
      now,
    };
    for (const listener of this.#listeners) listener();
  }
}

/** The first `count` items; the same list as before where nothing has come to it, for sounds begin anew with another. */
function upTo<Item>(log: readonly Item[], count: number, before: readonly Item[]): readonly Item[] {
  if (before.length === count && before.at(-1) === log[count - 1]) return before;
  return count === log.length ? log : log.slice(0, count);
}

function settledAt<View, Item extends LogPart>({ view, log }: Known<View, Item>): Shown<View, Item> {
  return { view, log, stage: log, score: log, now: null };
}
