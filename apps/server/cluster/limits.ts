import { Redis } from 'ioredis';

/** The Redis connection of the rate limits. Its short timeouts make the limiter fail open: an uncounted request passes. */
export function limitsAt(url: string): Redis {
  const redis = new Redis(url.startsWith('unix://') ? url.slice('unix://'.length) : url, {
    connectTimeout: 500,
    commandTimeout: 500,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    retryStrategy: () => 500,
  });
  redis.on('error', () => {});
  return redis;
}
