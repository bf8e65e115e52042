import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';

/** A server that ended in the middle keeps the others waiting no longer than this (ms). */
const HELD = 8_000;
const LOOK = 15;
/** Deletes the key if it is still ours. */
const RELEASE =
  "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0";

/**
 * Does work while no other server does any of that name. Where Redis does not answer it is done all the same, as requests
 * are that nobody can count.
 */
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
