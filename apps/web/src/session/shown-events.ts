import { format, userText, type Locale } from '@turntable/messages';
import type { TableEvent, EventBy } from '@turntable/protocol/table-events.ts';
import { REMARKS, type Remark } from '@turntable/protocol/talk.ts';
import type { Speaker } from '@turntable/protocol/social.ts';
import type { LogLine } from './sentences.ts';

/** A table event, ready to be shown. */
export interface ShownEvent {
  readonly seq: number;
  readonly n: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly kind: TableEvent['kind'];
  readonly by: EventBy;
  /** What they said, if it was that. */
  readonly said?: string;
  /** It was called across during a duel. */
  readonly remark?: Remark;
  readonly text: string;
}

/** What was called across during a duel, if it was that. */
export function remarkOf({ kind, with: values }: Pick<TableEvent, 'kind' | 'with'>): Remark | undefined {
  return kind === 'phrase' ? REMARKS.find((remark) => remark === values?.['phrase']) : undefined;
}

/** Whether somebody said it, rather than did something. */
export const isSaid = ({ kind }: Pick<TableEvent, 'kind'>): boolean =>
  kind === 'phrase' || kind === 'chat' || kind === 'rejoinder';

/** The name of whoever caused an event: a seat's own, of others what they are (judge, host, spectator). */
function nameOf(by: EventBy, names: readonly string[], locale: Locale): string {
  if (typeof by === 'number') return names[by] ?? format(locale, 'actor.seat', { seat: by + 1 });
  if (by === null) return '';
  return by === 'judge' ? format(locale, 'actor.judge') : format(locale, `speaker.${by}`);
}

/** The words of who spoke, as they said them. */
function words({ kind, with: values }: Pick<TableEvent, 'kind' | 'with'>, locale: Locale): string {
  return kind === 'phrase'
    ? format(locale, `phrase.${values?.['phrase']}`)
    : userText(String(values?.['text'] ?? ''));
}

/** The sentence of an event that is no speech. Seats in its values (`asker`, and lists) become names. */
function textOf(event: TableEvent, who: string, names: readonly string[], locale: Locale): string {
  const values: Record<string, string | number> = { who };
  for (const [name, value] of Object.entries(event.with ?? {})) {
    if (Array.isArray(value))
      values[name] = new Intl.ListFormat(locale).format(
        value.map((seat: number) => nameOf(seat, names, locale)),
      );
    else if (name === 'asker' && typeof value === 'number') values[name] = nameOf(value, names, locale);
    else values[name] = typeof value === 'number' ? value : String(value);
  }
  return format(locale, `event.${event.kind}`, values);
}

/** Table events in the reader's language, without the words of those whom the reader muted. */
export function shownEventsOf(
  events: readonly TableEvent[],
  names: readonly string[],
  muted: readonly Speaker[],
  locale: Locale,
): ShownEvent[] {
  const silent = new Set<EventBy>(muted);
  return events
    .filter((event) => !isSaid(event) || !silent.has(event.by))
    .map((event) => {
      const { seq, n, at, kind, by } = event;
      const who = nameOf(by, names, locale);
      if (!isSaid(event)) return { seq, n, at, kind, by, text: textOf(event, who, names, locale) };
      // The name at that time, if a seat or the judge spoke.
      const name = String(event.with?.['name'] ?? '') || who;
      const said = words(event, locale);
      const text = format(locale, `event.${kind}`, { name, [kind === 'phrase' ? 'phrase' : 'text']: said });
      const remark = remarkOf(event);
      return { seq, n, at, kind, by, said, ...(remark && { remark }), text };
    });
}

/** The game's log and the table events, in the order in which they happened. */
export function interleaved(
  log: readonly LogLine[],
  tableEvents: readonly ShownEvent[],
): (LogLine | ShownEvent)[] {
  const out: (LogLine | ShownEvent)[] = [];
  let next = 0;
  for (const line of log) {
    for (let event = tableEvents[next]; event && event.n < line.n; event = tableEvents[++next])
      out.push(event);
    out.push(line);
  }
  return [...out, ...tableEvents.slice(next)];
}
