import type { Actor, Entry, Game, Refusal, Types } from './contract.ts';
import { RecordError } from './error.ts';
import type { Log, TakeBack } from './history.ts';
import { decisionFor, play, viewerOf } from './play.ts';
import type { GameRecord } from './record.ts';
import { ToldError } from './told.ts';

/** An event and the recorded action it came with (declines filled in before an action carry its number). */
export interface Logged<Event> {
  readonly at: number;
  readonly by: Actor;
  readonly event:
    | Event
    | { readonly kind: 'take-back'; readonly clause: string; readonly by: Actor; readonly reason?: string };
}
/** Where a record led: the position after the last legal action, and what stopped it. */
export interface Replayed<T extends Types> {
  readonly state: T['State'];
  readonly log: readonly Logged<T['Event']>[];
  /** Every entry played, filled-in declines included, the deal first; taken-back ones are left out. */
  readonly entries: readonly Entry<T['Action']>[];
  /** All of it as a live table keeps it: filled-in declines and take-backs of single entries, the deal first. */
  readonly items: Log<T['Action']>;
  readonly error: {
    readonly at: number;
    readonly by: Actor;
    readonly refusals: readonly Refusal<T['Clause']>[];
  } | null;
}

/** Where a record has led to: a state, and the entries that led there. */
export interface Position<T extends Types> {
  readonly state: T['State'];
  readonly entries: readonly Entry<T['Action']>[];
}
/** The state before an action that stands, and how far the entries, the log and the items had come. */
interface Before<T extends Types> {
  readonly state: T['State'];
  readonly entered: number;
  readonly at: number;
  readonly by: Actor;
  readonly type: string;
  readonly logged: number;
  readonly listed: number;
}

/** Plays a record from its deal, filling in the declines that it leaves out (docs/record.md). Stops before the first illegal action; throws `RecordError` where a game kept by hand leaves out what only people know. */
export function replayRecord<T extends Types>(
  game: Game<T>,
  record: GameRecord<T>,
  upTo = Infinity,
): Replayed<T> {
  const log: Logged<T['Event']>[] = [];
  const start = dealt(game, record);
  let state = start.state;
  const entries = start.entries.slice();
  const past: Before<T>[] = [];
  const items: (Entry<T['Action']> | TakeBack)[] = entries.slice();
  let at = 0;
  for (const recorded of record.actions.slice(0, upTo)) {
    if ('takeBack' in recorded) {
      const before = past.pop();
      const allowed = recorded.by !== 'judge' || game.record.hasJudge(record.setup);
      if (!before || !allowed) {
        const refusals = [{ clause: game.record.takeBackClause }];
        return { state, entries, log, items, error: { at, by: recorded.by, refusals } };
      }
      const { by, reason } = recorded;
      for (let gone = before.entered; gone < entries.length; gone++)
        items.push(reason === undefined ? { takeBack: by } : { takeBack: by, reason });
      state = before.state;
      entries.length = before.entered;
      const event = {
        kind: 'take-back' as const,
        clause: game.record.takeBackClause,
        by,
        ...(reason ? { reason } : {}),
      };
      log.push({ at, by, event });
    } else {
      const { by, action } = recorded;
      const before = { state, entered: entries.length, logged: log.length, listed: items.length, at, by, type: action.type }; // prettier-ignore
      const next = playTold(game, state, by, action, at);
      if (next instanceof ToldError)
        return contradicted(next, next.earlier ? past : [...past, before], entries, log, items);
      if ('refusals' in next)
        return { state, entries, log, items, error: { at, by, refusals: next.refusals } };
      state = next.state;
      entries.push(...next.entered);
      items.push(...next.entered);
      past.push(before);
      log.push(...next.log);
    }
    at++;
  }
  return { state, entries, log, items, error: null };
}

/** The error of a wrong or missing `told`, at the action that told it: it may stand before the action that needed it. */
function contradicted<T extends Types>(
  { of, clause, message }: ToldError,
  past: readonly Before<T>[],
  entries: readonly Entry<T['Action']>[],
  log: readonly Logged<T['Event']>[],
  items: Log<T['Action']>,
): Replayed<T> {
  const before = past.findLast(({ type }) => type === of)!;
  const { state, entered, at, by, logged, listed } = before;
  if (clause === undefined) throw new RecordError(`actions[${at}].told`, message);
  const error = { at, by, refusals: [{ clause }] };
  return {
    ...{ state, entries: entries.slice(0, entered) },
    ...{ log: log.slice(0, logged), items: items.slice(0, listed), error },
  };
}

/** The position right after a record's deal. */
export function dealt<T extends Types>(game: Game<T>, record: GameRecord<T>): Position<T> {
  const start = game.start(record.setup);
  const decision = game.decisions(start)[0]!;
  const entry: Entry<T['Action']> = { decision: decision.id, actor: 'chance', action: record.deal };
  return { state: game.apply(start, entry).state, entries: [entry] };
}

/** What an action led to: the entries it added are the declines before it and itself. */
type Entered<T extends Types> =
  | {
      readonly state: T['State'];
      readonly entered: readonly Entry<T['Action']>[];
      readonly log: readonly Logged<T['Event']>[];
    }
  | { readonly refusals: readonly Refusal<T['Clause']>[] };

/** `enterAction`, or what was told wrongly. */
function playTold<T extends Types>(...args: Parameters<typeof enterAction<T>>): Entered<T> | ToldError {
  try {
    return enterAction(...args);
  } catch (error) {
    if (error instanceof ToldError) return error;
    throw error;
  }
}

/**
 * Plays one recorded action, with the declines that have to come before it; undoes them if it is illegal. `at` is its
 * number. Throws `ToldError` where what a person told is missing or does not fit.
 */
export function playOn<T extends Types>(
  game: Game<T>,
  from: Position<T>,
  by: Actor,
  action: T['Action'],
  at: number,
):
  | { readonly position: Position<T>; readonly log: readonly Logged<T['Event']>[] }
  | { readonly refusals: readonly Refusal<T['Clause']>[] } {
  const next = enterAction(game, from.state, by, action, at);
  if ('refusals' in next) return next;
  return { position: { state: next.state, entries: [...from.entries, ...next.entered] }, log: next.log };
}

/** Plays one recorded action on a state, with the declines that have to come before it. */
function enterAction<T extends Types>(
  game: Game<T>,
  from: T['State'],
  by: Actor,
  action: T['Action'],
  at: number,
): Entered<T> {
  let state = from;
  const entered: Entry<T['Action']>[] = [];
  const log: Logged<T['Event']>[] = [];
  const enter = (entry: Entry<T['Action']>): void => {
    const step = game.apply(state, entry);
    state = step.state;
    entered.push(entry);
    for (const event of step.events) log.push({ at, by: event.by, event });
  };
  for (;;) {
    const decisions = game.decisions(state);
    const answered = decisions.find(
      (d) => d.actors.includes(by) && game.kinds[d.kind]!.includes(action.type),
    );
    const declined = answered || by === 'judge' ? undefined : firstDecline(game, state);
    if (declined) {
      try {
        enter(declined);
      } catch (error) {
        if (error instanceof ToldError) error.earlier = true;
        throw error;
      }
      // Or this would go on for ever.
      if (game.decisions(state).some((d) => d.id === declined.decision))
        throw new Error(`${game.id}: ${declined.decision} stays open when it is declined`);
      continue;
    }
    const decision = answered ?? decisionFor(game, decisions, by, action.type);
    const entry = { decision: decision?.id ?? '', actor: by, action };
    const played = play(game, state, entry);
    if (!played.ok) return { refusals: played.refusals };
    enter(entry);
    return { state, entered, log };
  }
}

/** The decline of the first open question that has one. */
function firstDecline<T extends Types>(game: Game<T>, state: T['State']): Entry<T['Action']> | undefined {
  if (!game.decline) return undefined;
  for (const decision of game.decisions(state)) {
    if (decision.standing) continue;
    const actor = decision.actors[0]!;
    const action = game.decline(game.view(state, viewerOf(actor)), decision);
    if (action) return { decision: decision.id, actor, action };
  }
  return undefined;
}
