import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { View } from '@turntable/games/loko-moto/types.ts';
import { useMedia } from '../../../device/useMedia.ts';
import { countOrder, countUp, type Counted } from './end-model.ts';
import type { RoundMove } from '../round/round.ts';

/** Milliseconds: the map alone at first, each item of the count, and the rows sorting themselves before the winner is named. */
const MAP_ALONE = 900;
const BEAT = 240;
export const SORTS = 400;

export interface Ending {
  /** What has been counted so far. */
  readonly counted: readonly Counted[];
  /** The map is still shown alone. */
  readonly alone: boolean;
  /** The rows stand in the order of the result. */
  readonly sorted: boolean;
  /** All is counted: the winner may be named. */
  readonly done: boolean;
  skip(): void;
}

/** The final count, item by item; at once for a page opened after the end, and where motion is reduced. */
export function useEnd(
  view: View,
  moves: readonly RoundMove[],
  fresh: boolean,
  hold?: (on: boolean) => void,
): Ending {
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const over = view.phase === 'over';
  const last = moves.at(-1)?.by ?? view.turn;
  const all = useMemo(
    () => (over ? countUp(view, countOrder(view.box.players, last)) : []),
    [over, view, last],
  );
  const end = all.length + 3;
  const [step, setStep] = useState(0);
  const done = over && (!fresh || still || step >= end);
  useEffect(() => {
    if (!over || done) return undefined;
    const timer = setTimeout(
      () => setStep(step + 1),
      step === 0 ? MAP_ALONE : step === end - 1 ? SORTS : BEAT,
    );
    return () => clearTimeout(timer);
  }, [over, done, step, end]);
  useLayoutEffect(() => {
    hold?.(over && !done);
    return () => hold?.(false);
  }, [over, done, hold]);
  return {
    counted: done ? all : all.slice(0, Math.max(0, step - 1)),
    alone: !done && step === 0,
    sorted: done || step === end - 1,
    done,
    skip: () => setStep(end),
  };
}
