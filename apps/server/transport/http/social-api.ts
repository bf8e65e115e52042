import { KickSeat, Mute, Report, SetChat, type ReportReply } from '@turntable/protocol';
import type { FastifyInstance } from 'fastify';
import { read } from '../../base/read.ts';
import { kicking } from '../../table/access/going.ts';
import type { Services } from './services.ts';
import { mute, reportOf, setChat } from '../../table/talk/talk.ts';
import type { Change, OfTable } from '../change.ts';
import { sharedBudget } from '../shared-budget.ts';

/** Reports from one address in a minute, and in a day: the host's page shows two hundred, and more would hide those of others. */
const REPORTS_A_MINUTE = 6;
const REPORTS_A_DAY = 60;

/** Routes of what people may say and of what others do about it: chat, muting, reports, removal from a seat. */
export function socialApi(
  app: FastifyInstance,
  { tables, journal }: Pick<Services, 'tables' | 'journal'>,
  change: Change,
): void {
  app.post(
    '/tables/:id/kick',
    change((table, guest, body) => {
      const { seat } = read(KickSeat, body);
      table.carryOut(kicking(table.row, guest, seat));
    }),
  );
  app.post(
    '/tables/:id/chat',
    change((table, guest, body) => {
      const { chat } = read(SetChat, body);
      table.carryOut(setChat(table.row, guest, chat));
    }),
  );
  app.post(
    '/tables/:id/mute',
    change((table, guest, body) => {
      const { who, muted } = read(Mute, body);
      const social = mute(table.row, guest, who, muted);
      if (social === table.row.social) return;
      // A wish of one guest alone is no news of the table: nobody else is told, and it stays where it stands in the lobby.
      table.keep({ social });
      table.tell(guest);
    }),
  );
  const onRequest = sharedBudget(app, 'reports', REPORTS_A_DAY, '1 day');
  app.post(
    '/tables/:id/report',
    { config: { rateLimit: { max: REPORTS_A_MINUTE, timeWindow: '1 minute' } }, onRequest },
    async ({ params, guest, body }: OfTable): Promise<ReportReply> => {
      const table = await tables.get(params.id);
      const { who, reason } = read(Report, body);
      const report = reportOf(table.facts, guest, who, reason, tables.now());
      journal.write({ kind: 'report', report });
      await journal.settled();
      return { reported: true };
    },
  );
}
