import { useEffect, useState } from 'react';
import type { Value } from '@turntable/games/versus/index.ts';
import type { Rank } from '@turntable/roster/distribution.ts';
import { STATISTIC_IDS, type StatisticId } from '@turntable/roster/statistics.ts';

export type Place = Rank;
/** The rank of a value that may be seen, from the anonymous distribution; nothing for what the roster does not have. */
export type Ranking = (statistic: string, value: Value) => Place | null;

export const WHEELS = 5;

/** How many wheels of a gauge are lit: all five for the best, one at least. */
export function wheelsLit({ rank, of }: Place): number {
  return Math.max(1, Math.ceil(WHEELS * (1 - (rank - 1) / of)));
}

const NONE: Ranking = () => null;
let known: Ranking | null = null;

async function load(): Promise<Ranking> {
  const { DISTRIBUTION, rankAmongKnown } = await import('@turntable/roster/distribution.ts');
  const ids: ReadonlySet<string> = new Set(STATISTIC_IDS);
  known = (statistic, value) => {
    if (typeof value !== 'number' || !ids.has(statistic)) return null;
    const place = rankAmongKnown(DISTRIBUTION, statistic as StatisticId, value);
    return place.of > 0 ? place : null;
  };
  return known;
}

/** Ranks of values; fetched after the screen, which does not wait for them. */
export function useRanking(): Ranking {
  const [ranking, setRanking] = useState<Ranking | null>(() => known);
  useEffect(() => {
    if (ranking) return undefined;
    let gone = false;
    load().then(
      (loaded) => {
        if (!gone) setRanking(() => loaded);
      },
      // Values are shown without ranks where these do not come.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [ranking]);
  return ranking ?? NONE;
}
