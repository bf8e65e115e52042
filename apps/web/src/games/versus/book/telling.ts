import { tell } from '@turntable/messages';
import type { Messages } from '../../../i18n/messages.ts';
import { showValue } from '../values.ts';
import type { Line } from './model/draft.ts';
import type { OpenBook } from './useBook.ts';

/** Kinds of event that only say that somebody declined. */
const QUIET = new Set(['accepted', 'declined', 'answered', 'passed', 'no-time-out', 'dealt']);

/** What one line of the book says. */
export function lineText({ book, game: { rules }, page }: OpenBook, line: Line, messages: Messages): string {
  const { t, locale } = messages;
  const { setup } = book;
  if (line.against !== undefined) {
    const wrote = line.wrote as { statistic?: string; t?: string; type?: string };
    return t('book.line.against', {
      clause: line.against,
      what: wrote.statistic ?? wrote.type ?? wrote.t ?? '',
    });
  }
  // In the unit of the cards, as it was read out.
  const quantity = (id: string, value: number): string => showValue(messages, id, value, 'us');
  const view = rules.view(page.position.state, 'public');
  return line.events
    .filter(({ event }) => !QUIET.has(event.kind))
    .map(({ event }) =>
      event.kind === 'take-back'
        ? ''
        : tell({ locale, names: setup.names, quantity }, rules.tell(view, event as never), event.by),
    )
    .filter(Boolean)
    .join(' · ');
}

/** The last two lines, the latest first. */
export function lastLines(open: OpenBook, messages: Messages): readonly string[] {
  return open.page.lines
    .slice(-2)
    .reverse()
    .map((line) => lineText(open, line, messages));
}
