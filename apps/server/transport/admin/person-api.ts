import { Readable } from 'node:stream';
import { DeleteMe } from '@turntable/protocol/admin.ts';
import type { FastifyInstance } from 'fastify';
import { read } from '../../base/read.ts';
import type { Admin } from './admin.ts';
import { setCookie } from '../guests.ts';

/** All tables of somebody are read for it. */
const AN_HOUR = 6;

/** What is stored about who asks, for themselves, and its end. */
export function personApi(app: FastifyInstance, admin: Admin, https: boolean): void {
  const limited = () => ({ config: { rateLimit: { max: AN_HOUR, timeWindow: '1 hour' } } });

  app.get('/me/data', limited(), async ({ guest }, reply) => {
    reply.header('content-disposition', 'attachment; filename="turntable-person.json"');
    reply.type('application/json; charset=utf-8');
    return reply.send(Readable.from(admin.export(guest)));
  });

  app.post('/me/delete', limited(), async ({ guest, body }, reply): Promise<object> => {
    read(DeleteMe, body);
    await admin.forget(guest, 1);
    setCookie(reply, null, https);
    return {};
  });
}
