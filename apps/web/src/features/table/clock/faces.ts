import type { TableInfo } from '@turntable/protocol/messages.ts';
import { faceOf, type Face } from '../../../session/clock/face.ts';

/**
 * The clocks of a table by seat, `elapsed` milliseconds after it arrived; null for a seat that has none. While something is
 * `showing` none runs: whose does tells who is asked next, and so who won what is still being shown (DH-5.1, LD-2.4).
 */
export function facesOf(
  { clock, seats }: Pick<TableInfo, 'clock' | 'seats'>,
  elapsed: number,
  showing: boolean,
): (Face | null)[] {
  return (clock?.seats ?? []).map((info, seat) =>
    clock && seats[seat]?.kind === 'person'
      ? faceOf(clock.rule, showing ? { ...info, runs: false } : info, elapsed)
      : null,
  );
}
