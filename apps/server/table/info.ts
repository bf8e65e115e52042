import type { Place, SeatInfo, TableInfo } from '@turntable/protocol';
import { gameById } from '@turntable/games';
import type { Absence } from '../time/absence.ts';
import { clockInfo, type Later } from '../time/clock.ts';
import { codeFor, entryOf } from './access/entry.ts';
import { benchPlace, judgeInfo, picksInfo } from './judge/bench.ts';
import { heldBy, isReserved } from './seats/seating.ts';
import { mutedFor } from './talk/talk.ts';
import { ratedInfo } from '../ratings/contest.ts';
import { isOpen, sharingPlace } from './access/sharing.ts';
import type { TableRow } from '../storage/storage.ts';
import { tempoOf } from '../time/tempo.ts';

/** Who has a socket open at a table that is in memory. */
export interface Presence {
  readonly guests: ReadonlySet<string>;
  /** Sockets of people without a seat. */
  readonly watchers: number;
}
const NOBODY: Presence = { guests: new Set(), watchers: 0 };

/**
 * What everybody may know of a table, built by naming it: no guest's id, and no seed before all agree to show it. The
 * seats' clocks and who is on holiday are told as they are `at` a time of the house, or not at all.
 */
export function tableInfo(
  row: TableRow,
  presence: Presence = NOBODY,
  at?: {
    readonly time: number;
    readonly later: Later;
    readonly absence: Pick<Absence, 'holidayOf'>;
  },
): TableInfo {
  const game = gameById(row.game);
  const picks = game && picksInfo(row, game);
  const tempo = tempoOf(row);
  const judge = judgeInfo(row, (guest) => presence.guests.has(guest));
  return {
    id: row.id,
    entry: entryOf(row),
    ...(row.watch ? { watch: true as const } : {}),
    game: row.game,
    options: row.options,
    starter: row.starter,
    status: row.status,
    seats: row.seats.map(({ kind, name, guest, level, journey }, i): SeatInfo => {
      const until = at?.absence.holidayOf(i)?.to;
      const here = kind === 'bot' || (guest !== undefined && presence.guests.has(guest));
      return {
        kind,
        name,
        here,
        ...(level ? { level } : {}),
        ...(journey ? { journey } : {}),
        ...(until === undefined ? {} : { holiday: until }),
        ...(isReserved(row, i) ? { reserved: true } : {}),
      };
    }),
    madeAt: row.madeAt,
    commitment: row.commitment,
    ...(isOpen(row) ? { seed: row.seed } : {}),
    ...(row.rematch === null ? {} : { rematch: row.rematch }),
    watchers: presence.watchers,
    ...(row.asking ? { asking: row.asking } : {}),
    ...(picks ? { picks } : {}),
    ...(judge ? { judge } : {}),
    ...(row.chat ? { chat: row.chat } : {}),
    ...(row.bench?.answerSeconds ? { answerSeconds: row.bench.answerSeconds } : {}),
    ...ratedInfo(row),
    ...(tempo === 'live' ? {} : { tempo }),
    ...(row.clock
      ? { clock: clockInfo(row.clock, row.factors, (at && row.clocks) ?? [], at?.time ?? 0, at?.later) }
      : {}),
  };
}

export function placeOf(row: TableRow, guest: string | undefined): Place {
  if (guest === undefined) return { seats: [], host: false };
  const muted = mutedFor(row, guest);
  const owned = row.seats.flatMap(({ owner }, i) => (owner?.guest === guest ? [i] : []));
  return {
    seats: heldBy(row.seats, guest),
    host: row.host === guest,
    ...codeFor(row, guest),
    ...(owned.length > 0 ? { owned } : {}),
    ...(muted.length > 0 ? { muted } : {}),
    ...benchPlace(row, guest),
    ...sharingPlace(row, guest),
  };
}
