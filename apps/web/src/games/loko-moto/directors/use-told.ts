import { useMemo } from 'react';
import type { View } from '@turntable/games/loko-moto/types.ts';
import type { Plot } from '@turntable/pictures/loko-moto/plot.ts';
import { TIMES } from '../celebration/pace.ts';
import type { Celebrated } from '../celebration/use-celebration.ts';
import { usePassed } from '../celebration/use-passed.ts';
import { beforePurchase, type Director } from './directors.ts';

/** The players as far as a purchase was shown: whoever made it has its points once the train comes into the yard. */
export function useTold(
  view: View,
  plot: Plot,
  list: readonly Director[],
  celebrated: Celebrated | undefined,
): readonly Director[] {
  const came = usePassed(celebrated, TIMES.yard);
  return useMemo(() => {
    if (came || !celebrated) return list;
    const { move } = celebrated;
    return list.map((director) =>
      director.seat === move.by ? beforePurchase(view, plot, director, move) : director,
    );
  }, [came, celebrated, list, view, plot]);
}
