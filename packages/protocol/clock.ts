import { z } from 'zod';

/**
 * How long the people at a table may take. None is the usual choice; `live` is a bank of seconds for the whole game and
 * some back for each move; `turns` is hours for each move. (The rule Time Out of Double Header is something else.)
 */
export const ClockWish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('live'),
    /** Seconds for the whole game. */
    bank: z.number().int().min(1).max(86_400),
    /** Seconds back for each move. */
    increment: z.number().int().min(0).max(3_600),
  }),
  z.strictObject({ kind: z.literal('turns'), hours: z.number().int().min(1).max(336) }),
]);
export type ClockWish = z.infer<typeof ClockWish>;
export type ClockRule = Exclude<ClockWish, { kind: 'none' }>;

/** How far a seat's clock has come: there is time; it is over and the grace runs; a bot plays for the seat. */
export type ClockStage = 'ok' | 'out' | 'autopilot';
/** A seat's clock at the moment when it is sent. */
export interface SeatClockInfo {
  /** Milliseconds left; 0 while the grace runs. */
  readonly left: number;
  /** Milliseconds of the grace left before a bot plays. */
  readonly grace: number;
  readonly runs: boolean;
  /** Milliseconds until it begins to run, while what happened is shown; left out: it has begun. */
  readonly wait?: number;
  readonly stage: ClockStage;
}
/** Part of `TableInfo` at tables with a clock. */
export interface ClockInfo {
  readonly rule: ClockRule;
  /** What each seat's time is multiplied by; left out: by nothing. */
  readonly factors?: readonly number[];
  /** By seat; empty while the table waits. */
  readonly seats: readonly SeatClockInfo[];
}
