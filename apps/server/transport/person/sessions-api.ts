import { EndSession, type SessionList } from '@turntable/protocol/session.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../../base/problem.ts';
import { read } from '../../base/read.ts';
import type { Journal } from '../../storage/journal.ts';
import { deviceOf } from '../device.ts';
import type { Guests } from '../guests.ts';

/** The browsers and programs that are one guest, and the end of those that should not be. */
export function sessionsApi(app: FastifyInstance, guests: Guests, journal: Pick<Journal, 'settled'>): void {
  const list = async (request: FastifyRequest): Promise<SessionList> => {
    const { guest, session } = request;
    const rows = await guests.list({ guest, session }, deviceOf(request.headers['user-agent']));
    return {
      sessions: rows.map(({ id, kind, device, madeAt, usedAt }) => ({
        id,
        kind: kind === 'program' ? kind : 'browser',
        device,
        madeAt,
        usedAt,
        ...(id === session ? { own: true as const } : {}),
      })),
    };
  };

  app.get('/me/sessions', list);

  app.post('/me/sessions/end', async (request): Promise<SessionList> => {
    const { guest, session } = request;
    const wish = read(EndSession, request.body);
    const known = (await list(request)).sessions.map(({ id }) => id);
    const ended = 'id' in wish ? [wish.id] : known.filter((id) => id !== session);
    if (ended.some((id) => !known.includes(id))) throw new Problem('not-found');
    // A guest's only session has no stored row, so it cannot be ended here.
    if (ended.includes(session))
      throw new Problem('not-allowed', 'id: expected another than the one that asks');
    for (const id of ended) await guests.end(guest, id);
    const left = await list(request);
    // A session that was ended may have opened another one before it ended.
    const late = 'id' in wish ? [] : left.sessions.filter(({ id }) => id !== session);
    for (const { id } of late) await guests.end(guest, id);
    // What those that ended were notified by is removed in the journal.
    await journal.settled();
    return late.length > 0 ? list(request) : left;
  });
}
