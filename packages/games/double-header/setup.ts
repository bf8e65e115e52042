import { readEach, readList, readWhole, RecordError, type Rng } from '@turntable/engine';
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
import { DOUBLE_HEADER_LOTS } from '../versus/lots-names.ts';
import { note, type Log } from './log.ts';
import { questions } from './questions.ts';
import {
  BOOSTERS,
  LOCOMOTIVE_INDICES,
  TEAMS,
  type Action,
  type Pair,
  type Setup,
  type State,
  type Team,
} from './types.ts';

export type Deal = Extract<Action, { type: 'deal' }>;

/**
 * The table of the new-table form. `engines` is a list by seat, of one locomotive each (one against one: lists of two): roster
 * ids or inline; what is missing or null is drawn by lot: of the whole roster, or with `lots` of `band` or `three` of one band of
 * strength. `first` is a team, or `coin` (DH-1.3), the default. `roster` is the edition to play with. Throws `RecordError` for
 * what cannot be played with.
 */
export function host(options: Readonly<Record<string, unknown>>, seats: number): Setup {
  if (seats !== 2 && seats !== 4) throw new RecordError('seats', 'expected 2 or 4 seats');
  const { first, roster, engines: locomotives, lots } = options;
  const edition = readEdition(roster, 'options.roster', EDITION);
  const picks = locomotives === undefined ? NO_LOCOMOTIVES : readPicks(locomotives, seats, edition);
  return {
    ...(anyOfRoster(picks.flat()) && ofEdition(edition)),
    ...byLots(readLots(lots, 'options.lots', DOUBLE_HEADER_LOTS)),
    rules: readTableRules(options),
    players: seats,
    engines: picks,
    first:
      first === undefined || first === 'coin' ? 'coin' : (readWhole(first, 'options.first', 0, 1) as Team),
  };
}
const NO_LOCOMOTIVES: Setup['engines'] = [
  [null, null],
  [null, null],
];

function readPicks(value: unknown, seats: 2 | 4, edition: number): Setup['engines'] {
  const one = (item: unknown, place: string): Locomotive | null =>
    item === null ? null : readBrought(item, place, edition);
  const bySeat = readEach(value, 'options.engines', (item, place) =>
    seats === 4 ? [one(item, place)] : item === null ? [null, null] : readEach(item, place, one),
  );
  const flat = bySeat.flat();
  if (bySeat.length !== seats || flat.length !== 4 || bySeat.some((picks) => picks.length !== 4 / seats))
    throw new RecordError('options.engines', `expected ${4 / seats} for each of ${seats} seats`);
  return [
    [flat[0]!, flat[1]!],
    [flat[2]!, flat[3]!],
  ];
}

/** `setup.engines` of a record: two by team (DH-1.1). Throws `RecordError` for anything else. */
export function readLocomotives(value: unknown, place: string, edition: number): Pair<Pair<Locomotive>> {
  const pair = <Item>(list: unknown, at: string, read: (item: unknown, at: string) => Item): Pair<Item> => {
    const [a, b, ...rest] = readList(list, at, 'a list of two').map((item, i) => read(item, `${at}[${i}]`));
    if (a === undefined || b === undefined || rest.length > 0)
      throw new RecordError(at, 'expected a list of two');
    return [a, b];
  };
  return pair(value, place, (team, at) =>
    pair(team, at, (one, where) => readLocomotive(one, where, edition)),
  );
}

/** The table before the deal. */
export function start(setup: Setup): State {
  const seats = Array.from({ length: setup.players }, () => 1);
  const state: State = {
    box: { ...editionOf(setup), rules: setup.rules, players: setup.players, statistics: [] },
    setup,
    engines: [],
    read: [
      [{}, {}],
      [{}, {}],
    ],
    phase: 'deal',
    asked: 0,
    decisions: [],
    scores: [0, 0],
    first: 0,
    calling: 0,
    inUse: [null, null],
    called: [],
    uncalled: [],
    vetoed: {},
    vetoes: seats,
    boosters: [BOOSTERS, BOOSTERS],
    timeOuts: [1, 1],
    served: [
      [false, false],
      [false, false],
    ],
    contest: null,
    between: { after: 'opening', victor: null, boosted: false, tied: false, changed: false, passed: [] },
    timeOut: null,
    leader: null,
    style: null,
    sums: [],
    ended: null,
  };
  return { ...state, decisions: questions(state, state.asked) };
}

/** The places that the deal has to fill, and the ids of what is picked already. */
export function lots(picks: Pair<Pair<Front | null>>): { places: number; taken: string[] } {
  const all = picks.flat();
  return {
    places: all.filter((pick) => pick === null).length,
    taken: all.flatMap((pick) => (pick ? [pick.id] : [])),
  };
}

/** The fronts of what was picked; an empty place is null. */
export function frontsOf({ engines: [one, two] }: Setup): Pair<Pair<Front | null>> {
  const fronts = ([a, b]: Pair<Locomotive | null>): Pair<Front | null> => [a && a.front, b && b.front];
  return [fronts(one), fronts(two)];
}

/** The coin (DH-1.3), and different locomotives of the roster for the empty places. */
export function draw(setup: Setup, rng: Rng): Deal {
  const first = setup.first === 'coin' ? (rng.below(2) as Team) : setup.first;
  const { places, taken } = lots(frontsOf(setup));
  if (places === 0) return { type: 'deal', first, engines: [] };
  if (setup.lots)
    return { type: 'deal', first, engines: drawBand(setup.roster ?? 1, taken, places, rng).ids };
  const free = frontsOfEdition(setup.roster ?? 1)
    .map(({ id }) => id)
    .filter((id) => !taken.includes(id));
  return {
    type: 'deal',
    first,
    engines: Array.from({ length: places }, () => free.splice(rng.below(free.length), 1)[0]!),
  };
}

/** The table after the deal: locomotives known, the first team to announce (DH-1.3, DH-1.4). */
export function deal(state: State, { first, engines: drawn }: Deal, log: Log): State {
  const setup = state.setup!;
  let next = 0;
  const locomotives = TEAMS.map((team) =>
    LOCOMOTIVE_INDICES.map(
      (locomotive) => setup.engines[team][locomotive] ?? rosterLocomotive(drawn[next++]!, setup.roster ?? 1)!,
    ),
  );
  const statistics = statisticsOf(locomotives.flat());
  note(log, 'DH-1.3', { kind: 'dealt', first, coin: setup.first === 'coin' });
  log.seals = true;
  return {
    ...state,
    box: { ...state.box, statistics },
    setup: null,
    engines: locomotives,
    phase: 'opening',
    first,
    calling: first,
    uncalled: statistics,
  };
}
