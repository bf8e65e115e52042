import type { Rng } from '@turntable/engine';
import type { World } from '../../versus/beliefs.ts';
import { copyRun, OVER, type Pairing, type Run } from './run.ts';
import { noChoices } from '../../versus/tree.ts';
import { choicesNow, choose, decider } from './tree.ts';

/** A choice of a position in which all cards are known, and the share of the victory that it is worth to whoever makes it. */
interface Exact {
  readonly code: number;
  readonly value: number;
}

class TooMany extends Error {}

/** Coins that fall as a list says; one more is asked for than it has: `short`. */
class Coins implements Rng {
  short = false;
  readonly #falls: readonly number[];
  #next = 0;
  constructor(falls: readonly number[]) {
    this.#falls = falls;
  }
  below(): number {
    this.short ||= this.#next >= this.#falls.length;
    return this.#falls[this.#next++] ?? 0;
  }
}

/**
 * Solves a position whose cards are all known by trying everything, coins by their mean: what each choice is worth with best play of
 * both teams, Time Outs left out. Nothing if it takes more than so many positions.
 */
export function exactly(pairing: Pairing, world: World, run: Run, most: number): Exact[] | undefined {
  const known = new Map<string, number>();

  /** The share of team 0. */
  function worth(at: Run): number {
    if (at.phase === OVER) return at.winner === 0 ? 1 : at.winner === 1 ? 0 : 0.5;
    const key = keyOf(at);
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size >= most) throw new TooMany();
    const sign = decider(at) === 0 ? 1 : -1;
    const value = sign * Math.max(...choicesOf(at).map((code) => sign * after(at, code, [])));
    known.set(key, value);
    return value;
  }
  function after(at: Run, code: number, falls: readonly number[]): number {
    const next = copyRun(at);
    const coins = new Coins(falls);
    choose(pairing, world, next, code, coins);
    if (!coins.short) return worth(next);
    return (after(at, code, [...falls, 0]) + after(at, code, [...falls, 1])) / 2;
  }
  function choicesOf(at: Run): number[] {
    const out = noChoices(128);
    choicesNow(pairing, at, out);
    return [...out.codes.subarray(0, out.count)];
  }

  try {
    const first = decider(run) === 0;
    return choicesOf(run).map((code) => {
      const value = after(run, code, []);
      return { code, value: first ? value : 1 - value };
    });
  } catch (thrown) {
    if (thrown instanceof TooMany) return undefined;
    throw thrown;
  }
}

/** Equal names have equal futures. Values read make no difference where all cards are known; nor does what a contest has left behind. */
function keyOf(run: Run): string {
  const contest =
    run.phase === 0 || run.phase === 5
      ? ''
      : `${run.statistic} ${run.before} ${run.boosts.join('')} ${run.given.join(' ')}`;
  return [
    [run.phase, run.calling, run.mayChange, run.announcing, run.announced].join(' '),
    ...[run.called, run.scores, run.inUse, run.served, run.vetoes, run.vetoed, run.boosters].map((all) =>
      all.join(' '),
    ),
    contest,
  ].join('/');
}
