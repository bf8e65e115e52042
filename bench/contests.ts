// Statistics contests a second in the play-outs of the master level, for both locomotive games, one core.
//   node bench/contests.ts
import { keyedRng, viewerOf, type AnyGame, type SeenBy, type Types } from '@turntable/engine';
import { step as stepRun } from '@turntable/bots/double-header/master/policy.ts';
import { pairingOf } from '@turntable/bots/double-header/master/index.ts';
import {
  copyInto as copyRunInto,
  copyRun,
  OVER as RUN_OVER,
} from '@turntable/bots/double-header/master/run.ts';
import { copyInto, copyRun as copyDomeRun, OVER } from '@turntable/bots/loco-dome/master/state.ts';
import { ringOf } from '@turntable/bots/loco-dome/master/index.ts';
import { step } from '@turntable/bots/loco-dome/master/policy.ts';
import { advantages, blankWorld, drawWorld } from '@turntable/bots/versus/beliefs.ts';
import { gameById } from '@turntable/games';
import { fastRng } from '@turntable/games/loko-moto/kernel/luck.ts';
import { levelSetup } from './setups.ts';
import { grouped, keep, median } from './report.ts';

const ROUNDS = 7;
const MS = 1000;

/** The first position of a game in which a statistic may be called. */
function calling(game: AnyGame): SeenBy {
  let state: Types['State'] = game.start(levelSetup(game.id, 1).setup);
  for (let entry = 0; ; entry++) {
    const decision = game.decisions(state).find((d) => !d.standing)!;
    const actor = decision.actors[0]!;
    const view = game.view(state, viewerOf(actor));
    if (decision.kind === 'call') return view;
    const action =
      actor === 'chance'
        ? game.draw(state, decision, keyedRng('contests', entry))
        : game.fallback(view, decision);
    state = game.apply(state, { decision: decision.id, actor, action }).state;
  }
}

/** One game from there to its end in a drawn world: how many statistics were decided. */
type PlayOut = () => number;

function dome(view: SeenBy): PlayOut {
  const { ring, run } = ringOf(view as Parameters<typeof ringOf>[0])!;
  const edge = advantages(ring.beliefs);
  const world = blankWorld(ring.beliefs);
  const work = copyDomeRun(run);
  const rng = fastRng(1);
  return () => {
    drawWorld(ring.beliefs, world, rng);
    copyInto(run, work);
    while (work.phase !== OVER) step(ring, edge, world, work, rng);
    return work.contests;
  };
}

function header(view: SeenBy): PlayOut {
  const { pairing, run } = pairingOf(view as Parameters<typeof pairingOf>[0])!;
  const edge = advantages(pairing.beliefs);
  const world = blankWorld(pairing.beliefs);
  const work = copyRun(run);
  const rng = fastRng(1);
  return () => {
    drawWorld(pairing.beliefs, world, rng);
    copyRunInto(run, work);
    while (work.phase !== RUN_OVER) stepRun(pairing, edge, world, work, rng);
    return work.contests;
  };
}

function speed(playOut: PlayOut): { contests: number; games: number } {
  const began = process.threadCpuUsage();
  const spent = (): number => {
    const { user, system } = process.threadCpuUsage(began);
    return (user + system) / 1e6;
  };
  let contests = 0;
  let games = 0;
  while (spent() * 1000 < MS) for (let i = 0; i < 20; i++, games++) contests += playOut();
  return { contests: contests / spent(), games: games / spent() };
}

const lines = (
  [
    ['double-header', header],
    ['loco-dome', dome],
  ] as const
).map(([id, make]) => {
  const playOut = make(calling(gameById(id)!));
  const rounds = Array.from({ length: ROUNDS + 1 }, () => speed(playOut)).slice(1);
  return `| ${id} | ${grouped(median(rounds.map((r) => r.contests)))} | ${grouped(median(rounds.map((r) => r.games)))} |`;
});
keep(
  'contests',
  `Statistics decided and whole games played a second in the play-outs of the master level, values drawn anew for each game; one core, medians
of ${ROUNDS} rounds of ${MS} ms of processor time after one to warm up.

| | contests a second | games a second |
|---|---:|---:|
${lines.join('\n')}`,
);
