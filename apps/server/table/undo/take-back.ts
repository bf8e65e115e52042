import type { TakeBack } from '@turntable/engine';
import { Problem } from '../../base/problem.ts';
import type { Effect } from '../match/effects.ts';
import type { Match } from '@turntable/match/match.ts';

/** More take-backs than any real game sees; without a bound two friends could fill the disk. */
const MOST_TAKE_BACKS = 500;

/** Throws `Problem` if `more` further take-backs would be too many. */
export function expectRoomToTakeBack(match: Match, more: number): void {
  if (match.log.filter((item) => 'takeBack' in item).length + more > MOST_TAKE_BACKS)
    throw new Problem('not-allowed');
}

/** Where the last entry stands that still counts, in the log from 0. */
function lastCounting(log: Match['log']): number {
  const out: number[] = [];
  for (const [i, item] of log.entries())
    if (!('takeBack' in item)) out.push(i);
    else if (out.length > 1) out.pop();
  return out.at(-1) ?? 0;
}

/**
 * Takes back entries of a match, and calls `written` after each; gives the numbers in the log, from 0, of what is gone. A judge
 * takes back chance's answers before them too, as the table's `seed` would only give them again (LV-3.1). `written` gets the
 * request with the first entry that a judge takes back, the last that a player does.
 */
export function takeBack(
  match: Match,
  { by, count, request, reason }: Extract<Effect, { do: 'take-back' }>,
  seed: string,
  written: (item: TakeBack, request: string | null, before: number) => void,
): number[] {
  const gone: number[] = [];
  const isJudges = reason !== undefined;
  const once = (isLast: boolean): void => {
    const before = match.happened.length;
    gone.push(lastCounting(match.log));
    written(match.takeBack(by, reason), isLast ? request : null, before);
  };
  for (let i = 0; i < count; i++) once(i === (isJudges ? 0 : count - 1));
  while (isJudges && match.counted > 1 && match.draw(seed) !== undefined) once(false);
  return gone;
}
