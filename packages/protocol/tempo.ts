import { z } from 'zod';
import { ClockWish, type ClockRule } from './clock.ts';

/** How a table is played: all there at once, by turns over days, or on one device that goes from hand to hand. */
export const TEMPOS = ['live', 'turns', 'device'] as const;
export type Tempo = (typeof TEMPOS)[number];

/** Whether a clock fits a tempo: hours a move by turns only, a bank only where people are there at once. */
export function fits(tempo: Tempo, clock: Pick<ClockWish, 'kind'>): boolean {
  return clock.kind === 'none' || (clock.kind === 'turns') === (tempo === 'turns');
}

/** A tempo with the clock that goes with it. */
export const Pace = z
  .strictObject({ tempo: z.enum(TEMPOS), clock: ClockWish })
  .refine(({ tempo, clock }) => fits(tempo, clock), {
    path: ['clock'],
    message: 'expected hours a move by turns only, and a bank for no other tempo',
  });
export type Pace = z.infer<typeof Pace>;

/** What a seat's time may be multiplied by. */
const FACTORS = [0.5, 1, 2, 3] as const;
export type Factor = (typeof FACTORS)[number];
/** More or less time for one seat. */
export const FactorWish = z.strictObject({
  seat: z.number().int().min(0).max(4),
  factor: z.literal(FACTORS),
});
export type FactorWish = z.infer<typeof FactorWish>;

/** The clock of a seat whose time is multiplied. */
export function multiplied(rule: ClockRule, factor: number): ClockRule {
  if (rule.kind === 'turns') return { ...rule, hours: rule.hours * factor };
  return { ...rule, bank: rule.bank * factor, increment: rule.increment * factor };
}
