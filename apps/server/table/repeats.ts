import { Problem } from '../base/problem.ts';
import type { TableEvent } from '../storage/rows.ts';
import type { Effect } from './match/effects.ts';

type Kind = TableEvent['kind'];

/**
 * `refused`: once it was done too often, as nobody needs it so often and only who did it is held up. `untold`: past the limit it
 * still takes effect but is told no more, as refusing it would keep somebody in a seat or leave a person unprotected, or let
 * strangers use up the limit for those who come after them. `own`: it has a limit of its own.
 */
type Budget = 'refused' | 'untold' | 'own';

// Each event is stored, and sent to each newcomer: none may be repeated without end.
const BUDGETS: Readonly<Record<Kind, Budget>> = {
  'chat-set': 'refused',
  factor: 'refused',
  'judge-named': 'refused',
  'keeper-named': 'refused',
  'seat-allowed': 'refused',
  'seat-reissued': 'refused',
  // Whoever handed the seat over can still leave it, or take it back.
  'seat-substitute': 'refused',
  swap: 'refused',
  tempo: 'refused',

  'agreement-given': 'untold',
  'agreement-refused': 'untold',
  'agreement-withdrawn': 'untold',
  // A host may leave as often as they like, and nobody asks for the change when one stays away.
  'host-passed': 'untold',
  'judge-asked': 'untold',
  'judge-seated': 'untold',
  kicked: 'untold',
  'seat-bot': 'untold',
  'seat-taken-back': 'untold',
  'slips-own': 'untold',
  'slips-room': 'untold',

  // As many as wishes (undo/agreement.ts).
  'end-asked': 'own',
  'factor-asked': 'own',
  'swap-asked': 'own',
  'tempo-asked': 'own',
  // As many as entries, which have a bound of their own (acting.ts), as take-backs have.
  hint: 'own',
  'undo-asked': 'own',
  'undo-given': 'own',
  'undo-refused': 'own',
  // As many as words and claims (talk).
  chat: 'own',
  'more-time': 'own',
  phrase: 'own',
  rejoinder: 'own',
  // A time has to pass before each.
  autopilot: 'own',
  'clock-out': 'own',
  returned: 'own',
  // As many as links made again.
  'seat-refound': 'own',
  // Once a game.
  closed: 'own',
  end: 'own',
  'taken-up': 'own',
  unrated: 'own',
};
/** Of one kind, by one person, at one table. */
const MOST_ALIKE = 200;

/** The effects that a table carries out: those of a kind that was told too often already are left out, or throw a `Problem`. */
export function withFewRepeats(events: readonly TableEvent[], effects: readonly Effect[]): readonly Effect[] {
  return effects.filter((effect) => {
    if (effect.do !== 'event' || BUDGETS[effect.kind] === 'own') return true;
    const alike = events.filter(({ kind, by }) => kind === effect.kind && by === effect.by);
    if (alike.length < MOST_ALIKE) return true;
    if (BUDGETS[effect.kind] === 'untold') return false;
    throw new Problem('not-allowed', `${effect.kind}: expected no more at this table`);
  });
}
