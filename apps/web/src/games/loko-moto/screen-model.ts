import type { Seat } from '@turntable/engine';
import { shapeOf } from '@turntable/games/loko-moto/cards.ts';
import { topology } from '@turntable/games/loko-moto/topology.ts';
import type { View } from '@turntable/games/loko-moto/types.ts';
import type { Plot } from '@turntable/pictures/loko-moto/plot.ts';
import { directors, type Director } from './directors/directors.ts';
import { moves, seatNews, since, type RoundMove, type RoundRow } from './round/round.ts';
import { closest, type Fit } from './shapes/fit.ts';
import type { Tab } from './Tabs.tsx';
import type { Plan } from './turn/plan.ts';
import type { ScreenProps } from './turn/use-turn.ts';

/** What the table of Loko moto shows, whatever the reader has picked. */
interface ScreenModel {
  readonly over: boolean;
  /** A replay shows a move of a game that is over. */
  readonly past: boolean;
  /** All moves that count. */
  readonly moves: readonly RoundMove[];
  /** What was done since the reader's last move, and what became of seats; nothing once the game is over. */
  readonly latest: readonly RoundRow[];
  readonly directors: readonly Director[];
  /** Ids of the reader's own secret shape cards. */
  readonly secret: readonly string[];
  /** The reader's best place for each shape card in sight; empty for those who watch. */
  readonly fits: ReadonlyMap<string, Fit>;
  /** A shape card's pattern is complete in the reader's lines. */
  readonly complete: boolean;
}

interface Shown extends Pick<ScreenProps, 'view' | 'log' | 'events'> {
  readonly status: ScreenProps['table']['status'];
  readonly plot: Plot;
}

/** What the screen shows to a seat, or to those who look on. */
export function screenModel({ status, view, log, events, plot }: Shown, seat: Seat | undefined): ScreenModel {
  const { sheet, players } = view.box;
  const over = view.phase === 'over';
  const past = status === 'over' && !over;
  const all = moves(log, topology(sheet).index);
  const news = seatNews(events ?? []);
  const secret = seat === undefined ? [] : (view.hands[seat]!.secret ?? []);
  const fits = seat === undefined ? new Map<string, Fit>() : fitsOf(view, secret, seat);
  return {
    over,
    past,
    moves: all,
    latest: over ? [] : since(all, past ? undefined : seat, players, past ? [] : news),
    directors: directors(view, plot),
    secret,
    fits,
    complete: [...fits].some(([id, { own }]) => own === shapeOf(view.box, id).pattern.length),
  };
}

function fitsOf(view: View, secret: readonly string[], seat: Seat): ReadonlyMap<string, Fit> {
  const { box, faceUp, lines } = view;
  const inSight = [...faceUp.flatMap((id) => id ?? []), ...secret];
  return new Map(
    inSight.flatMap((id) => {
      const fit = closest(box.sheet, shapeOf(box, id), lines, seat);
      return fit ? [[id, fit] as const] : [];
    }),
  );
}

/** What the reader has picked up or opened. */
interface Chosen {
  readonly plan: Plan;
  /** A shape card lies over the map. */
  readonly isHeld: boolean;
  /** A plan for the next turns is being made. */
  readonly isPlanning: boolean;
  readonly tab: Tab;
  /** A panel was asked for over a tray that would cover it. */
  readonly peek: boolean;
}

/** Where a small screen has its tray and its panels. */
interface Arrangement {
  readonly tray: 'held' | 'buy' | 'draw' | 'plan' | 'rest';
  /** How much room the tray takes; one that takes all of it covers the panels. */
  readonly room: 'wide' | 'draw' | 'rest';
  /** The panel in sight; none while the tray covers them. */
  readonly open: Tab | null;
}

/** Which tray and which panel a small screen shows for what the reader has picked up or opened. */
export function arrangementOf({ plan, isHeld, isPlanning, tab, peek }: Chosen): Arrangement {
  const tray = isHeld ? 'held' : plan.kind !== 'none' ? plan.kind : isPlanning ? 'plan' : 'rest';
  const room = tray === 'held' || tray === 'buy' ? 'wide' : tray === 'draw' ? 'draw' : 'rest';
  return { tray, room, open: room !== 'wide' || peek ? tab : null };
}
