import type { SeenBy } from '@turntable/engine';
import { membersOf } from '@turntable/games/double-header/sides.ts';
import type { View as HeaderView } from '@turntable/games/double-header/types.ts';
import { thresholdOf } from '@turntable/games/loco-dome/roundhouse.ts';
import { DOME_VERDICTS, type View as DomeView } from '@turntable/games/loco-dome/types.ts';
import { VERDICTS, type SeenLocomotive, type Verdict } from '@turntable/games/versus/index.ts';

type LocomotiveStatus = 'in-use' | 'waiting' | 'active' | 'dormant' | 'knocked-out';
interface JudgedLocomotive {
  readonly engine: SeenLocomotive;
  readonly status: LocomotiveStatus;
}
/** One of the two sides as the judge sees it. */
export interface JudgedSide {
  readonly seats: readonly number[];
  readonly score: number;
  readonly calls: boolean;
  readonly first: boolean;
  readonly engines: readonly JudgedLocomotive[];
  /** What the side has left to use. */
  readonly left: Left;
}
export type Left =
  | {
      readonly game: 'double-header';
      readonly vetoes: readonly { readonly seat: number; readonly count: number }[];
      readonly boosters: readonly string[];
      readonly timeOuts: number;
    }
  | {
      readonly game: 'loco-dome';
      readonly markers: number;
      readonly standing: number;
      readonly detonated: boolean;
    };
/** A claim in free words that waits for the judge. */
export interface WaitingClaim {
  readonly decision: string;
  readonly seat: number;
  readonly text: string;
  readonly verdicts: readonly Verdict[];
  /** The engine it is claimed for, and those it is claimed against (LV-4.2, LV-4.3). */
  readonly engine: string;
  readonly against: readonly string[];
  /** The seats of the claimant's side, and of the other. */
  readonly own: readonly number[];
  readonly others: readonly number[];
}
/** What the judge sees, the same for both games. */
export interface JudgeModel {
  readonly sides: readonly JudgedSide[];
  readonly statistics: readonly string[];
  readonly called: readonly string[];
  readonly vetoed: Readonly<Record<string, readonly number[]>>;
  readonly contest: string | null;
  readonly claim: WaitingClaim | null;
  /** A style phase is on that the judge may end (LV-3.1). */
  readonly endsStyle: boolean;
  /** Points that win, where there is a threshold (LD-7.1). */
  readonly threshold: number | null;
  /** Pairs of points of the knock-out in progress (LD-5). */
  readonly pairs: number | null;
}

/** The judge’s panel for a view; nothing for a game that has none. */
export function judgeModel(game: string, view: SeenBy): JudgeModel | undefined {
  if (game === 'double-header') return ofHeader(view as HeaderView);
  if (game === 'loco-dome') return ofDome(view as DomeView);
  return undefined;
}

/** The verdict that is asked of the judge, if one is. */
function waiting(
  view: SeenBy,
  claim: { readonly seat: number; readonly text: string } | null,
  verdicts: readonly Verdict[],
  sides: readonly JudgedSide[],
): WaitingClaim | null {
  const decision = view.decisions.find(({ kind, actors }) => kind === 'rule' && actors.includes('judge'));
  const own = sides.find(({ seats }) => claim && seats.includes(claim.seat));
  const others = sides.find((side) => side !== own);
  if (!decision || !claim || !own || !others) return null;
  const { seat, text } = claim;
  // Two against two each brings an engine; alone with several, the one that stands on the stage speaks.
  const speaks =
    own.seats.length > 1
      ? own.engines[own.seats.indexOf(seat)]
      : own.engines.find(({ status }) => status === 'active' || status === 'in-use');
  const meant = others.engines.filter(({ status }) => status !== 'dormant' && status !== 'knocked-out');
  return {
    decision: decision.id,
    seat,
    text,
    verdicts,
    engine: speaks?.engine.front.name ?? '',
    against: meant.map(({ engine }) => engine.front.name),
    own: own.seats,
    others: others.seats,
  };
}

function ofHeader(view: HeaderView): JudgeModel {
  const sides = ([0, 1] as const).map((team): JudgedSide => {
    const seats = membersOf(view.box.players, team);
    return {
      seats,
      score: view.scores[team],
      calls: view.calling === team && view.phase !== 'style' && view.phase !== 'over',
      first: view.first === team,
      engines: (view.engines[team] ?? []).map((engine, e) => ({
        engine,
        status: view.inUse[team] === e ? 'in-use' : 'waiting',
      })),
      left: {
        game: 'double-header',
        vetoes: seats.map((seat) => ({ seat, count: view.vetoes[seat] ?? 0 })),
        boosters: view.boosters[team],
        timeOuts: view.timeOuts[team],
      },
    };
  });
  return {
    sides,
    statistics: view.box.statistics,
    called: view.called,
    vetoed: view.vetoed,
    contest: view.contest?.statistic ?? null,
    claim: waiting(view, view.style?.waiting ?? null, VERDICTS, sides),
    endsStyle: view.phase === 'style',
    threshold: null,
    pairs: null,
  };
}

function ofDome(view: DomeView): JudgeModel {
  const { sequence } = view;
  const sides = ([0, 1] as const).map((side): JudgedSide => {
    const engines = (view.rosters[side] ?? []).map((engine, at) => ({
      engine,
      status: view.locomotives[side][at] ?? ('dormant' as const),
    }));
    return {
      seats: [side],
      score: view.scores[side],
      calls: view.calling === side,
      first: view.first === side,
      engines,
      left: {
        game: 'loco-dome',
        markers: view.markers[side],
        standing: engines.filter(({ status }) => status !== 'knocked-out').length,
        detonated: view.detonated[side],
      },
    };
  });
  const said = sequence?.waiting;
  const claim = said && {
    seat: said.turn === 'claim' ? view.calling : 1 - view.calling,
    text: said.text,
  };
  return {
    sides,
    statistics: view.box.statistics,
    called: view.called,
    vetoed: {},
    contest: view.contest?.statistic ?? null,
    claim: waiting(view, claim ?? null, DOME_VERDICTS, sides),
    endsStyle: sequence !== null && !sequence.identical,
    threshold: thresholdOf(view),
    pairs: sequence?.pairs ?? null,
  };
}
