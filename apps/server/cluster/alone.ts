import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';

/** The lock of a server that crashed with it expires after this long; nobody waits longer for one (ms). */
const HELD = 8_000;
const LOOK = 15;
/** Deletes the key if it is still ours. */
const RELEASE =
  "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0";

/** Does work under a lock by name, one server at a time. If Redis does not answer it is done without the lock. */
export async function alone<Result>(
  redis: Pick<Redis, 'set' | 'eval'>,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const mine = randomBytes(9).toString('base64url');
  const from = performance.now();
  const isTaken = async (): Promise<boolean> =>
    (await redis.set(name, mine, 'PX', HELD, 'NX').catch(() => 'OK')) === null;
  while ((await isTaken()) && performance.now() - from < HELD) await sleep(LOOK);
  try {
    return await work();
  } finally {
    await redis.eval(RELEASE, 1, name, mine).catch(() => {});
  }
}
