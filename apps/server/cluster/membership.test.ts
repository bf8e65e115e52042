import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failing } from '../testing/log.ts';
import { Membership } from './membership.ts';

test('a server that joins again hands on the database’s time before it runs a table', async () => {
  const did: unknown[] = [];
  const isUp = Promise.withResolvers<void>();
  let no = 1;
  const node = {
    get no() {
      return no;
    },
    renew: async () => (no === 1 ? ('struck off' as const) : ('renewed' as const)),
    async join() {
      no = 2;
      return { others: [], offset: 60_000, unsure: 3, down: 0 };
    },
    strikeOff: async () => [no],
    leave: async () => {},
  };
  const membership = new Membership(node as never, () => true, { ...failing, error: () => {} });
  membership.start({
    down: () => did.push('down'),
    joined: ({ offset, unsure }) => did.push([offset, unsure]),
    up() {
      did.push('up');
      isUp.resolve();
    },
    others() {},
  });
  // The next beat does it, and keeps no process alive.
  const alive = setInterval(() => {}, 1_000);
  await isUp.promise;
  clearInterval(alive);
  await membership.close();
  assert.deepEqual(did, ['down', [60_000, 3], 'up']);
});
