import { subscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { PATHS, type RouteName } from '@turntable/protocol/paths.ts';
import { ANSWER_SHAPES } from '@turntable/protocol/answer-shapes.ts';
import { misfit } from '@turntable/protocol/routes.ts';
import { misfit as shapeMisfit } from '@turntable/protocol/shape.ts';

/** Every route that a server of this process has registered below `/api`, as `GET /tables/:id`. */
export const registered = new Set<string>();

const names = new Map(Object.entries(PATHS).map(([name, route]) => [route as string, name as RouteName]));

/**
 * Holds every server of this process against the contract: what it registers is noted, and an answer that the contract
 * does not promise becomes an error of the server, which no test overlooks.
 */
function hold(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url }) => {
    if (!url.startsWith('/api/')) return;
    for (const one of [method].flat())
      if (one !== 'HEAD') registered.add(`${one} ${url.slice('/api'.length)}`);
  });
  app.addHook('preSerialization', async ({ method, routeOptions }, reply, body) => {
    const name = names.get(`${method} ${routeOptions.url?.slice('/api'.length)}`);
    if (name === undefined || reply.statusCode >= 300) return body;
    const sent: unknown = JSON.parse(JSON.stringify(body));
    // Pages check by the shapes alone.
    const wrong = misfit(name, sent) ?? shapeMisfit(ANSWER_SHAPES.parts, ANSWER_SHAPES.named[name], sent);
    if (wrong !== undefined) throw new Error(`${name} breaks its contract: ${wrong}`);
    return body;
  });
}

subscribe('fastify.initialization', (message) => hold((message as { fastify: FastifyInstance }).fastify));
