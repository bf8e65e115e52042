import { Problem } from '../base/problem.ts';
import type { TableEvent } from '../storage/rows.ts';
import type { Effect } from './match/effects.ts';

type Kind = TableEvent['kind'];

/**
 * What comes of an event that was told too often. Each is stored, and sent to each newcomer.
 * `refused`: nobody needs it so often, and only who does it is held up.
 * `untold`: it still takes effect but is told no more. Refusing it would keep somebody in a seat or leave a person unprotected, or
 * let strangers use up the limit for those who come after them.
 * `bounded`: by the moves of the game, or where it is told (what is said: talk.ts; wishes and their answers: agreement.ts).
 */
const PAST_LIMIT: Readonly<Record<Kind, 'refused' | 'untold' | 'bounded'>> = {
  'judge-asked': 'untold',
  'judge-named': 'refused',
  'judge-seated': 'untold',
  closed: 'bounded',
  'clock-out': 'bounded',
  autopilot: 'bounded',
  returned: 'bounded',
  tempo: 'refused',
  'tempo-asked': 'bounded',
  factor: 'refused',
  'factor-asked': 'bounded',
  'agreement-given': 'bounded',
  'agreement-refused': 'bounded',
  'agreement-withdrawn': 'untold',
  end: 'bounded',
  'end-asked': 'bounded',
  swap: 'refused',
  'swap-asked': 'bounded',
  'undo-asked': 'bounded',
  'undo-given': 'bounded',
  'undo-refused': 'bounded',
  'seat-allowed': 'refused',
  'seat-bot': 'untold',
  'seat-refound': 'untold',
  'seat-reissued': 'refused',
  'seat-substitute': 'untold',
  'seat-taken-back': 'untold',
  phrase: 'bounded',
  chat: 'bounded',
  rejoinder: 'bounded',
  'more-time': 'bounded',
  'chat-set': 'refused',
  kicked: 'untold',
  'host-passed': 'untold',
  unrated: 'bounded',
  'taken-up': 'bounded',
  hint: 'bounded',
  'keeper-named': 'refused',
  'slips-own': 'untold',
  'slips-room': 'untold',
};
/** Of one kind, by one person, at one table. */
const MOST_ALIKE = 200;

/** The effects that a table carries out: those of a kind that was told too often already are left out, or throw a `Problem`. */
export function withFewRepeats(events: readonly TableEvent[], effects: readonly Effect[]): readonly Effect[] {
  return effects.filter((effect) => {
    if (effect.do !== 'event' || PAST_LIMIT[effect.kind] === 'bounded') return true;
    const alike = events.filter(({ kind, by }) => kind === effect.kind && by === effect.by);
    if (alike.length < MOST_ALIKE) return true;
    if (PAST_LIMIT[effect.kind] === 'untold') return false;
    throw new Problem('not-allowed', `${effect.kind}: expected no more at this table`);
  });
}
