import type { Actor, Happening, Message, Refusal, SeenBy } from '@turntable/engine';
import type { LogItem } from '@turntable/protocol/messages.ts';
import type { Teller } from './listing.ts';
import { has, tell, tellsActor, userText, type Locale, type Naming } from '@turntable/messages';

/** A line of the log, ready to be shown. */
export interface LogLine {
  readonly n: number;
  readonly by: Happening['by'];
  readonly clause: string;
  readonly text: string;
  /** The sentence is about a result, not about what `by` did; it names the seats `of` first, if any. */
  readonly passive?: true;
  readonly of?: readonly number[];
}

/** The naming in which whoever acts has the name of an actor; others keep their names. */
function acted(naming: Naming, by: number, actorNames: readonly string[]): Naming {
  return actorNames === naming.names ? naming : { ...naming, names: naming.names.with(by, actorNames[by]!) };
}

/** The seats that a sentence names first (`seatValue`). */
function ofWhom({ values = {} }: Message): Pick<LogLine, 'of'> {
  const named = Object.values(values).find((value) => /^@\d(?:,\d)*$/.test(String(value)));
  return named === undefined ? {} : { of: String(named).slice(1).split(',').map(Number) };
}

/** A line as it was made last, and what it was made from. */
interface CachedLine {
  readonly naming: Naming;
  readonly actorNames: readonly string[];
  /** The message, as text. */
  readonly of: string;
  readonly line: LogLine;
}
const cache = new WeakMap<LogItem, CachedLine>();

function messageOf(game: Pick<Teller, 'tell'>, view: SeenBy, { event }: LogItem): Message {
  if (event.kind !== 'take-back') return game.tell(view, event);
  const reason = 'reason' in event ? userText(String(event.reason)) : 'none';
  return { key: 'log.take-back', values: { reason } };
}

type Told = readonly [game: Pick<Teller, 'tell'>, view: SeenBy, item: LogItem, naming: Naming];

/** What happened in another sentence than the log's; undefined where there is none. */
function otherwise(kind: 'you' | 'now', ...[game, view, item, naming]: Told): string | undefined {
  const message = messageOf(game, view, item);
  const key = message.key.replace(/\blog\./, `${kind}.`);
  return has(key) ? tell(naming, { ...message, key }, item.event.by) : undefined;
}

/** What the reader did, told to them; undefined where there is no such sentence (`<game>.you.<kind>`). */
export const deedText = (...told: Told): string | undefined => otherwise('you', ...told);

/** What is being shown, where the log's sentence says more than was shown by then (`<game>.now.<kind>`); else undefined. */
export const showingText = (...told: Told): string | undefined => otherwise('now', ...told);

/**
 * The log in the reader's language and units and with the players' names. A line whose text has not changed is the same
 * object: the log is made anew after each move, and most of it has not changed.
 */
export function logLines(
  game: Pick<Teller, 'tell'>,
  view: SeenBy,
  log: readonly LogItem[],
  naming: Naming,
  actorNames: readonly string[] = naming.names,
): LogLine[] {
  return log.map((item) => {
    const message = messageOf(game, view, item);
    const of = JSON.stringify(message);
    const known = cache.get(item);
    if (known?.of === of && known.naming === naming && known.actorNames === actorNames) return known.line;
    const line = lineOf(item, message, naming, actorNames);
    cache.set(item, { naming, actorNames, of, line });
    return line;
  });
}

function lineOf(
  { n, event }: LogItem,
  message: Message,
  naming: Naming,
  actorNames: readonly string[],
): LogLine {
  return {
    n,
    by: event.by,
    clause: event.clause,
    text: tell(
      typeof event.by === 'number' ? acted(naming, event.by, actorNames) : naming,
      message,
      event.by,
    ),
    ...(!tellsActor(naming.locale, message.key) && { passive: true as const, ...ofWhom(message) }),
  };
}

/** Why not, in a sentence. */
export function refusalText(
  game: string,
  refusal: Refusal,
  by: Actor,
  names: readonly string[],
  locale: Locale,
): string {
  const key = `${game}.refusal.${refusal.clause}`;
  return tell({ locale, names }, { key, ...(refusal.with ? { values: refusal.with } : {}) }, by);
}
