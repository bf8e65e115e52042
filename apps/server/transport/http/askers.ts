import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../base/problem.ts';
import { isForBanned } from '../admin/admin-api.ts';
import type { Caller } from '../guests.ts';
import { isOwnOrigin } from '../origin.ts';
import type { Services } from './services.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, and by which of their sessions; known on every route of the API. */
    guest: string;
    session: string;
    /** They have never been here before. */
    isNew: boolean;
    /** To be called when they have their answer. */
    answered: (() => void) | undefined;
  }
}

/** What browsers send to a proxy in front that asks for a password, which passes it on. */
const OF_PROXY = /^(Basic|Digest|Negotiate|NTLM) /i;

/** Whether a request is all there with its headers: it changes nothing, and no body of it is read. */
const isWhole = (method: string): boolean => method === 'GET' || method === 'HEAD';

/**
 * Makes known who asks, on every route of the API from here on. Refuses other origins, tokens of other servers and who is banned.
 * `remember` gives a browser its cookie.
 */
export function askers(
  app: FastifyInstance,
  { config, guests, admin, bans, far }: Pick<Services, 'config' | 'guests' | 'admin' | 'bans' | 'far'>,
  remember: (reply: FastifyReply, caller: Caller) => void,
): void {
  app.decorateRequest('guest', '');
  app.decorateRequest('session', '');
  app.decorateRequest('isNew', false);
  app.decorateRequest('answered', undefined);
  const underWay = (request: FastifyRequest): void => {
    request.answered = admin.underWay.begin(request.guest);
  };
  app.addHook('onRequest', async (request, reply) => {
    const { method, headers, routeOptions } = request;
    if (!isWhole(method) && !isOwnOrigin(headers, config.publicUrl)) throw new Problem('foreign-origin');
    reply.header('cache-control', 'no-store');
    const known = await guests.of(headers);
    if (known === undefined && headers.authorization !== undefined && !OF_PROXY.test(headers.authorization))
      throw new Problem('not-allowed', 'authorization: expected a token of this server');
    if (known && bans.hasGuest(known.guest) && !isForBanned(routeOptions.url))
      throw new Problem('not-allowed', 'banned');
    const caller = known ?? guests.fresh();
    Object.assign(request, caller, { isNew: known === undefined });
    if (isWhole(method)) underWay(request);
    if (known === undefined) remember(reply, caller);
  });
  // A body may come long after its headers: whoever was ended, deleted or banned meanwhile asks for nothing more.
  app.addHook('preHandler', async (request) => {
    if (isWhole(request.method)) return;
    underWay(request);
    if (!request.isNew && !(await guests.stands(request))) throw new Problem('signed-out');
    if (bans.hasGuest(request.guest) && !isForBanned(request.routeOptions.url))
      throw new Problem('not-allowed', 'banned');
  });
  app.addHook('onSend', async ({ method, isNew, guest, answered, routeOptions }, { statusCode }) => {
    const mayLeave = far && !isWhole(method) && !isNew && statusCode < 400;
    try {
      // Another server that deletes them does not wait for what they asked for here: what that left goes too.
      if (mayLeave && routeOptions.url !== '/api/me/delete' && (await guests.isGone(guest)))
        await admin.forget(guest, 1);
    } finally {
      answered?.();
    }
  });
}
