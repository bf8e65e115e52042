// Whole games a second between bots of the lowest level, beside pokemon-showdown's random battles, in one run.
import { playMatch } from '@turntable/bots/arena.ts';
import { gameById } from '@turntable/games';
import { levelSetup } from './setups.ts';
import { needRivals } from './rivals.ts';
import { grouped, keep, median } from './report.ts';

const ROUNDS = 7;
/** Milliseconds of play for each of them in a round. */
const SPAN = 3000;

interface Rate {
  readonly games: number;
  readonly entries: number;
}

/** Plays game after game for a while; gives games and log entries a second. */
async function rate(one: (n: number) => number | Promise<number>): Promise<Rate> {
  const began = performance.now();
  let games = 0;
  let entries = 0;
  while (performance.now() - began < SPAN) entries += await one(games++);
  const seconds = (performance.now() - began) / 1000;
  return { games: games / seconds, entries: entries / seconds };
}

let deal = 0;
function ours(id: string): number {
  const game = gameById(id)!;
  const { setup, sideOf } = levelSetup(id, deal++);
  const players = sideOf.map(() => 'easy' as const);
  return playMatch({ game, setup, players, seed: `speed/${deal}`, timer: () => () => false }).log.length;
}

needRivals();
const { battle } = (await import('./rivals/showdown.mjs' as string)) as {
  battle(format: string, seed: number): Promise<number>;
};
const RUNS = {
  'Double Header, easy bots': () => ours('double-header'),
  'Loco Dome, easy bots': () => ours('loco-dome'),
  'gen 1 random battle': (n: number) => battle('gen1randombattle', n + 1),
  'gen 9 random battle': (n: number) => battle('gen9randombattle', n + 1),
} as const;
type Name = keyof typeof RUNS;
const names = Object.keys(RUNS) as Name[];
const rates = Object.fromEntries(names.map((name) => [name, [] as Rate[]])) as Record<Name, Rate[]>;
for (let round = 0; round <= ROUNDS; round++)
  for (const name of names) {
    const found = await rate(RUNS[name]);
    // The first round only warms up.
    if (round > 0) rates[name].push(found);
  }
const games = (name: Name): number => median(rates[name].map((r) => r.games));
const entries = (name: Name): number => median(rates[name].map((r) => r.entries));
keep(
  'locomotive-games',
  `Whole games a second on one core, medians of ${ROUNDS} rounds of ${SPAN / 1000} s in one run, taking turns. pokemon-showdown: random teams and
its random players.

| | games a second | log entries a second |
|---|---:|---:|
${names.map((name) => `| ${name} | ${games(name) < 100 ? games(name).toFixed(1) : grouped(games(name))} | ${grouped(entries(name))} |`).join('\n')}

Double Header is ${(games('Double Header, easy bots') / games('gen 1 random battle')).toFixed(1)} × the gen 1 figure, Loco Dome ${(games('Loco Dome, easy bots') / games('gen 9 random battle')).toFixed(1)} × the gen 9 figure.`,
);
process.exit(0);
