// Random games to their end: does any get stuck?  node bench/random-games.ts --game loco-dome --games 20000
import { parseArgs } from 'node:util';
import { quickRng, type Rng } from '@turntable/engine';
import { playMatch } from '@turntable/bots/arena.node.ts';
import { gameById } from '@turntable/games';
import { keep } from './report.ts';

const { values } = parseArgs({
  options: { game: { type: 'string', default: 'loko-moto' }, games: { type: 'string', default: '20000' } },
});
const game = gameById(values.game)!;
const count = Number(values.games);
const began = performance.now();
let entries = 0;
let longest = 0;
const ends = new Map<string, number>();
for (let i = 0; i < count; i++) {
  const rng = quickRng(i + 1);
  const seats = game.seats[rng.below(game.seats.length)]!;
  const players = Array.from({ length: seats }, () => 'random' as const);
  const setup = game.host(optionsFor(game.id, rng), seats);
  const { log, state } = playMatch({
    game,
    setup,
    players,
    seed: `random/${i}`,
    timer: () => () => false,
    mostEntries: 20_000,
  });
  const by = game.outcome(state)!.by;
  ends.set(by, (ends.get(by) ?? 0) + 1);
  entries += log.length;
  longest = Math.max(longest, log.length);
}
const seconds = (performance.now() - began) / 1000;
keep(
  `random-${game.id}`,
  `${count} games of random moves, options varied, all of them ended: ${entries} entries, the longest ${longest}; ${(count / seconds).toFixed(0)} games and
${(entries / seconds).toFixed(0)} log entries a second on one core, whatever else the machine was doing.

| ended by | games |
|---|---:|
${[...ends]
  .sort()
  .map(([clause, n]) => `| ${clause} | ${n} |`)
  .join('\n')}`,
);

/** Options drawn at random from what a host may choose. */
function optionsFor(id: string, rng: Rng): Record<string, unknown> {
  const flag = (): boolean => rng.below(2) === 1;
  if (id === 'loko-moto')
    return { hiddenAgendas: flag(), advanced: flag(), sheet: ['standard', 'small', 'square'][rng.below(3)] };
  const judge = flag();
  return { judge, scoring: flag() ? 'margin' : 'flat', freeClaims: flag() };
}
