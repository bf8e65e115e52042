import type { Place, TableInfo } from '@turntable/protocol/messages.ts';
import type { Messages } from '../../../i18n/messages.ts';
import { consentsOwed } from '../../../session/seats.ts';

/** The sentence of what the start waits for: people, what they have to agree to, or the host. */
export function waitingFor(
  table: TableInfo,
  place: Pick<Place, 'host' | 'judge'>,
  { t }: Pick<Messages, 't'>,
): string {
  const open = table.seats.filter(({ kind }) => kind === 'open').length;
  if (open > 0) return t('waiting.open', { count: open });
  const agreeing = table.seats.some(
    ({ kind }, seat) => kind === 'person' && table.rated?.agreed[seat] === false,
  );
  if (agreeing) return t('waiting.full.agree');
  if (consentsOwed(table).length > 0) return t('waiting.full.consent');
  return t(place.host || place.judge ? 'waiting.full.host' : 'waiting.full');
}
