import { tell, userText } from '@turntable/messages';
import type { Messages } from '../../../i18n/messages.ts';
import { showValue, statisticName } from '../values.ts';
import { sideOf, type Action, type BookSetup, type Verdict } from './model/book.ts';
import { takeBackOf, type Line } from './model/draft.ts';
import type { OpenBook } from './useBook.ts';

/** Kinds of event that only say that somebody declined. */
const QUIET = new Set(['accepted', 'declined', 'answered', 'passed', 'no-time-out', 'dealt']);

/** What one line of the book says; of one that was taken back, that it was. */
export function lineText(open: OpenBook, line: Line, messages: Messages): string {
  const text = wordsOf(open, line, messages);
  return line.gone ? messages.t('book.line.gone', { line: text }) : text;
}

function wordsOf({ book, game: { rules }, page }: OpenBook, line: Line, messages: Messages): string {
  const { t, locale } = messages;
  const { setup } = book;
  const back = takeBackOf(line);
  if (back) {
    const reason = typeof back['reason'] === 'string' ? userText(back['reason']) : 'none';
    return tell({ locale, names: setup.names }, { key: 'log.take-back', values: { reason } }, back.by);
  }
  if (line.against !== undefined) {
    return t('book.line.against', { clause: line.against, what: againstText(messages, setup, line.wrote) });
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

/** What was written against a rule: a call, what somebody did, or a style point and what became of it. */
function againstText(messages: Messages, setup: BookSetup, wrote: Line['wrote']): string {
  if (!wrote) return '';
  if ('statistic' in wrote) return statisticName(messages, String(wrote.statistic));
  if ('action' in wrote) return offerText(messages, setup, wrote.action as Action);
  if (!('verdict' in wrote)) return '';
  const name = setup.names[wrote.by as number] ?? '';
  return `${name}: ${messages.t(`book.verdict.${wrote.verdict as Verdict}`)}`;
}

/** A key's words: who, and what they do. */
export function offerText({ t, say }: Messages, setup: BookSetup, action: Action): string {
  const { by, type } = action;
  const who = typeof by === 'number' ? setup.names[by]! : t(by === 'chance' ? 'book.coin' : 'book.judge');
  const side = typeof by === 'number' ? sideOf(setup, by) : 0;
  const at = (action['locomotive'] ?? action['engine']) as number | undefined;
  const locomotive = at === undefined ? 'none' : `${at + 1} ${setup.engines[side]![at]!.name}`;
  const what = (action['booster'] ?? action['result']) as string | undefined;
  const more = what === undefined ? '' : say(action['booster'] ? `booster.${what}` : `book.coin.${what}`);
  return say(`book.act.${type}`, { who, engine: locomotive, more });
}

/** The last two lines, the latest first. */
export function lastLines(open: OpenBook, messages: Messages): readonly string[] {
  return open.page.lines
    .slice(-2)
    .reverse()
    .map((line) => lineText(open, line, messages));
}
