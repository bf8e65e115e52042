import type { ClockRule } from '@turntable/protocol/clock.ts';
import type { TableInfo } from '@turntable/protocol/messages.ts';
import { clockParts } from '@turntable/protocol/clock-parts.ts';
import type { Messages } from '../../i18n/messages.ts';
import { figures, partsOf } from './face.ts';

/** Time left as a clock shows it. */
export function shortTime(rule: ClockRule, left: number, { t }: Messages): string {
  if (rule.kind === 'live') return figures(left);
  const { days, hours, minutes } = partsOf(left);
  if (days > 0) return t('clock.short.days', { days, hours });
  return hours > 0 ? t('clock.short.hours', { hours, minutes }) : figures(left);
}

/** Time left as one says it. */
export function longTime(left: number, { t }: Messages): string {
  const { days, hours, minutes, seconds } = partsOf(left);
  if (days > 0) return t('clock.long.days', { days, hours });
  if (hours > 0) return t('clock.long.hours', { hours, minutes });
  if (minutes + seconds === 0) return t('clock.long.none');
  return t('clock.long.minutes', { minutes, seconds }).trim();
}

/** A table's clock in words. */
export function clockWords(rule: ClockRule | undefined, { t }: Messages): string {
  if (!rule) return t('clock.rule.none');
  const values = { ...clockParts(rule) };
  if (rule.kind === 'turns') return t('clock.rule.turns', values).trim();
  return t('clock.rule.live', { ...values, bank: t('clock.rule.bank', values).trim() });
}

/** How a table is played: its tempo, and its clock. */
export function paceWords({ tempo = 'live', clock }: TableInfo, messages: Messages): string[] {
  return [messages.t(`clock.tempo.${tempo}`), clockWords(clock?.rule, messages)];
}

/** The same for a list, without what is usual. */
export function unusualPace(table: TableInfo, messages: Messages): string[] {
  const [tempo = '', clock = ''] = paceWords(table, messages);
  return [...(table.tempo ? [tempo] : []), ...(table.clock ? [clock] : [])];
}
