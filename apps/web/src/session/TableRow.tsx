import { Link } from 'wouter';
import type { TableInfo } from '@turntable/protocol/messages.ts';
import { useMessages } from '../i18n/messages.ts';
import type { GameListing } from './listing.ts';
import { unusualPace } from './clock/words.ts';
import { optionWords } from './options.ts';
import { peopleAt } from './title.ts';

interface TableRowProps {
  readonly table: TableInfo;
  /** The table's game; a game that is not known here has no row. */
  readonly listing: GameListing | undefined;
  /** The time that counts (ms since 1970), if not when it was made. */
  readonly at?: number;
  /** A sentence on what is going on there. */
  readonly note?: string;
  /** What a tap does, e.g. "Take a seat". */
  readonly action: string;
  readonly href: string;
}

/** One table as a line of the departures board. */
export function TableRow({ table, listing, at = table.madeAt, note, action, href }: TableRowProps) {
  const messages = useMessages();
  const { t, time } = messages;
  if (!listing) return null;
  const taken = table.seats.filter(({ kind }) => kind !== 'open').length;
  const all = table.seats.length;
  const { judge } = table;
  const words = [
    peopleAt(table, messages),
    ...optionWords(listing, table.options, messages),
    ...unusualPace(table, messages),
    ...(table.rated ? [t('rating.new')] : []),
    ...(judge ? [t(judge.taken || table.status !== 'waiting' ? 'lobby.judge' : 'lobby.judge.wanted')] : []),
  ];
  return (
    <li className="departure-row">
      <Link href={href} className="departure">
        <time className="departure-time" dateTime={new Date(at).toISOString()}>
          {time(at)}
        </time>
        <span className="departure-what">
          <strong>{t(listing.name)}</strong>
          {note !== undefined && <span>{note}</span>}
          <span className="soft">{words.filter(Boolean).join(' · ')}</span>
        </span>
        <span className="departure-seats figures">
          {table.status !== 'over' && (
            <>
              <span aria-hidden="true">{t('lobby.seats', { taken, all })}</span>
              <span className="hidden-visually">{t('lobby.seats.taken', { taken, all })}</span>
            </>
          )}
        </span>
        <span className="departure-go">{action}</span>
      </Link>
    </li>
  );
}
