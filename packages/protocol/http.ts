import { z } from 'zod';
import { LEVELS, type ErrorBody, type Place, type TableInfo } from './messages.ts';

/** `POST /api/tables/:id/kick`, host only, before the end: the seat is open again, or, once the game runs, a bot's. */
export const KickSeat = z.strictObject({ seat: z.number().int().min(0).max(4) });
/** `POST /api/tables/:id/leave`: gives up one seat of those one holds, or without `seat` (or a body) all of them. */
export const LeaveTable = z.strictObject({ seat: z.number().int().min(0).max(4).optional() });
/** `POST /api/tables/:id/bot`, host only, while waiting: a bot takes a seat without a person. */
export const SeatBot = z.strictObject({ seat: z.number().int().min(0).max(4), level: z.enum(LEVELS) });

/** Answer of `POST /api/tables`, `GET /api/tables/:id` and of everything one does to a table. */
export interface TableReply {
  readonly table: TableInfo;
  readonly place: Place;
}
/** `GET /api/codes/:code`; the code in any case, spaces and dashes ignored. */
export interface CodeReply {
  readonly id: string;
}
/** `POST /api/tables/:id/rematch`: the next table, the same one for everybody who asks. */
export interface RematchReply {
  readonly id: string;
}
/** `GET /api/me` */
export interface Me {
  readonly guest: string;
  /** The name last played under. */
  readonly name: string | null;
  /** Where links for others should lead, if not to the address in use. */
  readonly publicUrl: string | null;
  /** When the recovery phrase was made (ms since 1970), where, and whether by this device; left out: it is not known. */
  readonly phrase?: { readonly madeAt: number; readonly device: string; readonly here: boolean };
  /** How people reach whoever runs the server; left out: not said. */
  readonly contact?: string;
  /** Dates in these ranges (ms since 1970) are uncertain, because the server's clock was; left out: none are. */
  readonly unsure?: readonly { readonly from: number; readonly to: number }[];
}
/** Query of `GET /api/me`: the date of the device that asks (ms since 1970), for a server that has none. */
export const MeQuery = z.object({ date: z.coerce.number().int().positive().optional() });
/** `POST /api/token`: the guest's token for `Authorization: Bearer`. Whoever has it is the guest. */
export interface TokenReply {
  readonly token: string;
}
/** Body of every answer of the API that is not 2xx. */
export type FailureReply = ErrorBody;
