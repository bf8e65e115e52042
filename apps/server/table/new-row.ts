import { randomBytes } from 'node:crypto';
import { RecordError, type AnyGame } from '@turntable/engine';
import type { Match } from '@turntable/match/match.ts';
import type { Again, NewTable } from '@turntable/protocol';
import { Problem } from '../base/problem.ts';
import { newSeed } from '../base/seed.ts';
import { judgeAgain, judgeOf } from './judge/judge.ts';
import { picksAgain, picksAnew, picksOf } from './picks/picks.ts';
import { ratedOf } from './rated/rated.ts';
import { keeperAgain } from './seats/keeper.ts';
import { seatsOf, startersOf, withoutOwners } from './seats/seating.ts';
import type { TableRow } from '../storage/rows.ts';
import { tempoAgain, tempoOf } from '../time/tempo.ts';

type Chosen = Pick<
  TableRow,
  | 'options'
  | 'starter'
  | 'startWhenFull'
  | 'seats'
  | 'tempo'
  | 'access'
  | 'judge'
  | 'picks'
  | 'rated'
  | 'social'
> & { readonly household?: string | undefined };

/** The row of a table that is new at `now` (ms since 1970); throws a `Problem` at options that the game does not know. */
export function newRow(game: AnyGame, host: string, now: number, of: Chosen): TableRow {
  const { household, ...chosen } = of;
  const { options, starter, seats } = chosen;
  if (!game.seats.includes(seats.length))
    throw new Problem('bad-options', `seats: expected ${game.seats.join(', ')}`);
  if (typeof starter === 'number' && starter >= seats.length)
    throw new Problem('bad-options', `starter: expected a seat`);
  // Locomotives are picked under seal, and who starts has its own place; options are for everybody to read.
  for (const name of ['starters', ...Object.keys(game.picks?.options([]) ?? {})])
    if (name in options) throw new Problem('bad-options', `options.${name}: expected nothing`);
  try {
    game.host({ ...options, starters: startersOf(starter, seats) }, seats.length);
  } catch (error) {
    if (error instanceof RecordError) throw new Problem('bad-options', error.message);
    throw error;
  }
  return {
    ...chosen,
    ...(household === undefined ? {} : { household }),
    id: randomBytes(9).toString('base64url'),
    game: game.id,
    status: 'waiting',
    madeAt: now,
    changedAt: now,
    version: 1,
    host,
    ...newSeed(),
    rematch: null,
    asking: null,
    answered: [],
  };
}

/**
 * Throws the `Problem` that stands against options which are none of the game's form, or no value of theirs: everybody who looks at
 * the table or the lobby is sent them. Tables of before may have others.
 */
function expectOnForm({ options: fields }: AnyGame, options: NewTable['options']): void {
  const names = fields.map((field) => field.name);
  for (const [name, value] of Object.entries(options)) {
    const field = fields.find((each) => each.name === name);
    if (!field) throw unexpected(name, names);
    const known = field.kind === 'flag' ? [true, false] : field.choices.map((choice) => choice.value);
    if (!known.some((each) => each === value)) throw unexpected(name, known);
  }
}
const unexpected = (name: string, expected: readonly unknown[]): Problem =>
  new Problem('bad-options', `options.${name}: expected ${expected.join(', ')}`);

/** The row of a table as its host wishes it; throws a `Problem` at options that the game does not know. */
export function wishedRow(
  game: AnyGame,
  wish: NewTable,
  host: string,
  now: number,
  { code, household }: { readonly code: string; readonly household: string | undefined },
): TableRow {
  const seats = seatsOf(wish.seats, host);
  const { options, starter, startWhenFull, chat = null, entry = 'code', watch = entry === 'open' } = wish;
  const row = newRow(game, host, now, {
    options,
    starter,
    startWhenFull,
    seats,
    tempo: tempoOf(wish, seats, (game.picks && wish.answerSeconds) ?? 0),
    access: { code, admission: entry, watch, links: [] },
    judge: game.picks ? judgeOf(wish, host) : null,
    picks: picksOf(game, wish.seats),
    rated: ratedOf(wish.rated, seats, host),
    social: { chat, mutes: [] },
    household,
  });
  expectOnForm(game, options);
  return row;
}

/** The row of the next table of the same people, which `guest` hosts; throws a `Problem` if it cannot be as they wish (`again`). */
export function nextRow(
  game: AnyGame,
  { row, match }: { readonly row: TableRow; readonly match: Match | null },
  guest: string,
  now: number,
  of: { readonly again: Again | undefined; readonly code: string; readonly household: string | undefined },
): TableRow {
  const { options, starter, startWhenFull, seats, tempo, access, judge, picks, social } = row;
  const brought = of.again && picksAgain(row, guest, of.again, match);
  const made = newRow(game, guest, now, {
    options,
    starter,
    startWhenFull,
    seats: withoutOwners(seats),
    tempo: tempoAgain(tempo),
    access: { ...access, code: of.code, links: [] },
    judge: judgeAgain(judge),
    picks: brought ?? picksAnew(picks),
    rated: ratedOf(Boolean(row.rated), seats, guest),
    social: { ...social, mutes: [] },
    household: of.household,
  });
  return { ...made, ...keeperAgain(row, guest) };
}
