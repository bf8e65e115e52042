import type { Viewer } from '@turntable/engine';
import { knows, sumOf } from '../versus/index.ts';
import { seatOf } from './sides.ts';
import type { Clause } from './clauses.ts';
import {
  BOOSTERS,
  LOCOMOTIVE_INDICES,
  TEAMS,
  type LocomotiveIndex,
  type Setup,
  type State,
  type Team,
} from './types.ts';

const pointer = (team: Team, locomotive: LocomotiveIndex, statistic: string, root = ''): string =>
  `${root}/engines/${team}/${locomotive}/rear/values/${statistic.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/**
 * Amounts that the viewer must not learn (DH-1.2, LV-2.3): known values of others' cards that were not read out. Which values are
 * known is no secret (LV-6.3). Two values whose sum was read may only be swapped with each other, and whoever
 * sees one of the two can compute the other.
 */
export function secrets(state: State, viewer: Viewer): readonly (readonly string[])[] {
  if (state.setup) return [beforeDeal(state.setup)].filter((group) => group.length > 1);
  if (viewer === 'judge') return [];
  const summed = new Set(state.sums.map(({ team, statistic }) => `${team}/${statistic}`));
  const free: string[] = [];
  const pairs: string[][] = [];
  state.engines.forEach((locomotives, t) => {
    const team = t as Team;
    const hidden = LOCOMOTIVE_INDICES.filter((e) => seatOf(state.box.players, team, e) !== viewer);
    for (const e of hidden)
      for (const statistic of Object.keys(locomotives[e]!.rear.values)) {
        if (Object.hasOwn(state.read[team][e], statistic)) continue;
        if (!summed.has(`${team}/${statistic}`)) free.push(pointer(team, e, statistic));
      }
    if (hidden.length === 2)
      for (const { team: t2, statistic } of state.sums)
        if (t2 === team) pairs.push(LOCOMOTIVE_INDICES.map((e) => pointer(team, e, statistic)));
  });
  return [free, ...pairs].filter((group) => group.length > 1);
}

/** Before the deal nobody looks at a card. */
function beforeDeal({ engines: locomotives }: Setup): string[] {
  return TEAMS.flatMap((team) =>
    LOCOMOTIVE_INDICES.flatMap((locomotive) =>
      Object.keys(locomotives[team][locomotive]?.rear.values ?? {}).map((id) =>
        pointer(team, locomotive, id, '/setup'),
      ),
    ),
  );
}

/** Clauses that the position breaks: always none. */
export function audit(state: State): readonly Clause[] {
  const broken: Clause[] = [];
  const check = (clause: Clause, holds: boolean): void => {
    if (!holds) broken.push(clause);
  };
  const { box, called, uncalled, vetoes, vetoed, boosters, timeOuts, engines: locomotives } = state;
  if (state.phase === 'deal') return broken;
  check('DH-1.1', locomotives.length === 2 && locomotives.every((team) => team.length === 2));
  const all = [...called, ...uncalled];
  check('DH-2.2', new Set(all).size === all.length && all.length === box.statistics.length);
  const used = new Map<number, number>();
  for (const seats of Object.values(vetoed))
    for (const seat of seats) used.set(seat, (used.get(seat) ?? 0) + 1);
  check(
    'DH-3.1',
    vetoes.length === box.players && vetoes.every((left, seat) => left + (used.get(seat) ?? 0) === 1),
  );
  check(
    'DH-6.3',
    boosters.every((left) => BOOSTERS.filter((b) => left.includes(b)).length === left.length),
  );
  check(
    'DH-7.1',
    timeOuts.every((left) => left === 0 || left === 1),
  );
  check(
    'DH-8.4',
    state.scores.every((score) => Number.isSafeInteger(score) && score >= 0),
  );
  check('DH-8.2', state.phase !== 'style' || state.contest === null);
  for (const team of TEAMS)
    for (const locomotive of LOCOMOTIVE_INDICES) {
      const { rear, known } = locomotives[team]![locomotive]!;
      const keys = Object.keys(rear.values);
      check('LV-1.2', keys.every((key) => knows(known, key)) && keys.length === Object.keys(known).length);
      for (const [statistic, { value }] of Object.entries(state.read[team][locomotive]))
        check('LV-2.3', rear.values[statistic] === value);
    }
  for (const { team, statistic, value } of state.sums) {
    const [a, b] = locomotives[team]!.map(({ rear }) => rear.values[statistic]!);
    check('LV-2.4', sumOf(a!, b!) === value);
  }
  return broken;
}
