import {
  readEach,
  readOneOf,
  readWhole,
  readWords,
  RecordError,
  type Decision,
  type Json,
} from '@turntable/engine';
import type { Verdict } from './style.ts';

/** What a judge may do at any time (LV-3.1), besides taking back, which is the record's business. */
export type JudgeAction =
  | { readonly type: 'correct'; readonly scores: readonly [number, number]; readonly reason: string }
  | { readonly type: 'end-style' };
/** The answer to a claim in free words (LV-3.2). */
export interface RuleAction {
  readonly type: 'rule';
  readonly verdict: Verdict;
  /** Why, if the judge says so; it stays in the log. */
  readonly reason?: string;
}

/** The types of action that answer the judge's standing decision. */
export const JUDGE_ACTIONS = ['correct', 'end-style'] as const;
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

/** Reads `rule {verdict, reason?}`, the verdict one of those that the game has; throws `RecordError`. */
export function readRule(json: Json, place: string, verdicts: readonly Verdict[]): RuleAction {
  const rule = { type: 'rule', verdict: readOneOf(json['verdict'], `${place}.verdict`, verdicts) } as const;
  if (json['reason'] === undefined) return rule;
  return { ...rule, reason: readWords(json['reason'], `${place}.reason`) };
}
