import type { Rng, Decision } from '@turntable/engine';
import { legalActions } from '@turntable/games/double-header/legal.ts';
import { teamOf } from '@turntable/games/double-header/sides.ts';
import {
  BOOSTERS,
  LOCOMOTIVE_INDICES,
  TEAMS,
  type Action,
  type Booster,
  type Kind,
  type View,
} from '@turntable/games/double-header/types.ts';
import { fastRng } from '@turntable/games/loko-moto/kernel/luck.ts';
import { EMPTY_LEDGER } from '@turntable/games/versus/index.ts';
import { advantages, beliefsOf, blankWorld, drawWorld, seenOf, type World } from '../../versus/beliefs.ts';
import type { Weighed } from '../../bot/bot.ts';
import { favourable } from './style.ts';
import { descend, type Tree } from '../../versus/tree.ts';
import { grow } from '../../versus/grow.ts';
import { step } from './policy.ts';
import { choicesNow, choose, decider, MOST_STEPS, outcome } from './tree.ts';
import {
  announce,
  ANSWER,
  askBooster,
  BOOST,
  boost,
  call,
  callDue,
  CALLING,
  change,
  copyInto,
  copyRun,
  DOUBLE,
  FIFTY,
  OVER,
  resolve,
  stand,
  SWAP,
  TAG,
  tag,
  TIME_OUT,
  timeOut,
  toStyle,
  VETO,
  veto,
  type Pairing,
  type Run,
} from './run.ts';

// In one file, although long: the search for a move, and the steps by which it plays the game in its own form.

/** Noise on the value of a call in play-outs. */
const NOISE = 0.06;
/** Tries of a search at most, and places of its tree, which bound its memory. */
const MOST_TRIES = 200_000;
const MOST_PLACES = 40_000;
/** Bonus of the choice that the hard level would make, so that noise does not decide between equal choices. */
const TRUST = 0.01;
/** How curious the search is about choices it has tried less often. */
const CURIOSITY = 0.5;

const SEARCHED: readonly Kind[] = ['field', 'call', 'veto', 'boost', 'answer', 'tag', 'time-out'];

/** The best of the choices; stops as soon as it is clear, and gives `usual` where there is nothing to search. */
export const masterMove = (
  view: View,
  decision: Decision,
  usual: Action,
  rng: Rng,
  expired: () => boolean,
): Action => searched(view, decision, usual, rng, expired, true)[0]?.action ?? usual;

/**
 * All choices, the one tried most often first, `also` tried often; nothing where there is nothing to search, or statistics that are
 * not the roster's.
 */
export const weighActions = (
  view: View,
  decision: Decision,
  usual: Action,
  rng: Rng,
  expired: () => boolean,
  also?: Action,
): Weighed<Action>[] => searched(view, decision, usual, rng, expired, false, also);

function searched(
  view: View,
  decision: Decision,
  usual: Action,
  rng: Rng,
  expired: () => boolean,
  settle: boolean,
  also?: Action,
): Weighed<Action>[] {
  if (!SEARCHED.includes(decision.kind as Kind)) return [];
  const choices = [...legalActions(view, decision)];
  const found = choices.length < 2 ? undefined : pairingOf(view);
  if (!found) return [];
  const { pairing, run } = found;
  const team = teamOf(view.box.players, Number(view.viewer));
  const luck = fastRng(rng.below(2 ** 31));
  const world = blankWorld(pairing.beliefs);
  const work = copyRun(run);
  const tree = treeOf(pairing, team);
  return grow({
    choices,
    usual,
    also,
    trust: TRUST,
    curiosity: CURIOSITY,
    mostTries: MOST_TRIES,
    play: (action, edge) => {
      drawWorld(pairing.beliefs, world, luck);
      copyInto(run, work);
      perform(pairing, world, work, team, action, luck);
      descend(tree, edge, world, work, luck);
    },
    expired,
    settle,
  });
}

/** The game as the tree plays it. */
function treeOf(pairing: Pairing, team: number): Tree<Run> {
  const advantage = advantages(pairing.beliefs);
  return {
    isOver: ({ phase }) => phase === OVER,
    decider,
    choicesNow: (_world, run, out) => choicesNow(pairing, run, out),
    choose: (world, run, code, rng) => choose(pairing, world, run, code, rng),
    outcome,
    step: (world, run, rng) => step(pairing, advantage, world, run, rng),
    result: (run) => [worthOf(pairing, run, team), shareOf(run, team)],
    side: team,
    curiosity: CURIOSITY,
    foresight: 0,
    weight: 0,
    mostSteps: MOST_STEPS,
    room: MOST_PLACES,
  };
}

/** What the end of a game is worth to a team, 0 to 1: victory first, a little by how much. */
function worthOf({ style }: Pairing, run: Run, team: number): number {
  const lead = run.scores[team]! - run.scores[1 - team]! + style[team]! - style[1 - team]!;
  return 0.85 * shareOf(run, team) + 0.15 / (1 + Math.exp(-lead / 6));
}

/** A team's share of the victory, 0 to 1: one half of a game that nobody won. */
export const shareOf = ({ winner }: Run, team: number): number =>
  winner === team ? 1 : winner === 1 - team ? 0 : 0.5;

const BITS: Readonly<Record<Booster, number>> = {
  'fifty-fifty': FIFTY,
  'swap-orders': SWAP,
  'double-header': DOUBLE,
};

/** Plays an action of the rules in the search's own form. Throws `RangeError` for one that is not searched. */
export function perform(
  pairing: Pairing,
  world: World,
  run: Run,
  team: number,
  action: Action,
  rng: Rng,
): void {
  switch (action.type) {
    case 'field':
      if (run.phase === TIME_OUT) return announce(pairing, run, action.engine);
      if (run.phase === OPENING) return open(pairing, run, team, action.engine);
      return change(pairing, run, action.engine);
    case 'call': {
      const { statistics } = pairing.beliefs;
      return call(pairing, world, run, (statistics as readonly string[]).indexOf(action.statistic), rng);
    }
    case 'veto':
      return veto(pairing, run);
    case 'accept':
      return askBooster(pairing, world, run, rng);
    case 'boost':
      return boost(pairing, world, run, BITS[action.booster], rng);
    case 'decline':
      return resolve(pairing, world, run, rng);
    case 'tag':
      return tag(pairing, world, run);
    case 'stand':
      return stand(pairing, world, run);
    case 'time-out':
      return timeOut(run, team);
    case 'style':
      return toStyle(pairing, run);
    case 'pass':
      return;
    default:
      throw new RangeError(`${action.type} is not searched`);
  }
}

/** Before both have announced their first locomotive; what the other team will announce is taken for its first one. */
export const OPENING = 9;
function open(pairing: Pairing, run: Run, team: number, locomotive: number): void {
  run.inUse[team] = locomotive;
  callDue(pairing, run);
}

const PHASE: Readonly<Record<string, number>> = {
  opening: OPENING,
  calling: CALLING,
  veto: VETO,
  boost: BOOST,
  answer: ANSWER,
  tag: TAG,
  'time-out': TIME_OUT,
};

/** The game of a view, as search wants it. */
export function pairingOf(view: View): { readonly pairing: Pairing; readonly run: Run } | undefined {
  const { box, contest, between } = view;
  const { seen, of } = seenOf(view.engines);
  const beliefs = beliefsOf(seen, box.statistics);
  if (!beliefs) return undefined;
  const locomotives = seen.length;
  const cards = new Uint8Array(4 * locomotives);
  for (const t of TEAMS)
    for (const e of LOCOMOTIVE_INDICES)
      cards[(box.players === 4 ? 2 * t + e : t) * locomotives + of[2 * t + e]!] = 1;
  const ledger = view.style?.ledger ?? EMPTY_LEDGER;
  const pairing: Pairing = {
    beliefs,
    statistics: box.statistics.length,
    players: box.players,
    of,
    locomotives,
    seen: cards,
    style: [favourable(view, ledger, 0).length, favourable(view, ledger, 1).length],
    margin: box.rules.scoring !== 'flat',
    noise: NOISE,
  };
  const run: Run = {
    called: Uint8Array.from(box.statistics, (s) => (view.uncalled.includes(s) ? 0 : 1)),
    read: beliefs.read.slice(),
    scores: Int16Array.from(view.scores),
    inUse: Uint8Array.from(view.inUse, (e) => e ?? 0),
    served: Uint8Array.from(view.served.flat(), Number),
    vetoes: Int8Array.from({ length: 4 }, (_, seat) => view.vetoes[seat] ?? 0),
    vetoed: Uint8Array.from(box.statistics, (s) =>
      (Object.hasOwn(view.vetoed, s) ? view.vetoed[s]! : []).reduce((bits, seat) => bits | (1 << seat), 0),
    ),
    boosters: Uint8Array.from(TEAMS, (t) =>
      BOOSTERS.reduce((bits, b) => (view.boosters[t].includes(b) ? bits | BITS[b] : bits), 0),
    ),
    boosts: Uint8Array.from(TEAMS, (t) => (contest?.boosts[t] ? BITS[contest.boosts[t]] : 0)),
    timeOuts: Int8Array.from(view.timeOuts),
    given: Float64Array.from(TEAMS, (t) => {
      const value = contest?.given[t] ?? 0;
      return value === 'infinity' ? Infinity : value;
    }),
    calling: view.calling,
    phase: PHASE[view.phase] ?? OVER,
    statistic: contest ? box.statistics.indexOf(contest.statistic) : 0,
    before: contest?.before ?? 0,
    mayChange:
      between.after === 'statistic' &&
      between.victor === view.calling &&
      !between.changed &&
      !between.boosted,
    announcing: view.timeOut ? view.timeOut.order[view.timeOut.announced === 0 ? 0 : 1] : 0,
    announced: view.timeOut?.announced ?? 0,
    winner: -1,
    contests: view.called.length,
  };
  return { pairing, run };
}
