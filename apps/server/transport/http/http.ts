import type { IncomingMessage } from 'node:http';
import cookies from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import { adminApi, isForBanned } from '../admin/admin-api.ts';
import { api } from './api.ts';
import { codeBudget } from './code-budget.ts';
import { hintsApi } from './hints-api.ts';
import { limitRequests } from '../limit-requests.ts';
import { householdOf } from '../household.ts';
import { limitConnections } from '../connections.ts';
import { notifyApi } from './notify-api.ts';
import { hostOf, isOwnHost, Proxies } from '../proxies.ts';
import { pages } from './pages.ts';
import { printRoutes } from './print-routes.ts';
import { recordBudget } from '../record-budget.ts';
import { isDamaged, isDiskError, isUnreachable } from '../../base/trouble.ts';
import { Problem } from '../../base/problem.ts';
import { refuse } from '../refuse.ts';
import { SteadyCounts } from '../steady-counts.ts';
import type { Services } from './services.ts';
import { Elsewhere } from '../../table/holding.ts';
import { valuesRoute } from './values-route.ts';
import { watchApi } from '../../watch/watch-api.ts';

/** The longest message anybody may send, in bytes, over HTTP and over the socket. */
export const MOST_BYTES = 16 * 1024;
/** How long a connection may rest between two requests (ms). */
const KEEP_ALIVE = 30_000;

/** The HTTP server: security headers, the API with its limits, and the built pages. */
// Long: the server is set up in one order.
export async function httpServer(services: Services): Promise<FastifyInstance> {
  const { config, log, bans, health, far } = services;
  const answer = (error: FastifyError, reply: FastifyReply): void => {
    const problem = problemOf(error);
    if (!problem || isDiskError(error) || isUnreachable(error) || isDamaged(error)) log.error('http', error);
    if (problem?.wait !== undefined) reply.header('retry-after', problem.wait);
    void reply.code(problem?.statusCode ?? 500).send(problem?.body ?? { code: 'unavailable' });
  };
  const proxies = new Proxies(config);
  const app = Fastify({
    ...listenerOf(config),
    bodyLimit: MOST_BYTES,
    requestTimeout: config.limits.requestTime,
    keepAliveTimeout: KEEP_ALIVE,
    // A client that does not read its answer would keep it in memory for ever. Sockets have back-pressure of their own.
    connectionTimeout: config.limits.stillTime,
    // Addresses that the router cannot read, and bytes that are no HTTP, get typed errors too.
    frameworkErrors: (error, _request, reply) => answer(error, reply),
    clientErrorHandler: (_error, socket) => {
      // Browsers open connections before they need them. An answer to one that has asked nothing yet would be read as the answer
      // to what it asks in that very moment; if it is closed instead, they ask again on another.
      if (socket.bytesRead === 0) socket.destroy();
      else if (socket.writable) refuse(socket, new Problem('bad-message'));
    },
    // Those at work are answered first; whoever takes too long is cut off by `close`.
    forceCloseConnections: 'idle',
    trustProxy: proxies.trusts,
  });
  limitConnections(
    app.server,
    { total: config.limits.connections, perAddress: config.limits.connectionsPerAddress },
    proxies.trusts,
  );
  // Before every route: it holds for those that follow.
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    if (far && error instanceof Elsewhere && (await far.forward(error, request, reply))) return reply;
    // A client that went away in the middle of a body gets no answer and no line in the log.
    if (request.raw.destroyed && !request.raw.complete)
      return reply.code(400).send(new Problem('bad-message').body);
    answer(error, reply);
    return reply;
  });
  app.addHook('onRequest', async ({ raw, ip, routeOptions }, reply) => {
    if (!isOwnHost(hostOf(raw), config)) {
      if (!raw.headers.accept?.includes('text/html')) throw new Problem('foreign-origin');
      // Most often the host themself, under a name that the server has not been told of.
      reply.header('x-content-type-options', 'nosniff').type('text/plain; charset=utf-8');
      return reply.code(403).send(UNKNOWN_NAME);
    }
    if (bans.hasAddress(ip) && !isForBanned(routeOptions.url)) throw new Problem('not-allowed', 'banned');
  });
  app.addHook('onRequest', async ({ url, routeOptions }) => {
    if (health.placed) return;
    // What a client writes may be another way to name the same route; where nothing is there is none.
    if ([url, routeOptions.url ?? ''].some((path) => /^\/(api|print)\//.test(path)))
      throw new Problem('unavailable');
  });
  await app.register(rateLimit, {
    // `limitRequests` counts in its place.
    global: false,
    max: config.limits.requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => householdOf(ip),
    ...(far?.limits ?? { store: SteadyCounts }),
    allowList: (request) => far?.isForwarded(request) ?? false,
    errorResponseBuilder: () => new Problem('too-fast'),
  });
  watchApi(app, services);
  const guess = codeBudget(app, config.limits);
  const countRecord = recordBudget(app);
  await app.register(helmet, headers(config.https));
  limitRequests(app, config.limits);
  await app.register(cookies);

  // Everything that changes something is JSON, or has no body; browsers send neither across sites unasked.
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body as string, done);
  });

  await app.register(
    async (scope) => {
      scope.setNotFoundHandler(() => {
        throw new Problem('not-found');
      });
      api(scope, services, guess, countRecord);
      adminApi(scope, services);
      notifyApi(scope, services);
      hintsApi(scope, services);
    },
    { prefix: '/api' },
  );
  await app.register(async (scope) => printRoutes(scope, services, countRecord), { prefix: '/print' });
  valuesRoute(app, services);
  await pages(app, services, guess);
  return app;
}

/** What Node's server below is made with, plain or with a certificate. Its types know one of the two alone; to all else they are the same. */
function listenerOf({ tls, limits: { headersTime } }: Services['config']): object {
  const options = {
    headersTimeout: headersTime,
    connectionsCheckingInterval: Math.min(2_000, headersTime),
    // Programs offer other protocols, as `h2c`, with their first request: those who may not have them get an ordinary answer.
    shouldUpgradeCallback: ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket',
  };
  if (!tls) return { http: options };
  return { https: { ...options, cert: tls.cert, key: tls.key, handshakeTimeout: headersTime } };
}

/** The answer to a request for a foreign host name; it repeats nothing of what was sent. */
const UNKNOWN_NAME = `Turntable does not answer to the name in the address.
Whoever runs this server can allow it: ALLOWED_HOSTS=that.name (or PUBLIC_URL, behind a proxy), then start it again.

A Turntable a címben álló néven nem érhető el.
Az üzemeltető engedélyezheti: ALLOWED_HOSTS=az.a.nev (proxy mögött PUBLIC_URL), majd újraindítás.
`;

function headers(https: boolean) {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        workerSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        mediaSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    // Browsers heed these two over https alone, and complain elsewhere.
    strictTransportSecurity: https && { maxAge: 15_552_000 },
    crossOriginOpenerPolicy: https && { policy: 'same-origin' as const },
    originAgentCluster: https,
    // Invite links are secrets: other sites never see where one came from.
    referrerPolicy: { policy: 'same-origin' as const },
    frameguard: { action: 'deny' as const },
  };
}

function problemOf(error: FastifyError): Problem | undefined {
  if (error instanceof Problem) return error;
  if (isDiskError(error) || isUnreachable(error) || isDamaged(error) || error instanceof Elsewhere)
    return new Problem('unavailable');
  const { statusCode: status = 500, code } = error;
  if (status === 413) return new Problem('too-large');
  if (status === 429) return new Problem('too-fast');
  if (status === 404) return new Problem('not-found');
  return status >= 400 && status < 500 ? new Problem('bad-message', code) : undefined;
}
