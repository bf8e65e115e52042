import type { Act } from '@turntable/engine';
import type { Weighed } from '../bot.ts';

/** Options of a race: choices are played out in the same sampled worlds, round by round (common random numbers). */
interface Race<Action extends Act> {
  readonly choices: readonly Action[];
  /** The choice of the level below, preferred by `trust`, so that noise does not decide between equal choices. */
  readonly usual: Action;
  readonly trust: number;
  /** A choice that is played on to the end of the race however it does; it takes the place of the last one that goes on. */
  readonly also?: Action | undefined;
  /** Play-outs of each choice at most. */
  readonly mostRounds: number;
  /** After every so many rounds this part of the choices goes on. */
  readonly heat: number;
  readonly goOn: number;
  /** Draws the world of the next round. */
  readonly draw: () => void;
  /** Plays a choice on in it: what came of it and its share of the victory, 0 to 1 both. */
  readonly play: (action: Action) => readonly [worth: number, won: number];
  readonly expired: () => boolean;
  /** Ends the race as soon as more rounds could hardly change who is first. What the others are worth is then less well known. */
  readonly settle: boolean;
}

interface Runner<Action extends Act> {
  readonly action: Action;
  readonly trust: number;
  total: number;
  won: number;
  tries: number;
  /** What came of the last round. */
  last: number;
}

/** Runs a race: the choices best first, those that were dropped last. */
export function race<Action extends Act>(rules: Race<Action>): Weighed<Action>[] {
  const { mostRounds, heat, goOn, draw, play, expired } = rules;
  const dropped: Runner<Action>[] = [];
  const runners = runnersOf(rules);
  const asked = rules.also && JSON.stringify(rules.also);
  const alsoAsked = runners.find(({ action }) => JSON.stringify(action) === asked);
  let duel: Duel = { rounds: 0, sum: 0, squares: 0 };
  for (let round = 1; round <= mostRounds && !expired(); round++) {
    draw();
    let whole = true;
    for (const runner of runners) {
      const [worth, won] = play(runner.action);
      runner.total += worth;
      runner.won += won;
      runner.tries++;
      runner.last = worth;
      if (expired()) {
        whole = runner === runners.at(-1);
        break;
      }
    }
    if (runners.length === 2 && whole) duel = after(duel, runners[0]!.last - runners[1]!.last);
    if (round % heat !== 0) continue;
    if (runners.length > 2) {
      runners.sort((a, b) => standing(b) - standing(a));
      const out = runners.splice(goingOn(runners.length, goOn, round));
      if (alsoAsked && out.includes(alsoAsked))
        out.splice(out.indexOf(alsoAsked), 1, ...runners.splice(-1, 1, alsoAsked));
      dropped.unshift(...out);
    } else if (rules.settle && settled(duel, runners[0]!.trust - runners[1]!.trust)) break;
  }
  runners.sort((a, b) => standing(b) - standing(a));
  return [...runners, ...dropped].map(({ action, won, total, tries }) => ({
    action,
    chance: tries === 0 ? 0 : won / tries,
    worth: tries === 0 ? 0 : total / tries,
    tries,
  }));
}

/** How many go on. A third one is not given up before it has been tried often. */
const goingOn = (running: number, part: number, round: number): number =>
  running > 3 ? Math.ceil(running * part) : round < FEWEST ? 3 : 2;

function runnersOf<Action extends Act>({ choices, usual, trust }: Race<Action>): Runner<Action>[] {
  const trusted = JSON.stringify(usual);
  return choices.map((action) => ({
    action,
    trust: JSON.stringify(action) === trusted ? trust : 0,
    total: 0,
    won: 0,
    tries: 0,
    last: 0,
  }));
}

const standing = <Action extends Act>({ total, tries, trust }: Runner<Action>): number =>
  tries === 0 ? -1 : total / tries + trust;

/** The last two: by how much the first of them was ahead of the second, world by world. */
export interface Duel {
  readonly rounds: number;
  readonly sum: number;
  readonly squares: number;
}

const after = ({ rounds, sum, squares }: Duel, ahead: number): Duel => ({
  rounds: rounds + 1,
  sum: sum + ahead,
  squares: squares + ahead * ahead,
});

/** Rounds before a third is given up, and of a duel before it may be settled. */
const FEWEST = 192;
/** It is settled where the mean is so many standard errors from nothing; it is looked at often, so that three would be too few. */
const SURE = 4;
/** Or where it surely makes less difference than this. */
const ALIKE = 0.005;

/** Whether more rounds could hardly change who of two is first, one of whom is `ahead` from the start. */
export function settled({ rounds, sum, squares }: Duel, ahead: number): boolean {
  if (rounds < FEWEST) return false;
  const mean = sum / rounds;
  const error = Math.sqrt(Math.max(0, squares / rounds - mean * mean) / rounds);
  return Math.abs(mean + ahead) > SURE * error || Math.abs(mean) + SURE * error < ALIKE;
}
