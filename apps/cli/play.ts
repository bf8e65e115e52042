import { randomBytes } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOneOf, type AnyGame, type OptionField } from '@turntable/engine';
import { LEVELS, type Level } from '@turntable/bots';
import { GAMES } from '@turntable/games';
import { readArgs, wholeFrom } from './args.ts';
import { contest, type Result } from './arena/contest.ts';
import { OutsidePlayer } from './arena/outside.ts';
import { OwnPlayer, type Player } from './arena/player.ts';
import type { Summary } from './arena/tally.ts';
import { folderAt, unwritable } from './files.ts';
import { plain } from './terminal/plain.ts';
import { exitOnSignals } from './terminal/signals.ts';
import { UsageError } from './usage.ts';

export const PLAYERS = [...LEVELS, 'random'] as const;
/** A seat of `--seats` or `--seat`: a level, `random`, or a program. */
const PROGRAM = /^exec:(.+)$/s;
/** Exit status if a program failed. */
const FAILED = 3;

/**
 * `turntable play GAME --seats A,B,… [--seat A …] [--games N] [--seed S] [--ms MS] [--mirror] [--set KEY=VALUE …]
 * [--records DIR] [--bot-log DIR] [--json]`: bots against bots, ours and programs (docs/bots.md).
 */
export async function play(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(
    args,
    {
      seats: { type: 'string' },
      seat: { type: 'string', multiple: true },
      levels: { type: 'string' },
      players: { type: 'string' },
      games: { type: 'string', default: '1' },
      seed: { type: 'string' },
      ms: { type: 'string', default: '50' },
      mirror: { type: 'boolean' },
      set: { type: 'string', multiple: true },
      records: { type: 'string' },
      'bot-log': { type: 'string' },
      json: { type: 'boolean' },
    },
    { what: `one GAME: ${GAMES.map(({ id }) => id).join(', ')}`, least: 1, most: 1 },
  );
  const game = gameFrom(positionals[0]!);
  const seats = seatsFrom(game, values);
  const setup = game.host(optionsFrom(game, values.set ?? []), seats.length);
  const deals = wholeFrom(values.games, '--games', 1, 1_000_000);
  const ms = wholeFrom(values.ms, '--ms', 1, 600_000);
  const { mirror = false, records, json } = values;
  const botLog = values['bot-log'];
  if (botLog !== undefined) folderAt(botLog, '--bot-log');
  if (records !== undefined) recordsAt(records, deals, mirror);
  const players = seats.map((seat, i) => playerFrom(seat, botLog && logFile(join(botLog, `seat${i}.log`))));
  // What a program is given as the seed of its luck tells it a seed of the deals that it can guess.
  const drawn = players.some(({ outside }) => outside) ? randomBytes(16).toString('hex') : '1';
  const seed = values.seed ?? drawn;
  let failed = false;
  exitOnSignals();
  const done = await contest({
    ...{ game, setup, players, deals, seed, ms, mirror },
    over: (result) => {
      if (records !== undefined) keep(join(records, `${result.name}.json`), result.record);
      if (!json) console.log(plain(inWords(result)));
    },
    failed: (player, seat, name, why) => {
      failed = true;
      console.error(plain(`turntable play: game ${name}, seat ${seat} (${player.name}): ${why}`));
    },
    broken: (name, error) => {
      failed = true;
      console.error(plain(`turntable play: game ${name} was given up: ${String(error)}`));
    },
  });
  const summaries = done.tallies.map((tally, i) => ({ name: players[i]!.name, ...tally.summary() }));
  if (json)
    console.log(
      JSON.stringify({ games: done.games, players: summaries, ...(records !== undefined && { records }) }),
    );
  else if (done.games === 0) console.log('no game came to its end');
  else for (const summary of summaries) console.log(plain(summaryInWords(summary)));
  return failed ? FAILED : 0;
}

/** The game of that id; throws `RecordError` if there is none. */
export function gameFrom(id: string): AnyGame {
  const known = readOneOf(id, 'GAME', GAMES.map((game) => game.id)); // prettier-ignore
  return GAMES.find((game) => game.id === known)!;
}

interface Named {
  readonly seats?: string | undefined;
  readonly seat?: readonly string[] | undefined;
  readonly levels?: string | undefined;
  readonly players?: string | undefined;
}

/** Who sits where: a list, repeated round the table where `--players` or `--levels` says how many or leaves it open. */
function seatsFrom(game: AnyGame, { seats, seat, levels, players }: Named): readonly string[] {
  const count = players !== undefined && /^\d+$/.test(players) ? Number(players) : undefined;
  if (count !== undefined && !game.seats.includes(count))
    throw new UsageError(`--players: expected ${game.seats.join(', ')}`);
  const lists = [
    ['--seats', seats],
    ['--levels', levels],
    ['--players', count === undefined ? players : undefined],
  ] as const;
  const given = lists.filter(([, list]) => list !== undefined);
  if (given.length + (seat ? 1 : 0) > 1) throw new UsageError('expected only one list of seats');
  const [place, list] = given[0] ?? ['--seat', undefined];
  const named = list !== undefined ? splitSeats(list) : (seat ?? ['easy']);
  for (const each of named) checkSeat(each, place);
  const around = count ?? (list === undefined && !seat ? game.seats[0]! : named.length);
  // With the older options a short list goes round the table.
  const wanted = place === '--levels' && !game.seats.includes(around) ? game.seats[0]! : around;
  if (!game.seats.includes(wanted) || wanted < named.length) {
    const expected = count ?? game.seats.join(' or ');
    throw new UsageError(`${place}: expected ${expected} seats, found ${named.length}`);
  }
  return Array.from({ length: wanted }, (_, i) => named[i % named.length]!);
}

/** A list by commas; one within a command is written `\,`. */
function splitSeats(list: string): string[] {
  return list.split(/(?<!\\),/).map((seat) => seat.replaceAll('\\,', ',').trim());
}

function checkSeat(seat: string, place: string): void {
  if (!PROGRAM.test(seat) && !(PLAYERS as readonly string[]).includes(seat))
    throw new UsageError(`${place}: expected ${PLAYERS.join(', ')} or exec:COMMAND; found "${seat}"`);
}

function playerFrom(seat: string, log: string | undefined): Player {
  const command = PROGRAM.exec(seat)?.[1];
  return command === undefined ? new OwnPlayer(seat as Level | 'random') : new OutsidePlayer(command, log);
}

/** Options of the table from `KEY=VALUE`, by the names of the new-table form; a judge at the table is one of them. */
function optionsFrom(game: AnyGame, set: readonly string[]): Record<string, unknown> {
  const judge = { kind: 'flag', name: 'judge' } as const;
  const fields: readonly Settable[] = game.judged ? [...game.options, judge] : game.options;
  const seen = new Set<string>();
  return Object.fromEntries(
    set.map((text) => {
      const [, key, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
      const field = fields.find(({ name }) => name === key);
      if (key === undefined || value === undefined || !field)
        throw new UsageError(
          `--set ${text}: expected KEY=VALUE with ${fields.map(({ name }) => name).join(', ')}`,
        );
      if (seen.has(key)) throw new UsageError(`--set ${text}: expected ${key} once`);
      seen.add(key);
      return [key, optionFrom(field, value, `--set ${text}`)];
    }),
  );
}
type Settable =
  Pick<Extract<OptionField, { kind: 'flag' }>, 'kind' | 'name'> | Extract<OptionField, { kind: 'choice' }>;

function optionFrom(field: Settable, value: string, place: string): boolean | string {
  const known = field.kind === 'flag' ? ['true', 'false'] : field.choices.map((choice) => choice.value);
  if (!known.includes(value)) throw new UsageError(`${place}: expected ${known.join(' or ')}`);
  return field.kind === 'flag' ? value === 'true' : value;
}

/** A file that programs write to, checked before the first of them does. */
function logFile(path: string): string {
  try {
    writeFileSync(path, '');
  } catch (error) {
    throw unwritable('--bot-log', path, error);
  }
  return path;
}

/** The folder for records; throws `UsageError` if it cannot be had, or holds one already that a game would be written over. */
function recordsAt(folder: string, deals: number, mirror: boolean): void {
  folderAt(folder, '--records');
  const named = mirror ? /^([1-9]\d*)-[1-9]\d*\.json$/ : /^([1-9]\d*)\.json$/;
  const taken = readdirSync(folder).find((name) => Number(named.exec(name)?.[1]) <= deals);
  if (taken !== undefined)
    throw new UsageError(`--records: ${folder} holds ${taken} already; expected another folder`);
}

function keep(path: string, record: object): void {
  try {
    writeFileSync(path, `${JSON.stringify(record)}\n`, { flag: 'wx' });
  } catch (error) {
    throw unwritable('--records', path, error);
  }
}

function inWords({ name, names, scores, winners, entries, seed }: Result): string {
  const won = winners.length === 0 ? 'nobody' : winners.join(', ');
  return `game ${name} (${names.join(', ')}; seed ${seed}): ${scores.join(' : ')}, won by ${won}, ${entries} entries`;
}

function summaryInWords({
  name,
  wins,
  interval,
  score,
  late,
  illegal,
  ms50,
  ms99,
}: Summary & { name: string }): string {
  const percent = (share: number): string => (100 * share).toFixed(1);
  const times = ms50 === null ? '' : `; ${ms50} ms a move, 99 % within ${ms99} ms`;
  const faults = late + illegal === 0 ? '' : `; ${late} late, ${illegal} illegal`;
  return `${name}: ${percent(wins)} % of victories (${percent(interval[0])} to ${percent(interval[1])}), score ${score}${times}${faults}`;
}
