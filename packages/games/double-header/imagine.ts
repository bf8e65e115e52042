import type { Rng } from '@turntable/engine';
import { isStatisticId, type Front } from '@turntable/roster';
import { DISTRIBUTION } from '@turntable/roster/distribution.ts';
import {
  editionOf,
  restOf,
  splitSum,
  type Known,
  type Locomotive,
  type SeenLocomotive,
} from '../versus/index.ts';
import { other } from './sides.ts';
import {
  LOCOMOTIVE_INDICES,
  TEAMS,
  type LocomotiveIndex,
  type Setup,
  type State,
  type Sum,
  type Team,
  type View,
} from './types.ts';

/** Draws an amount that a statistic could have, as printed. */
type Draw = (statistic: string, rng: Rng) => number;

/** Amounts from the roster's anonymous distribution; of a statistic that is not among the forty, some whole number. */
export const fromRoster: Draw = (statistic, rng) => {
  const values: readonly number[] = isStatisticId(statistic) ? DISTRIBUTION.values[statistic] : [];
  return values.length > 0 ? values[rng.below(values.length)]! : rng.below(100);
};

/**
 * A full state that the viewer cannot rule out: hidden amounts are drawn, so that sums that were read out still hold.
 * Contestants and the judge know which values there are (LV-6.2); for spectators that is drawn as well.
 */
export function imagine(view: View, rng: Rng, draw: Draw = fromRoster): State {
  const { viewer: _viewer, deal, outcome: _outcome, engines: seen, ...open } = view;
  const known = TEAMS.map((team) => LOCOMOTIVE_INDICES.map((at) => knownOf(view, team, at, rng)));
  const locomotives = seen.map((pair, team) =>
    pair.map((at, e) => imagined(at, known[team]![e]!, rng, draw)),
  );
  for (const sum of view.sums) split(view, locomotives, sum, rng);
  return {
    ...open,
    setup: deal && imaginedSetup(view, rng, draw),
    engines: locomotives,
    read: [
      [seen[0]?.[0]?.read ?? {}, seen[0]?.[1]?.read ?? {}],
      [seen[1]?.[0]?.read ?? {}, seen[1]?.[1]?.read ?? {}],
    ],
  };
}

function imagined(seen: SeenLocomotive, known: Known, rng: Rng, draw: Draw): Locomotive {
  const { front, rear, read } = seen;
  if (rear) return { front, rear, known, inline: true };
  const calculated: string[] = [];
  const values = Object.keys(known).map((statistic): [string, number] => {
    if (!Object.hasOwn(read, statistic)) return [statistic, draw(statistic, rng)];
    if (read[statistic]!.calculated) calculated.push(statistic);
    return [statistic, read[statistic]!.value];
  });
  return { front, rear: { values: Object.fromEntries(values), calculated }, known, inline: true };
}

function imaginedSetup({ box, deal }: View, rng: Rng, draw: Draw): Setup {
  const one = (front: Front | null): Locomotive | null =>
    front && imagined({ front, rear: null, known: null, read: {} }, someKnown(rng), rng, draw);
  const { first, picks } = deal!;
  return {
    ...editionOf(box),
    rules: box.rules,
    players: box.players,
    first,
    engines: [
      [one(picks[0][0]), one(picks[0][1])],
      [one(picks[1][0]), one(picks[1][1])],
    ],
  };
}

function someKnown(rng: Rng): Known {
  const ids = Object.entries(DISTRIBUTION.known).filter(([, share]) => rng.below(1000) < 1000 * share);
  return Object.fromEntries(ids.map(([id]) => [id, true as const]));
}

/** Which values a locomotive has: as the viewer is shown, or for a spectator drawn so that what happened could happen. */
function knownOf(view: View, team: Team, at: LocomotiveIndex, rng: Rng): Known {
  const seen = view.engines[team]?.[at];
  if (!seen) return {};
  if (seen.known) return seen.known;
  const must = new Set(Object.keys(seen.read));
  for (const sum of view.sums) if (sum.team === team) must.add(sum.statistic);
  const { contest, calling, inUse } = view;
  // A call that waits needs values, and one that is due needs something to be called.
  const never = contest && team !== calling && at === contest.before && at !== inUse[team];
  if (contest && !never) must.add(contest.statistic);
  if (view.phase === 'calling')
    for (const statistic of view.uncalled) if (!Object.hasOwn(view.vetoed, statistic)) must.add(statistic);
  const drawn = { ...someKnown(rng), ...Object.fromEntries([...must].map((id) => [id, true as const])) };
  return never ? Object.fromEntries(Object.entries(drawn).filter(([id]) => id !== contest.statistic)) : drawn;
}

/** Divides a sum that was read out between its two locomotives; one that the viewer sees keeps its value. */
function split(view: View, locomotives: Locomotive[][], { team, statistic, value }: Sum, rng: Rng): void {
  const [sees, both] = LOCOMOTIVE_INDICES.filter((at) => view.engines[team]![at]!.rear !== null);
  if (both !== undefined) return;
  const give = (at: LocomotiveIndex, part: number): void => {
    const locomotive = locomotives[team]![at]!;
    const values = { ...locomotive.rear.values, [statistic]: part };
    locomotives[team]![at] = { ...locomotive, rear: { ...locomotive.rear, values } };
  };
  if (sees !== undefined) {
    const own = locomotives[team]![sees]!.rear.values[statistic]!;
    return give(other(sees), restOf(value, own));
  }
  const parts = splitSum(statistic, value, rng);
  for (const at of LOCOMOTIVE_INDICES) give(at, parts[at]);
}
