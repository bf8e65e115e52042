// A ladder of players: each pairing plays mirrored deals, every deal once from each side. Runs add to one file of results, so that a
// long measurement can be made in pieces; `--report` writes it up.
//   node bench/ladder.ts --game loko-moto --a master@1000 --b hard@1000 --deals 10
//   node bench/ladder.ts --pair loko-moto,master@1000,hard@1000 --pair loco-dome,master@1000,hard@1000 --minutes 60
//   node bench/ladder.ts --report
// Of several pairings the one with the least played so far is always next.
// A player is `random`, `easy`, `medium`, `hard`, `master`, `uct` (plain UCT, Loko moto only) or `greedy`, with milliseconds of
// processor time a decision after `@`. `seer` is master that sees all cards (Double Header and Loco Dome only): what could be won by
// play at the most, as far as master plays well.
import { parseArgs } from 'node:util';
import {
  keyedRng,
  quickRng,
  viewerOf,
  type Act,
  type AnyGame,
  type Decision,
  type Rng,
  type SeenBy,
} from '@turntable/engine';
import { chooseAction, LEVELS, randomLegal, type Level } from '@turntable/bots';
import { gameById } from '@turntable/games';
import type { View } from '@turntable/games/loko-moto/types.ts';
import { greedyLokoMoto, greedyStep, plainUct } from './ladder/rivals.ts';
import { addResult, played, report, type Result } from './ladder/results.ts';
import { levelSetup } from './setups.ts';

/** Processor time of this thread (ms), so that load on the machine does not weaken a player. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

type Player = (game: AnyGame, view: SeenBy, decision: Decision, rng: Rng, seats: readonly SeenBy[]) => Act;

/** The player of a name like `master@100`. */
function playerOf(name: string): Player {
  const [kind, ms = '100'] = name.split('@');
  const timer = (): (() => boolean) => {
    const end = worked() + Number(ms);
    return () => worked() >= end;
  };
  if (kind === 'random') return (game, view, decision, rng) => randomLegal(game, view, decision, rng);
  if (kind === 'uct') return (_game, view, _decision, rng) => plainUct(view as View, rng, timer());
  if (kind === 'greedy')
    return (game, view, decision, rng) =>
      game.id === 'loko-moto' ? greedyLokoMoto(view as View, rng) : greedyStep(game, view, decision, rng);
  if (kind === 'seer')
    return (game, view, decision, rng, seats) =>
      chooseAction(game, withAllCards(view, seats), decision, 'master', rng, timer());
  const level = LEVELS.find((each) => each === kind) as Level | undefined;
  if (!level) throw new RangeError(`${name}: expected random, uct, greedy, seer or ${LEVELS.join(', ')}`);
  return (game, view, decision, rng) => chooseAction(game, view, decision, level, rng, timer());
}

type Sides = readonly (readonly { readonly rear: unknown }[])[];

/** A seat's view with the rears that any seat sees. */
function withAllCards(view: SeenBy, seats: readonly SeenBy[]): SeenBy {
  const key = 'engines' in view ? 'engines' : 'rosters';
  const sidesOf = (of: SeenBy): Sides => (of as unknown as Readonly<Record<string, Sides>>)[key]!;
  const sides = sidesOf(view).map((list, side) =>
    list.map((seen, place) => {
      const knowing = seats.find((each) => sidesOf(each)[side]![place]!.rear !== null);
      return knowing ? { ...seen, rear: sidesOf(knowing)[side]![place]!.rear } : seen;
    }),
  );
  return { ...view, [key]: sides } as SeenBy;
}

/** One game of a deal, the first player on `side`: their share of the victory, and their lead in points. */
function playOne(
  id: string,
  players: readonly [Player, Player],
  deal: number,
  side: number,
): readonly [number, number] {
  const game = gameById(id)!;
  const { setup, sideOf } = levelSetup(id, deal);
  const rng = quickRng(keyedRng(`ladder/${deal}/${side}`, 0).below(2 ** 32));
  let state = game.start(setup);
  for (let entry = 0; entry < 5000; entry++) {
    const decision = game.decisions(state).find((d) => !d.standing && !d.optional);
    if (!decision) break;
    const actor = decision.actors[0]!;
    const action =
      actor === 'chance'
        ? game.draw(state, decision, keyedRng(`ladder/${deal}`, entry))
        : players[sideOf[Number(actor)] === side ? 0 : 1]!(
            game,
            game.view(state, viewerOf(actor)),
            decision,
            rng,
            sideOf.map((_, seat) => game.view(state, viewerOf(seat))),
          );
    state = game.apply(state, { decision: decision.id, actor, action }).state;
  }
  const view = game.view(state, 'public');
  const winners = game.record.winners(view);
  const scores = game.record.scores(view);
  return [winners.includes(side) ? 1 / winners.length : 0, scores[side]! - scores[1 - side]!];
}

/** A pairing as one writes it: `loko-moto,master@1000,hard@1000`. */
function pairingOf(text: string): readonly [game: string, a: string, b: string] {
  const [game, a, b, ...rest] = text.split(',');
  if (game === undefined || a === undefined || b === undefined || rest.length > 0)
    throw new RangeError(`${text}: expected GAME,PLAYER,PLAYER`);
  return [game, a, b];
}

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'loko-moto' },
    a: { type: 'string', default: 'master@100' },
    b: { type: 'string', default: 'hard@100' },
    pair: { type: 'string', multiple: true },
    deals: { type: 'string' },
    minutes: { type: 'string' },
    report: { type: 'boolean' },
  },
});
if (values.report) await report();
else {
  const pairs = values.pair?.map(pairingOf) ?? [[values.game, values.a, values.b] as const];
  const minutes = Number(values.minutes ?? Infinity);
  const deals = Number(values.deals ?? (values.minutes === undefined ? 10 : Infinity));
  const until = performance.now() + 60_000 * minutes;
  for (let i = 0; i < deals && performance.now() < until; i++) {
    const [game, a, b] = pairs.reduce((least, each) => (played(...each) < played(...least) ? each : least));
    const players = [playerOf(a), playerOf(b)] as const;
    const result = addResult(game, a, b, (deal): Result => {
      const began = worked();
      const games = [0, 1].map((side) => playOne(game, players, deal, side));
      const seconds = Math.round((worked() - began) / 1000);
      return { deal, won: games.map(([won]) => won), lead: games.map(([, lead]) => lead), seconds };
    });
    const { deal, won, lead, seconds } = result;
    console.log(`${game} ${a} ${b} deal ${deal}: ${won.join(' ')} (${lead.join(' ')}), ${seconds} s`);
  }
}
