import { FRONTS } from '@turntable/roster';
import { valuesFile } from '@turntable/roster/cards.ts';
import { writeValues } from '@turntable/roster/values-file.ts';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../base/problem.ts';
import type { Services } from './services.ts';
import { hiddenFrom } from './hidden.ts';

/** It is the same for all, and a device asks for it once in an edition. */
const A_MINUTE = 6;

/**
 * `GET /values.bin`: the values of all locomotives, for games on the device and a judge's scorebook; not for somebody who
 * sits in a running game that hides locomotives from them (LV-1.6). It is public: a ban of an address holds here as everywhere, but
 * that of a guest would keep it from nobody who comes without their cookie.
 */
export function valuesRoute(
  app: FastifyInstance,
  services: Pick<Services, 'guests' | 'store' | 'tables' | 'journal'>,
): void {
  let file: Buffer | undefined;
  const ids = FRONTS.map(({ id }) => id);
  const limit = { rateLimit: { max: A_MINUTE, timeWindow: '1 minute' } };
  app.get('/values.bin', { config: limit }, async ({ headers }, reply) => {
    const guest = (await services.guests.of(headers))?.guest;
    if (guest !== undefined && (await hiddenFrom(services, guest, ids)).size > 0)
      throw new Problem('not-allowed', 'LV-1.6');
    file ??= Buffer.from(writeValues(valuesFile()), 'ascii');
    return reply
      .header('content-type', 'application/octet-stream')
      .header('cache-control', 'no-store')
      .send(file);
  });
}
