import type { TableInfo } from '@turntable/protocol/messages.ts';
import { faceOf, lowFrom } from '../../../session/clock/face.ts';

/** What the ring of time shows at a moment. */
interface Ring {
  /** Whole seconds left, rounded up. */
  readonly seconds: number;
  /** The part of the whole that is left, 0 to 1. */
  readonly part: number;
  readonly late: boolean;
  /** Milliseconds until it shows something else; null: nothing more changes. */
  readonly next: number | null;
}
/** The last seconds are counted. */
const LATE = 5;
const SECOND = 1000;

/**
 * The time left for the present question, `elapsed` milliseconds after the table arrived: the answer time, which stays full
 * while the duel before it is shown; else the running clock of one of the seats `asked`, once it is low. Null: no hurry.
 */
export function ringOf(
  { answering, answerSeconds = 0, clock }: Pick<TableInfo, 'answering' | 'answerSeconds' | 'clock'>,
  asked: readonly number[],
  elapsed: number,
): Ring | null {
  if (answering && answerSeconds > 0) return ring(answering.left - elapsed, answerSeconds * SECOND);
  if (clock?.rule.kind !== 'live') return null;
  const rule = clock.rule;
  const faces = asked.flatMap((seat) => {
    const info = clock.seats[seat];
    const face = info && faceOf(rule, info, elapsed);
    return face?.runs && face.state === 'low' ? [face] : [];
  });
  const lowest = faces.sort((a, b) => a.left - b.left)[0];
  return lowest ? ring(lowest.left, lowFrom(rule)) : null;
}

function ring(left: number, whole: number): Ring {
  const shown = Math.max(0, Math.min(whole, left));
  const seconds = Math.ceil(shown / SECOND);
  const waits = Math.max(0, left - whole);
  return {
    seconds,
    part: shown / whole,
    late: seconds <= LATE,
    next: shown > 0 ? waits + (shown % SECOND || SECOND) : null,
  };
}
