import { dealt, playOn, readRecord, RecordError, type Logged, type Position } from '@turntable/engine';
import { containsPattern, shapeOf } from '@turntable/games/loko-moto/cards.ts';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import { MARKET } from '@turntable/games/loko-moto/setup.ts';
import {
  FREE,
  PILES,
  type Event,
  type LokoMoto,
  type Shape,
  type State,
  type Train,
  type View,
} from '@turntable/games/loko-moto/types.ts';
import type { MapSetup, MapTap, TimedMapTap, Turn } from './map-book.ts';
import {
  isOpenPile,
  recordOf,
  seenIn,
  shapesOf,
  trainsOf,
  unseenOf,
  type Seen,
  type Wanted,
} from './map-deal.ts';

/** One line of the book. */
export interface MapEntry {
  /** As the record has it; nothing if it was written against a rule. */
  readonly action: Readonly<Record<string, unknown>> | undefined;
  readonly wrote: Turn | undefined;
  readonly by: number;
  readonly minute: number;
  readonly events: readonly Logged<Event>[];
  readonly scores: readonly number[];
  readonly against?: string;
  /** Taken back after the book was closed. */
  readonly gone?: true;
}
/** Where a book stands after some taps. */
export interface MapPage {
  readonly position: Position<LokoMoto>;
  readonly entries: readonly MapEntry[];
  readonly wanted: Wanted | null;
  readonly seen: Seen;
  /** What may have come up. */
  readonly unseen: { readonly trains: readonly Train[]; readonly shapes: readonly Shape[] };
  readonly closed: boolean;
}
/** Why a rule forbids a tap. */
interface MapObjection {
  readonly clause: string;
  readonly with?: Readonly<Record<string, string | number>>;
}
type MapPressed = { readonly page: MapPage } | { readonly objection: MapObjection };

/**
 * The page after all taps of a book. Legal ones are played as a record is; what was written against a rule stays as people
 * drew it. Throws `RecordError` if the setup is not valid.
 */
// Long: one kind of tap after the other.
export function mapPage(
  setup: MapSetup,
  taps: readonly TimedMapTap[],
  seen: Seen = seenIn(setup, taps),
): MapPage {
  const record = readRecord(lokoMoto, recordOf(setup, seen, []));
  let position = dealt(lokoMoto, record);
  let entries: MapEntry[] = [];
  const before: { readonly position: Position<LokoMoto>; readonly entry: number }[] = [];
  let closed = false;
  for (const { tap, minute } of taps) {
    if (tap.t === 'close') closed = true;
    else if (tap.t === 'take-back') {
      const back = before.pop();
      if (!back) continue;
      const { entry: at } = back;
      const pencilled = entries[at]!.against !== undefined;
      entries = entries.map((entry, i) => (i === at ? { ...entry, gone: true } : entry));
      position = back.position;
      entries.push({
        action: pencilled ? undefined : { by: tap.by, type: 'take-back' },
        wrote: undefined,
        by: tap.by,
        minute,
        events: [],
        scores: scoresAt(position.state),
      });
      closed = false;
    } else if (tap.t === 'turn') {
      const by = position.state.turn;
      const done = turned(position, tap);
      if ('objection' in done) continue;
      before.push({ position, entry: entries.length });
      position = done.position;
      entries.push({
        action: done.against === undefined ? { by, ...tap.action } : undefined,
        wrote: tap.action,
        by,
        minute,
        events: done.events,
        scores: scoresAt(position.state),
        ...(done.against === undefined ? {} : { against: done.against }),
      });
    }
  }
  return {
    position,
    entries,
    wanted: wantedIn(setup, position.state, seen),
    seen,
    unseen: unseenOf(setup, seen),
    closed,
  };
}

const scoresAt = (state: State): readonly number[] => lokoMoto.record.scores(lokoMoto.view(state, 'public'));

type Turned =
  | {
      readonly position: Position<LokoMoto>;
      readonly events: readonly Logged<Event>[];
      readonly against?: string;
    }
  | { readonly objection: MapObjection };

function turned(position: Position<LokoMoto>, { action, anyway }: Extract<MapTap, { t: 'turn' }>): Turned {
  const { state } = position;
  let read;
  try {
    read = lokoMoto.record.readAction(action, state.turn, state.box, 'action');
  } catch (error) {
    if (error instanceof RecordError) return { objection: { clause: 'LM-3.4' } };
    throw error;
  }
  const next = playOn(lokoMoto, position, state.turn, read, 0);
  if (!('refusals' in next)) return { position: next.position, events: next.log };
  const [why] = next.refusals;
  if (!anyway) return { objection: why as MapObjection };
  const step = lokoMoto.apply(state, { decision: '', actor: state.turn, action: read });
  const free = step.state.lines.filter((line) => line === FREE).length;
  const over = free === 0 && step.state.phase !== 'over';
  const forced: State = { ...step.state, free, ...(over ? { phase: 'over' as const } : {}) };
  const entry = { decision: '', actor: state.turn, action: read };
  return {
    position: { state: forced, entries: [...position.entries, entry] },
    events: step.events.map((event) => ({ at: 0, by: event.by, event })),
    against: why!.clause,
  };
}

/** The card that came up and was not named; first the market, then the shape cards. */
function wantedIn(setup: MapSetup, state: State, seen: Seen): Wanted | null {
  const deck = setup.own ? Infinity : trainsOf(setup).length;
  const bought = state.hands.reduce((sum, { trains }) => sum + trains.length, 0);
  if (seen.trains.length < Math.min(deck, MARKET + bought)) {
    const known = new Set(seen.trains.map((train) => train?.id));
    const place = state.market.findIndex((id) => id === null || !known.has(id));
    return { kind: 'train', place: Math.max(0, place) };
  }
  const piles = shapesOf(setup);
  const claimed = state.hands.flatMap(({ shapes }) => shapes);
  for (const points of PILES) {
    if (!isOpenPile(setup, points)) continue;
    const had = seen.shapes[points - 1]!;
    const taken = had.filter((shape) => shape !== null && claimed.includes(shape.id)).length;
    if (had.length < Math.min(setup.own ? Infinity : piles[points - 1]!.length, taken + 1))
      return { kind: 'shape', points };
  }
  return null;
}

/** The page after one more tap, or the clause that forbids it: then a turn may be written anyway. */
export function pressMap(
  setup: MapSetup,
  taps: readonly TimedMapTap[],
  now: MapPage,
  next: TimedMapTap,
): MapPressed {
  const { tap } = next;
  if (now.closed && tap.t !== 'take-back' && tap.t !== 'secret') return { page: now };
  if (tap.t === 'turn') {
    if (now.wanted !== null && !tap.anyway) return { objection: { clause: 'LM-3.8' } };
    // A secret card is known from the moment in which it is claimed.
    const seen = seenIn(setup, [...taps, next]);
    const claims = seen.secret.flat().join() !== now.seen.secret.flat().join();
    const at = claims ? mapPage(setup, taps, seen).position : now.position;
    const done = turned(at, tap);
    if ('objection' in done) return done;
  }
  return { page: mapPage(setup, [...taps, next]) };
}
/** What everybody at the table sees: places whose card nobody named yet are empty. */
export function tableView({ position, seen }: MapPage): View {
  const view = lokoMoto.view(position.state, 'public');
  const known = new Set([
    ...seen.trains.map((train) => train?.id),
    ...seen.shapes.flat().map((shape) => shape?.id),
  ]);
  const open = (id: string | null): string | null => (id !== null && known.has(id) ? id : null);
  const hands = view.hands.map((hand) => ({ ...hand, secret: null }));
  return { ...view, market: view.market.map(open), faceUp: view.faceUp.map(open), hands };
}

/**
 * The secret cards that whoever is on turn may claim with those lines: known ones that they have not claimed, as after a take-back,
 * and for each that is not known all cards of its points that nobody has seen. `shown`: by seat, the ids of those that are known.
 */
export function secretsIn(
  { box, hands, turn }: View,
  shown: readonly (readonly (string | undefined)[])[],
  unseen: readonly Shape[],
  sections: readonly number[],
): readonly Shape[] {
  if (!box.hiddenAgendas) return [];
  const known = shown[turn]!;
  const claimed = hands[turn]!.shapes;
  const held = known.flatMap((id) => (id === undefined || claimed.includes(id) ? [] : [shapeOf(box, id)]));
  const possible = unseen.filter(({ points }) => points > 1 && known[points - 2] === undefined);
  return [...held, ...possible].filter((shape) => containsPattern(box.sheet, shape, sections));
}

/** The book as a file: a record, or a score if something in it was written against a rule. */
export function isScoreOnly({ entries }: MapPage): boolean {
  return entries.some(({ against, gone }) => against !== undefined && !gone);
}
/** The record of a game kept on the map's page, as a file has it (docs/record.md). */
export function mapRecord(setup: MapSetup, page: MapPage): object {
  const actions = page.entries.flatMap(({ action, minute }) => (action ? [{ ...action, minute }] : []));
  return recordOf(setup, page.seen, actions);
}
