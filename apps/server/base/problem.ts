import type { ErrorBody, ErrorCode } from '@turntable/protocol';
import type { Refusal } from '@turntable/engine';

/** HTTP status of each reason why a request was not done. */
const STATUS: Record<ErrorCode, number> = {
  'bad-message': 400,
  'bad-options': 400,
  'bad-record': 400,
  'not-allowed': 403,
  'not-your-seat': 403,
  'foreign-origin': 403,
  'not-kept': 403,
  'signed-out': 401,
  'not-found': 404,
  'table-full': 409,
  'not-waiting': 409,
  'not-running': 409,
  stale: 409,
  illegal: 409,
  'nothing-to-take-back': 409,
  sealed: 409,
  'too-large': 413,
  'too-fast': 429,
  unavailable: 503,
};

/** A request that was not done, and why. Its body is all that the asker gets to see. */
export class Problem extends Error {
  readonly body: ErrorBody;
  /** Seconds after which it may be asked again, where that is known. */
  wait?: number;

  constructor(code: ErrorCode, detail?: string, refusals?: readonly Refusal[]) {
    super(detail === undefined ? code : `${code}: ${detail}`);
    this.name = 'Problem';
    this.body = { code, ...(detail === undefined ? {} : { detail }), ...(refusals ? { refusals } : {}) };
  }

  /** Refuses what comes too often, for so many seconds. */
  static tooFast(wait: number): Problem {
    return Object.assign(new Problem('too-fast'), { wait });
  }

  /** Read by the HTTP server. */
  get statusCode(): number {
    return STATUS[this.body.code];
  }
}

/** Any error as a body to send; only a `Problem` says what it is about. */
export function bodyOf(error: unknown): ErrorBody {
  return error instanceof Problem ? error.body : { code: 'unavailable' };
}
