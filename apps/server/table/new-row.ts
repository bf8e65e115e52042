import { randomBytes } from 'node:crypto';
import { commitment, RecordError, type AnyGame } from '@turntable/engine';
import type { ClockRule, Entry } from '@turntable/protocol';
import type { BenchRow } from './judge/bench.ts';
import { Problem } from '../base/problem.ts';
import { startersOf } from './seats/seating.ts';
import type { TableRow } from '../storage/storage.ts';

type Chosen = Pick<
  TableRow,
  'options' | 'starter' | 'startWhenFull' | 'seats' | 'code' | 'chat' | 'rated' | 'tempo' | 'factors'
> & {
  readonly bench: BenchRow | undefined;
  readonly clock?: ClockRule | null | undefined;
  readonly entry: Entry;
  readonly watch: boolean;
};

/** The row of a table that is new at `now` (ms since 1970); throws a `Problem` at options that the game does not know. */
export function newRow(game: AnyGame, host: string, now: number, of: Chosen): TableRow {
  const { bench, tempo, clock, factors, chat, rated, ...always } = of;
  const { options, starter, seats } = always;
  if (!game.seats.includes(seats.length))
    throw new Problem('bad-options', `seats: expected ${game.seats.join(', ')}`);
  if (typeof starter === 'number' && starter >= seats.length)
    throw new Problem('bad-options', `starter: expected a seat`);
  // Engines are picked under seal, and who starts has its own place; options are for everybody to read.
  for (const name of ['starters', ...Object.keys(game.picks?.options([]) ?? {})])
    if (name in options) throw new Problem('bad-options', `options.${name}: expected nothing`);
  try {
    game.host({ ...options, starters: startersOf(starter, seats) }, seats.length);
  } catch (error) {
    if (error instanceof RecordError) throw new Problem('bad-options', error.message);
    throw error;
  }
  const seed = randomBytes(32).toString('hex');
  return {
    ...always,
    id: randomBytes(9).toString('base64url'),
    game: game.id,
    status: 'waiting',
    madeAt: now,
    changedAt: now,
    version: 1,
    host,
    seed,
    commitment: commitment(seed),
    rematch: null,
    asking: null,
    answered: [],
    ...(bench ? { bench } : {}),
    ...(tempo ? { tempo } : {}),
    ...(clock ? { clock } : {}),
    ...(factors ? { factors } : {}),
    ...(chat === undefined ? {} : { chat }),
    ...(rated ? { rated } : {}),
  };
}
