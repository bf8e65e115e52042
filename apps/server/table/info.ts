import type { Place, SeatInfo, TableInfo } from '@turntable/protocol';
import { gameById } from '@turntable/games';
import type { Absence } from '../time/absence.ts';
import { clockInfo, type Later } from '../time/clock.ts';
import { isReserved } from '../storage/board.ts';
import { codeFor } from './access/admission.ts';
import { handOf } from './access/hand.ts';
import { linksPlace } from './access/links.ts';
import { judgeInfo, judgePlace } from './judge/judge.ts';
import type { OrderBook } from './orders/orders.ts';
import { draftInfo } from './picks/draft.ts';
import { picksInfo, picksPlace } from './picks/picks.ts';
import { isKeeper } from './seats/keeper.ts';
import { heldBy } from './seats/seating.ts';
import { mutedFor } from './talk/talk.ts';
import { ratedInfo } from './rated/rated.ts';
import { isOpen, sharingPlace } from './access/sharing.ts';
import type { TableRow } from '../storage/rows.ts';

/** Who is connected to a table that is in memory. */
export interface Presence {
  readonly guests: ReadonlySet<string>;
  /** Sockets of people without a seat. */
  readonly watchers: number;
}
const NOBODY: Presence = { guests: new Set(), watchers: 0 };

/**
 * What everybody may know of a table, built by naming it: no guest's id, and no seed before all agree to show it. The
 * seats' clocks and who is on holiday are told as they are `at` a time of the uptime clock, or not at all.
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
  const { tempo, access, social } = row;
  const judge = judgeInfo(row, (guest) => presence.guests.has(guest));
  return {
    id: row.id,
    entry: access.admission,
    ...(access.watch ? { watch: true as const } : {}),
    game: row.game,
    options: row.options,
    starter: row.starter,
    status: row.status,
    seats: row.seats.map(({ kind, name, guest, level, journey }, i): SeatInfo => {
      const until = at?.absence.holidayOf(i)?.to;
      const here = kind === 'bot' || kind === 'room' || (guest !== undefined && presence.guests.has(guest));
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
    ...draftInfo(row, at?.time),
    ...(judge ? { judge } : {}),
    ...(social.chat ? { chat: social.chat } : {}),
    ...(tempo.answerSeconds ? { answerSeconds: tempo.answerSeconds } : {}),
    ...timesOf(row, at),
    ...ratedInfo(row),
    ...(row.ended?.began === undefined
      ? {}
      : { minutes: Math.round((row.ended.at - row.ended.began) / 60_000) }),
    ...(row.ended ? { endedAt: row.ended.at } : {}),
    ...(row.ended?.stopped ? { stopped: row.ended.stopped } : {}),
    ...(tempo.kind === 'live' ? {} : { tempo: tempo.kind }),
  };
}

/** How the clocks and the answer time stand `at` a time of the uptime clock; without it what is known of a table that waits. */
export function timesOf(
  { tempo }: Pick<TableRow, 'tempo'>,
  at?: { readonly time: number; readonly later: Later },
): Pick<TableInfo, 'clock' | 'answering'> {
  const { clock, clocks, factors, answers } = tempo;
  return {
    ...(clock ? { clock: clockInfo(clock, factors, (at && clocks) ?? [], at?.time ?? 0, at?.later) } : {}),
    ...(at && answers ? { answering: { ids: answers.ids, left: Math.max(0, answers.by - at.time) } } : {}),
  };
}

function handPlace(row: TableRow, guest: string): Pick<Place, 'hand'> {
  const hand = handOf(row, guest);
  return hand === undefined ? {} : { hand };
}

/** What only one guest may know of a table; `book`: its orders, where they are loaded. */
export function placeOf(
  row: TableRow,
  guest: string | undefined,
  book?: Pick<OrderBook, 'own' | 'soon'>,
): Place {
  if (guest === undefined) return { seats: [], host: false };
  const [orders, soon] = [book?.own(guest) ?? [], book?.soon(guest) ?? []];
  const muted = mutedFor(row, guest);
  return {
    seats: heldBy(row.seats, guest),
    host: row.host === guest,
    ...codeFor(row, guest),
    ...linksPlace(row, guest),
    ...(muted.length > 0 ? { muted } : {}),
    ...judgePlace(row, guest),
    ...(isKeeper(row, guest) ? { keeper: true as const } : {}),
    ...handPlace(row, guest),
    ...picksPlace(row, guest),
    ...sharingPlace(row, guest),
    ...(orders.length > 0 ? { orders } : {}),
    ...(soon.length > 0 ? { soon } : {}),
  };
}
