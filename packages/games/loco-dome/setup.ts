import { readEach, readWhole, RecordError, shuffled, type Rng } from '@turntable/engine';
import { frontsOf as frontsOfEdition, type Front } from '@turntable/roster';
import { EDITION } from '@turntable/roster/edition.ts';
import {
  anyOfRoster,
  byLots,
  drawBand,
  editionOf,
  ofEdition,
  readBrought,
  readEdition,
  readLocomotive,
  readLots,
  readTableRules,
  rosterLocomotive,
  statisticsOf,
  type Locomotive,
} from '../versus/index.ts';
import { LOCO_DOME_LOTS } from '../versus/lots-names.ts';
import { dueTo } from './course.ts';
import { note, type Log } from './log.ts';
import { questions } from './questions.ts';
import { other, ROSTER, SIDES, type Action, type Pair, type Setup, type Side, type State } from './types.ts';

export type Deal = Extract<Action, { type: 'deal' }>;

/**
 * The table of the new-table form. `rosters` is a list by seat of five locomotives each: roster ids or inline; what is missing or
 * null is drawn by lot: of the whole roster, or with `lots: 'band'` of one band of strength. `first` is a seat, or `coin`
 * (LD-1.4), the default. `roster` is the edition to play with. Throws `RecordError` for what cannot be played with.
 */
export function host(options: Readonly<Record<string, unknown>>, seats: number): Setup {
  if (seats !== 2) throw new RecordError('seats', 'expected 2 seats');
  const { first, roster, rosters, lots } = options;
  const edition = readEdition(roster, 'options.roster', EDITION);
  const picks = rosters === undefined ? NOBODIES : readPicks(rosters, edition);
  return {
    ...(anyOfRoster(picks.flat()) && ofEdition(edition)),
    ...byLots(readLots(lots, 'options.lots', LOCO_DOME_LOTS)),
    rules: readTableRules(options),
    rosters: picks,
    first:
      first === undefined || first === 'coin' ? 'coin' : (readWhole(first, 'options.first', 0, 1) as Side),
  };
}
const NOBODY: readonly null[] = Array.from({ length: ROSTER }, () => null);
const NOBODIES: Setup['rosters'] = [NOBODY, NOBODY];

function readPicks(value: unknown, edition: number): Setup['rosters'] {
  const place = 'options.rosters';
  const picks = readEach(value, place, (item, at) =>
    item === null
      ? NOBODY
      : five(
          readEach(item, at, (one, where) => (one === null ? null : readBrought(one, where, edition))),
          at,
        ),
  );
  if (picks.length !== 2) throw new RecordError(place, 'expected a list of two');
  return [picks[0]!, picks[1]!];
}

function five<Item>(list: Item[], place: string): Item[] {
  if (list.length !== ROSTER) throw new RecordError(place, `expected a list of ${ROSTER}`);
  return list;
}

/** `setup.rosters` of a record: five locomotives for each of two contestants (LD-1.1). Throws `RecordError` for anything else. */
export function readRosters(value: unknown, place: string, edition: number): Pair<Locomotive[]> {
  const [a, b, ...rest] = readEach(value, place, (list, at) =>
    five(
      readEach(list, at, (one, where) => readLocomotive(one, where, edition)),
      at,
    ),
  );
  if (!a || !b || rest.length > 0) throw new RecordError(place, 'expected a list of two');
  return [a, b];
}

/** The table before the deal. */
export function start(setup: Setup): State {
  const dormant = Array.from({ length: ROSTER }, () => 'dormant' as const);
  const state: State = {
    box: { ...editionOf(setup), rules: setup.rules, statistics: [] },
    setup,
    rosters: [],
    read: [],
    phase: 'deal',
    asked: 0,
    decisions: [],
    scores: [0, 0],
    first: 0,
    calling: 0,
    locomotives: [dormant, dormant],
    markers: [0, 0],
    markersUsed: 0,
    earned: 0,
    detonated: [false, false],
    called: [],
    contest: null,
    passed: false,
    due: [],
    sequence: null,
    resetDue: false,
    idleReset: false,
    ended: null,
    winners: [],
  };
  return { ...state, decisions: questions(state) };
}

/** The places that the deal has to fill, and the ids of what is picked already. */
export function lots(picks: Pair<readonly (Front | null)[]>): { places: number; taken: string[] } {
  const all = picks.flat();
  return {
    places: all.filter((pick) => pick === null).length,
    taken: all.flatMap((pick) => (pick ? [pick.id] : [])),
  };
}

/** The fronts of what was picked; an empty place is null. */
export function frontsOf({ rosters }: Setup): Pair<readonly (Front | null)[]> {
  const fronts = (roster: readonly (Locomotive | null)[]): (Front | null)[] =>
    roster.map((l) => l && l.front);
  return [fronts(rosters[0]), fronts(rosters[1])];
}

/** The coin (LD-1.4), and different locomotives of the roster for the empty places. */
export function draw(setup: Setup, rng: Rng): Deal {
  const first = setup.first === 'coin' ? (rng.below(2) as Side) : setup.first;
  const { places, taken } = lots(frontsOf(setup));
  if (places === 0) return { type: 'deal', first, locomotives: [] };
  if (setup.lots)
    return { type: 'deal', first, locomotives: drawBand(setup.roster ?? 1, taken, places, rng).ids };
  const free = frontsOfEdition(setup.roster ?? 1)
    .map(({ id }) => id)
    .filter((id) => !taken.includes(id));
  return { type: 'deal', first, locomotives: shuffled(free, rng).slice(0, places) };
}

/** The table after the deal: both rosters are known, the caller activates first (LD-1.1, LD-1.4). */
export function deal(state: State, { first, locomotives: drawn }: Deal, log: Log): State {
  const setup = state.setup!;
  let next = 0;
  const rosters = SIDES.map((side) =>
    setup.rosters[side].map((pick) => pick ?? rosterLocomotive(drawn[next++]!, setup.roster ?? 1)!),
  );
  note(log, 'LD-1.4', { kind: 'dealt', first, coin: setup.first === 'coin' });
  log.seals = true;
  return {
    ...state,
    box: { ...state.box, statistics: statisticsOf(rosters.flat()) },
    setup: null,
    rosters,
    read: rosters.map((roster) => roster.map(() => ({}))),
    phase: 'activating',
    first,
    calling: first,
    due: dueTo('LD-1.4', first, other(first)),
  };
}
