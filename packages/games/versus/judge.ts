import {
  readEach,
  readOneOf,
  readWhole,
  readWords,
  RecordError,
  type Actor,
  type Decision,
  type Entry,
  type Json,
  type Seat,
  type Viewer,
} from '@turntable/engine';
import type { Verdict } from './verdicts.ts';

/** What a judge may do at any time (LV-3.1), besides taking back, which is the record's business. */
export type JudgeAction =
  | { readonly type: 'correct'; readonly scores: readonly [number, number]; readonly reason: string }
  | { readonly type: 'end-style' };
/** A ruling on a claim in free words (LV-3.2), as it is entered into the record. */
export interface RuleAction {
  readonly type: 'rule';
  readonly verdict: Verdict;
  /** Why, if the judge says so; it stays in the log. */
  readonly reason?: string;
  /** Who gives it in the place of a judge who is away; none for the judge's own, and without a judge. */
  readonly deputy?: Seat;
}

/** Open as long as the game runs, asked of nobody. */
export const JUDGE_DECISION: Decision = { id: 'judge', actors: ['judge'], kind: 'judge', standing: true };

/** Reads `correct {scores, reason}`; throws `RecordError`. */
export function readCorrection(json: Json, place: string): JudgeAction {
  const scores = readEach(json['scores'], `${place}.scores`, (score, at) => readWhole(score, at, 0));
  if (scores.length !== 2) throw new RecordError(`${place}.scores`, 'expected two scores');
  return {
    type: 'correct',
    scores: [scores[0]!, scores[1]!],
    reason: readWords(json['reason'], `${place}.reason`),
  };
}

/**
 * Reads `rule {verdict, reason?, deputy?}`, the verdict one of those that the game has, the deputy a seat of the table; throws
 * `RecordError`. `seats` is asked only where there is a deputy.
 */
export function readRule(
  json: Json,
  place: string,
  verdicts: readonly Verdict[],
  seats: () => number,
): RuleAction {
  const { reason, deputy } = json;
  return {
    type: 'rule',
    verdict: readOneOf(json['verdict'], `${place}.verdict`, verdicts),
    ...(reason === undefined ? {} : { reason: readWords(reason, `${place}.reason`) }),
    ...(deputy === undefined ? {} : { deputy: readWhole(deputy, `${place}.deputy`, 0, seats() - 1) }),
  };
}

/** Who acted, as the log tells it: a ruling in the judge's place is the deputy's (LV-3.2). */
export function loggedActor({
  actor,
  action,
}: Entry<{ readonly type: string; readonly deputy?: Seat }>): Actor {
  return action.deputy ?? actor;
}

/** What is wrong with a ruling: a deputy rules in the judge’s place alone, and for the other side (LV-3.2). */
export function whyNotRule(
  { deputy }: RuleAction,
  viewer: Viewer,
  others: readonly Seat[],
): 'LV-3.2' | undefined {
  return deputy === undefined || (viewer === 'judge' && others.includes(deputy)) ? undefined : 'LV-3.2';
}
