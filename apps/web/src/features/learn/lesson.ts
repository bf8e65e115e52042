import {
  readRecord,
  replayRecord,
  type AnyGame,
  type GameRecord,
  type Seat,
  type Types,
} from '@turntable/engine';
import { has, type Key } from '@turntable/messages';

/** The seat that the learner plays. */
export const LEARNER: Seat = 0;

/** A comment of a lesson, shown when `at` actions of the record have been played. */
export interface Comment {
  readonly at: number;
  readonly key: Key;
}
/** A guided game: an ordinary record, and what is said on the way. */
export interface Lesson {
  readonly record: GameRecord<Types>;
  readonly comments: readonly Comment[];
}

/** Reads a lesson; throws if the record or a comment is not one, or if an action of the record is illegal. */
export function readLesson(game: AnyGame, input: unknown): Lesson {
  const record = readRecord(game, input);
  const { error } = replayRecord(game, record);
  if (error) throw new Error(`lesson: action ${error.at} breaks ${error.refusals[0]?.clause}`);
  const listed: unknown = (input as { comments?: unknown }).comments;
  if (!Array.isArray(listed)) throw new Error('lesson: expected comments');
  const comments = listed.map((item: unknown, i): Comment => {
    const { at, key } = item as { at?: unknown; key?: unknown };
    if (typeof at !== 'number' || at < 0 || at > record.actions.length)
      throw new Error(`comments[${i}].at: expected a number of actions`);
    if (typeof key !== 'string' || !has(key)) throw new Error(`comments[${i}].key: expected a message`);
    return { at, key: key as Key };
  });
  return { record, comments };
}

/** Where a learner is: how many actions are played, and which of the comments there is shown. */
export interface Station {
  readonly played: number;
  readonly comment: number;
}
export const START: Station = { played: 0, comment: 0 };

export function commentsAt(lesson: Lesson, played: number): readonly Comment[] {
  return lesson.comments.filter(({ at }) => at === played);
}

/** What comes next: another comment to read, the learner's own action, somebody else's, or the end. */
export type Next = 'comment' | 'learner' | 'other' | 'end';

export function nextOf(lesson: Lesson, { played, comment }: Station): Next {
  if (comment + 1 < commentsAt(lesson, played).length) return 'comment';
  const action = lesson.record.actions[played];
  if (!action) return 'end';
  return action.by === LEARNER ? 'learner' : 'other';
}

/** The next station of the line: the next comment here, else after the next action. */
export function forward(lesson: Lesson, at: Station): Station {
  const next = nextOf(lesson, at);
  if (next === 'comment') return { ...at, comment: at.comment + 1 };
  return next === 'end' ? at : { played: at.played + 1, comment: 0 };
}

/** Back to the comment that was read before this one, over the actions between them. */
export function back(lesson: Lesson, { played, comment }: Station): Station {
  if (comment > 0 && commentsAt(lesson, played).length > 0) return { played, comment: comment - 1 };
  for (let at = played - 1; at >= 0; at--) {
    const { length } = commentsAt(lesson, at);
    if (length > 0) return { played: at, comment: length - 1 };
  }
  return START;
}

/** Whether an action is the one the record has next, whatever the order of its lists. */
export function isNext(lesson: Lesson, played: number, action: unknown): boolean {
  const next = lesson.record.actions[played];
  return next !== undefined && 'action' in next && canonical(next.action) === canonical(action);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (Array.isArray(inner)) return inner.map((item) => JSON.stringify(item)).sort();
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
