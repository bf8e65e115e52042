import type { Rng, Seat } from '@turntable/engine';
import { groupsOf, plansOf, turnsLeft, type Plan } from './plan.ts';
import { afterRivals } from './rivals.ts';
import type { Move, Sim } from './sim.ts';

/** How carefully a player plays; play-outs and the lower levels use less than everything. */
export interface Care {
  /** Plans looked at before choosing. */
  readonly keep: number;
  /** Percent of turns in which a lesser plan is followed. */
  readonly slip: number;
  /** Reserves what others are about to take. */
  readonly reserves: boolean;
  /** Reckons with others who claim a shape card first. */
  readonly races: boolean;
  /** Leaves to rivals the cards that their best plans will take first. */
  readonly yields?: true;
  /** A lesser plan that is followed is one of so many next best; without it any of those looked at. */
  readonly astray?: number;
  /** Follows plans with what this player is after as long as there are any, and buys nothing else before so few own turns are left. */
  readonly after?: { readonly turns: number; readonly shape?: true; readonly price?: number };
  /** What a plan is worth to this player beyond what it brings: for each point of its shape card, for each point of the train's price. */
  readonly taste?: { readonly shape: number; readonly price: number };
}

/** What is still to be built for a plan, and the set to ink once nothing is. */
interface Work {
  readonly todo: readonly number[];
  readonly set: readonly number[];
}

/** The next move of whoever is to move, by plan: buy what is complete, build what is missing, guard what is wanted by others. */
export function policyMove(sim: Sim, rng: Rng, care: Care): Move {
  if (sim.toClose > 0) return closing(sim, rng);
  const seat = sim.turn;
  const groups = groupsOf(sim, seat);
  let plans = plansOf(sim, seat, groups, care.keep, care.races);
  if (care.yields) plans = afterRivals(sim, seat, plans);
  if (care.after) plans = wanted(sim, plans, care.after);
  if (care.taste) plans = byTaste(sim, plans, care.taste);
  const lesser = Math.min(plans.length - 1, care.astray ?? Infinity);
  if (plans.length > 1 && rng.below(100) < care.slip) plans.splice(0, 1 + rng.below(lesser));
  for (const plan of plans) {
    const move = followPlan(sim, seat, plan, care);
    if (move && !isSpurned(sim, plan, move, care)) return move;
  }
  return pass(sim, seat, rng);
}

/** Whether a plan has what a player is after. */
const isWanted = ({ board }: Sim, plan: Plan, { shape, price = 0 }: NonNullable<Care['after']>): boolean =>
  (!shape || plan.shape >= 0) && board.box.trains[plan.train]!.price >= price;

/** The plans with what a player is after; all of them if none has it. */
function wanted(sim: Sim, plans: Plan[], after: NonNullable<Care['after']>): Plan[] {
  const found = plans.filter((plan) => isWanted(sim, plan, after));
  return found.length > 0 ? found : plans;
}

/** Whether a player would rather wait for what they are after than buy this. */
const isSpurned = (sim: Sim, plan: Plan, move: Move, { after }: Care): boolean =>
  after !== undefined && move.kind === 'buy' && turnsLeft(sim) > after.turns && !isWanted(sim, plan, after);

/** Plans in the order in which this player likes them. */
function byTaste(
  { board: { box } }: Sim,
  plans: readonly Plan[],
  { shape, price }: NonNullable<Care['taste']>,
): Plan[] {
  const liking = (plan: Plan): number =>
    plan.value +
    (plan.shape < 0 ? 0 : shape * box.shapes[plan.shape]!.points) +
    price * box.trains[plan.train]!.price;
  return [...plans].sort((a, b) => liking(b) - liking(a));
}

/** The next step of a plan, or nothing if it turns out impossible. */
export function followPlan(sim: Sim, seat: Seat, plan: Plan, care: Care): Move | undefined {
  const work = workOf(sim, seat, plan);
  if (!work) return undefined;
  if (work.todo.length === 0) return { kind: 'buy', train: plan.train, set: work.set, shape: plan.shape };
  const free = work.todo.filter((section) => sim.lines[section] === 0);
  if (care.reserves && free.length >= 2 && plan.value > 0) {
    const byDanger = free.map((section) => ({ section, danger: dangerOf(sim, seat, section) }));
    byDanger.sort((a, b) => b.danger - a.danger);
    if (byDanger[1]!.danger >= 3)
      return { kind: 'reserve', a: byDanger[0]!.section, b: byDanger[1]!.section };
  }
  return { kind: 'build', a: mostEndangered(sim, seat, free.length > 0 ? free : work.todo) };
}

/** How many lines of others touch a section: how soon somebody may take it. */
export function dangerOf(sim: Sim, seat: Seat, section: number): number {
  let danger = 0;
  for (const next of sim.board.touching[section]!) {
    const line = sim.lines[next]!;
    if (line > 1 && (line - 2) >> 1 !== seat) danger++;
  }
  return danger;
}

function mostEndangered(sim: Sim, seat: Seat, sections: readonly number[]): number {
  let best = sections[0]!;
  let most = -1;
  for (const section of sections) {
    const danger = dangerOf(sim, seat, section);
    if (danger > most) {
      most = danger;
      best = section;
    }
  }
  return best;
}

/** What a plan still needs: the missing sections of its shape, then as many more as the price asks for. */
export function workOf(sim: Sim, seat: Seat, plan: Plan): Work | undefined {
  const { lines, board } = sim;
  const reserved = 2 + 2 * seat;
  const built = reserved + 1;
  const set: number[] = Array.from(plan.core);
  const todo = set.filter((section) => lines[section] !== built);
  if (set.length === 0) {
    const start = bestStart(sim, seat);
    if (start === undefined) return undefined;
    set.push(start);
    todo.push(start);
  }
  while (set.length < plan.size) {
    const next = nextSection(sim, set, built, reserved);
    if (next === undefined) return undefined;
    set.push(next);
    if (lines[next] !== built) todo.push(next);
  }
  if (sim.advanced && !isTrail(board.ends, set)) return undefined;
  return { todo, set };
}

/** Where to begin from nothing: the free section that lies in most shapes. */
function bestStart(sim: Sim, seat: Seat): number | undefined {
  let best: number | undefined;
  for (let section = 0; section < sim.lines.length; section++) {
    const line = sim.lines[section]!;
    if (line !== 0 && line !== 2 + 2 * seat) continue;
    if (best === undefined || sim.board.worth[section]! > sim.board.worth[best]!) best = section;
  }
  return best;
}

/** A section that prolongs the set: own built before own reserved before free; of equals, the one least useful elsewhere. */
function nextSection(sim: Sim, set: readonly number[], built: number, reserved: number): number | undefined {
  let best: number | undefined;
  let bestRank = Infinity;
  for (const section of set)
    for (const next of sim.board.touching[section]!) {
      const line = sim.lines[next]!;
      if ((line !== built && line !== reserved && line !== 0) || set.includes(next)) continue;
      const rank = (line === built ? 0 : line === reserved ? 1000 : 2000) + sim.board.worth[next]!;
      if (rank >= bestRank) continue;
      if (sim.advanced && !isTrail(sim.board.ends, [...set, next])) continue;
      best = next;
      bestRank = rank;
    }
  return best;
}

/** LM-8.1 for a connected set: at most two stations where an odd number of its sections meet. */
function isTrail(ends: readonly (readonly [number, number])[], set: readonly number[]): boolean {
  const odd = new Set<number>();
  for (const section of set) for (const station of ends[section]!) if (!odd.delete(station)) odd.add(station);
  return odd.size <= 2;
}

/** With nothing worth building, a reservation costs nothing and brings the end nearer: take what others want. */
function pass(sim: Sim, seat: Seat, rng: Rng): Move {
  const free: number[] = [];
  for (let section = 0; section < sim.lines.length; section++)
    if (sim.lines[section] === 0) free.push(section);
  if (free.length === 1) return { kind: 'reserve', a: free[0]!, b: -1 };
  const rank = free.map((section) => dangerOf(sim, seat, section) * 8 + rng.below(8));
  const order = free.map((_, i) => i).sort((a, b) => rank[b]! - rank[a]!);
  return { kind: 'reserve', a: free[order[0]!]!, b: free[order[1]!]! };
}

/** The opening of two: nobody owns anything yet, so any section will do; the least useful ones keep the map open. */
function closing(sim: Sim, rng: Rng): Move {
  let best = -1;
  let bestRank = Infinity;
  for (let section = 0; section < sim.lines.length; section++) {
    if (sim.lines[section] !== 0) continue;
    const rank = sim.board.worth[section]! + rng.below(20);
    if (rank < bestRank) {
      bestRank = rank;
      best = section;
    }
  }
  return { kind: 'close', a: best };
}
