// How one-sided games by lot are: with locomotives of the whole roster, of one band of strength, and chosen from three of a band.
import { parseArgs } from 'node:util';
import { BEFORE_DEAL, draftPicks, keyedRng, type AnyGame } from '@turntable/engine';
import { playMatch } from '@turntable/bots/arena.node.ts';
import { gameById } from '@turntable/games';
import { card } from '@turntable/roster/cards.ts';
import { rankAmongKnown, DISTRIBUTION } from '@turntable/roster/distribution.ts';
import { EDITION } from '@turntable/roster/edition.ts';
import { STATISTIC_IDS } from '@turntable/roster/statistics.ts';
import { keep, median } from './report.ts';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '400' }, level: { type: 'string', default: 'medium' } },
});
const GAMES = Number(values.games);
const LEVEL = values.level as 'medium';

/** The mean place of a locomotive's values among all known ones; what somebody who chooses with care goes by. */
function meanPlace(id: string): number {
  const known = Object.entries(card(id, EDITION)!.values) as [(typeof STATISTIC_IDS)[number], number][];
  const places = known.map(([statistic, value]) => {
    const { rank, of } = rankAmongKnown(DISTRIBUTION, statistic, value);
    return (rank - 1) / of;
  });
  return places.reduce((a, b) => a + b, 0) / places.length;
}

interface Way {
  readonly name: string;
  readonly game: AnyGame;
  readonly seats: number;
  options(seed: string): Readonly<Record<string, unknown>>;
}
const header = gameById('double-header')!;
const dome = gameById('loco-dome')!;
const drafted = (seats: number, choose: (ids: readonly string[]) => string | null) => (seed: string) => {
  const drawn = header.picks!.offers!({ lots: 'three' }, seats, keyedRng(seed, BEFORE_DEAL))!;
  const chosen = drawn.offers.map((places) => places.map((ids) => choose(ids)));
  return { lots: 'three', ...header.picks!.options(draftPicks(drawn, chosen)!) };
};
const best = (ids: readonly string[]): string => ids.toSorted((a, b) => meanPlace(a) - meanPlace(b))[0]!;

const WAYS: readonly Way[] = [
  { name: 'Double Header, whole roster', game: header, seats: 4, options: () => ({}) },
  { name: 'Double Header, one band', game: header, seats: 4, options: () => ({ lots: 'band' }) },
  { name: 'Double Header, one of three by lot', game: header, seats: 4, options: drafted(4, () => null) },
  { name: 'Double Header, strongest of three', game: header, seats: 4, options: drafted(4, best) },
  { name: 'Loco Dome, whole roster', game: dome, seats: 2, options: () => ({}) },
  { name: 'Loco Dome, one band', game: dome, seats: 2, options: () => ({ lots: 'band' }) },
];

const rows = WAYS.map(({ name, game, seats, options }) => {
  const margins: number[] = [];
  for (let i = 0; i < GAMES; i++) {
    const seed = `lots/${i}`;
    const setup = game.host(options(seed), seats);
    const players = Array.from({ length: seats }, () => LEVEL);
    const { scores } = playMatch({ game, setup, players, seed, timer: () => () => false });
    const [a = 0, b = 0] = scores;
    margins.push(Math.abs(a - b));
  }
  const mean = margins.reduce((a, b) => a + b, 0) / GAMES;
  const error = Math.sqrt(margins.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (GAMES - 1) / GAMES);
  const far = margins.filter((margin) => margin >= 20).length / GAMES;
  return `| ${name} | ${mean.toFixed(1)} ± ${(1.96 * error).toFixed(1)} | ${median(margins)} | ${(100 * far).toFixed(0)} % |`;
});
keep(
  'lots',
  `Margin at the end (points between the sides) of ${GAMES} games each between bots of level ${LEVEL}, the same seeds for all. Before there
were bands, lots were drawn from the whole roster.

| | mean margin (95 %) | median | 20 or more |
|---|---:|---:|---:|
${rows.join('\n')}`,
);
