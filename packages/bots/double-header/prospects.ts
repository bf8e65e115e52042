import {
  LOCOMOTIVE_INDICES,
  type Booster,
  type LocomotiveIndex,
  type Pair,
  type Team,
  type View,
} from '@turntable/games/double-header/types.ts';
import type { FeatureId } from '@turntable/roster';
import type { Odds } from './odds.ts';

/** A value that a side may give: a few that stand for all, each as likely as the others. */
interface Given {
  readonly values: readonly number[];
  /** How likely it is below `value`; equal counts `equal`. */
  below(value: number, equal: 0 | 1): number;
}

const compared = (known: number, value: number, equal: 0 | 1): number =>
  known < value ? 1 : known === value ? equal : 0;
const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** How likely a team wins the statistic that was called if it gives its value with a booster, or as it is; a tie is not won. */
export function prospect(view: View, odds: Odds, team: Team, booster: Booster | null): number {
  const opponent = (1 - team) as Team;
  const mine = given(view, odds, team, booster);
  const theirs = given(view, odds, opponent, view.contest!.boosts[opponent]);
  const [first] = theirs.values;
  if (first === undefined || mine.values.length === 0) return 0.5;
  return theirs.values.length === 1
    ? 1 - mine.below(first, 1)
    : mean(mine.values.map((own) => theirs.below(own, 0)));
}

function given(view: View, odds: Odds, team: Team, booster: Booster | null): Given {
  const { statistic } = view.contest!;
  const inUse = view.inUse[team]!;
  const mate = (1 - inUse) as LocomotiveIndex;
  const single = (at: LocomotiveIndex): Given => ({
    values: odds.likely(team, at, statistic),
    below: (value, equal) => (value === Infinity ? 1 : odds.below(team, at, statistic, value, equal)),
  });
  switch (booster) {
    case null:
      return single(inUse);
    case 'swap-orders':
      return single(mate);
    case 'fifty-fifty':
      return {
        values: [0, Infinity],
        below: (value, equal) => mean([compared(0, value, equal), compared(Infinity, value, equal)]),
      };
    case 'double-header': {
      const [own, other] = [single(inUse), single(mate)];
      return {
        values: own.values.flatMap((each) => other.values.map((added) => each + added)),
        below: (value, equal) => mean(own.values.map((each) => other.below(value - each, equal))),
      };
    }
  }
}

/**
 * In what share of the statistics that may still be called a locomotive of the team has the higher value, on average over the
 * opposing one in use, or both where none is yet; nothing where none can be compared.
 */
export function strength(view: View, odds: Odds, team: Team, at: LocomotiveIndex): number | undefined {
  const opponent = (1 - team) as Team;
  const opposing = view.inUse[opponent];
  const shares = (opposing === null ? LOCOMOTIVE_INDICES : [opposing]).flatMap((other) =>
    view.uncalled
      .filter((id) => has(view, team, at, id) && has(view, opponent, other, id))
      .map((id) => mean(odds.likely(team, at, id).map((own) => odds.below(opponent, other, id, own, 0)))),
  );
  const known = shares.filter((share) => !Number.isNaN(share));
  return known.length === 0 ? undefined : mean(known);
}

const has = (view: View, team: Team, at: LocomotiveIndex, statistic: string): boolean =>
  Object.hasOwn(view.engines[team]![at]!.known ?? {}, statistic);

/** How many locomotives of each team have a feature (LV-4.3). */
export function bearers(view: View, feature: string): Pair<number> {
  const count = (team: Team): number =>
    view.engines[team]!.filter(({ front }) => front.features.includes(feature as FeatureId)).length;
  return [count(0), count(1)];
}
