import assert from 'node:assert/strict';
import type { Log } from '../base/log.ts';

/** A log for tests in which nothing may go wrong: whatever is logged fails. */
export const failing: Log = { error: (what, error) => assert.fail(`${what} ${String(error)}`) };
