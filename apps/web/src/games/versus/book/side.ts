import type { DoubleHeader } from '@turntable/games/double-header/types.ts';
import type { LocoDome, Status } from '@turntable/games/loco-dome/types.ts';
import { membersOf } from '@turntable/games/double-header/sides.ts';
import { activeOf, thresholdOf } from '@turntable/games/loco-dome/roundhouse.ts';
import type { BookLocomotive } from './model/book.ts';
import type { OpenBook } from './useBook.ts';

/** What the book shows of a side. */
interface SideState {
  readonly names: readonly string[];
  readonly score: number;
  /** What wins. */
  readonly of?: number;
  readonly engine: BookLocomotive | undefined;
  readonly calls: boolean;
  readonly stalls?: readonly Status[];
  readonly markers?: number;
  /** Keys of what is left to play. */
  readonly left?: readonly string[];
}

export function sideState({ book, page }: Pick<OpenBook, 'book' | 'page'>, side: 0 | 1): SideState {
  const { setup } = book;
  if (setup.game === 'loco-dome') {
    const state = page.position.state as LocoDome['State'];
    const at = activeOf(state, side);
    return {
      names: [setup.names[side]!],
      score: state.scores[side],
      of: thresholdOf(state),
      engine: at === undefined ? undefined : setup.engines[side]![at],
      calls: state.calling === side,
      stalls: state.locomotives[side],
      markers: state.markers[side],
    };
  }
  const state = page.position.state as DoubleHeader['State'];
  const at = state.inUse[side];
  const { players } = state.box;
  return {
    names: membersOf(players, side).map((seat) => setup.names[seat]!),
    score: state.scores[side],
    engine: at === null ? undefined : setup.engines[side]![at],
    calls: state.calling === side,
    left: [
      ...state.boosters[side].map((booster) => `booster.${booster}`),
      ...(state.timeOuts[side] > 0 ? ['book.time-out'] : []),
    ],
  };
}

/** A status as part of a key. */
export const called = (status: Status): 'active' | 'dormant' | 'out' =>
  status === 'knocked-out' ? 'out' : status;
