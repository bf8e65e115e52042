import type { Rng } from '@turntable/engine';
import { isStatisticId, type Front } from '@turntable/roster';
import { DISTRIBUTION } from '@turntable/roster/distribution.ts';
import { editionOf, type Known, type Locomotive, type SeenLocomotive } from '../versus/index.ts';
import { SIDES, type Setup, type State, type View } from './types.ts';

/** An amount that a statistic could have, from the roster's anonymous distribution; of others some whole number. */
function amount(statistic: string, rng: Rng): number {
  const values: readonly number[] = isStatisticId(statistic) ? DISTRIBUTION.values[statistic] : [];
  return values.length > 0 ? values[rng.below(values.length)]! : rng.below(100);
}

/**
 * A full state that the viewer cannot rule out: hidden amounts are drawn. Contestants and the judge know which values there are
 * (LV-6.2); for spectators that is drawn as well.
 */
export function imagine(view: View, rng: Rng): State {
  const { viewer: _viewer, deal, outcome: _outcome, rosters: seen, ...open } = view;
  const rosters = seen.map((roster, side) =>
    roster.map((locomotive, at) =>
      imagined(locomotive, locomotive.known ?? guessed(view, side, at, rng), rng),
    ),
  );
  return {
    ...open,
    setup: deal && imaginedSetup(view, rng),
    rosters,
    read: seen.map((roster) => roster.map(({ read }) => read)),
  };
}

function imagined({ front, rear, read }: SeenLocomotive, known: Known, rng: Rng): Locomotive {
  if (rear) return { front, rear, known, inline: true };
  const calculated: string[] = [];
  const values = Object.keys(known).map((statistic): [string, number] => {
    if (!Object.hasOwn(read, statistic)) return [statistic, amount(statistic, rng)];
    if (read[statistic]!.calculated) calculated.push(statistic);
    return [statistic, read[statistic]!.value];
  });
  return { front, rear: { values: Object.fromEntries(values), calculated }, known, inline: true };
}

function imaginedSetup({ box, deal }: View, rng: Rng): Setup {
  const one = (front: Front | null): Locomotive | null =>
    front && imagined({ front, rear: null, known: null, read: {} }, someKnown(rng), rng);
  const { first, picks } = deal!;
  return { ...editionOf(box), rules: box.rules, first, rosters: [picks[0].map(one), picks[1].map(one)] };
}

function someKnown(rng: Rng): Known {
  const ids = Object.entries(DISTRIBUTION.known).filter(([, share]) => rng.below(1000) < 1000 * share);
  return Object.fromEntries(ids.map(([id]) => [id, true as const]));
}

/** Which values a locomotive has, for a spectator: those read out, those that a pending call needs, and enough for the next. */
function guessed(view: View, side: number, at: number, rng: Rng): Known {
  const { contest, calling, locomotives } = view;
  const must = Object.keys(view.rosters[side]![at]!.read);
  const active = locomotives[SIDES[side]!][at] === 'active';
  if (contest && (side === calling ? active : at === contest.opposing)) must.push(contest.statistic);
  if (view.phase === 'calling' && active) must.push(...view.box.statistics);
  return { ...someKnown(rng), ...Object.fromEntries(must.map((id) => [id, true as const])) };
}
