// How long the review of a finished game takes, and whether what it calls better is: from each turning point bots play on many times,
// once after the move that was played and once after the one the review names, and what comes of both is compared.
//   node bench/review.ts --ms 18000 --again 60
import { parseArgs } from 'node:util';
import { keyedRng, quickRng, viewerOf, type Entry, type SeenBy, type Types } from '@turntable/engine';
import { chooseAction, type Level } from '@turntable/bots';
import { playMatch } from '@turntable/bots/arena.node.ts';
import type { Outlook } from '@turntable/bots/bot/bot.ts';
import { worded } from '@turntable/bots/course.ts';
import { OUTLOOKS } from '@turntable/bots/registry.ts';
import { review, type Review } from '@turntable/bots/review/review.ts';
import { weigh } from '@turntable/bots/weigh.ts';
import { GAMES } from '@turntable/games';
import { keep } from './report.ts';

const { values } = parseArgs({
  options: { ms: { type: 'string', default: '18000' }, again: { type: 'string', default: '60' } },
});
const [ms, again] = [Number(values.ms), Number(values.again)];
/** Play-outs with all cards open. */
const OPEN = 1500;

/** Processor time of this thread (ms). */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The signal that this thread has worked so many milliseconds more. */
function timer(part: number): () => boolean {
  const end = worked() + part;
  return () => worked() >= end;
}

type Game = (typeof GAMES)[number];
type Log = readonly Entry<Types['Action']>[];

/** Of a hundred games that are played on after an entry, all cards as they lay, how many the side wins. */
function wonAfter(game: Game, setup: Types['Setup'], log: Log, side: number): number {
  const start = (): Types['State'] =>
    log.reduce<Types['State']>((state, entry) => game.apply(state, entry).state, game.start(setup));
  // Bots of the games with locomotives answer alike each time; the play-outs of their outlook do not.
  const outlook = OUTLOOKS[game.id] as Outlook<SeenBy> | undefined;
  const ended = start();
  if (game.outcome(ended)) {
    const winners = game.record.winners(game.view(ended, 'public'));
    return winners.includes(side) ? 100 / winners.length : 0;
  }
  if (outlook) return 100 * (outlook(game.view(ended, 'judge'), OPEN, quickRng(1))?.[side] ?? NaN);
  let won = 0;
  for (let i = 0; i < again; i++) {
    let state = start();
    const luck = quickRng(i + 1);
    for (let n = 0; n < 3000; n++) {
      const decision = game.decisions(state).find((each) => !each.standing && !each.optional);
      if (!decision) break;
      const actor = decision.actors[0]!;
      const action =
        actor === 'chance'
          ? game.draw(state, decision, keyedRng(`review/${i}`, n))
          : chooseAction(game, game.view(state, viewerOf(actor)), decision, 'medium', luck, () => false);
      state = game.apply(state, { decision: decision.id, actor, action: worded(action, n) }).state;
    }
    const winners = game.record.winners(game.view(state, 'public'));
    if (winners.includes(side)) won += 1 / winners.length;
  }
  return (100 * won) / again;
}

/** How much less a move is worth than another when both are judged anew, alone and for long (ms). */
const ANEW = 1500;
function lossAnew(
  game: Game,
  setup: Types['Setup'],
  before: Log,
  entry: Log[number],
  better: object,
): number | undefined {
  let state = game.start(setup);
  for (const each of before) state = game.apply(state, each).state;
  const decision = game.decisions(state).find(({ id }) => id === entry.decision)!;
  const view = game.view(state, viewerOf(entry.actor));
  const found = weigh(game, view, decision, quickRng(7), timer(ANEW), entry.action);
  const key = (action: object): string =>
    JSON.stringify(
      'sections' in action ? { ...action, sections: (action.sections as string[]).toSorted() } : action,
    );
  const chanceOf = (action: object): number | undefined =>
    found.find((each) => key(each.action) === key(action) && each.tries > 0)?.chance;
  const [played, other] = [chanceOf(entry.action), chanceOf(better)];
  return played === undefined || other === undefined ? undefined : other - played;
}

const tell = (won: number): string => (Number.isNaN(won) ? 'not told' : won.toFixed(0));
const rows: string[] = [];
const checked: string[] = [];
for (const game of GAMES) {
  const seats = 2;
  const setup = game.host({}, seats);
  const players: Level[] = ['medium', 'easy'];
  const { log } = playMatch({ game, setup, players, seed: 'bench/review', timer: () => () => false });
  const began = worked();
  const steps = review({
    game,
    setup,
    seats,
    log,
    budget: ms,
    timer,
  });
  let step = steps.next();
  while (!step.done) step = steps.next();
  const found: Review = step.value;
  rows.push(
    `| ${game.id} | ${log.length} | ${found.moves.length} | ${((worked() - began) / 1000).toFixed(1)} | ${found.turning.length} |`,
  );
  for (const index of found.turning) {
    const { entry, seat, loss, better, played } = found.moves[index]!;
    if (!better) continue;
    const side = found.sides[seat]!;
    const before = log.slice(0, entry);
    const [was, could] = [log[entry]!.action, better.action].map((action) =>
      wonAfter(game, setup, [...before, { ...log[entry]!, action }], side),
    );
    const anew = lossAnew(game, setup, before, log[entry]!, better.action);
    checked.push(
      `| ${game.id} | ${entry + 1} | ${played.move.key.split('.').slice(1).join(' ')} | ${better.move.key.split('.').slice(1).join(' ')} | ${Math.round(100 * loss)} | ${anew === undefined ? 'not tried' : Math.round(100 * anew)} | ${tell(was!)} | ${tell(could!)} |`,
    );
  }
}
keep(
  'review',
  `Reviews of finished games between bots, ${ms} ms of processor time given:

| game | entries | moves judged | seconds of processor time | turning points |
|---|---:|---:|---:|---:|
${rows.join('\n')}

*Anew*: what the same move gives away of 100 when its position alone is judged with other luck for ${ANEW} ms. *Won*: of 100 games
played on with the cards as they lay, after the move played and after the one the review names: ${again} games of medium bots in Loko
moto, ${OPEN} play-outs of the master level in the others. The review knows only what the seat saw, so one deal may say otherwise.

| game | entry | played | better | given away, of 100 | anew | won as played | won after the better one |
|---|---:|---|---|---:|---:|---:|---:|
${checked.join('\n')}`,
);
