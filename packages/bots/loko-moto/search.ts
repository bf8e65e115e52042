import type { Rng, Seat } from '@turntable/engine';
import { groupsOf, plansOf } from './plan.ts';
import { dangerOf, followPlan, policyMove, workOf, type Care } from './policy.ts';
import { copySim, imagineSim, makeMove, scoreOf, type Move, type Sim } from './sim.ts';
import type { View } from '@turntable/games/loko-moto/types.ts';

/** The policy of all seats in a play-out: fast, and slightly random so that play-outs differ. */
const PLAYOUT: Care = { keep: 3, slip: 10, reserves: true, races: false };
/** A play-out that goes on longer than this is scored where it stands. */
const MOST_MOVES = 400;

interface Candidate {
  readonly move: Move;
  total: number;
  tries: number;
}

/**
 * Tries a few sensible moves, each played out to the end many times with what is hidden drawn anew, and keeps the
 * one with the best average result. All candidates share each draw, and the weaker half is dropped as time passes.
 */
export function searchMove(view: View, rng: Rng, expired: () => boolean, most: number): Move {
  const seat = view.turn;
  const root = imagineSim(view, rng);
  let candidates = candidatesOf(root, seat, rng).map((move): Candidate => ({ move, total: 0, tries: 0 }));
  if (candidates.length === 1) return candidates[0]!.move;
  for (let round = 1; round <= most && !expired(); round++) {
    const world = imagineSim(view, rng);
    const seed = rng.below(0x1_0000_0000);
    for (const candidate of candidates) {
      candidate.total += playOut(world, candidate.move, seat, seed);
      candidate.tries++;
      if (expired()) break;
    }
    if (round % 12 === 0 && candidates.length > 2) {
      candidates.sort((a, b) => average(b) - average(a));
      candidates = candidates.slice(0, Math.ceil(candidates.length * 0.6));
    }
  }
  // A move tried less often than the others (time ran out in mid-round) is compared by its average all the same.
  return candidates.reduce((a, b) => (average(b) > average(a) ? b : a)).move;
}

const average = (candidate: Candidate): number =>
  candidate.tries === 0 ? -Infinity : candidate.total / candidate.tries;

/** The result for `seat` of one game played out after `move`: mostly won or lost, a little by how much. */
function playOut(world: Sim, move: Move, seat: Seat, seed: number): number {
  const sim = copySim(world);
  makeMove(sim, move);
  const luck = fastRng(seed);
  for (let i = 0; i < MOST_MOVES && sim.free > 0; i++) makeMove(sim, policyMove(sim, luck, PLAYOUT));
  const mine = scoreOf(sim, seat);
  let best = -Infinity;
  for (let other = 0; other < sim.players; other++)
    if (other !== seat) best = Math.max(best, scoreOf(sim, other));
  const margin = mine - best;
  return Math.tanh(margin / 8) + margin / 100;
}

/** An xorshift generator: play-outs ask for luck thousands of times a millisecond. */
function fastRng(seed: number): Rng {
  let x = seed | 1;
  return {
    below: (n) => {
      x ^= x << 13;
      x ^= x >>> 17;
      x ^= x << 5;
      return (x >>> 0) % n;
    },
  };
}

/** Moves worth a try: the next steps of the best plans, guarding them, and ending the game. No two alike. */
function candidatesOf(sim: Sim, seat: Seat, rng: Rng): Move[] {
  const moves = new Map<string, Move>();
  const add = (move: Move | undefined): void => {
    if (move && moves.size < 10) moves.set(keyOf(move), move);
  };
  if (sim.toClose > 0) {
    for (let i = 0; i < 8; i++) add(policyMove(sim, rng, PLAYOUT));
    return [...moves.values()];
  }
  const plans = plansOf(sim, seat, groupsOf(sim, seat), 12, true);
  for (const plan of plans) {
    add(followPlan(sim, seat, plan, { ...PLAYOUT, reserves: false }));
    if (moves.size >= 5) break;
  }
  for (const plan of plans.slice(0, 2)) {
    const free = (workOf(sim, seat, plan)?.todo ?? []).filter((section) => sim.lines[section] === 0);
    free.sort((a, b) => dangerOf(sim, seat, b) - dangerOf(sim, seat, a));
    if (free.length >= 2) add({ kind: 'reserve', a: free[0]!, b: free[1]! });
  }
  for (let i = 0; i < 2; i++) add(blockMove(sim, seat, i));
  add(
    policyMove(
      {
        ...sim,
        up: sim.up.map(() => -1),
        market: sim.market.map(() => -1),
        secret: sim.secret.map(() => []),
      },
      rng,
      PLAYOUT,
    ),
  );
  return [...moves.values()];
}

/** Reserves what the next player's best plan is missing. */
function blockMove(sim: Sim, seat: Seat, nth: number): Move | undefined {
  const other = (seat + 1) % sim.players;
  const plan = plansOf(sim, other, groupsOf(sim, other), nth + 1)[nth];
  const free = plan
    ? (workOf(sim, other, plan)?.todo ?? []).filter((section) => sim.lines[section] === 0)
    : [];
  return free.length >= 2 ? { kind: 'reserve', a: free[0]!, b: free[1]! } : undefined;
}

function keyOf(move: Move): string {
  if (move.kind === 'buy') return `buy ${move.train} ${move.shape}`;
  if (move.kind !== 'reserve') return `${move.kind} ${move.a}`;
  return `reserve ${Math.min(move.a, move.b)} ${Math.max(move.a, move.b)}`;
}
