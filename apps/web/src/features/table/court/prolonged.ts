import { REJOINDER_SECONDS } from '@turntable/protocol/talk.ts';

/** When the time for a rejoinder ends (ms) that was left so many times more, and ended or ends at `until`. */
export function prolonged(now: number, until: number, times: number): number {
  return Math.max(now, until) + times * REJOINDER_SECONDS * 1000;
}
