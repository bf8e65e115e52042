import type { Seat } from '@turntable/engine';
import { fastRng } from '@turntable/games/loko-moto/kernel/luck.ts';
import { build, make, unmake } from '@turntable/games/loko-moto/kernel/moves.ts';
import { NONE, type Position } from '@turntable/games/loko-moto/kernel/position.ts';
import { aimsOf, type Aim, type Workspace } from './master/aims.ts';
import { nextStep } from './master/work.ts';

/** What is bought, wherever it lies. */
const cardsOf = ({ train, shape }: Aim): string => `${train} ${shape}`;

/** The fewest own turns in which a seat may have each train, alone or with a shape, of those that come in time. */
export function soonestOf(position: Position, seat: Seat, workspace: Workspace): ReadonlyMap<string, number> {
  const soonest = new Map<string, number>();
  for (const aim of aimsOf(position, seat, workspace, Infinity)) {
    const cards = cardsOf(aim);
    soonest.set(cards, Math.min(aim.turns, soonest.get(cards) ?? Infinity));
  }
  return soonest;
}

/**
 * The best aim of whoever is to move that building a section brings nearer, its turns counted from there; nothing if there is
 * none, or none that the lines left to them suffice for. `before` is `soonestOf` them now.
 */
export function nearerBy(
  position: Position,
  section: number,
  before: ReadonlyMap<string, number>,
  workspace: Workspace,
  keep: number,
): Aim | undefined {
  const seat = position.turn;
  make(position, { kind: 'build', a: section });
  const aim = aimsOf(position, seat, workspace, keep).find(
    (each) =>
      each.turns < (before.get(cardsOf(each)) ?? Infinity) && isReached(position, seat, each, workspace),
  );
  unmake(position);
  return aim;
}

/** Ways of growing that are tried: in one stroke one may fail where another does not. */
const WAYS = 6;

/** Whether building alone reaches an aim within its turns, if nobody else moves. */
function isReached(position: Position, seat: Seat, aim: Aim, workspace: Workspace): boolean {
  const { turn, top, board } = position;
  let reached = false;
  for (let way = 1; way <= (board.advanced ? WAYS : 1) && !reached; way++) {
    const rng = fastRng(way);
    for (let turns = 1; turns <= aim.turns && !reached; turns++) {
      const next = nextStep(position, seat, aim, workspace, rng);
      reached = next === NONE;
      if (next < 0) break;
      position.turn = seat;
      build(position, next);
    }
    while (position.top > top) unmake(position);
    position.turn = turn;
  }
  return reached;
}
