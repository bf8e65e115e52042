import type { Answered, PostError } from './post.ts';

/** What became of one try to send something. */
export interface Outcome {
  /** It arrived; trying again may help, or cannot; the channel's address is no more. */
  readonly result: 'sent' | 'later' | 'never' | 'gone';
  /** A status of HTTP or SMTP, or 0 if no answer came. */
  readonly status: number;
  /** The receiver asks to be left alone until then (ms since 1970). */
  readonly until?: number;
}

/** The longest that a receiver may ask to be left alone (ms). */
const LONGEST_PAUSE = 86_400_000;

/** What an answer over HTTP means, at the time `now` (ms since 1970). */
export function answered({ status, headers }: Answered, isPush: boolean, now: number): Outcome {
  if (status >= 200 && status < 300) return { result: 'sent', status };
  // The push subscription has ended, or the webhook's owner has removed it.
  if (status === 410 || (status === 404 && isPush)) return { result: 'gone', status };
  if (status !== 408 && status !== 429 && status < 500) return { result: 'never', status };
  return { result: 'later', status, until: now + retryAfter(headers['retry-after'], now) };
}

/** The outcome of a try that got no answer; `null`: for another reason than its address. */
export function unanswered(error: PostError | null): Outcome {
  return { result: error ? 'never' : 'later', status: 0 };
}

/** Milliseconds that `Retry-After` (seconds, or a date) asks for; 0 if nothing that can be read. */
function retryAfter(header: string | string[] | undefined, now: number): number {
  const text = String(header ?? '');
  const ms = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isFinite(ms) && ms > 0 ? Math.min(ms, LONGEST_PAUSE) : 0;
}
