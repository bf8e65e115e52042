import type { SeenBy } from '@turntable/engine';
import type { SeenLocomotive, Verdict } from '@turntable/games/versus/index.ts';

type LocomotiveStatus = 'in-use' | 'waiting' | 'active' | 'dormant' | 'knocked-out';
interface JudgedLocomotive {
  readonly locomotive: SeenLocomotive;
  readonly status: LocomotiveStatus;
}
/** One of the two sides as the judge sees it. */
export interface JudgedSide {
  readonly seats: readonly number[];
  readonly score: number;
  readonly calls: boolean;
  readonly first: boolean;
  readonly locomotives: readonly JudgedLocomotive[];
  /** What the side has left to use. */
  readonly left: Left;
}
/** What a side has left to use, as far as its game knows it. */
interface Left {
  readonly vetoes?: readonly { readonly seat: number; readonly count: number }[];
  readonly boosters?: readonly string[];
  readonly timeOuts?: number;
  readonly markers?: number;
  /** Locomotives that are not knocked out. */
  readonly remaining?: number;
  readonly detonated?: boolean;
}
/** A claim in free words that waits for the judge. */
export interface WaitingClaim {
  readonly decision: string;
  readonly seat: number;
  readonly text: string;
  readonly verdicts: readonly Verdict[];
  /** The locomotives it is claimed for, and those it is claimed against (LV-4.2, LV-4.3). */
  readonly locomotives: readonly string[];
  readonly against: readonly string[];
  /** The seats of the claimant's side, and of the other. */
  readonly own: readonly number[];
  readonly others: readonly number[];
  /** The words for what a point that is upheld brings. */
  readonly upheld: 'vs.verdict.claimant.means' | 'vs.verdict.claimant.dome';
  /** What one that applies to both brings: nothing or, in a knock-out, a pair or another point in its place (LD-5.4, LD-5.5). */
  readonly alike: 'nothing' | 'pair' | 'another';
}
/** What the judge sees, the same for every game that has one. */
export interface JudgeModel {
  readonly scene: 'hall' | 'dome';
  readonly sides: readonly JudgedSide[];
  readonly statistics: readonly string[];
  readonly called: readonly string[];
  readonly vetoed: Readonly<Record<string, readonly number[]>>;
  readonly contest: string | null;
  /** Of each side, which of its locomotives meets the other in it. */
  readonly meets: readonly [number, number] | null;
  readonly claim: WaitingClaim | null;
  /** A style phase is on that the judge may end (LV-3.1): the words for what follows. */
  readonly endStyle: 'judge.end-style.over' | 'judge.end-style.lost' | null;
  /** Points that win, where there is a threshold (LD-7.1). */
  readonly threshold: number | null;
  /** Pairs of points of the knock-out in progress (LD-5). */
  readonly pairs: number | null;
}

/**
 * The locomotive of a side that stands on the judge's stage: the one that gave its value, by its place; while a statistic is called the
 * one that meets the other (LD-2.2: a target is not activated); else the one in play. Nothing before a choice.
 */
export function standing(
  { sides, claim, contest, meets }: Pick<JudgeModel, 'sides' | 'claim' | 'contest' | 'meets'>,
  at: 0 | 1,
  given: number | undefined,
): JudgedLocomotive | undefined {
  const { locomotives } = sides[at]!;
  const place = claim ? undefined : (given ?? (contest === null ? undefined : meets?.[at]));
  if (place !== undefined) return locomotives[place];
  return locomotives.find(({ status }) => status === 'active' || status === 'in-use');
}

/** The verdict that is asked of the judge, if one is. */
export function waiting(
  view: SeenBy,
  claim: { readonly seat: number; readonly text: string } | null,
  verdicts: readonly Verdict[],
  sides: readonly JudgedSide[],
  { upheld, alike }: Pick<WaitingClaim, 'upheld' | 'alike'>,
): WaitingClaim | null {
  const decision = view.decisions.find(({ kind, actors }) => kind === 'rule' && actors.includes('judge'));
  const own = sides.find(({ seats }) => claim && seats.includes(claim.seat));
  const others = sides.find((side) => side !== own);
  if (!decision || !claim || !own || !others) return null;
  const { seat, text } = claim;
  const meant = ({ locomotives }: JudgedSide): readonly JudgedLocomotive[] =>
    locomotives.filter(({ status }) => status !== 'dormant' && status !== 'knocked-out');
  // Two against two each brings a locomotive and speaks for that; alone one speaks for all of the side.
  const speaks =
    own.seats.length > 1 ? own.locomotives.filter((_, at) => at === own.seats.indexOf(seat)) : meant(own);
  const namesOf = (of: readonly JudgedLocomotive[]) => of.map(({ locomotive }) => locomotive.front.name);
  return {
    decision: decision.id,
    seat,
    text,
    verdicts,
    locomotives: namesOf(speaks),
    against: namesOf(meant(others)),
    own: own.seats,
    others: others.seats,
    upheld,
    alike,
  };
}
