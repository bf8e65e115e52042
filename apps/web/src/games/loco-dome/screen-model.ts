import type { Actor } from '@turntable/engine';
import { locoDome } from '@turntable/games/loco-dome/index.ts';
import { activeOf, anyHas, thresholdOf } from '@turntable/games/loco-dome/roundhouse.ts';
import { other, type Event, type Pair, type Side, type View } from '@turntable/games/loco-dome/types.ts';
import { seenValue } from '@turntable/games/versus/seen.ts';
import { counted } from '../../session/counted.ts';
import { askedNow, deputiesNow } from '../../session/turn.ts';
import type { Plannable } from '../versus/CallOrders.tsx';
import { stageStateAfter } from './stage-state.ts';
import { justNow, lastCall, pointsMade, type Staged } from './record/story.ts';
import type { ScreenProps } from './use-turn.ts';

/** What the table of Loco Dome shows to any viewer, at any moment of the show. */
interface ScreenModel {
  readonly over: boolean;
  /** A move of a game that is over: replayed, or the last one of a game that was ended early. */
  readonly past: boolean;
  /** It was ended before its rules ended it, and this is how it stood: nobody is to call any more. */
  readonly stopped: boolean;
  /** Something that happened is being shown. */
  readonly showing: boolean;
  /** The sides from the left on: the reader's own first. */
  readonly sides: readonly [Side, Side];
  /** What of the log still counts. */
  readonly events: readonly Event[];
  /** What is being shown. */
  readonly last: Event | undefined;
  /** What happened last, for those who did not see it. */
  readonly latest: readonly Staged[];
  /** As far as it was shown. */
  readonly scores: Pair<number>;
  readonly threshold: number;
  /** The threshold before what is being shown. */
  readonly before: number;
  /** The locomotives that fall in what is being shown. */
  readonly falling: Pair<readonly number[]>;
  readonly active: Pair<number | null>;
  /** The same before what is being shown. */
  readonly was: Pair<number | null>;
  /** The call on the stage, and the style points of a knock-out. */
  readonly called: ReturnType<typeof lastCall>;
  readonly points: ReturnType<typeof pointsMade>;
  /** A knock-out is under way or was begun in what is being shown. */
  readonly isKnockOut: boolean;
  /** Who has to act. */
  readonly waited: readonly Actor[];
}

/** The threshold before the first knock-out (LD-7.1). */
const WHOLE = 100;

type Shown = Pick<ScreenProps, 'table' | 'view' | 'log' | 'show'>;

/** What the screen shows to a side, or to those who look on; during a show, what it has come to. */
export function screenModel({ table, view, log, show }: Shown, side: Side | undefined): ScreenModel {
  const showing = (show?.now ?? null) !== null;
  const near: Side = side ?? 0;
  const events = counted(log).map(({ event }) => event);
  const staged = counted(show?.stage ?? log).map(({ event }) => event);
  const onStage = stageStateAfter(staged);
  const scored = stageStateAfter(counted(show?.score ?? log).map(({ event }) => event));
  const calm = stageStateAfter(
    staged.slice(0, staged.findLastIndex(({ kind }) => kind !== 'knocked-out') + 1),
  );
  const falling = ([0, 1] as const).map((of) =>
    showing ? onStage.fallen[of].filter((at) => !calm.fallen[of].includes(at)) : [],
  );
  const begun =
    staged.findLastIndex(({ kind }) => kind === 'attacked') >
    staged.findLastIndex(({ kind }) => kind === 'called' || kind === 'knocked-out');
  return {
    over: view.phase === 'over',
    past: table.status === 'over' && view.phase !== 'over',
    stopped: table.stopped !== undefined && view.decisions.length === 0 && (show?.now ?? null) === null,
    showing,
    sides: [near, other(near)],
    events,
    last: showing ? staged.at(-1) : undefined,
    latest: justNow(staged),
    scores: showing ? scored.scores : view.scores,
    threshold: showing ? (scored.threshold ?? WHOLE) : thresholdOf(view),
    before: calm.threshold ?? WHOLE,
    falling: [falling[0]!, falling[1]!],
    active: showing ? onStage.active : [activeOf(view, 0) ?? null, activeOf(view, 1) ?? null],
    was: stageStateAfter(staged.slice(0, -1)).active,
    called: showing || view.contest ? lastCall(staged) : undefined,
    points: pointsMade(staged),
    isKnockOut: view.sequence !== null || begun,
    waited: askedNow(view, deputiesNow(table, locoDome, view)).flatMap(({ actors }) => actors),
  };
}

/** The value of a side's active locomotive that its player looks at; null without one. */
export function pickedOf(
  view: View,
  side: Side,
  statistic: string | null,
): { readonly side: Side; readonly statistic: string; readonly value: number | null } | null {
  const at = activeOf(view, side);
  const card = at === undefined ? undefined : view.rosters[side]?.[at];
  return statistic === null || !card ? null : { side, statistic, value: seenValue(card, statistic) ?? null };
}

/** What a side may plan: its calls. */
export function plannableOf(view: View, side: Side): Plannable {
  return {
    calls: view.box.statistics.filter((id) => !view.called.includes(id) && anyHas(view, side, id)),
    vetoes: [],
    other: other(side),
    points: view.scores[other(side)],
  };
}
