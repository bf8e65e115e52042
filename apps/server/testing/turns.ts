import assert from 'node:assert/strict';
import { GAMES } from '@turntable/games';
import type { NewTable } from '@turntable/protocol';
import type { SqliteStore } from '../storage/sqlite/sqlite.ts';
import type { Table } from '../table/table.ts';
import { NO_BOTS } from '../table/companions.ts';
import { Tables } from '../table/registry.ts';
import { coreServices } from '../table/services.ts';

export const H = 3_600_000;
/** A day in winter. */
const DAY = Date.UTC(2026, 0, 5);

/** Two seats of one guest, without a clock. */
export const TWO_SEATS: NewTable = {
  game: 'loko-moto',
  options: {},
  seats: [
    { kind: 'mine', name: 'Ada' },
    { kind: 'mine', name: 'Ben' },
  ],
  starter: 0,
  startWhenFull: true,
};
/** The same by turns, with so many hours a move. */
export const byTurns = (hours: number): NewTable => ({
  ...TWO_SEATS,
  tempo: 'turns',
  clock: { kind: 'turns', hours },
});

/** Tables on a store that outlives them; their time is set by hand, in hours of that day. What they log as wrong fails where it happens, and is kept. */
export async function tablesAt(store: SqliteStore, hour: number) {
  let now = DAY + hour * H;
  const errors: string[] = [];
  const log = {
    error(what: string, error: unknown) {
      errors.push(`${what}: ${String(error)}`);
      assert.fail(errors.at(-1));
    },
  };
  const core = coreServices(store, log, () => now);
  const { journal, settings } = core;
  const tables = new Tables({ ...core, games: GAMES, wakers: NO_BOTS });
  await settings.start();
  return { tables, journal, settings, errors, now: () => now, at: (next: number) => (now = DAY + next * H) };
}
/** What its log tells besides the game. */
export const tableEvents = ({ events }: Table): string[] => events.map(({ kind, by }) => `${kind} ${by}`);
/** When something is due at a table, in hours of that day. */
export const dueOf = async (store: SqliteStore, id: string): Promise<number> =>
  ((await store.load(id))!.due! - DAY) / H;
