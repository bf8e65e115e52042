import { Problem } from '../base/problem.ts';
import type { TableEvent } from '../storage/rows.ts';
import type { Effect } from './match/effects.ts';

/** What people can do to and fro; every one is stored, and sent to each newcomer. What is said has limits of its own (talk.ts). */
const REPEATED: ReadonlySet<TableEvent['kind']> = new Set([
  'agreement-withdrawn',
  'chat-set',
  'judge-asked',
  'judge-named',
  'judge-seated',
  'keeper-named',
  'kicked',
  'seat-allowed',
  'seat-bot',
  'seat-reissued',
  'swap',
]);
/** Of one kind, by one person, at one table. */
const MOST_ALIKE = 200;

/** Throws a `Problem` if these effects would store one more of what somebody has done too often at this table. */
export function expectFewRepeats(events: readonly TableEvent[], effects: readonly Effect[]): void {
  for (const effect of effects) {
    if (effect.do !== 'event' || !REPEATED.has(effect.kind)) continue;
    const alike = events.filter(({ kind, by }) => kind === effect.kind && by === effect.by);
    if (alike.length >= MOST_ALIKE)
      throw new Problem('not-allowed', `${effect.kind}: expected no more at this table`);
  }
}
