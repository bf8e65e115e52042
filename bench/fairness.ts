// Does a seat, a card or a map decide the game? Equal bots of Loko moto against each other; seat 0 always starts, so a
// seat is a place in the order of play.
//   node bench/fairness.ts --games 2000 --sheet standard --players 2,3,4,5 --seed 1 [--hidden] [--advanced]
//                          [--level medium] [--ms 2] [--workers 2]
import { once } from 'node:events';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { LEVELS, type Level } from '@turntable/bots';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import { add, emptyTally, play, type Table, type Tally } from './fairness/tally.ts';
import { describe, intro, unfairSeats } from './fairness/text.ts';
import { keep } from './report.ts';

/** Games a worker plays before it reports. */
const BATCH = 20;

interface Batch {
  readonly table: Table;
  readonly first: number;
  readonly count: number;
}

if (!isMainThread) {
  parentPort!.on('message', ({ table, first, count }: Batch) => {
    let tally = emptyTally(table.players);
    for (let i = first; i < first + count; i++) tally = add(tally, play(table, i));
    parentPort!.postMessage(tally);
  });
} else {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '2000' },
      sheet: { type: 'string', default: 'standard' },
      players: { type: 'string', default: '2,3,4,5' },
      seed: { type: 'string', default: '1' },
      hidden: { type: 'boolean', default: false },
      advanced: { type: 'boolean', default: false },
      level: { type: 'string', default: 'medium' },
      ms: { type: 'string', default: '2' },
      workers: { type: 'string', default: '2' },
    },
  });
  const level = LEVELS.find((l) => l === values.level);
  if (!level) throw new RangeError(`--level: expected ${LEVELS.join(', ')}`);
  const games = Number(values.games);
  // A result of no games would be kept beside the others.
  if (!Number.isInteger(games) || games < 1) throw new RangeError('--games: expected a whole number from 1');
  const tables = values.players.split(',').map((players) => tableOf(Number(players), level));
  const results: { table: Table; tally: Tally }[] = [];
  for (const table of tables) {
    const tally = await playAll(table, games, Number(values.workers));
    results.push({ table, tally });
    console.error(`${table.players} players: ${tally.games} games`);
  }
  const name = `fairness-loko-moto-${[values.sheet, values.hidden && 'hidden', values.advanced && 'advanced', level !== 'medium' && level].filter(Boolean).join('-')}`;
  keep(name, [intro(tables[0]!), ...results.map((r) => describe(r.table, r.tally))].join('\n\n'), results);
  for (const { table, tally } of results)
    for (const seat of unfairSeats(tally))
      console.error(`${table.players} players: seat ${seat} wins more than 1.25 times its fair share`);

  function tableOf(players: number, of: Level): Table {
    const options = {
      sheet: values.sheet,
      hiddenAgendas: values.hidden,
      advanced: values.advanced,
      starters: [0],
    };
    lokoMoto.host(options, players); // Throws at options that no host may ask for, before any game is played.
    return { options, players, level: of, ms: Number(values.ms), seed: values.seed };
  }
}

/** Hands the games to workers in batches, as they become free; which worker plays a game changes nothing in it. */
async function playAll(table: Table, games: number, workers: number): Promise<Tally> {
  let tally = emptyTally(table.players);
  let next = 0;
  await Promise.all(
    Array.from({ length: workers }, async () => {
      const worker = new Worker(fileURLToPath(import.meta.url));
      while (next < games) {
        const batch: Batch = { table, first: next, count: Math.min(BATCH, games - next) };
        next += batch.count;
        worker.postMessage(batch);
        const [played] = (await once(worker, 'message')) as [Tally];
        tally = add(tally, played);
      }
      await worker.terminate();
    }),
  );
  return tally;
}
