import type { Seat } from '@turntable/engine';
import type { Sim } from './sim.ts';

/** Something worth building towards: a train, perhaps with a shape card. */
export interface Plan {
  readonly train: number;
  /** −1 for none. */
  readonly shape: number;
  /** The sections that show the shape; empty without one. */
  readonly core: ArrayLike<number>;
  /** How many sections will be inked. */
  readonly size: number;
  /** Own turns until it is bought, the purchase included. */
  readonly turns: number;
  /** The points it brings beyond what those turns are worth elsewhere (`RATE`). */
  readonly value: number;
}

/** Points that a turn is worth on average; a plan has to beat it. Found by play between rates of 0.7 to 1.2. */
const RATE = 0.95;

/** The connected groups of a seat's built sections: label by section (−1: not theirs), size by label. */
interface Groups {
  readonly label: Int16Array;
  readonly sizes: number[];
}

/** Finds the groups of a seat's built sections; reserved ones are in none. */
export function groupsOf(sim: Sim, seat: Seat): Groups {
  const { lines, board } = sim;
  const mine = 3 + 2 * seat;
  const label = new Int16Array(board.sections).fill(-1);
  const sizes: number[] = [];
  const stack: number[] = [];
  for (let start = 0; start < board.sections; start++) {
    if (lines[start] !== mine || label[start] !== -1) continue;
    const group = sizes.length;
    let size = 0;
    label[start] = group;
    stack.push(start);
    while (stack.length > 0) {
      const section = stack.pop()!;
      size++;
      for (const next of board.touching[section]!)
        if (lines[next] === mine && label[next] === -1) {
          label[next] = group;
          stack.push(next);
        }
    }
    sizes.push(size);
  }
  return { label, sizes };
}

/** Own turns that are left, roughly: every turn takes about one free section. */
export function turnsLeft(sim: Sim): number {
  return Math.ceil(sim.free / sim.players);
}

/**
 * The best plans of a seat, best first, at most `keep`. Plans that cannot be finished in time are left out. With `races`
 * a shape card that somebody else is about to claim is worth less.
 */
export function plansOf(sim: Sim, seat: Seat, groups: Groups, keep: number, races = false): Plan[] {
  const best: Plan[] = [];
  const horizon = turnsLeft(sim);
  const offer = (plan: Plan): void => {
    let at = best.length;
    while (at > 0 && best[at - 1]!.value < plan.value) at--;
    if (at >= keep) return;
    best.splice(at, 0, plan);
    if (best.length > keep) best.pop();
  };
  const worst = (): number => (best.length < keep ? -Infinity : best[best.length - 1]!.value);
  const market = trainsUp(sim);
  plansWithShapes(sim, seat, groups, horizon, market, worst, offer, races);
  plansWithout(groups, horizon, market, worst, offer);
  return best;
}

interface Offer {
  readonly train: number;
  readonly price: number;
  readonly points: number;
}

/** The face-up trains, of equal prices only the one that brings most. */
function trainsUp(sim: Sim): Offer[] {
  const out: Offer[] = [];
  for (const train of sim.market) {
    if (train < 0) continue;
    const { price, bonus } = sim.board.box.trains[train]!;
    const same = out.findIndex((offer) => offer.price === price);
    const offer = { train, price, points: price + bonus };
    if (same < 0) out.push(offer);
    else if (out[same]!.points < offer.points) out[same] = offer;
  }
  return out;
}

function plansWithShapes(
  sim: Sim,
  seat: Seat,
  groups: Groups,
  horizon: number,
  market: readonly Offer[],
  worst: () => number,
  offer: (plan: Plan) => void,
  races: boolean,
): void {
  const { board, lines } = sim;
  const reserved = 2 + 2 * seat;
  const built = reserved + 1;
  for (const shape of [...sim.up, ...sim.secret[seat]!]) {
    if (shape < 0) continue;
    const { points, pattern } = board.box.shapes[shape]!;
    const size = pattern.length;
    const deals = dealsFor(market, size);
    if (deals.length === 0) continue;
    const most = Math.max(...deals.map((deal) => deal.points)) + points;
    const rival = races && sim.up.includes(shape) ? rivalFor(sim, seat, shape) : Infinity;
    for (const core of board.placements[shape]!) {
      let missing = 0;
      let open = true;
      for (let i = 0; i < size; i++) {
        const line = lines[core[i]!]!;
        if (line === built) continue;
        if (line !== 0 && line !== reserved) {
          open = false;
          break;
        }
        missing++;
      }
      if (!open || missing + 1 > horizon) continue;
      if (most - RATE * (missing + 1) <= worst()) continue;
      const spare = missing <= 3 ? connectedSpare(sim, groups, core, built) : 0;
      for (const deal of deals) {
        const extra = Math.max(0, deal.price - size - spare);
        const turns = missing + extra + 1;
        if (turns > horizon) continue;
        // Claimed before, the lines still buy the train.
        const late = rival < (turns - 1) * sim.players;
        const gain = deal.points + (late ? points * LATE : points);
        const value = gain - RATE * turns;
        if (value <= worst()) continue;
        offer({ train: deal.train, shape, core, size: Math.max(size, deal.price), turns, value });
      }
    }
  }
}

/** What a shape card is still worth that somebody else will probably claim first. */
const LATE = 0.3;

/**
 * When somebody else could claim a face-up shape card at the earliest, in turns of anybody from now; Infinity if nobody
 * has begun it. Who is next in order moves at 1, and everybody again after as many turns as there are players.
 */
function rivalFor(sim: Sim, seat: Seat, shape: number): number {
  const { lines, players } = sim;
  const sets = sim.board.placements[shape]!;
  let soonest = Infinity;
  for (let ahead = 1; ahead < players; ahead++) {
    const reserved = 2 + 2 * ((seat + ahead) % players);
    let least = Infinity;
    for (const set of sets) {
      let missing = 0;
      for (let i = 0; i < set.length && missing < least; i++) {
        const line = lines[set[i]!]!;
        if (line === reserved + 1) continue;
        missing = line === 0 || line === reserved ? missing + 1 : Infinity;
      }
      // With less than two of its lines built nobody has begun a shape.
      if (missing < least && missing <= set.length - 2) least = missing;
    }
    soonest = Math.min(soonest, least * players + ahead);
  }
  return soonest;
}

/** Trains that can carry a shape of so many sections: of that price or more, else the best cheaper one (LM-3.6). */
function dealsFor(market: readonly Offer[], size: number): Offer[] {
  const deals = market.filter((train) => train.price >= size);
  if (market.some((train) => train.price === size)) return deals;
  let below: Offer | undefined;
  for (const train of market)
    if (train.price < size && train.points > (below?.points ?? -Infinity)) below = train;
  return below ? [...deals, below] : deals;
}

/** Own built sections outside the core that hang together with it. */
function connectedSpare(sim: Sim, groups: Groups, core: ArrayLike<number>, built: number): number {
  let spare = 0;
  let seen = 0;
  // A word has bits for so many groups; more are only on large maps.
  let far: number[] | undefined;
  for (let i = 0; i < core.length; i++) {
    const section = core[i]!;
    if (sim.lines[section] === built) spare--;
    const near = sim.board.touching[section]!;
    for (let k = -1; k < near.length; k++) {
      const group = groups.label[k < 0 ? section : near[k]!]!;
      if (group < 0) continue;
      if (group >= 32) {
        if (far?.includes(group)) continue;
        (far ??= []).push(group);
      } else {
        if (seen & (1 << group)) continue;
        seen |= 1 << group;
      }
      spare += groups.sizes[group]!;
    }
  }
  return spare;
}

function plansWithout(
  groups: Groups,
  horizon: number,
  market: readonly Offer[],
  worst: () => number,
  offer: (plan: Plan) => void,
): void {
  for (let group = -1; group < groups.sizes.length; group++) {
    const have = group < 0 ? 0 : groups.sizes[group]!;
    for (const deal of market) {
      const turns = Math.max(0, deal.price - have) + 1;
      const value = deal.points - RATE * turns;
      if (turns > horizon || value <= worst()) continue;
      const core = group < 0 ? [] : [groups.label.indexOf(group)];
      offer({ train: deal.train, shape: -1, core, size: deal.price, turns, value });
    }
  }
}
