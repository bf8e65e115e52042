import type { Rng } from '@turntable/engine';
import type { World } from '../../versus/beliefs.ts';
import { offer, type Choices } from '../../versus/tree.ts';
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

/** Decisions of a play-out at most. */
export const MOST_STEPS = 400;

/** Codes of choices; below `CHANGE` they are statistics to call, boosters in the boosters' phases, and locomotives in a Time Out. */
export const CHANGE = 100;
export const STYLE = 101;
export const YES = 1;
export const NO = 0;

/** Who decides now. */
export function decider({ phase, calling, announcing }: Run): number {
  if (phase === TIME_OUT) return announcing;
  return phase === CALLING || phase === ANSWER ? calling : 1 - calling;
}

/** Fills in what may be chosen now. */
export function choicesNow(pairing: Pairing, run: Run, out: Choices): void {
  const { calling, phase } = run;
  switch (phase) {
    case CALLING: {
      const locomotive = run.inUse[calling]!;
      for (let s = 0; s < pairing.statistics; s++)
        if (mayCall(pairing, run, calling, locomotive, s)) offer(out, s);
      if (mayChange(run)) offer(out, CHANGE);
      if (mayMoveToStyle(run) || out.count === 0) offer(out, STYLE);
      return;
    }
    case BOOST:
    case ANSWER: {
      const team = phase === ANSWER ? calling : 1 - calling;
      const second = locomotiveAt(pairing, team, 1 - run.inUse[team]!);
      const bits = run.boosters[team]!;
      offer(out, NO);
      if (bits & FIFTY) offer(out, FIFTY);
      if (!hasValue(pairing, second, run.statistic)) return;
      if (bits & SWAP) offer(out, SWAP);
      if (bits & DOUBLE && hasValue(pairing, locomotiveAt(pairing, team, run.inUse[team]!), run.statistic))
        offer(out, DOUBLE);
      return;
    }
    case TAG: {
      const opposing = 1 - calling;
      offer(out, NO);
      if (hasValue(pairing, locomotiveAt(pairing, opposing, 1 - run.inUse[opposing]!), run.statistic))
        offer(out, YES);
      return;
    }
    default:
      offer(out, NO);
      offer(out, YES);
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
export const outcome = ({ phase, calling, inUse, scores }: Run): number =>
  phase | (calling << 3) | (inUse[0]! << 4) | (inUse[1]! << 5) | (scores[0]! << 6) | (scores[1]! << 14);
