import type { ErrorBody } from '@turntable/protocol/messages.ts';

/** What was asked of this device's tables and not done, and why; as a server's refusal. */
export class LocalProblem extends Error {
  readonly body: ErrorBody;
  constructor(body: ErrorBody) {
    super(`${body.code}: ${body.detail ?? ''}`);
    this.name = 'LocalProblem';
    this.body = body;
  }
}
