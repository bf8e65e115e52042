import { parseArgs } from 'node:util';
import { readOneOf, type AnyGame } from '@turntable/engine';
import { LEVELS, type Level } from '@turntable/bots';
import { playMatch } from '@turntable/bots/arena.ts';
import { GAMES } from '@turntable/games';
import { UsageError } from './usage.ts';

const PLAYERS = [...LEVELS, 'random'] as const;

/** `turntable play GAME [--games N] [--seed S] [--players N] [--levels easy,hard] [--ms T] [--options JSON] [--json]` */
export async function play(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
      players: { type: 'string' },
      levels: { type: 'string', default: 'easy' },
      ms: { type: 'string', default: '50' },
      options: { type: 'string', default: '{}' },
      json: { type: 'boolean' },
    },
  });
  if (positionals.length !== 1)
    throw new UsageError(`expected one GAME: ${GAMES.map((g) => g.id).join(', ')}`);
  const id = readOneOf(positionals[0], 'GAME', GAMES.map((g) => g.id)); // prettier-ignore
  const game = GAMES.find((g) => g.id === id)!;
  const games = whole(values.games, '--games', 1, 1_000_000);
  const seats = values.players === undefined ? game.seats[0]! : whole(values.players, '--players', 1, 9);
  if (!game.seats.includes(seats)) throw new UsageError(`--players: expected ${game.seats.join(', ')}`);
  const named = values.levels.split(',').map((word) => readOneOf(word, '--levels', PLAYERS));
  const levels = Array.from({ length: seats }, (_, i) => named[i % named.length]!);
  const ms = whole(values.ms, '--ms', 1, 60_000);
  const options = optionsFrom(values.options);
  const results = Array.from({ length: games }, (_, i) =>
    one(game, options, levels, `${values.seed}/${i}`, ms),
  );
  if (values.json) console.log(JSON.stringify({ game: id, levels, games: results }));
  else printTable(levels, results);
  return 0;
}

interface Result {
  readonly seed: string;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly entries: number;
}

function one(
  game: AnyGame,
  options: Record<string, unknown>,
  players: (Level | 'random')[],
  seed: string,
  ms: number,
): Result {
  const timer = (): (() => boolean) => {
    const end = performance.now() + ms;
    return () => performance.now() >= end;
  };
  const setup = game.host(options, players.length);
  const { scores, winners, log } = playMatch({ game, setup, players, seed, timer });
  return { seed, scores, winners, entries: log.length };
}

function printTable(levels: readonly string[], results: readonly Result[]): void {
  for (const { seed, scores, winners, entries } of results)
    console.log(
      `${seed.padEnd(12)} ${scores.map((s) => String(s).padStart(4)).join(' ')}  won by ${winners.join(', ') || 'nobody'}, ${entries} entries`,
    );
  const sides = results[0]!.scores.length;
  for (let side = 0; side < sides; side++) {
    const won = results.reduce((sum, r) => sum + (r.winners.includes(side) ? 1 / r.winners.length : 0), 0);
    const level = sides === levels.length ? ` (${levels[side]})` : '';
    console.log(`side ${side}${level}: won ${won.toFixed(1)} of ${results.length}`);
  }
}

function whole(text: string, name: string, from: number, to: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
  if (!(value >= from && value <= to))
    throw new UsageError(`${name}: expected a whole number from ${from} to ${to}`);
  return value;
}

function optionsFrom(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // Falls through to the same message: it is not an object either way.
  }
  throw new UsageError('--options: expected a JSON object, e.g. {"hiddenAgendas":true}');
}
