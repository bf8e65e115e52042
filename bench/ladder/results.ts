import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { ofDeals } from '@turntable/bots/interval.ts';
import { keep } from '../report.ts';

/** A deal played from both sides: the first player's share of each victory, their lead in points, and what it took (processor time). */
export interface Result {
  readonly deal: number;
  readonly won: readonly number[];
  readonly lead: readonly number[];
  readonly seconds?: number;
}
interface Pairing {
  readonly game: string;
  readonly a: string;
  readonly b: string;
  readonly results: Result[];
}

const FILE = new URL('../results/ladder.json', import.meta.url);

function read(): Pairing[] {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Pairing[]) : [];
}

/** Deals of a pairing that have been played. */
export function played(game: string, a: string, b: string): number {
  return read().find((one) => one.game === game && one.a === a && one.b === b)?.results.length ?? 0;
}

/** Plays the next deal of a pairing and writes it down; whatever else was written in the meantime stays, that deal too. */
export function addResult(game: string, a: string, b: string, play: (deal: number) => Result): Result {
  const find = (all: Pairing[]): Pairing | undefined =>
    all.find((one) => one.game === game && one.a === a && one.b === b);
  const result = play(find(read())?.results.length ?? 0);
  const all = read();
  let pairing = find(all);
  if (!pairing) all.push((pairing = { game, a, b, results: [] }));
  // Two runs of one pairing may play the same deal at once; it counts once.
  if (pairing.results.some(({ deal }) => deal === result.deal)) return result;
  pairing.results.push(result);
  const next = new URL(`${FILE.href}.new`);
  writeFileSync(next, `[\n${all.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`);
  renameSync(next, FILE);
  return result;
}

/** Writes the ladder: head to head with intervals, and OpenSkill's order of the players of each game. */
export async function report(): Promise<void> {
  const { rate, rating, ordinal } = await import('openskill');
  const { bradleyTerryFull } = await import('openskill/models');
  const all = read();
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  const parts: string[] = [];
  for (const game of [...new Set(all.map((one) => one.game))]) {
    const pairings = all.filter((one) => one.game === game);
    const lines = pairings.map(({ a, b, results }) => {
      const { share, low, high } = ofDeals(results.map(({ won }) => won));
      const lead = results.flatMap((r) => r.lead).reduce((sum, each) => sum + each, 0) / (2 * results.length);
      const timed = results.flatMap(({ seconds }) => (seconds === undefined ? [] : [seconds / 2]));
      const each =
        timed.length === 0 ? '' : (timed.reduce((sum, one) => sum + one, 0) / timed.length).toFixed(0);
      return `| ${a} | ${b} | ${2 * results.length} | ${percent(share)} | ${percent(low)} to ${percent(high)} | ${lead.toFixed(1)} | ${each} |`;
    });
    const skill = new Map<string, ReturnType<typeof rating>>();
    const known = (name: string): ReturnType<typeof rating> => skill.get(name) ?? rating();
    // Deal by deal over all pairings, so that no pairing is rated before the others.
    const most = Math.max(...pairings.map(({ results }) => results.length));
    for (let i = 0; i < most; i++)
      for (const { a, b, results } of pairings)
        for (const won of results[i]?.won ?? []) {
          const [[first], [second]] = rate([[known(a)], [known(b)]], {
            model: bradleyTerryFull,
            score: [won, 1 - won],
          }) as [[ReturnType<typeof rating>], [ReturnType<typeof rating>]];
          skill.set(a, first);
          skill.set(b, second);
        }
    const order = [...skill].sort(([, one], [, two]) => two.mu - one.mu);
    parts.push(`## ${game}

| player | against | games | won | 95 % | lead in points | seconds a game |
|---|---|---:|---:|---|---:|---:|
${lines.join('\n')}

| player | OpenSkill μ | σ | μ − 3σ |
|---|---:|---:|---:|
${order.map(([name, r]) => `| ${name} | ${r.mu.toFixed(1)} | ${r.sigma.toFixed(1)} | ${ordinal(r).toFixed(1)} |`).join('\n')}`);
  }
  keep(
    'ladder',
    `Two sides, mirrored deals: each deal once from each side, in the locomotive games with the same locomotives on both. A shared victory
counts half. \`name@ms\`: milliseconds of processor time a decision. Intervals are of deals (Student) or of games (Wilson), whichever is
wider. All games are in \`ladder.json\`; \`bench/ladder.ts\` adds to them. The machine was shared at a load of 1 to 40: a player gets its processor
time all the same, only memory and caches are others' too, for both players alike. Where games are few the interval says so; no bar is
called reached whose lower end is below it. *Seconds a game* are of processor time, where they were noted: a core of its own plays 55 games an
hour of Loko moto at 1000 ms against hard, so 100 games take about two hours, and 5000 ms against 1000 ms would take five minutes a game.

Loko moto: master has reckoned with reservations that end the game early since its last version of 22 November, and all games here are of
that one. Before it was: against hard 58 % of 24 games at 100 ms, 75 % of 4 at 1000 ms; against plain UCT 8 of 8 at 100 ms.

Double Header: master has searched a tree since its last version; \`race\` is master as it was before, which raced the choices against each other and
stopped as soon as there was no doubt who was first: more time won it nothing. Of its games the first 15 deals at 100 ms against hard, the
first against greedy and at 1000 ms, and those of \`race-seer\` are of a version that did not stop; close choices got twice the rounds
since the first seven deals at 1000 ms. \`race-seer\` saw all cards.

Loco Dome: master has searched a tree since its last version too; \`race\` is master as it was before. Of its games at 100 ms all are of a
version that did not stop, and close choices got twice the rounds since the first two deals at 1000 ms. Hard takes 1 ms a decision in both games however much it is given.
Master took a draw for a loss of both in the first 20 deals at 1000 ms against 100 ms and the first 11 against hard, and in all at 100 ms.
In the first 45 deals at 1000 ms against 100 ms, the first 30 against hard, and in all at 100 ms it played on with what had been called where
a reset waited for the end of a knock-out between identical locomotives (LD-6.3).

${parts.join('\n\n')}`,
  );
}
