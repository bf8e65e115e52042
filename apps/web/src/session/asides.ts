import { format, userText, type Locale } from '@turntable/messages';
import type { Line, LineBy } from '@turntable/protocol/lines.ts';
import type { Speaker } from '@turntable/protocol/social.ts';
import type { LogLine } from './sentences.ts';

/** A line of what happened beside the game, ready to be shown. */
export interface Aside {
  readonly seq: number;
  readonly n: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly kind: Line['kind'];
  readonly by: LineBy;
  /** What they said, if it was that. */
  readonly said?: string;
  readonly text: string;
}

/** Whether somebody said it, rather than did something. */
export const isSaid = ({ kind }: Pick<Line, 'kind'>): boolean => kind === 'phrase' || kind === 'chat';

/** Who is meant by the maker of a line: a seat by its name, the others by what they are. */
function nameOf(by: LineBy, names: readonly string[], locale: Locale): string {
  if (typeof by === 'number') return names[by] ?? format(locale, 'actor.seat', { seat: by + 1 });
  if (by === null) return '';
  return by === 'judge' ? format(locale, 'actor.judge') : format(locale, `speaker.${by}`);
}

/** The words of who spoke, as they said them. */
function words({ kind, with: values }: Pick<Line, 'kind' | 'with'>, locale: Locale): string {
  return kind === 'phrase'
    ? format(locale, `phrase.${values?.['phrase']}`)
    : userText(String(values?.['text'] ?? ''));
}

/** What is told of a line that nobody said. Seats in its values (`asker`, and lists) become names. */
function textOf(line: Line, who: string, names: readonly string[], locale: Locale): string {
  const values: Record<string, string | number> = { who };
  for (const [name, value] of Object.entries(line.with ?? {})) {
    if (Array.isArray(value))
      values[name] = new Intl.ListFormat(locale).format(
        value.map((seat: number) => nameOf(seat, names, locale)),
      );
    else if (name === 'asker' && typeof value === 'number') values[name] = nameOf(value, names, locale);
    else values[name] = typeof value === 'number' ? value : String(value);
  }
  return format(locale, `line.${line.kind}`, values);
}

/** What happened beside the game, in the reader's language, without the words of whom they do not wish to read. */
export function asidesOf(
  lines: readonly Line[],
  names: readonly string[],
  muted: readonly Speaker[],
  locale: Locale,
): Aside[] {
  const silent = new Set<LineBy>(muted);
  return lines
    .filter((line) => !isSaid(line) || !silent.has(line.by))
    .map((line) => {
      const { seq, n, at, kind, by } = line;
      const who = nameOf(by, names, locale);
      if (!isSaid(line)) return { seq, n, at, kind, by, text: textOf(line, who, names, locale) };
      // The name of that day, if a seat or the judge spoke.
      const name = String(line.with?.['name'] ?? '') || who;
      const said = words(line, locale);
      const text = format(locale, `line.${kind}`, { name, [kind === 'chat' ? 'text' : 'phrase']: said });
      return { seq, n, at, kind, by, said, text };
    });
}

/** The game's log and what happened beside it, in the order in which it happened. */
export function interleaved(log: readonly LogLine[], asides: readonly Aside[]): (LogLine | Aside)[] {
  const out: (LogLine | Aside)[] = [];
  let next = 0;
  for (const line of log) {
    for (let aside = asides[next]; aside && aside.n < line.n; aside = asides[++next]) out.push(aside);
    out.push(line);
  }
  return [...out, ...asides.slice(next)];
}
