import { z } from 'zod';
import { SeatNumber } from './messages.ts';
import { AGAIN, type DraftInfo, type OwnDraft, type OwnPicks, type PicksInfo } from './picks.ts';

// What answers of the API tell of locomotives that are brought or offered.

export const Picks: z.ZodType<PicksInfo> = z.object({
  each: z.number(),
  ready: z.array(z.boolean()),
  own: z.array(z.array(z.string())),
  consents: z.array(z.boolean()),
  again: z.enum(AGAIN).exactOptional(),
});
export const OwnPick: z.ZodType<OwnPicks> = z.object({
  seat: SeatNumber,
  engines: z.array(z.union([z.string(), z.record(z.string(), z.unknown())])),
});
export const Drafting: z.ZodType<DraftInfo> = z.object({
  band: z.number(),
  chosen: z.array(z.array(z.boolean())),
  left: z.number().exactOptional(),
});
export const Drawn: z.ZodType<OwnDraft> = z.object({
  seat: SeatNumber,
  place: z.number(),
  offers: z.array(
    z.object({
      id: z.string(),
      values: z.record(z.string(), z.number()),
      calculated: z.array(z.string()),
    }),
  ),
});
