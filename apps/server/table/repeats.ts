import { Problem } from '../base/problem.ts';
import type { TableEvent } from '../storage/rows.ts';
import type { Effect } from './match/effects.ts';

type Kind = TableEvent['kind'];

// Events that can be repeated without end. Each is stored, and sent to each newcomer. What is said has limits of its own (talk.ts).
/** Refused once it was done too often: nobody needs it so often, and only who did it is held up. */
const REFUSED: ReadonlySet<Kind> = new Set([
  'chat-set',
  'judge-named',
  'keeper-named',
  'seat-allowed',
  'seat-reissued',
  'swap',
]);
/**
 * Past the limit these still take effect but are told no more: refusing them would keep somebody in a seat or leave a person
 * unprotected, or let strangers use up the limit for those who come after them.
 */
const UNTOLD: ReadonlySet<Kind> = new Set([
  'agreement-withdrawn',
  'judge-asked',
  'judge-seated',
  'kicked',
  'seat-bot',
  'seat-taken-back',
  'slips-own',
  'slips-room',
]);
/** Of one kind, by one person, at one table. */
const MOST_ALIKE = 200;

/** The effects that a table carries out: those of a kind that was told too often already are left out, or throw a `Problem`. */
export function withFewRepeats(events: readonly TableEvent[], effects: readonly Effect[]): readonly Effect[] {
  return effects.filter((effect) => {
    if (effect.do !== 'event' || !(REFUSED.has(effect.kind) || UNTOLD.has(effect.kind))) return true;
    const alike = events.filter(({ kind, by }) => kind === effect.kind && by === effect.by);
    if (alike.length < MOST_ALIKE) return true;
    if (UNTOLD.has(effect.kind)) return false;
    throw new Problem('not-allowed', `${effect.kind}: expected no more at this table`);
  });
}
