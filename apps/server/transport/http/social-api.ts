import { KickSeat, Mute, Report, SetChat, type ReportReply, type TableReply } from '@turntable/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../../base/problem.ts';
import { unrate } from '../../ratings/contest.ts';
import { read } from '../../base/read.ts';
import { kick } from '../../table/seats/seating.ts';
import type { Table } from '../../table/table.ts';
import type { Tables } from '../../table/registry.ts';
import { mute, reportOf } from '../../table/talk/talk.ts';

type OfTable = FastifyRequest<{ Params: { id: string } }>;
/** Makes a handler of a change to a table: done at once, answered when it is stored. */
type Change = (
  what: (table: Table, guest: string, body: unknown) => void,
) => (request: OfTable) => Promise<TableReply>;

/** More than anybody has to report; little enough that nobody fills the disk with it. */
const REPORTS_A_MINUTE = 6;

/** The HTTP side of people among themselves: what may be said, who is not heard, who has to go. */
export function socialApi(app: FastifyInstance, tables: Tables, change: Change): void {
  app.post(
    '/tables/:id/kick',
    change((table, guest, body) => {
      const { seat } = read(KickSeat, body);
      const { seats: was, links = [], status } = table.row;
      const seats = kick(table.row, guest, seat);
      table.change({ seats, links: links.filter((link) => link.seat !== seat), asking: null });
      const gone = was[seat];
      if (gone?.kind === 'person' && gone.guest !== guest) table.line('kicked', 'host', { name: gone.name });
      if (status === 'running') {
        unrate(table);
        table.proceed();
      }
    }),
  );
  app.post(
    '/tables/:id/chat',
    change((table, guest, body) => {
      const { chat } = read(SetChat, body);
      if (table.row.host !== guest) throw new Problem('not-allowed');
      if (table.info.chat === chat) return;
      table.change({ chat });
      table.line('chat-set', 'host', { chat });
    }),
  );
  app.post(
    '/tables/:id/mute',
    change((table, guest, body) => {
      const { who, muted } = read(Mute, body);
      table.change({ mutes: mute(table.row, guest, who, muted) });
    }),
  );
  app.post(
    '/tables/:id/report',
    { config: { rateLimit: { max: REPORTS_A_MINUTE, timeWindow: '1 minute' } } },
    async ({ params, guest, body }: OfTable): Promise<ReportReply> => {
      const table = await tables.get(params.id);
      const { who, reason } = read(Report, body);
      tables.journal.report(reportOf(table, guest, who, reason, tables.now()));
      await tables.journal.settled();
      return { reported: true };
    },
  );
}
