import type { Actor, Entry, Game, RawRecord, Refusal, Seat, Types } from './contract.ts';
import { decisionFor, play, viewerOf } from './play.ts';
import { RecordError } from './error.ts';
import type { Log, TakeBack } from './history.ts';
import {
  readEach,
  readList,
  readObject,
  readOneOf,
  readText,
  readWhole,
  readWords,
  type Json,
} from './read.ts';

export const FORMAT = 'turntable/1';
export const END_REASONS = ['resigned', 'abandoned', 'out of time'] as const;

/** Why a game stopped before the rules ended it, and whose doing it was. */
export interface Ending {
  readonly reason: (typeof END_REASONS)[number];
  readonly by?: Seat;
}
/** One action as recorded: an answer, or a take-back. */
export type Recorded<Action> =
  | { readonly by: Actor; readonly action: Action }
  | { readonly by: Actor; readonly takeBack: true; readonly reason?: string };

/** A record that was read: every id known, every value of the right kind; legality is not judged yet. */
export interface GameRecord<T extends Types> {
  readonly game: string;
  readonly names: readonly string[];
  readonly setup: T['Setup'];
  readonly deal: T['Action'];
  readonly actions: readonly Recorded<T['Action']>[];
  readonly end?: Ending;
  readonly fairness?: Fairness;
}
/** What a record says of its luck (docs/record.md). */
export interface Fairness {
  readonly commitment?: string;
  readonly seed?: string;
  /** What the game was asked to host, from which it can be dealt again. */
  readonly host?: Readonly<Record<string, unknown>>;
  /** The table took up another game here: only lots of this action and later ones are drawn from the seed. */
  readonly from?: number;
}

/** The game that a record names, from those known; throws `RecordError` if it is none of them. */
export function gameOf<G extends { readonly id: string }>(input: unknown, games: readonly G[]): G {
  const json = readObject(input, 'record');
  if (json['format'] !== FORMAT) throw new RecordError('format', `expected "${FORMAT}"`);
  const id = readOneOf(
    json['game'],
    'game',
    games.map((g) => g.id),
  );
  return games.find((g) => g.id === id)!;
}

/** Reads an untrusted record; throws `RecordError` with the place, e.g. `setup.trains[3].price`. */
export function readRecord<T extends Types>(game: Game<T>, input: unknown): GameRecord<T> {
  gameOf(input, [game]);
  const json = readObject(input, 'record');
  const rules = json['rules'] === undefined ? 1 : readWhole(json['rules'], 'rules', 1, game.rulesVersion);
  const seats = readEach(json['seats'], 'seats', (seat, place) => {
    const name = readText(readObject(seat, place)['name'], `${place}.name`);
    return { name };
  });
  if (!game.seats.includes(seats.length))
    throw new RecordError('seats', `expected ${game.seats.join(' or ')} seats`);
  const raw: RawRecord = {
    game: game.id,
    rules,
    options: json['options'] === undefined ? {} : readObject(json['options'], 'options'),
    seats,
    setup: readObject(json['setup'], 'setup'),
  };
  const { setup, deal } = game.record.readSetup(raw);
  const actions = readList(json['actions'], 'actions').map((item, i) =>
    readRecorded(game, setup, seats.length, readObject(item, `actions[${i}]`), `actions[${i}]`),
  );
  return {
    game: game.id,
    names: seats.map((s) => s.name),
    setup,
    deal,
    actions,
    ...(json['end'] === undefined ? {} : { end: readEnd(json['end'], seats.length) }),
    ...(json['fairness'] === undefined ? {} : { fairness: readFairness(json['fairness']) }),
  };
}

function readFairness(value: unknown): Fairness {
  const json = readObject(value, 'fairness');
  const { commitment, seed, host, from } = json;
  return {
    ...(commitment === undefined ? {} : { commitment: readText(commitment, 'fairness.commitment') }),
    ...(seed === undefined ? {} : { seed: readText(seed, 'fairness.seed') }),
    ...(host === undefined ? {} : { host: readObject(host, 'fairness.host') }),
    ...(from === undefined ? {} : { from: readWhole(from, 'fairness.from', 0) }),
  };
}

function readEnd(value: unknown, seats: number): Ending {
  const json = readObject(value, 'end');
  const reason = readOneOf(json['reason'], 'end.reason', END_REASONS);
  if (reason === 'abandoned' && json['by'] === undefined) return { reason };
  return { reason, by: readWhole(json['by'], 'end.by', 0, seats - 1) };
}

function readRecorded<T extends Types>(
  game: Game<T>,
  setup: T['Setup'],
  seats: number,
  json: Json,
  place: string,
): Recorded<T['Action']> {
  const by = readBy(game, json['by'], seats, `${place}.by`);
  if (json['type'] !== 'take-back') return { by, action: game.record.readAction(json, by, setup, place) };
  if (by === 'chance') throw new RecordError(`${place}.by`, 'expected a seat or "judge"');
  if (by !== 'judge') return { by, takeBack: true };
  return { by, takeBack: true, reason: readWords(json['reason'], `${place}.reason`) };
}

function readBy<T extends Types>(game: Game<T>, by: unknown, seats: number, place: string): Actor {
  if (game.record.judged && (by === 'judge' || by === 'chance')) return by;
  if (typeof by === 'string')
    throw new RecordError(place, `expected a seat${game.record.judged ? ', "judge" or "chance"' : ''}`);
  return readWhole(by, place, 0, seats - 1);
}

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

interface Position<T extends Types> {
  readonly state: T['State'];
  readonly entries: readonly Entry<T['Action']>[];
}

/** Plays a record from its deal, filling in the declines that it leaves out (record.md). Stops before the first illegal action. */
export function replayRecord<T extends Types>(
  game: Game<T>,
  record: GameRecord<T>,
  upTo = Infinity,
): Replayed<T> {
  const log: Logged<T['Event']>[] = [];
  let now = dealt(game, record);
  const past: Position<T>[] = [];
  const items: (Entry<T['Action']> | TakeBack)[] = [...now.entries];
  let at = 0;
  for (const recorded of record.actions.slice(0, upTo)) {
    if ('takeBack' in recorded) {
      const before = past.pop();
      const allowed = recorded.by !== 'judge' || game.record.hasJudge(record.setup);
      if (!before || !allowed) {
        const refusals = [{ clause: game.record.takeBackClause }];
        return { ...now, log, items, error: { at, by: recorded.by, refusals } };
      }
      const { by, reason } = recorded;
      for (let gone = before.entries.length; gone < now.entries.length; gone++)
        items.push(reason === undefined ? { takeBack: by } : { takeBack: by, reason });
      now = before;
      const event = {
        kind: 'take-back' as const,
        clause: game.record.takeBackClause,
        by,
        ...(reason ? { reason } : {}),
      };
      log.push({ at, by, event });
    } else {
      const next = playRecorded(game, now, recorded.by, recorded.action, at);
      if ('refusals' in next)
        return { ...now, log, items, error: { at, by: recorded.by, refusals: next.refusals } };
      items.push(...next.position.entries.slice(now.entries.length));
      past.push(now);
      now = next.position;
      log.push(...next.log);
    }
    at++;
  }
  return { ...now, log, items, error: null };
}

/** The position right after a record's deal. */
function dealt<T extends Types>(game: Game<T>, record: GameRecord<T>): Position<T> {
  const start = game.start(record.setup);
  const decision = game.decisions(start)[0]!;
  const entry: Entry<T['Action']> = { decision: decision.id, actor: 'chance', action: record.deal };
  return { state: game.apply(start, entry).state, entries: [entry] };
}

/** Plays one recorded action, with the declines that have to come before it; undoes them if it is illegal. */
function playRecorded<T extends Types>(
  game: Game<T>,
  from: Position<T>,
  by: Actor,
  action: T['Action'],
  at: number,
): { position: Position<T>; log: Logged<T['Event']>[] } | { refusals: readonly Refusal<T['Clause']>[] } {
  let state = from.state;
  const entries = from.entries.slice();
  const log: Logged<T['Event']>[] = [];
  const enter = (entry: Entry<T['Action']>): void => {
    const step = game.apply(state, entry);
    state = step.state;
    entries.push(entry);
    for (const event of step.events) log.push({ at, by: event.by, event });
  };
  for (;;) {
    const decisions = game.decisions(state);
    const answered = decisions.find(
      (d) => d.actors.includes(by) && game.kinds[d.kind]!.includes(action.type),
    );
    const declined = answered || by === 'judge' ? undefined : firstDecline(game, state);
    if (declined) {
      enter(declined);
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
    return { position: { state, entries }, log };
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

/** A record as JSON: the inverse of `readRecord`. `entries` starts with the deal. */
export function writeRecord<T extends Types>(
  game: Game<T>,
  names: readonly string[],
  state: T['State'],
  log: readonly (Entry<T['Action']> | { readonly takeBack: Actor; readonly reason?: string })[],
  extra: { end?: Ending; fairness?: Fairness } = {},
): object {
  const { options, setup } = game.record.writeSetup(state);
  return {
    format: FORMAT,
    game: game.id,
    options,
    rules: game.rulesVersion,
    seats: names.map((name) => ({ name })),
    setup,
    ...(extra.fairness ? { fairness: extra.fairness } : {}),
    actions: log
      .slice(1)
      .map((item) =>
        'takeBack' in item
          ? { by: item.takeBack, type: 'take-back', ...(item.reason ? { reason: item.reason } : {}) }
          : { by: item.actor, ...game.record.writeAction(state, item.action) },
      ),
    ...(extra.end ? { end: extra.end } : {}),
  };
}
