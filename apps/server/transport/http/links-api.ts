import { randomBytes } from 'node:crypto';
import {
  CallOffLink,
  ClaimSeat,
  AllowLink,
  LookAtLink,
  OfferSeat,
  SeatOnline,
  ReclaimSeat,
  type LinkReply,
  type OfferReply,
} from '@turntable/protocol/links.ts';
import type { FastifyInstance } from 'fastify';
import { beginByItself } from '../../table/picks/beginning.ts';
import * as links from '../../table/access/links.ts';
import { goOnline } from '../../table/access/hand.ts';
import { allowing, claiming, offering, reclaiming } from '../../table/access/coming.ts';
import { recoverableAtRated } from './ratings-api.ts';
import { read } from '../../base/read.ts';
import type { Services } from './services.ts';
import { expectNotInFuture, type Change, type OfTable } from '../change.ts';

/** Enough for people who open links; nothing for who guesses 128 bits. */
const LOOKS_A_MINUTE = 60;

/** The HTTP side of links to seats. A token comes in bodies only, so it is in no address that anybody logs. */
// Long: one route after another.
export function linksApi(
  app: FastifyInstance,
  services: Pick<Services, 'store' | 'tables' | 'journal'>,
  change: Change,
): void {
  const { tables, journal } = services;
  const limited = {
    config: { rateLimit: { max: LOOKS_A_MINUTE, timeWindow: '1 minute' } },
  };

  app.post('/tables/:id/links', async ({ params, guest, body }: OfTable): Promise<OfferReply> => {
    const table = await tables.get(params.id);
    const token = randomBytes(16).toString('base64url');
    const { seat } = read(OfferSeat, body);
    const link = links.offer(table.row, guest, seat, links.hashOf(token));
    table.carryOut(offering(table.row, link));
    await journal.settled();
    return { path: `/s/${table.row.id}#${token}` };
  });

  app.post(
    '/tables/:id/links/look',
    limited,
    async ({ params, guest, body }: OfTable): Promise<LinkReply> => {
      const { token } = read(LookAtLink, body);
      const table = await tables.get(params.id);
      const found = links.look(table.row, guest, token, tables.visits.away(table));
      await journal.settled();
      return found;
    },
  );

  app.post(
    '/tables/:id/links/claim',
    { ...limited, ...recoverableAtRated(services) },
    change((table, guest, body, mayBegin) => {
      const { token, ...wish } = read(ClaimSeat, body);
      expectNotInFuture(wish.journey, tables.now());
      table.carryOut(claiming(table.row, guest, token, wish, tables.visits.away(table)));
      if (mayBegin) beginByItself(table);
    }),
  );

  app.post(
    '/tables/:id/online',
    change((table, guest, body) => {
      table.change({ seats: goOnline(table.row, guest, read(SeatOnline, body).seat) });
    }),
  );

  app.post(
    '/tables/:id/links/call-off',
    change((table, guest, body) => {
      table.change({ access: links.callOff(table.row, guest, read(CallOffLink, body).seat) });
    }),
  );

  app.post(
    '/tables/:id/links/allow',
    change((table, guest, body) => {
      table.carryOut(allowing(table.row, guest, read(AllowLink, body).seat));
    }),
  );

  app.post(
    '/tables/:id/take-back',
    change((table, guest, body) => {
      const { seat } = read(ReclaimSeat, body);
      table.carryOut(reclaiming(table.row, guest, seat, tables.now()));
    }),
  );
}
