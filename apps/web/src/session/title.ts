import type { TableInfo } from '@turntable/protocol/messages.ts';
import type { GameListing } from './listing.ts';
import type { Messages } from '../i18n/messages.ts';

/** The people and bots that sit at a table, in words; empty if nobody does. */
export function peopleAt(table: TableInfo, { list }: Messages): string {
  return list(table.seats.flatMap(({ kind, name }) => (kind === 'open' ? [] : [name])));
}

/** A table's name, from what everybody may know: the game and who sits there. */
export function tableTitle(listing: GameListing, table: TableInfo, messages: Messages): string {
  const { t } = messages;
  const names = peopleAt(table, messages);
  return names === '' ? t(listing.name) : t('table.title', { game: t(listing.name), names });
}
