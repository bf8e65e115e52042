import { z } from 'zod';
import { Words } from './words.ts';

const Guest = z.string().regex(/^[\w-]{1,40}$/);
/** `POST /api/admin/close`: ends a table. */
export const TableWish = z.strictObject({ table: z.string().min(1).max(40) });
/** `POST /api/admin/ban`: `guest:ID`, `address:ADDRESS` or `address:NETWORK/BITS`. */
export const BanWish = z.strictObject({
  who: z.string().max(80),
  reason: Words(200).optional().default(''),
});
/** `POST /api/admin/unban` */
export const UnbanWish = z.strictObject({ who: z.string().max(80) });
/** `POST /api/admin/forget`: deletes all that is stored about a guest. */
export const GuestWish = z.strictObject({ guest: Guest });
/** `POST /api/me/delete`: deletes all that is stored about who asks. */
export const DeleteMe = z.strictObject({ sure: z.literal(true) });

/** A table that is not over, on the host's page. */
interface AdminTable {
  readonly id: string;
  readonly game: string;
  readonly status: 'waiting' | 'running' | 'over';
  readonly madeAt: number;
  readonly host: string;
  readonly seats: readonly { readonly kind: string; readonly name: string; readonly guest?: string }[];
}

/** `GET /api/admin`, and the answer to all that is done there. Nothing that a game hides is in it. */
export interface AdminState {
  readonly reports: readonly {
    readonly table: string;
    /** Milliseconds since 1970. */
    readonly at: number;
    readonly by: string;
    readonly who: number | 'host' | 'judge' | 'watcher';
    readonly guest: string | null;
    readonly name: string;
    readonly reason: string;
    readonly said: readonly string[];
  }[];
  /** In the memory of a server. */
  readonly tables: readonly (AdminTable & {
    /** From where those who look on now have come. */
    readonly addresses: readonly string[];
  })[];
  /** How many tables are not over, in memory or not, and those made last that are in no server's memory. */
  readonly stored: { readonly count: number; readonly tables: readonly AdminTable[] };
  readonly bans: readonly { readonly who: string; readonly at: number; readonly reason: string }[];
  /** Why the last daily backup failed, as the server's system says it; left out while they are made. */
  readonly backupFailed?: string;
}
