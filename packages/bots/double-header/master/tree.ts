import type { Rng } from '@turntable/engine';
import type { World } from '../../versus/beliefs.ts';
import { step } from './policy.ts';
import {
  announce,
  ANSWER,
  askBooster,
  BOOST,
  boost,
  call,
  CALLING,
  change,
  DOUBLE,
  locomotiveAt,
  FIFTY,
  hasValue,
  mayCall,
  mayChange,
  mayMoveToStyle,
  OVER,
  resolve,
  stand,
  SWAP,
  TAG,
  tag,
  TIME_OUT,
  toStyle,
  VETO,
  veto,
  type Pairing,
  type Run,
} from './run.ts';

/** How curious the search is about choices it has tried less often. */
const CURIOSITY = 0.5;
/** Decisions of a play-out at most. */
export const MOST_STEPS = 400;

/** Codes of choices; below `CHANGE` they are statistics to call, boosters in the boosters' phases, and locomotives in a Time Out. */
export const CHANGE = 100;
export const STYLE = 101;
export const YES = 1;
export const NO = 0;

/** A choice at a place of the tree, and what came of it for the team that searches. */
export interface Edge {
  tries: number;
  total: number;
  /** Victories, a shared one half. */
  won: number;
  readonly next: Map<number, Place>;
}
/** A place of the tree: what was chosen up to it, and what all saw of what came of that. */
interface Place {
  tries: number;
  total: number;
  readonly edges: Map<number, Edge>;
}
/** A choice that was not tried yet. */
export const newEdge = (): Edge => ({ tries: 0, total: 0, won: 0, next: new Map() });

/** Who decides now. */
export function decider({ phase, calling, announcing }: Run): number {
  if (phase === TIME_OUT) return announcing;
  return phase === CALLING || phase === ANSWER ? calling : 1 - calling;
}

/** Fills in the codes of what may be chosen now; the number of them. */
export function choicesNow(pairing: Pairing, run: Run, out: Uint8Array): number {
  const { calling, phase } = run;
  let count = 0;
  switch (phase) {
    case CALLING: {
      const locomotive = run.inUse[calling]!;
      for (let s = 0; s < pairing.statistics; s++)
        if (mayCall(pairing, run, calling, locomotive, s)) out[count++] = s;
      if (mayChange(run)) out[count++] = CHANGE;
      if (mayMoveToStyle(run) || count === 0) out[count++] = STYLE;
      return count;
    }
    case BOOST:
    case ANSWER: {
      const team = phase === ANSWER ? calling : 1 - calling;
      const second = locomotiveAt(pairing, team, 1 - run.inUse[team]!);
      const bits = run.boosters[team]!;
      out[count++] = NO;
      if (bits & FIFTY) out[count++] = FIFTY;
      if (!hasValue(pairing, second, run.statistic)) return count;
      if (bits & SWAP) out[count++] = SWAP;
      if (bits & DOUBLE && hasValue(pairing, locomotiveAt(pairing, team, run.inUse[team]!), run.statistic))
        out[count++] = DOUBLE;
      return count;
    }
    case TAG: {
      const opposing = 1 - calling;
      out[count++] = NO;
      if (hasValue(pairing, locomotiveAt(pairing, opposing, 1 - run.inUse[opposing]!), run.statistic))
        out[count++] = YES;
      return count;
    }
    default:
      out[0] = NO;
      out[1] = YES;
      return 2;
  }
}

/** Plays the choice with a code of `choicesNow`; changes the run, and draws coins from `rng`. */
export function choose(pairing: Pairing, world: World, run: Run, code: number, rng: Rng): void {
  switch (run.phase) {
    case CALLING:
      if (code === CHANGE) return change(pairing, run, 1 - run.inUse[run.calling]!);
      if (code === STYLE) return toStyle(pairing, run);
      return call(pairing, world, run, code, rng);
    case VETO:
      return code === YES ? veto(pairing, run) : askBooster(pairing, world, run, rng);
    case TAG:
      return code === YES ? tag(pairing, world, run) : stand(pairing, world, run);
    case TIME_OUT:
      return announce(pairing, run, code);
    default:
      return code === NO ? resolve(pairing, world, run, rng) : boost(pairing, world, run, code, rng);
  }
}

/** What all saw of what came of a choice, as a number. */
const outcome = ({ phase, calling, inUse, scores }: Run): number =>
  phase | (calling << 3) | (inUse[0]! << 4) | (inUse[1]! << 5) | (scores[0]! << 6) | (scores[1]! << 14);

/** Upper confidence bound of a choice whose results are from 0 to 1; its place was tried so many times. */
export const bound = (mean: number, tries: number, all: number): number =>
  mean + CURIOSITY * Math.sqrt(Math.log(all + 1) / (tries + 1));

const codes = new Uint8Array(128);

/** The choice to try next at a place; untried ones are taken to be as good as the place is so far. */
function pick(place: Place, count: number, own: boolean, rng: Rng): number {
  const usual = place.tries === 0 ? 0.5 : place.total / place.tries;
  let best = 0;
  let most = -Infinity;
  const from = rng.below(count);
  for (let i = 0; i < count; i++) {
    const code = codes[(i + from) % count]!;
    const edge = place.edges.get(code);
    const mean = edge ? edge.total / edge.tries : usual;
    const value = bound(own ? mean : 1 - mean, edge?.tries ?? 0, place.tries);
    if (value > most) [best, most] = [code, value];
  }
  return best;
}

/** What a search needs of a game. */
export interface Ground {
  readonly pairing: Pairing;
  /** How the locomotives compare (`advantages`), for play-outs. */
  readonly edge: Float64Array;
  /** The team that searches. */
  readonly team: number;
  /** What a game that is over is worth to it, and its share of the victory, 0 to 1 both. */
  readonly result: (run: Run) => readonly [worth: number, won: number];
  /** Places that may still be added. */
  room: number;
}

/**
 * Plays a game to its end from a choice just made: by the tree as far as it is known, which grows by one place, then by the policy.
 * What differs between the sampled worlds of two tries is told apart by what all saw of it (Cowling, Powley and Whitehouse,
 * "Information Set Monte Carlo Tree Search", 2012).
 */
export function descend(ground: Ground, from: Edge, world: World, run: Run, rng: Rng): void {
  const { pairing, team } = ground;
  const edges: Edge[] = [from];
  const places: Place[] = [];
  for (let edge = from; run.phase !== OVER;) {
    const seen = outcome(run);
    const known = edge.next.get(seen);
    const place = known ?? { tries: 0, total: 0, edges: new Map<number, Edge>() };
    if (!known) {
      if (ground.room === 0) break;
      ground.room--;
      edge.next.set(seen, place);
    }
    places.push(place);
    if (!known) break;
    const count = choicesNow(pairing, run, codes);
    const code = count === 1 ? codes[0]! : pick(place, count, decider(run) === team, rng);
    let chosen = place.edges.get(code);
    if (!chosen) place.edges.set(code, (chosen = newEdge()));
    edges.push(chosen);
    choose(pairing, world, run, code, rng);
    edge = chosen;
  }
  for (let i = 0; i < MOST_STEPS && run.phase !== OVER; i++) step(pairing, ground.edge, world, run, rng);
  const [worth, won] = ground.result(run);
  for (const place of places) {
    place.tries++;
    place.total += worth;
  }
  for (const edge of edges) {
    edge.tries++;
    edge.total += worth;
    edge.won += won;
  }
}
