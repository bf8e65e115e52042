import { useEffect, useMemo, useState } from 'react';
import type { Pair } from '@turntable/games/double-header/types.ts';
import { useMedia } from '../../device/useMedia.ts';
import { duelOf, episodes, heldBack, type Duel } from './duel.ts';
import type { ScreenProps } from './use-turn.ts';

/** Milliseconds between two things that are shown, and for which a duel that is over stays when the next call is made. */
const BEAT = 800;
const LINGER = 1_500;

export interface Stage {
  readonly duel: Duel | null;
  /** Something is still to be shown. */
  readonly running: boolean;
  /** Points not shown yet, by team. */
  readonly held: Pair<number>;
}

/**
 * Shows what the log tells of calls one thing after the other, at a reader's pace however fast it was played. What was
 * there when the table was opened is not shown again; with reduced motion everything is there at once.
 */
export function useStage(log: ScreenProps['log']): Stage {
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const list = useMemo(() => episodes(log), [log]);
  const [place, setPlace] = useState(() => ({ at: list.length - 1, shown: list.at(-1)?.beats.length ?? 0 }));
  const last = list.length - 1;
  const end = { at: last, shown: list[last]?.beats.length ?? 0 };
  // After a take-back the log may be shorter than what was shown.
  const beyond = place.at > last || place.shown > (list[place.at]?.beats.length ?? 0);
  const { at, shown } = still || beyond ? end : place;
  const beats = list[at]?.beats.length ?? 0;
  const settled = shown >= beats;
  const running = !settled || at < last;
  useEffect(() => {
    if (!running) return undefined;
    // Who comes back after a while is not shown all of it: the last call is enough.
    const next = settled
      ? { at: at < last - 1 && at >= 0 ? last : at + 1, shown: 0 }
      : { at, shown: shown + 1 };
    const timer = setTimeout(() => setPlace(next), settled && beats > 0 ? LINGER : settled ? 0 : BEAT);
    return () => clearTimeout(timer);
  }, [running, settled, at, shown, beats, last]);
  const episode = list[at];
  const held = useMemo(() => heldBack(list, at, shown), [list, at, shown]);
  return { duel: episode ? duelOf(episode, shown) : null, running, held };
}
