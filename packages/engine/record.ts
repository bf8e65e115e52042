import type { Actor, Entry, Game, RawRecord, Seat, Types } from './contract.ts';
import { RecordError } from './error.ts';
import { readKept, readUnseen, SCORES_FORMAT, type Kept, type Unseen } from './kept.ts';
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

const FORMAT = 'turntable/1';
const END_REASONS = ['resigned', 'abandoned', 'out of time', 'stuck'] as const;

/** Why a game stopped before the rules ended it, and whose doing it was. */
export interface Ending {
  readonly reason: (typeof END_REASONS)[number];
  readonly by?: Seat;
}
/** One action as recorded: an answer, or a take-back. */
type Recorded<Action> =
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
  /** Kept by hand, and who vouches for it. */
  readonly kept?: Kept;
  readonly unseen?: Unseen;
  /** Seats at a real table, for whom a keeper acted. */
  readonly room?: readonly Seat[];
}
/** What a record says of its luck (docs/record.md). */
interface Fairness {
  readonly commitment?: string;
  readonly seed?: string;
  /** What the game was asked to host, from which it can be dealt again. */
  readonly host?: Readonly<Record<string, unknown>>;
  /** The table took up another game here: only lots of this action and later ones are drawn from the seed. */
  readonly from?: number;
  /** What contestants chose from before the deal. */
  readonly draft?: DraftRecord;
}
/** Offers of which contestants chose before the deal: by seat, and by place that the seat chose something for. */
export interface DraftRecord {
  readonly band: number;
  readonly offers: readonly (readonly (readonly string[])[])[];
  /** Null: it was left to the lot. */
  readonly chosen: readonly (readonly (string | null)[])[];
}

/** The game that a record names, from those known; throws `RecordError` if it is none of them. */
export function gameOf<G extends { readonly id: string }>(input: unknown, games: readonly G[]): G {
  const json = readObject(input, 'record');
  if (json['format'] === SCORES_FORMAT) throw new RecordError('format', 'a score, not a game');
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
  const rules = readRules(json['rules'], game.rulesVersion);
  const seats = readEach(json['seats'], 'seats', (seat, place) => {
    const { name, room = false } = readObject(seat, place);
    if (typeof room !== 'boolean') throw new RecordError(`${place}.room`, 'expected true or false');
    return { name: readText(name, `${place}.name`), room };
  });
  if (!game.seats.includes(seats.length))
    throw new RecordError('seats', `expected ${game.seats.join(' or ')} seats`);
  const raw: RawRecord = {
    game: game.id,
    rules,
    options: json['options'] === undefined ? {} : readObject(json['options'], 'options'),
    seats: seats.map(({ name }) => ({ name })),
    setup: readObject(json['setup'], 'setup'),
  };
  const { setup, deal } = game.record.readSetup(raw);
  const actions = readList(json['actions'], 'actions').map((item, i) =>
    readRecorded(game, setup, seats.length, readObject(item, `actions[${i}]`), `actions[${i}]`),
  );
  // The rules see for themselves that nobody can go on, unless somebody kept the game whose cards they do not know.
  const mayStick = game.record.mayStick === true && json['kept'] !== undefined;
  return {
    game: game.id,
    names: seats.map((s) => s.name),
    setup,
    deal,
    actions,
    ...(json['end'] === undefined ? {} : { end: readEnd(json['end'], seats.length, mayStick) }),
    ...(json['fairness'] === undefined ? {} : { fairness: readFairness(json['fairness']) }),
    ...(json['kept'] === undefined ? {} : { kept: readKept(json['kept'], seats.length) }),
    ...(json['unseen'] === undefined ? {} : { unseen: readUnseen(json['unseen']) }),
    ...(seats.some(({ room }) => room)
      ? { room: seats.flatMap(({ room }, seat) => (room ? [seat] : [])) }
      : {}),
  };
}

/** The version of the rules that a record is of; the oldest records do not say it. */
function readRules(value: unknown, newest: number): number {
  if (value === undefined) return 1;
  const version = readWhole(value, 'rules');
  if (version >= 1 && version <= newest) return version;
  const known = newest === 1 ? 'version 1' : `versions 1 to ${newest}`;
  throw new RecordError('rules', `expected rules ${known}; got ${version}`);
}

function readFairness(value: unknown): Fairness {
  const json = readObject(value, 'fairness');
  const { commitment, seed, host, from, draft } = json;
  return {
    ...(commitment === undefined ? {} : { commitment: readText(commitment, 'fairness.commitment') }),
    ...(seed === undefined ? {} : { seed: readText(seed, 'fairness.seed') }),
    ...(host === undefined ? {} : { host: readObject(host, 'fairness.host') }),
    ...(from === undefined ? {} : { from: readWhole(from, 'fairness.from', 0) }),
    ...(draft === undefined ? {} : { draft: readDraft(draft) }),
  };
}

function readDraft(value: unknown): DraftRecord {
  const { band, offers, chosen } = readObject(value, 'fairness.draft');
  /** Something by seat and by place. */
  const each = <Item>(list: unknown, at: string, read: (item: unknown, at: string) => Item): Item[][] =>
    readEach(list, at, (places, where) => readEach(places, where, read));
  return {
    band: readWhole(band, 'fairness.draft.band', 1),
    offers: each(offers, 'fairness.draft.offers', (ids, at) => readEach(ids, at, readText)),
    chosen: each(chosen, 'fairness.draft.chosen', (id, at) => (id === null ? null : readText(id, at))),
  };
}

function readEnd(value: unknown, seats: number, mayStick: boolean): Ending {
  const json = readObject(value, 'end');
  const reasons = END_REASONS.filter((reason) => reason !== 'stuck' || mayStick);
  const reason = readOneOf(json['reason'], 'end.reason', reasons);
  if (reason === 'stuck' || (reason === 'abandoned' && json['by'] === undefined)) return { reason };
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

/** A record as JSON: the inverse of `readRecord`. `log` starts with the deal. */
export function writeRecord<T extends Types>(
  game: Game<T>,
  names: readonly string[],
  state: T['State'],
  log: readonly (Entry<T['Action']> | { readonly takeBack: Actor; readonly reason?: string })[],
  extra: { end?: Ending; fairness?: Fairness; kept?: Kept; room?: readonly Seat[] } = {},
): object {
  const { options, setup } = game.record.writeSetup(state);
  return {
    format: FORMAT,
    game: game.id,
    options,
    rules: game.rulesVersion,
    seats: names.map((name, seat) => ({ name, ...(extra.room?.includes(seat) ? { room: true } : {}) })),
    ...(extra.kept ? { kept: extra.kept } : {}),
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
