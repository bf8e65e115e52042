import type { Clause } from './clauses.ts';
import { allServed } from './calls.ts';
import { other } from './sides.ts';
import {
  BOOSTERS_FROM,
  SKIP_LEAD,
  STYLE_FROM,
  TIME_OUT_FROM,
  type Open,
  type Pair,
  type Team,
} from './types.ts';

const total = (scores: Pair<number>): number => scores[0] + scores[1];

/** From ten points in all boosters may be played (DH-6.1). */
export function boostersOpen({ scores }: Pick<Open, 'scores'>): boolean {
  return total(scores) >= BOOSTERS_FROM;
}

/** Whether a team may call its Time Out before the call that is due (DH-7.1, DH-7.3, DH-6.7). */
export function mayTimeOut(open: Open, team: Team): boolean {
  const { phase, between, scores, timeOuts } = open;
  if (phase !== 'calling' || between.after !== 'statistic' || between.boosted) return false;
  return timeOuts[team] > 0 && total(scores) >= TIME_OUT_FROM && scores[0] !== scores[1];
}

/** Why the calling team may not change its locomotive before the call that is due (DH-5.2); nothing if it may. */
export function whyNotChange({ phase, between, scores, calling }: Open): Clause | undefined {
  const { after, victor, changed, boosted } = between;
  if (phase !== 'calling' || after !== 'statistic' || victor !== calling || changed) return 'DH-5.2';
  if (scores[calling] >= scores[other(calling)]) return 'DH-5.2';
  return boosted ? 'DH-6.7' : undefined;
}

/** Whether the calling contestant may move the game to style points (DH-8.1); also after a veto (DH-3.2). */
export function mayMoveToStyle(open: Open): boolean {
  return open.phase === 'calling' && total(open.scores) >= STYLE_FROM && allServed(open);
}

/** The team that leads by enough to skip style points (DH-8.3), if one does. */
export function skipLeader({ scores }: Pick<Open, 'scores'>): Team | null {
  const lead = scores[0] - scores[1];
  if (Math.abs(lead) < SKIP_LEAD) return null;
  return lead > 0 ? 0 : 1;
}
