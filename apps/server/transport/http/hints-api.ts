import { AskHint, type HintReply } from '@turntable/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { read } from '../../base/read.ts';
import { householdOf } from '../household.ts';
import type { Services } from './services.ts';

/** The HTTP side of hints: the answer goes to the device that asked, and nowhere else. */
export function hintsApi(
  app: FastifyInstance,
  { tables, journal, hints }: Pick<Services, 'tables' | 'journal' | 'hints'>,
): void {
  app.post(
    '/tables/:id/hint',
    async ({ params, guest, body, ip }: FastifyRequest<{ Params: { id: string } }>): Promise<HintReply> => {
      const { seat } = read(AskHint, body);
      const reply = await hints.ask(await tables.get(params.id), guest, seat, householdOf(ip));
      await journal.settled();
      return reply;
    },
  );
}
