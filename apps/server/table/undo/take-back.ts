import type { Actor, TakeBack } from '@turntable/engine';
import { Problem } from '../../base/problem.ts';
import type { Match } from '../match/match.ts';

/** More take-backs than any real game sees; without a bound two friends could fill the disk. */
const MOST_TAKE_BACKS = 500;

/** Throws a `Problem` if so many more take-backs are too many. */
export function mayTakeBack(match: Match, more: number): void {
  if (match.log.filter((item) => 'takeBack' in item).length + more > MOST_TAKE_BACKS)
    throw new Problem('not-allowed');
}

/**
 * Takes back so many entries of a match, and calls `written` after each. A judge gives a reason (LV-3.1); then what
 * chance would only answer again goes with what came before it, under the table's `seed`.
 */
export function takeBack(
  match: Match,
  by: Actor,
  count: number,
  judged: { readonly reason: string; readonly seed: string } | null,
  written: (item: TakeBack, before: number) => void,
): void {
  const once = (): void => {
    const before = match.happened.length;
    written(match.takeBack(by, judged?.reason), before);
  };
  for (let i = 0; i < count; i++) once();
  while (judged && match.standing > 1 && match.draw(judged.seed) !== undefined) once();
}
