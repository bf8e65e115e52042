import {
  chanceDecision,
  drawEntry,
  keyedRng,
  play,
  type AnyGame,
  type Entry,
  type SeenBy,
  type Viewer,
} from '@turntable/engine';
import type { Frame, LogItem, Place, TableInfo } from '@turntable/protocol/messages.ts';
import { diff, type Patch } from '@turntable/protocol/patch.ts';
import type { ReplayReply } from '@turntable/protocol/replay.ts';
import type { Seen, Snapshot, TableConnection } from '../session/connection.ts';
import { monotonic } from '../session/clock/useNow.ts';
import type { Stretch } from '../session/link/seen.ts';
import type { Sent } from '../session/props.ts';
import { courseOf, type Course } from './course.ts';
import type { Golden } from './golden.ts';

const logFor = (game: AnyGame, { happened }: Course, as: Viewer): LogItem[] =>
  happened.flatMap(({ n, event }) => {
    const seen = game.witness(event, as);
    return seen ? [{ n, event: seen }] : [];
  });

interface Rules {
  readonly box?: {
    readonly hiddenAgendas?: boolean;
    readonly advanced?: boolean;
    readonly rules?: { readonly judge?: boolean; readonly freeClaims?: boolean };
  };
}

/** Noon on the day of Trevithick's first run, so that pictures of different days are the same (ms since 1970). */
const MADE_AT = Date.UTC(1804, 1, 21, 12);
/** How long a golden game took, in minutes. */
const PLAYED = 41;

/** The table of a golden game as a server would tell it. */
function tableOf(
  game: AnyGame,
  { names }: Golden,
  state: object,
  change: Partial<TableInfo> = {},
): TableInfo {
  const { hiddenAgendas, advanced, rules } = (state as Rules).box ?? {};
  return {
    id: 'gallery',
    entry: 'code',
    game: game.id,
    options: {
      ...(hiddenAgendas && { hiddenAgendas }),
      ...(advanced && { advanced }),
      ...(rules?.freeClaims && { freeClaims: true }),
    },
    starter: 0,
    status: game.outcome(state) === undefined ? 'running' : 'over',
    seats: names.map((name) => ({ kind: 'person', name, here: true })),
    madeAt: MADE_AT,
    ...(game.outcome(state) !== undefined && { endedAt: MADE_AT + PLAYED * 60_000, minutes: PLAYED }),
    commitment: '0'.repeat(64),
    watchers: 0,
    ...(rules?.judge && { judge: { name: 'Emma', taken: true, here: true, deputy: false } }),
    ...change,
  };
}

/** The game after its end as the replay page gets it. */
export function replayOf(game: AnyGame, golden: Golden, as: Viewer): ReplayReply {
  const course = courseOf(game, golden, golden.entries.length);
  const views = course.states.map((state) => game.view(state, as));
  const patches = views.slice(1).map((view, i): Patch | null => diff(views[i], view) ?? null);
  return {
    table: tableOf(game, golden, course.states.at(-1)!, { status: 'over' }),
    place: { seats: typeof as === 'number' ? [as] : [], host: true, shares: null },
    as,
    viewers: [...golden.names.keys(), 'public'],
    view: views[0]!,
    patches,
    log: logFor(game, course, as),
  };
}

const OFFLINE: Sent = { ok: false, error: { code: 'unavailable' } };

/** What a table without a server tells besides its game. */
interface Change {
  readonly table?: Partial<TableInfo>;
  readonly place?: Partial<Place>;
  /** The number of entries that had been played when the reader went away. */
  readonly since?: number;
}

/** What such a table shows through those eyes, but for when it was heard. */
function seenBy(game: AnyGame, golden: Golden, eyes: Viewer, change: Change): Omit<Seen, 'heardAt'> {
  const course = courseOf(game, golden, golden.entries.length);
  const state = course.states.at(-1)!;
  return {
    n: course.states.length,
    as: eyes,
    place: {
      seats: typeof eyes === 'number' ? [eyes] : [],
      host: eyes === 0,
      ...(eyes === 'judge' && { judge: true as const }),
      ...(game.picks && typeof eyes === 'number' && { preferences: [{ seat: eyes, preferences: [] }] }),
      ...change.place,
    },
    table: tableOf(game, golden, state, change.table),
    view: game.view(state, eyes) as SeenBy,
    log: logFor(game, course, eyes),
    events: [],
    undo: golden.entries.length > 0 ? 'ask' : 'sealed',
  };
}

/** What happened while the reader was away, up to answer `at`: the deal is update 1, each answer one more. */
const awayOf = ({ since }: Change, at: number): Pick<Seen, 'since'> =>
  since === undefined ? {} : { since: { from: since + 1, to: at + 1 } };

/** What is played back of a stretch through those eyes: a picture of each update. */
function framesOf(game: AnyGame, golden: Golden, eyes: Viewer, { from, to }: Stretch): readonly Frame[] {
  let before: unknown;
  const { states } = courseOf(game, golden, to - 1);
  return states.slice(from - 1).map((state, i): Frame => {
    const view = game.view(state, eyes);
    const d = diff(before, view);
    before = view;
    return { n: from + i, ...(d && { d }) };
  });
}

type Answer = Entry<{ readonly type: string }>;

/** The answers with one more, and with what chance adds to it; or why the rules refuse it. */
function playedOn(game: AnyGame, golden: Golden, entry: Answer): readonly Answer[] | Sent {
  const stateAfter = (entries: readonly Answer[]): object =>
    courseOf(game, { ...golden, entries }, entries.length).states.at(-1)!;
  const played = play(game, stateAfter(golden.entries), entry);
  if (!played.ok) return { ok: false, error: { code: 'illegal', refusals: played.refusals } };
  let entries: readonly Answer[] = [...golden.entries, entry];
  for (;;) {
    const now = stateAfter(entries);
    const luck = chanceDecision(game.decisions(now));
    if (!luck) return entries;
    entries = [...entries, drawEntry(game, now, luck, keyedRng('gallery', entries.length))];
  }
}

/**
 * A table without a server: shows a golden game after `at` answers through the eyes of `as`, and plays on from there by the
 * rules when somebody answers. Chance is drawn from a fixed key, so that the same taps lead to the same pictures.
 */
export function canned(
  game: AnyGame,
  golden: Golden,
  at: number,
  as: Viewer,
  change: Change = {},
): TableConnection & { playOn(): void } {
  const listeners = new Set<() => void>();
  let now: Golden = { ...golden, entries: golden.entries.slice(0, at) };
  let eyes = as;
  const heardAt = monotonic();
  const away = awayOf(change, at);
  const seen = (): Seen => ({ ...seenBy(game, now, eyes, change), heardAt, ...away });
  let snapshot: Snapshot = { link: 'live', seen: seen(), error: null };
  const show = (): void => {
    snapshot = { ...snapshot, seen: seen() };
    for (const listener of listeners) listener();
  };
  const offline = (): Promise<Sent> => Promise.resolve(OFFLINE);
  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    act: (decision, action, by) => {
      const actor = by ?? (eyes === 'public' ? 0 : eyes);
      const entries = playedOn(game, now, { decision, actor, action: action as { type: string } });
      if ('ok' in entries) return Promise.resolve(entries);
      now = { ...now, entries };
      show();
      return Promise.resolve({ ok: true });
    },
    /** Gives the golden game's next answer, as long as it is played as it was. */
    playOn() {
      now = { ...golden, entries: golden.entries.slice(0, now.entries.length + 1) };
      show();
    },
    takeBack() {
      now = { ...now, entries: now.entries.slice(0, -1) };
      show();
      return Promise.resolve({ ok: true });
    },
    look(next) {
      eyes = next;
      show();
    },
    backAgain: offline,
    noOne: offline,
    propose: offline,
    agree: offline,
    say: offline,
    catchUp: (stretch) => Promise.resolve(framesOf(game, golden, eyes, stretch)),
    focus: () => {},
    nudge: () => {},
    close: () => {},
  };
}
