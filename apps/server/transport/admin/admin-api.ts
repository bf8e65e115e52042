import { BanWish, GuestWish, TableWish, UnbanWish, type AdminState } from '@turntable/protocol/admin.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../../base/problem.ts';
import { read } from '../../base/read.ts';
import type { Admin } from './admin.ts';
import { isAdminKey } from './admin-key.ts';
import { householdOf } from '../household.ts';

/** Enough for somebody who mistypes; nothing for who guesses 256 bits. */
const TRIES_A_MINUTE = 10;
/** How long an address that used them up is refused (s). */
const SHUT = 60;

/**
 * Whether a route is open to who is banned: what asks for the key, with the files of the pages, so that whoever banned themself can
 * lift it again; and the health, for a balancer whose address a ban covers.
 */
export const isForBanned = (route: string | undefined): boolean =>
  /^\/api\/admin(\/|$)|^\/\*$|^\/(healthz|readyz)$/.test(route ?? '');

/** What the host of the server may do, with the key in a header: a cookie could be used by a page of another site. */
export function adminApi(
  app: FastifyInstance,
  { admin, adminKey: key }: { readonly admin: Admin; readonly adminKey: string },
): void {
  const count = app.createRateLimit({ max: TRIES_A_MINUTE, timeWindow: '1 minute' });
  const failed = new Map<string, number>();
  const opened = async (request: FastifyRequest): Promise<void> => {
    const { headers } = request;
    const from = householdOf(request.ip);
    // Refused before the key is looked at, so that a right guess after too many is refused too.
    const shut = (failed.get(from) ?? 0) - performance.now();
    if (shut > 0) throw Problem.tooFast(Math.ceil(shut / 1000));
    if (isAdminKey(key, headers['x-admin-key'])) return;
    const tried = await count(request);
    if (!tried.isAllowed && tried.isExceeded) {
      if (failed.size > 10_000) failed.clear();
      failed.set(from, performance.now() + SHUT * 1000);
      throw Problem.tooFast(SHUT);
    }
    throw new Problem('not-allowed', 'x-admin-key: expected the key');
  };
  const state = async (): Promise<AdminState> => {
    const tables = await admin.tables();
    return {
      reports: await admin.reports(),
      tables,
      stored: await admin.stored(tables),
      bans: await admin.bans.all(),
      ...(admin.backupFailed !== null && { backupFailed: admin.backupFailed }),
    };
  };
  const guarded = { onRequest: opened };

  app.get('/admin', guarded, state);
  app.post('/admin/close', guarded, async ({ body }) => {
    await admin.close(read(TableWish, body).table);
    return state();
  });
  app.post('/admin/ban', guarded, async ({ body }) => {
    const { who, reason } = read(BanWish, body);
    await admin.ban(who, reason);
    return state();
  });
  app.post('/admin/unban', guarded, async ({ body }) => {
    if (!(await admin.bans.lift(read(UnbanWish, body).who))) throw new Problem('not-found');
    return state();
  });
  app.post('/admin/forget', guarded, async ({ body }) => {
    await admin.forget(read(GuestWish, body).guest);
    return state();
  });
}
