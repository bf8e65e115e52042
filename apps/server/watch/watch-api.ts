import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Log } from '../base/log.ts';
import { Problem } from '../base/problem.ts';
import type { Config } from '../config/config.ts';
import type { Health } from './health.ts';
import type { Metrics } from './metrics.ts';

/** Routes that make tables: what a client writes may be another way to say the same. */
const NEW_TABLE: ReadonlySet<string | undefined> = new Set([
  '/api/tables',
  '/api/tables/:id/rematch',
  '/api/tables/:id/continue',
  '/api/replays/continue',
]);

/** What the server shows of itself to whoever runs it. */
export interface Watch {
  readonly metrics: Metrics;
  readonly health: Health;
}

/** Counts and, if wished, logs requests; `/healthz`, `/readyz` and `/metrics`. No cookies are read or set here. */
export function watchApi(
  app: FastifyInstance,
  { metrics, health, config, log }: Watch & { readonly config: Config; readonly log: Log },
): void {
  const { accessLog, metricsToken } = config.operations;
  app.addHook('onResponse', async (request, reply) => {
    const { method, ip, routeOptions } = request;
    const route = `${method} ${routeOptions.url ?? 'none'}`;
    metrics.answered(route, reply.statusCode, reply.elapsedTime);
    if (accessLog) log.access?.({ route, status: reply.statusCode, ms: Math.round(reply.elapsedTime), ip });
  });
  app.addHook('onRequest', async ({ method, routeOptions }) => {
    if (method === 'GET' || method === 'HEAD') return;
    if (!health.storing || (health.draining && NEW_TABLE.has(routeOptions.url)))
      throw new Problem('unavailable');
  });
  const free = { config: { rateLimit: false } };
  app.get('/healthz', free, async () => ({ ok: true }));
  app.get('/readyz', free, async (_request, reply) => {
    const { ready, draining, storing } = health;
    return reply.code(ready ? 200 : 503).send({ ready, draining, storing });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, metricsToken)) throw new Problem('not-found');
    return reply.header('content-type', metrics.contentType).send(await metrics.text());
  });
}

/** Whoever has the token; without one, this machine and private networks. */
function mayRead({ headers, ip, socket }: FastifyRequest, token: string | null): boolean {
  if (token !== null) {
    const given = Buffer.from(/^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '');
    const wanted = Buffer.from(token);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }
  // Through a proxy that is not trusted everybody seems to come from its address.
  if (headers['x-forwarded-for'] !== undefined && ip === socket.remoteAddress) return false;
  // A proxy may pass on what is no address.
  if (!ipaddr.isValid(ip)) return false;
  return ['loopback', 'private', 'uniqueLocal', 'linkLocal'].includes(ipaddr.process(ip).range());
}
