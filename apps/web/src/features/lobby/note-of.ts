import { has } from '@turntable/messages';
import type { MyTable, Reason } from '@turntable/protocol/your-move.ts';
import type { Messages } from '../../i18n/messages.ts';
import { seatNames } from '../../session/turn.ts';

const AGREES = {
  back: 'mine.agree',
  tempo: 'mine.agree.pace',
  factor: 'mine.agree.pace',
  end: 'mine.agree.end',
  swap: 'mine.agree.swap',
} as const;

/** Why a table waits, or whom it waits for. */
export function noteOf({ table, reasons, by }: MyTable, messages: Messages): string {
  const { t, time } = messages;
  const [first] = reasons;
  const until = by === undefined ? [] : [t('mine.by', { time: time(by) })];
  if (first) return [reasonText(table.game, first, seatNames(table, messages), messages), ...until].join(' ');
  const open = table.seats.filter(({ kind }) => kind === 'open').length;
  if (open > 0) return t('mine.open', { count: open });
  // Nobody is free here, so a seat without a yes is a person's.
  if (table.status === 'waiting' && table.rated?.agreed.includes(false)) return t('waiting.full.agree');
  return t(table.status === 'waiting' ? 'waiting.full' : 'mine.waits');
}

function reasonText(game: string, reason: Reason, names: readonly string[], { t, say }: Messages): string {
  if (reason.what === 'agree') return t(AGREES[reason.to], { name: names[reason.by] ?? '' });
  if (reason.what === 'consent' && reason.rated) return t('mine.consent.rated');
  if (reason.what !== 'act') return t(`mine.${reason.what}`);
  const key = `${game}.ask.${reason.kind}`;
  if (!has(key)) return t('mine.act.plain');
  return t(reason.as === 'judge' ? 'mine.act.judge' : 'mine.act', { what: say(key) });
}
