import assert from 'node:assert/strict';
import test from 'node:test';
import type { LogItem, Place } from '@turntable/protocol/messages.ts';
import type { OwnOrders } from '@turntable/protocol/orders.ts';
import { openDocument, runHook } from '../../../device/testing/hook.ts';
import type { Show } from '../../../session/show/useShow.ts';

openDocument();
const { useToldPlace } = await import('./told-place.ts');

const LOG = [3, 4, 4].map((n): LogItem => ({ n, event: { kind: 'happened', clause: 'T-1', by: 1 } }));
const ORDERS = { steps: [{ kind: 'call', tries: [{ type: 'call' }] }], stops: [] };
const ARMED: OwnOrders = { seat: 0, orders: ORDERS };
const ENDED: OwnOrders = { seat: 0, ended: { why: 'stop', orders: ORDERS, n: 4, stop: 0 } };
const placeWith = (orders?: OwnOrders): Place => ({
  ...{ seats: [0], host: true },
  ...(orders && { orders: [orders] }),
});
const PLACES = { armed: placeWith(ARMED), ended: placeWith(ENDED), none: placeWith() };

interface Given {
  readonly place: keyof typeof PLACES;
  /** How many items are known, and how many of them are settled; fewer: the rest is being shown. */
  readonly known: number;
  readonly settled: number;
}
const useTold = ({ place, known, settled }: Given): Place => {
  const log = LOG.slice(0, known);
  const now: Show['now'] = settled < known ? { part: 'call', head: null } : null;
  const told = { now, log: log.slice(0, settled) };
  return useToldPlace({ n: log.at(-1)!.n, place: PLACES[place], log }, told);
};

test('why a plan ended is told once what ended it was shown', async () => {
  await using run = await runHook(useTold, { place: 'armed', known: 1, settled: 1 });
  assert.deepEqual(run.value.orders, [ARMED]);
  // The note comes before the update that it tells of.
  await run.render({ place: 'ended', known: 1, settled: 1 });
  assert.deepEqual(run.value.orders, [ARMED]);
  await run.render({ place: 'ended', known: 3, settled: 1 });
  assert.deepEqual(run.value.orders, [ARMED]);
  await run.render({ place: 'ended', known: 3, settled: 2 });
  assert.deepEqual(run.value.orders, [ARMED], 'of the same update something is still to be shown');
  await run.render({ place: 'ended', known: 3, settled: 3 });
  assert.equal(run.value, PLACES.ended);
});

test('what the reader puts away or plans meanwhile is so at once', async () => {
  await using run = await runHook(useTold, { place: 'armed', known: 1, settled: 1 });
  await run.render({ place: 'none', known: 3, settled: 1 });
  assert.equal(run.value, PLACES.none);
  await run.render({ place: 'armed', known: 3, settled: 1 });
  assert.equal(run.value, PLACES.armed);
});
