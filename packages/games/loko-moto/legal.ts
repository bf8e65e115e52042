import type { Decision, Rng, Seat } from '@turntable/engine';
import { builtBy, FREE, reservedBy, type Action, type View } from './types.ts';
import { countDeals, deals } from './deal.ts';
import { shuffledDeal } from './setup.ts';
import { countPurchases, purchases } from './purchases.ts';
import { samplePurchase } from './search.ts';
import { sectionsThatAre, topology } from './topology.ts';

/** Whether the viewer is asked this question, and now. */
function asked(view: View, decision: Decision): boolean {
  const open = view.decisions.find((d) => d.id === decision.id);
  const actor = view.viewer === 'public' ? 'chance' : view.viewer;
  return open !== undefined && open.actors.includes(actor);
}

/** Ids of the free sections and of the viewer's own reserved ones, in map order. */
function sectionsFor(view: View, seat: Seat): { free: string[]; reserved: string[] } {
  const { ids } = topology(view.box.sheet);
  const named = (sections: readonly number[]): string[] => sections.map((s) => ids[s]!);
  return {
    free: named(sectionsThatAre(view.lines, FREE)),
    reserved: named(sectionsThatAre(view.lines, reservedBy(seat))),
  };
}

/** A reservation; the pair is written in the order of ids. */
const pair = (a: string, b: string): Action => ({ type: 'reserve', sections: a < b ? [a, b] : [b, a] });

/** Every legal action of the viewer, lazily: reservations, then builds, then purchases. */
export function* legalActions(view: View, decision: Decision): Generator<Action, void> {
  if (!asked(view, decision)) return;
  if (decision.kind === 'deal') return yield* deals(view.box);
  const seat = view.turn;
  const { free, reserved } = sectionsFor(view, seat);
  if (decision.kind === 'opening') {
    for (const section of free) yield { type: 'close', section };
    return;
  }
  if (free.length === 1) yield { type: 'reserve', sections: free };
  for (let i = 0; i < free.length; i++)
    for (let j = i + 1; j < free.length; j++) yield pair(free[i]!, free[j]!);
  for (const section of free) yield { type: 'build', section };
  for (const section of reserved) yield { type: 'build', section };
  yield* purchases(view, seat);
}

/** How many there are; undefined if more than `limit`, found without counting further. */
export function countLegal(view: View, decision: Decision, limit: number): number | undefined {
  if (!asked(view, decision)) return 0;
  const plain = countPlain(view, decision);
  if (plain > limit) return undefined;
  if (decision.kind !== 'turn') return plain;
  const bought = countPurchases(view, view.turn, limit - plain);
  return bought === undefined ? undefined : plain + bought;
}

/** Everything but purchases. */
function countPlain(view: View, decision: Decision): number {
  if (decision.kind === 'deal') return countDeals(view.box);
  const { free } = view;
  if (decision.kind === 'opening') return free;
  const pairs = free === 1 ? 1 : (free * (free - 1)) / 2;
  return pairs + free + sectionsThatAre(view.lines, reservedBy(view.turn)).length;
}

/**
 * A legal action of a kind drawn first: a purchase if there is one half of the time, else mostly a build, and that mostly
 * where the seat has built before, so that random games come to purchases.
 */
export function sampleLegal(view: View, decision: Decision, rng: Rng): Action {
  if (decision.kind === 'deal') return shuffledDeal(view.box, rng);
  const seat = view.turn;
  const { free, reserved } = sectionsFor(view, seat);
  const any = (from: readonly string[]): string => from[rng.below(from.length)]!;
  if (decision.kind === 'opening') return { type: 'close', section: any(free) };
  const bought = rng.below(2) === 0 ? samplePurchase(view, seat, rng) : undefined;
  if (bought) return bought;
  if (rng.below(4) === 0) return sampleReservation(free, rng);
  if (reserved.length > 0 && rng.below(3) > 0) return { type: 'build', section: any(reserved) };
  const onward = rng.below(4) > 0 ? touchingOwn(view, seat, free) : [];
  return { type: 'build', section: any(onward.length > 0 ? onward : free) };
}

/** Which of these sections touch one that the seat has built. */
function touchingOwn(view: View, seat: Seat, sections: readonly string[]): string[] {
  const map = topology(view.box.sheet);
  const own = builtBy(seat);
  return sections.filter((id) => map.touching[map.index.get(id)!]!.some((s) => view.lines[s] === own));
}

function sampleReservation(free: readonly string[], rng: Rng): Action {
  if (free.length === 1) return { type: 'reserve', sections: free };
  const a = rng.below(free.length);
  const b = rng.below(free.length - 1);
  return pair(free[a]!, free[b < a ? b : b + 1]!);
}

/**
 * What an absent player does: the least harm. Reserved sections cost nothing (LM-4.1), so it is the first two free ones, or
 * the last; in the opening the first free one is closed. Chance has no fallback.
 */
export function fallback(view: View, decision: Decision): Action {
  if (decision.kind === 'deal') return deals(view.box).next().value!;
  const { ids } = topology(view.box.sheet);
  const free = sectionsThatAre(view.lines, FREE);
  const [a, b] = free.map((s) => ids[s]!);
  if (decision.kind === 'opening') return { type: 'close', section: a! };
  return b === undefined ? { type: 'reserve', sections: [a!] } : pair(a!, b);
}
