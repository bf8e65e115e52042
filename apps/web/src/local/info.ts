import { commitment } from '@turntable/engine';
import type { Place, TableInfo } from '@turntable/protocol/messages.ts';
import { draftInfo, ownDraft } from './draft.ts';
import { ownSeats, type LocalRow } from './row.ts';

/** What there is to know of a table on this device. */
export function localInfo(row: LocalRow): TableInfo {
  return {
    id: row.id,
    entry: 'links',
    game: row.game,
    options: row.options,
    starter: 0,
    status: row.status,
    seats: row.seats.map((seat) => ({ ...seat, here: true })),
    madeAt: row.madeAt,
    commitment: commitment(row.seed),
    ...(row.status === 'over' && {
      seed: row.seed,
      endedAt: row.changedAt,
      minutes: Math.round((row.changedAt - row.madeAt) / 60_000),
    }),
    ...(row.rematch === undefined ? {} : { rematch: row.rematch }),
    ...draftInfo(row),
    watchers: 0,
    chat: 'none',
  };
}

/** What the one in front of this device has at a local table: every person's seat, and the draft while it goes on. */
export function localPlace(row: LocalRow): Place {
  return { seats: ownSeats(row), host: false, ...ownDraft(row) };
}
