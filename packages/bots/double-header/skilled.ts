import type { Decision } from '@turntable/engine';
import { callable } from '@turntable/games/double-header/calls.ts';
import { mayMoveToStyle, mayTimeOut, whyNotChange } from '@turntable/games/double-header/conditions.ts';
import { afterAcceptance, maySkip } from '@turntable/games/double-header/refusals.ts';
import { locomotiveInUse, other } from '@turntable/games/double-header/sides.ts';
import {
  LOCOMOTIVE_INDICES,
  type Action,
  type LocomotiveIndex,
  type Kind,
  type Team,
  type View,
} from '@turntable/games/double-header/types.ts';
import { EMPTY_LEDGER, pointsFor } from '@turntable/games/versus/index.ts';
import { boosterInAnswer, boosterToPlay, tagPays } from './contest.ts';
import { ruling } from './ruling.ts';
import { favourable, stylePoints } from './master/style.ts';
import { answerer, lead, outlook, ownTeam } from './table.ts';
import type { Odds } from './odds.ts';

/** What makes one player better than another. */
export interface Skill {
  readonly odds: (view: View) => Odds;
  /** Looks at what the locomotives in use mean for all statistics that are left: announcing, forcing in, changes, Time Outs. */
  readonly farSighted: boolean;
  /** Knows when style points will decide the game, and leaves the statistics for them. */
  readonly timing: boolean;
  /** Vetoes what it would win less often than this. */
  readonly vetoBelow: number;
  /** Plays a booster if it makes winning likelier by so much. */
  readonly boostFrom: number;
  /** Callers call what they are good at: the chance to beat them is raised to this power. */
  readonly caution: number;
}

/** A change of locomotive has to promise so many points; a Time Out, which serves both teams, so many. */
const CHANGE_FROM = 1;
const TIME_OUT_FROM = 2;

/** The action of a player of that skill for an open question; undefined for kinds that the skill has no answer to. */
export function skilledMove(view: View, decision: Decision, skill: Skill): Action | undefined {
  const odds = skill.odds(view);
  const team = ownTeam(view);
  switch (decision.kind as Kind) {
    case 'field':
      return { type: 'field', engine: announcement(view, odds, team, skill) };
    case 'call':
      return turn(view, odds, team, skill);
    case 'veto':
      return { type: chanceToAnswer(view, odds, team, skill) < skill.vetoBelow ? 'veto' : 'accept' };
    case 'boost':
    case 'answer': {
      const booster =
        decision.kind === 'boost'
          ? boosterToPlay(view, odds, team, skill)
          : boosterInAnswer(view, odds, team, skill);
      return booster ? { type: 'boost', booster } : { type: 'decline' };
    }
    case 'tag':
      return { type: tagPays(view, odds, team) ? 'tag' : 'stand' };
    case 'time-out':
      return { type: skill.farSighted && timeOutPays(view, odds, team) ? 'time-out' : 'pass' };
    case 'skip-style':
      return { type: maySkip(view) ? 'skip-style' : 'hold-style' };
    case 'speak': {
      const [feature] = favourable(view, afterAcceptance(view), team);
      return feature ? { type: 'claim', feature } : { type: 'pass' };
    }
    case 'rule':
      return ruling(view);
    default:
      return undefined;
  }
}

/** The locomotive that promises more, against the opposing one in use or, while there is none, against both. */
function announcement(view: View, odds: Odds, team: Team, { farSighted }: Skill): LocomotiveIndex {
  const own = LOCOMOTIVE_INDICES.find((locomotive) => view.engines[team]![locomotive]!.rear !== null) ?? 0;
  if (!farSighted) return view.inUse[team] ?? own;
  const against = view.inUse[other(team)];
  const worth = (locomotive: LocomotiveIndex): number =>
    against === null
      ? outlook(view, odds, team, locomotive, 0) + outlook(view, odds, team, locomotive, 1)
      : outlook(view, odds, team, locomotive, against);
  return worth(1) > worth(0) ? 1 : 0;
}

/** The calling contestant's turn: style points if they are won, a change if it pays, else the best call. */
function turn(view: View, odds: Odds, team: Team, skill: Skill): Action {
  const locomotive = locomotiveInUse(view, team);
  const against = locomotiveInUse(view, other(team));
  let best: string | undefined;
  let most = -Infinity;
  for (const statistic of callable(view, team, locomotive)) {
    const answers = answerer(view, other(team), statistic);
    let gain = expectedGain(view, odds, team, locomotive, answers, statistic);
    if (skill.farSighted && answers !== against)
      gain += outlook(view, odds, team, locomotive, answers) - outlook(view, odds, team, locomotive, against);
    if (gain > most) [best, most] = [statistic, gain];
  }
  if (skill.timing && mayMoveToStyle(view)) {
    const final = lead(view, team) + stylePoints(view, EMPTY_LEDGER, team);
    if (final > 0 || (final === 0 && most < 0)) return { type: 'style' };
  }
  if (skill.farSighted) {
    const gain =
      outlook(view, odds, team, other(locomotive), against) - outlook(view, odds, team, locomotive, against);
    if (gain > CHANGE_FROM && !whyNotChange(view)) return { type: 'field', engine: other(locomotive) };
    if (mayTimeOut(view, team) && timeOutPays(view, odds, team)) return { type: 'time-out' };
  }
  return { type: 'call', statistic: best! };
}

/** Points that a call may be expected to bring, those of the other team counted against it. */
function expectedGain(
  view: View,
  odds: Odds,
  team: Team,
  locomotive: LocomotiveIndex,
  against: LocomotiveIndex,
  statistic: string,
): number {
  const own = odds.value(team, locomotive, statistic)!;
  const { scoring } = view.box.rules;
  if (scoring === 'flat') return 2 * odds.below(other(team), against, statistic, own) - 1;
  const theirs = odds.likely(other(team), against, statistic);
  const gain = (value: number): number =>
    own === value ? 0 : own > value ? pointsFor(scoring, own, value) : -pointsFor(scoring, value, own);
  return theirs.reduce((sum, value) => sum + gain(value), 0) / Math.max(1, theirs.length);
}

/** How likely the locomotive in use wins a statistic called against it. */
function chanceToAnswer(view: View, odds: Odds, team: Team, { caution }: Skill): number {
  const calling = other(team);
  const { statistic } = view.contest!;
  const own = odds.value(team, locomotiveInUse(view, team), statistic)!;
  return odds.below(calling, locomotiveInUse(view, calling), statistic, own) ** caution;
}

/** Whether a Time Out helps although both teams may change, the leading one first (DH-7.2). */
function timeOutPays(view: View, odds: Odds, team: Team): boolean {
  const worth = LOCOMOTIVE_INDICES.map((locomotive) =>
    LOCOMOTIVE_INDICES.map((against) => outlook(view, odds, team, locomotive, against)),
  );
  const now = worth[locomotiveInUse(view, team)]![locomotiveInUse(view, other(team))]!;
  const leads = lead(view, team) > 0;
  const settled = leads
    ? Math.max(...worth.map((row) => Math.min(...row)))
    : Math.min(...LOCOMOTIVE_INDICES.map((against) => Math.max(...worth.map((row) => row[against]!))));
  return settled - now > TIME_OUT_FROM;
}
