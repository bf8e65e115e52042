import type { Rng } from '@turntable/engine';
import { fastRng } from '@turntable/games/loko-moto/kernel/luck.ts';
import {
  ROSTER,
  SIDES,
  type Action,
  type Kind,
  type Side,
  type View,
} from '@turntable/games/loco-dome/types.ts';
import { advantages, beliefsOf, blankWorld, drawWorld, seenOf, type World } from '../../versus/beliefs.ts';
import {
  activate,
  activeAt,
  at,
  attack,
  block,
  call,
  detonate,
  mustTryOther,
  readOut,
  resetOnRequest,
  rest,
  sacrifice,
  settle,
  skip,
  swap,
  tryOther,
} from './run.ts';
import {
  ACTIVATING,
  ACTIVE,
  ANSWERING,
  ATTACKED,
  BREAK,
  CALLING,
  copyRun,
  copyInto,
  DORMANT,
  OUT,
  OVER,
  TIE,
  type Run,
  type Ring,
} from './state.ts';
import { grow } from '../../versus/grow.ts';
import { descend, type Tree } from '../../versus/tree.ts';
import type { Weighed } from '../../bot/bot.ts';
import { odds, step } from './policy.ts';
import { choicesNow, choose, decider, outcome } from './tree.ts';

/** Tries of a search at most, and places of its tree, which bound its memory. */
const MOST_TRIES = 400_000;
const MOST_PLACES = 40_000;
/** How curious the search is about choices it has tried less often. */
const CURIOSITY = 0.35;
/** A call that is sure to be won begins at 0.5 and half of this, with the weight of so many tries, at the root of more. */
const FORESIGHT = 0.3;
const WEIGHT = 2;
const ROOT_WEIGHT = 24;
/** Noise on the value of a call in play-outs. */
const NOISE = 0.06;
/** Decisions of a play-out at most; then it is judged as it stands. */
export const MOST_STEPS = 900;
/** Bonus of the choice that the hard level would make, so that noise does not decide between equal choices. */
const TRUST = 0.015;

/** The best of the choices; stops as soon as it is clear, and gives `usual` where there is nothing to search. */
export const masterAction = (
  view: View,
  kind: Kind,
  legal: readonly Action[],
  usual: Action,
  rng: Rng,
  expired: () => boolean,
): Action => searched(view, kind, legal, usual, rng, expired, true)[0]?.action ?? usual;

/**
 * All choices, the one tried most often first, `also` tried often; nothing where there is nothing to search or the table has
 * statistics that are not the roster's: then the hard level answers.
 */
export const weighActions = (
  view: View,
  kind: Kind,
  legal: readonly Action[],
  usual: Action,
  rng: Rng,
  expired: () => boolean,
  also?: Action,
): Weighed<Action>[] => searched(view, kind, legal, usual, rng, expired, false, also);

/** Grows a tree of choices over sampled worlds. */
function searched(
  view: View,
  kind: Kind,
  legal: readonly Action[],
  usual: Action,
  rng: Rng,
  expired: () => boolean,
  settle: boolean,
  also?: Action,
): Weighed<Action>[] {
  const choices = legal.filter((action) => isChoice(kind, action));
  if (choices.length < 2) return [];
  const found = ringOf(view);
  if (!found) return [];
  const { ring, run } = found;
  const side = view.viewer as Side;
  const luck = fastRng(rng.below(2 ** 31));
  const world = blankWorld(ring.beliefs);
  const work = copyRun(run);
  // What a call looks like hangs on what the side knows, which is the same in every world.
  drawWorld(ring.beliefs, world, luck);
  const tree = treeOf(ring, side);
  return grow({
    choices,
    usual,
    also,
    trust: TRUST,
    curiosity: CURIOSITY,
    look: (action) => lookOf(ring, run, world, action),
    foresight: FORESIGHT,
    weight: ROOT_WEIGHT,
    mostTries: MOST_TRIES,
    play: (action, edge) => {
      drawWorld(ring.beliefs, world, luck);
      copyInto(run, work);
      perform(ring, world, work, side, action);
      descend(tree, edge, world, work, luck);
    },
    expired,
    settle,
  });
}

/** How likely a call is to be won, as its caller may think; a half for what is no call. */
function lookOf(ring: Ring, run: Run, world: World, action: Action): number {
  if (action.type !== 'call') return 0.5;
  const { calling } = run;
  const s = (ring.beliefs.statistics as readonly string[]).indexOf(action.statistic);
  const opposing = action.target ?? run.active[1 - calling]!;
  const own = activeAt(ring, run, calling);
  return odds(ring, world, run, calling, own, at(ring, 1 - calling, opposing), s);
}

/** The game as the tree plays it. */
function treeOf(ring: Ring, side: Side): Tree<Run> {
  const advantage = advantages(ring.beliefs);
  return {
    isOver: ({ phase }) => phase === OVER,
    decider,
    choicesNow: (world, run, out) => choicesNow(ring, world, run, out),
    choose: (world, run, code) => choose(ring, world, run, code),
    outcome,
    step: (world, run, rng) => step(ring, advantage, world, run, rng),
    result: (run) => [worthOf(run, side), shareOf(run, side)],
    side,
    curiosity: CURIOSITY,
    foresight: FORESIGHT,
    weight: WEIGHT,
    mostSteps: MOST_STEPS,
    room: MOST_PLACES,
  };
}

/** What is worth a search; points of style follow from the cards. */
function isChoice(kind: Kind, { type }: Action): boolean {
  if (kind === 'claim' || kind === 'reply' || kind === 'rule' || kind === 'judge') return false;
  if (kind === 'sacrifice') return false;
  return type !== 'claim' && type !== 'reply';
}

/** What a game is worth to a side, 0 to 1: victory first, a little by how much. */
function worthOf(run: Run, side: Side): number {
  const lead = run.scores[side]! - run.scores[1 - side]!;
  return 0.9 * shareOf(run, side) + 0.1 / (1 + Math.exp(-lead / 12));
}

/** A side's share of the victory, 0 to 1: one half of a draw, and of a game that is not decided. */
export const shareOf = ({ winner }: Run, side: number): number =>
  winner === side ? 1 : winner === 1 - side ? 0 : 0.5;

/** Plays an action of the rules in the search's own form. Throws `RangeError` for one that is not searched. */
export function perform(ring: Ring, world: World, run: Run, side: number, action: Action): void {
  const { statistics } = ring.beliefs;
  switch (action.type) {
    case 'activate':
      if (run.phase === TIE) return tryOther(ring, world, run, action.locomotive);
      if (run.phase === BREAK) return mustTryOther(ring, world, run, action.locomotive);
      return activate(ring, run, action.locomotive);
    case 'call':
      return call(
        ring,
        world,
        run,
        (statistics as readonly string[]).indexOf(action.statistic),
        action.target ?? -1,
      );
    case 'answer':
      return readOut(ring, world, run);
    case 'block':
      return block(ring, world, run, action.locomotive);
    case 'stand':
      run.phase = BREAK;
      return;
    case 'swap':
      return swap(ring, run, side, action.locomotive);
    case 'rest':
      return run.phase === BREAK ? skip(ring, run) : rest(ring, run, side);
    case 'detonate':
      return detonate(ring, run, side);
    case 'knock-out':
      return attack(run, action.free === true);
    case 'reset':
      return resetOnRequest(run);
    case 'sacrifice':
      return sacrifice(ring, run, action.locomotive);
    case 'pass':
      if (run.phase === ATTACKED) return settle(ring, run);
      run.passed = true;
      return;
    default:
      throw new RangeError(`${action.type} is not searched`);
  }
}

const PHASE: Readonly<Record<string, number>> = {
  activating: ACTIVATING,
  calling: CALLING,
  answering: ANSWERING,
  tie: TIE,
  'tie-break': BREAK,
  sequence: ATTACKED,
};

/** The game of a view, as search wants it. */
export function ringOf(view: View): { readonly ring: Ring; readonly run: Run } | undefined {
  const { seen, of } = seenOf(view.rosters);
  const beliefs = beliefsOf(seen, view.box.statistics);
  if (!beliefs) return undefined;
  const locomotives = seen.length;
  const more = new Uint8Array(locomotives * locomotives);
  seen.forEach(({ features }, a) =>
    seen.forEach((other, b) => {
      more[a * locomotives + b] = features.filter((feature) => !other.features.includes(feature)).length;
    }),
  );
  const statistics = view.box.statistics.length;
  const ring: Ring = {
    beliefs,
    statistics,
    of,
    locomotives,
    more,
    margin: view.box.rules.scoring !== 'flat',
    noise: NOISE,
  };
  const active = Int8Array.from(SIDES, (s) => view.locomotives[s].indexOf('active'));
  const run: Run = {
    status: Uint8Array.from(
      SIDES.flatMap((s) =>
        view.locomotives[s].map((status) =>
          status === 'active' ? ACTIVE : status === 'dormant' ? DORMANT : OUT,
        ),
      ),
    ),
    active,
    scores: Int16Array.from(view.scores),
    markers: Int8Array.from(view.markers),
    detonated: Uint8Array.from(view.detonated, Number),
    // A reset that waits for the end of a knock-out (LD-6.3) is taken as done: nothing is called before.
    called: Uint8Array.from(view.box.statistics, (s) => (!view.resetDue && view.called.includes(s) ? 1 : 0)),
    read: beliefs.read.slice(),
    seen: new Uint8Array(2 * locomotives),
    used: view.markersUsed,
    earned: view.earned,
    calling: view.calling,
    passed: view.passed,
    idleReset: view.idleReset,
    phase: PHASE[view.phase] ?? OVER,
    statistic: view.contest ? view.box.statistics.indexOf(view.contest.statistic) : 0,
    opposing: view.contest?.opposing ?? 0,
    free: view.sequence?.free ?? false,
    due: view.due.map((due) => due.side),
    forced: view.due[0]?.clause === 'LD-7.5',
    winner: -1,
    contests: 0,
  };
  for (const s of SIDES) if (active[s]! >= 0) run.seen[s * locomotives + of[ROSTER * s + active[s]!]!] = 1;
  return { ring, run };
}
