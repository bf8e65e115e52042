import {
  readRecord,
  replayRecord,
  type Actor,
  type AnyGame,
  type GameRecord,
  type Seat,
  type Types,
} from '@turntable/engine';
import { has, type Key } from '@turntable/messages';

/** Who learns: the first seat, or the judge. */
export type Learner = Seat | 'judge';

/** A comment of a lesson, shown when `at` actions of the record have been played. */
interface Comment {
  readonly at: number;
  readonly key: Key;
  /** The number of played actions at which the lesson goes on; those between are not shown. */
  readonly jump?: number;
  /** What the learner does here that no record knows: leave the judge's seat. */
  readonly do?: 'leave';
  /** The learner is not in the judge's seat. */
  readonly away?: true;
}
/** A guided game: an ordinary record, who learns by it, and what is said on the way. */
export interface Lesson {
  readonly record: GameRecord<Types>;
  readonly learner: Learner;
  readonly comments: readonly Comment[];
}

/**
 * Reads a lesson; throws if the record or a comment is not one, or if an action of the record is illegal. `say` translates
 * what players say in free words: in a lesson these are keys of messages.
 */
export function readLesson(game: AnyGame, input: unknown, say: (key: Key) => string = (key) => key): Lesson {
  const record = readRecord(game, spoken(input, say));
  const { error } = replayRecord(game, record);
  if (error) throw new Error(`lesson: action ${error.at} breaks ${error.refusals[0]?.clause}`);
  const listed: unknown = (input as { comments?: unknown }).comments;
  if (!Array.isArray(listed)) throw new Error('lesson: expected comments');
  const comments = listed.map((item: unknown, i): Comment => {
    const { at, key, jump, ...more } = item as Partial<Record<keyof Comment, unknown>>;
    if (typeof at !== 'number' || at < 0 || at > record.actions.length)
      throw new Error(`comments[${i}].at: expected a number of actions`);
    if (typeof key !== 'string' || !has(key)) throw new Error(`comments[${i}].key: expected a message`);
    if (jump !== undefined && !(typeof jump === 'number' && jump > at && jump <= record.actions.length))
      throw new Error(`comments[${i}].jump: expected a number of actions after ${at}`);
    return {
      at,
      key: key as Key,
      ...(jump !== undefined && { jump: jump as number }),
      ...(more.do === 'leave' && { do: 'leave' as const }),
      ...(more.away === true && { away: true as const }),
    };
  });
  const { learner } = input as { learner?: unknown };
  return { record, learner: learner === 'judge' ? 'judge' : 0, comments };
}

/** The same record with the words of claims and reasons in the reader's language. */
function spoken(input: unknown, say: (key: Key) => string): unknown {
  const actions: unknown = (input as { actions?: unknown } | null)?.actions;
  if (!Array.isArray(actions)) return input;
  const worded = (value: unknown): unknown =>
    typeof value === 'string' && has(value) ? say(value as Key) : value;
  return {
    ...(input as object),
    actions: actions.map((action: unknown) => {
      if (typeof action !== 'object' || action === null) return action;
      const { text, reason } = action as { text?: unknown; reason?: unknown };
      return {
        ...action,
        ...(text !== undefined && { text: worded(text) }),
        ...(reason !== undefined && { reason: worded(reason) }),
      };
    }),
  };
}

/** Where a learner is: how many actions are played, and which of the comments there is shown. */
export interface Station {
  readonly played: number;
  readonly comment: number;
}
export const START: Station = { played: 0, comment: 0 };

/** The comments for the moment after `played` actions, in the order in which they are read. */
export function commentsAt(lesson: Lesson, played: number): readonly Comment[] {
  return lesson.comments.filter(({ at }) => at === played);
}

/**
 * The next step: another comment to read, a jump over actions, the learner's own action or leaving of the judge's seat,
 * somebody else's action, or the end.
 */
export type Next = 'comment' | 'jump' | 'learner' | 'leave' | 'other' | 'end';

/** What comes after the station where the learner is. */
export function nextOf(lesson: Lesson, { played, comment }: Station): Next {
  const here = commentsAt(lesson, played);
  if (here[comment]?.do === 'leave') return 'leave';
  if (comment + 1 < here.length) return 'comment';
  if (here[comment]?.jump !== undefined) return 'jump';
  const action = lesson.record.actions[played];
  if (!action) return 'end';
  return actorOf(action) === lesson.learner ? 'learner' : 'other';
}

/** Who acts: a ruling in the judge's place is its deputy's. */
function actorOf(recorded: Lesson['record']['actions'][number]): Actor {
  const deputy = 'action' in recorded ? (recorded.action as { deputy?: Seat }).deputy : undefined;
  return deputy ?? recorded.by;
}

/** The next step: the next comment at this position, else the position after the next action. */
export function forward(lesson: Lesson, at: Station): Station {
  const next = nextOf(lesson, at);
  if (next === 'comment' || next === 'leave') return { ...at, comment: at.comment + 1 };
  if (next === 'jump') return { played: commentsAt(lesson, at.played)[at.comment]!.jump!, comment: 0 };
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

/** Whether an action is the one the record has next, whatever the order of its lists and the reason given. */
export function isNext(lesson: Lesson, played: number, action: unknown): boolean {
  const next = lesson.record.actions[played];
  return next !== undefined && 'action' in next && canonical(next.action) === canonical(action);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (key, inner: unknown) => {
    if (key === 'reason') return undefined;
    if (Array.isArray(inner)) return inner.map((item) => JSON.stringify(item)).sort();
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
