import type { Happening } from '@turntable/engine';
import type { StylePoint, Verdict } from '@turntable/games/versus/index.ts';
import type { LogItem } from '@turntable/protocol/messages.ts';
import { counted } from '../../../session/counted.ts';

/** A style point that was claimed, and what became of it. */
export interface Claim {
  /** The update it came with. */
  readonly n: number;
  readonly seat: number;
  readonly point: StylePoint;
  /** Null while it waits. */
  readonly ruling: {
    readonly verdict: Verdict;
    readonly how: 'cards' | 'judge' | 'others' | 'accepted';
    /** Who ruled, if it was a seat. */
    readonly by: number | null;
    readonly reason: string | null;
  } | null;
}

type ClaimEvent = Happening & {
  readonly seat?: number;
  readonly side?: number;
  readonly point?: StylePoint;
  readonly verdict?: Verdict;
  readonly how?: 'cards' | 'judge' | 'others' | 'accepted';
  readonly reason?: string | null;
};

/** The style points of a log in the order in which they were claimed, without those that were taken back. */
export function claimsOf(log: readonly LogItem[]): Claim[] {
  const claims: Claim[] = [];
  for (const { n, event } of counted(log)) {
    const { kind, seat, side, point, verdict, how, reason = null } = event as ClaimEvent;
    const by = seat ?? side;
    if (kind === 'claimed' && by !== undefined && point) claims.push({ n, seat: by, point, ruling: null });
    const last = claims.at(-1);
    if (kind === 'ruled' && last && verdict && how)
      claims[claims.length - 1] = {
        ...last,
        ruling: { verdict, how, by: typeof event.by === 'number' ? event.by : null, reason },
      };
  }
  return claims;
}

/** The style point that was ruled on last since the last knock-out was called, where a game has them; undefined before the first. */
export function ruledLast(log: readonly LogItem[]): Claim | undefined {
  const called = counted(log).findLast(({ event }) => event.kind === 'attacked')?.n ?? 0;
  return claimsOf(log).findLast(({ n, ruling }) => n > called && ruling !== null);
}
