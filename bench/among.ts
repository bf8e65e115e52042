// One player of Loko moto among others of another kind, at tables of two to five and with all options: each deal is played once from
// every seat. What share of its fair part of the victories does it win? Runs add to `results/among.json`; `--report` writes it up.
//   node bench/among.ts --players 4 --set advanced=true --a master --b hard --ms 100 --deals 3
//   node bench/among.ts --report
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { AnyGame } from '@turntable/engine';
import { LEVELS, type Level } from '@turntable/bots';
import { playMatch } from '@turntable/bots/arena.node.ts';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import { ofDeals } from '@turntable/bots/interval.ts';
import { keep } from './report.ts';

interface Among {
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly a: string;
  readonly b: string;
  readonly ms: number;
  /** By deal: the first player's shares of the victories, and its leads over the mean of the others. */
  readonly results: { readonly won: number[]; readonly lead: number[] }[];
}

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '3' },
    set: { type: 'string', multiple: true, default: [] },
    a: { type: 'string', default: 'master' },
    b: { type: 'string', default: 'hard' },
    ms: { type: 'string', default: '100' },
    deals: { type: 'string', default: '2' },
    minutes: { type: 'string', default: '600' },
    report: { type: 'boolean' },
  },
});
const FILE = new URL('./results/among.json', import.meta.url);
const read = (): Among[] => (existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Among[]) : []);
const game = lokoMoto as unknown as AnyGame;

/** Processor time of this thread (ms), so that load on the machine does not weaken a player. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
function levelOf(name: string): Level {
  const level = LEVELS.find((each) => each === name);
  if (!level) throw new RangeError(`${name}: expected ${LEVELS.join(', ')}`);
  return level;
}

function playDeals(): void {
  const options = Object.fromEntries(
    values.set.map((text) => {
      const [key, value] = text.split('=');
      return [key, value === 'true' ? true : value];
    }),
  );
  const [players, ms] = [Number(values.players), Number(values.ms)];
  const one = { players, options, a: levelOf(values.a), b: levelOf(values.b), ms };
  const keyOf = (each: Omit<Among, 'results'>): string =>
    JSON.stringify([each.players, each.options, each.a, each.b, each.ms]);
  const timer = (): (() => boolean) => {
    const end = worked() + ms;
    return () => worked() >= end;
  };
  const until = performance.now() + 60_000 * Number(values.minutes);
  for (let n = 0; n < Number(values.deals) && performance.now() < until; n++) {
    const find = (all: readonly Among[]): Among | undefined => all.find((each) => keyOf(each) === keyOf(one));
    const deal = find(read())?.results.length ?? 0;
    const seed = `among/${JSON.stringify(options)}/${deal}`;
    const result = { won: [] as number[], lead: [] as number[] };
    for (let seat = 0; seat < players; seat++) {
      const seats = Array.from({ length: players }, (_, i) => (i === seat ? one.a : one.b));
      const { scores, winners } = playMatch({
        ...{ game, setup: game.host(options, players), players: seats, seed, timer },
      });
      const others = scores.filter((_, i) => i !== seat);
      result.won.push(winners.includes(seat) ? 1 / winners.length : 0);
      result.lead.push(scores[seat]! - others.reduce((sum, each) => sum + each, 0) / others.length);
    }
    // Read again: another run may have written meanwhile. A deal that is there by now counts once.
    const all = read();
    let found = find(all);
    if (!found) all.push((found = { ...one, results: [] }));
    if (found.results.length > deal) continue;
    found.results.push(result);
    writeFileSync(FILE, `[\n${all.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`);
    console.log(
      `${keyOf(one)} deal ${found.results.length}: ${result.won.map((w) => w.toFixed(1)).join(' ')}`,
    );
  }
}

function report(): void {
  const lines = read()
    .toSorted((a, b) => a.players - b.players)
    .map(({ players, options, a, b, ms, results }) => {
      const { share, low, high } = ofDeals(results.map(({ won }) => won));
      const leads = results.flatMap(({ lead }) => lead);
      const lead = leads.reduce((sum, each) => sum + each, 0) / leads.length;
      const times = (part: number): string => (part * players).toFixed(2);
      const named = Object.entries(options).map(([key, value]) => (value === true ? key : `${key} ${value}`));
      return `| ${players} | ${named.join(', ') || 'none'} | ${a} | ${b} | ${ms} | ${leads.length} | ${times(share)} | ${times(low)} to ${times(high)} | ${lead.toFixed(1)} |`;
    });
  keep(
    'among',
    `Loko moto: one player among others of another level, each deal once from every seat. *Times fair share*: its part of the victories over the
part that one of as many equal players has; the interval of 95 % is of deals (Student) or of games (Wilson), whichever is wider. *Lead*:
points over the mean of the others. Milliseconds are of processor time a decision. All games are in \`among.json\`; \`bench/among.ts\` adds
to them.

| players | options | one | others | ms | games | times fair share | 95 % | lead |
|---:|---|---|---|---:|---:|---:|---|---:|
${lines.join('\n')}`,
  );
}

if (values.report) report();
else playDeals();
