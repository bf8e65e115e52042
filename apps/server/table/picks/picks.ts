import type { AnyGame } from '@turntable/engine';
import type { Again, NewTable, PicksInfo, Place, Preference } from '@turntable/protocol';
import { drafted } from '@turntable/match/draft.ts';
import type { Match } from '@turntable/match/match.ts';
import { Problem } from '../../base/problem.ts';
import type { PickRow, PicksSlice, TableRow } from '../../storage/rows.ts';
import { heldBy, isFull } from '../seats/seating.ts';
import { lacksAgreement } from '../rated/rated.ts';
import { draftPlace, drafts, isReseated, undrafted } from './draft.ts';

/** The picks of a new table; null for a game to which nobody brings locomotives. */
export function picksOf(game: AnyGame, seats: NewTable['seats']): PicksSlice | null {
  if (!game.picks) return null;
  return {
    engines: seats.map(() => null),
    consents: seats.map(() => false),
    presets: seats.map(() => []),
  };
}

/** The picks of the next table: same presets, locomotives picked anew. */
export function picksAnew(picks: PicksSlice | null): PicksSlice | null {
  return (
    picks && {
      engines: picks.engines.map(() => null),
      consents: picks.consents.map(() => false),
      presets: picks.presets,
    }
  );
}

/**
 * The next table with the locomotives of the game that is over. Who asks agrees for their seats, all others have to. Throws
 * `Problem` if nothing was dealt, or a rated table would swap.
 */
export function picksAgain(
  { picks, seats, rated }: Pick<TableRow, 'picks' | 'seats' | 'rated'>,
  guest: string,
  again: Again,
  match: Pick<Match, 'game' | 'state'> | null,
): PicksSlice {
  const locomotives = match?.game.picks?.brought(match.state) as readonly (readonly PickRow[])[] | undefined;
  if (!match || !picks || !locomotives)
    throw new Problem('not-allowed', 'engines: expected a game that was dealt');
  if (rated && again === 'swap')
    throw new Problem('not-allowed', 'engines: expected a table that is not rated');
  const { game, state } = match;
  const { setup } = game.record.writeSetup(state) as { readonly setup: object };
  const half = again === 'swap' ? seats.length / 2 : 0;
  return {
    engines: locomotives.map((_, seat) => locomotives[(seat + half) % locomotives.length]!),
    consents: seats.map((seat) => seat.guest === guest),
    presets: picks.presets,
    again: { engines: again, hosted: game.record.hostWith?.(setup) ?? {} },
  };
}

/** The picks when others sit down: whoever takes over a seat finds nothing of what the one before them picked or wished. */
export function picksAfter(
  row: Pick<TableRow, 'picks' | 'seats' | 'status' | 'seed'>,
  seats: TableRow['seats'],
): PicksSlice | null {
  const isBroken = row.status === 'waiting' && isReseated(row.seats, seats);
  const picks = isBroken ? undrafted(row) : row.picks;
  if (!picks) return null;
  const stays = seats.map(({ guest }, seat) => guest === row.seats[seat]?.guest);
  if (picks.again && stays.includes(false)) return picksAnew(picks);
  const left = <Item>(items: readonly Item[], fresh: Item): Item[] =>
    items.map((item, seat) => (stays[seat] ? item : fresh));
  return {
    ...picks,
    engines: left(picks.engines, null),
    consents: left(picks.consents, false),
    presets: left(picks.presets, []),
  };
}

function picksAt({ picks }: TableRow): PicksSlice {
  if (!picks) throw new Problem('not-allowed', 'expected a table to which engines are brought');
  return picks;
}
function heldSeat(row: TableRow, guest: string, seat: number): void {
  if (row.seats[seat]?.guest !== guest) throw new Problem('not-your-seat');
}
const isOwn = (locomotive: PickRow): boolean => typeof locomotive !== 'string';
/** Prefix of the ids of players' own locomotives, so that none can be taken for one of the roster. */
const OWN_PREFIX = 'own-';
/** Characters of its name, which everybody reads who is to agree to it, and who opens the lobby. */
const MOST_NAME = 80;

/**
 * Seals a seat's locomotives, or opens the seal again with none. Whoever changes own locomotives needs consent anew. Throws
 * `Problem` once the game has begun, where locomotives are offered, for a wrong number, and for an own one without its prefix or
 * with a long name.
 */
export function pick(
  row: TableRow,
  guest: string,
  seat: number,
  locomotives: readonly PickRow[],
  game: AnyGame,
): PicksSlice {
  const before = picksAt(row);
  // A new pick at a table that repeats the last game's locomotives discards those of all seats.
  const picks = before.again ? picksAnew(before)! : before;
  if (row.status !== 'waiting') throw new Problem('not-waiting');
  if (drafts(game, { ...row, picks }))
    throw new Problem('not-allowed', 'engines: expected a table where none are offered');
  heldSeat(row, guest, seat);
  const each = game.picks!.each(row.seats.length);
  if (locomotives.length !== 0 && locomotives.length !== each)
    throw new Problem('bad-options', `engines: expected ${each}`);
  for (const locomotive of locomotives)
    if (typeof locomotive !== 'string' && !String(locomotive['id']).startsWith(OWN_PREFIX))
      throw new Problem(
        'bad-options',
        `engines: expected own engines to have an id that begins with ${OWN_PREFIX}`,
      );
  const isNamed = (each: PickRow): boolean =>
    typeof each === 'string' || String(each['name'] ?? '').length <= MOST_NAME;
  if (!locomotives.every(isNamed))
    throw new Problem('bad-options', `engines: expected names of at most ${MOST_NAME} characters`);
  const sealed = locomotives.length === 0 ? null : locomotives;
  const asks = (picks.engines[seat]?.some(isOwn) ?? false) || (sealed?.some(isOwn) ?? false);
  return {
    ...picks,
    engines: picks.engines.with(seat, sealed),
    consents: asks ? picks.consents.map((given, i) => given && i === seat) : picks.consents,
  };
}

/** A seat's answer to own locomotives of others. Throws `Problem` unless its guest answers, before the game. */
export function consent(row: TableRow, guest: string, seat: number, yes: boolean): PicksSlice {
  const picks = picksAt(row);
  if (row.status !== 'waiting') throw new Problem('not-waiting');
  heldSeat(row, guest, seat);
  return { ...picks, consents: picks.consents.with(seat, yes) };
}

/** Keeps answers that a seat's guest wants given for them, over those before. */
export function preset(
  row: TableRow,
  guest: string,
  seat: number,
  presets: readonly Preference[],
): PicksSlice {
  const picks = picksAt(row);
  heldSeat(row, guest, seat);
  return { ...picks, presets: picks.presets.with(seat, presets) };
}

/** Whether locomotives are brought that this person has not agreed to: somebody else's own, or those of the last game. */
export function consentOwed({ picks, seats }: Pick<TableRow, 'picks' | 'seats'>, seat: number): boolean {
  if (!picks || seats[seat]?.kind !== 'person' || picks.consents[seat]) return false;
  return (
    picks.again !== undefined ||
    picks.engines.some((locomotives, i) => i !== seat && locomotives?.some(isOwn))
  );
}

/** Whether somebody brings a locomotive of their own that another person has not agreed to. */
export function lacksConsent(row: Pick<TableRow, 'picks' | 'seats'>): boolean {
  return row.seats.some((_, seat) => consentOwed(row, seat));
}

/** Whether the game is to begin without anybody's word: no seat is free, and all locomotives and consents are in. */
export function startsByItself(row: TableRow, game: AnyGame): boolean {
  const { status, startWhenFull, seats, picks } = row;
  if (status !== 'waiting' || !startWhenFull || !isFull(seats) || lacksAgreement(row)) return false;
  if (drafts(game, row)) return !picks?.draft;
  return seats.every(({ kind }, i) => kind !== 'person' || picks?.engines[i] !== null) && !lacksConsent(row);
}

/** Throws the `Problem` that stands against the beginning of the game, if one does. */
export function expectPicked(row: TableRow): void {
  if (lacksConsent(row))
    throw new Problem(
      'not-allowed',
      'consent: expected that of everybody to the engines that are not of the roster',
    );
}

/** What the game is asked to host: the host's options, and the locomotives that were picked. */
export function optionsWith(row: TableRow, game: AnyGame): Readonly<Record<string, unknown>> {
  const { picks, judge, options, starter, seats } = row;
  if (!picks || !game.picks) return options;
  const first = typeof starter === 'number' ? { first: seats.length === 4 ? starter >> 1 : starter } : {};
  const { draft, again } = picks;
  const edition = draft ? { roster: draft.roster } : (again?.hosted ?? {});
  const locomotives = draft ? drafted(draft) : picks.engines;
  return { ...options, ...edition, ...first, judge: judge !== null, ...game.picks.options(locomotives) };
}

/** What everybody may know of the picks: whose are in, never which they are. */
export function picksInfo(row: TableRow, game: AnyGame): PicksInfo | undefined {
  const { picks, seats, status } = row;
  if (!picks || !game.picks || status !== 'waiting' || drafts(game, row)) return undefined;
  return {
    each: game.picks.each(seats.length),
    ready: picks.engines.map((locomotives, seat) => locomotives !== null || seats[seat]!.kind === 'bot'),
    own: picks.engines.map((locomotives) =>
      (locomotives ?? []).flatMap((e) => (typeof e === 'string' ? [] : [String(e['name'])])),
    ),
    consents: picks.consents,
    ...(picks.again && { again: picks.again.engines }),
  };
}

/** What only the asker may know of the picks. */
export function picksPlace(row: TableRow, guest: string): Partial<Place> {
  const { picks } = row;
  if (!picks) return {};
  const held = heldBy(row.seats, guest);
  return {
    picks: held.flatMap((seat) => (picks.engines[seat] ? [{ seat, engines: picks.engines[seat]! }] : [])),
    preferences: held.map((seat) => ({ seat, preferences: picks.presets[seat] ?? [] })),
    ...draftPlace(row, guest),
  };
}
