import { Link } from 'wouter';
import type { TableInfo } from '@turntable/protocol/messages.ts';
import { entryOf } from '../games/registry.ts';
import { useMessages } from '../i18n/messages.ts';
import { optionWords } from '../table/options.ts';

interface TableRowProps {
  readonly table: TableInfo;
  /** A sentence on what is going on there. */
  readonly note?: string;
  /** What a tap does, e.g. "Take a seat". */
  readonly action: string;
  readonly href: string;
}

/** One table as a line of the departures board. */
export function TableRow({ table, note, action, href }: TableRowProps) {
  const messages = useMessages();
  const { t, list, time } = messages;
  const entry = entryOf(table.game);
  if (!entry) return null;
  const people = table.seats.filter((seat) => seat.kind !== 'open').map((seat) => seat.name);
  const taken = people.length;
  return (
    <li>
      <Link href={href} className="departure">
        <time className="departure-time" dateTime={new Date(table.madeAt).toISOString()}>
          {time(table.madeAt)}
        </time>
        <span className="departure-what">
          <strong>{t(entry.name)}</strong>
          {note !== undefined && <span>{note}</span>}
          <span className="soft">
            {[list(people), ...optionWords(entry, table.options, messages)].join(' · ')}
          </span>
        </span>
        <span className="departure-seats figures">
          {t('lobby.seats', { taken, all: table.seats.length })}
        </span>
        <span className="departure-go">{action}</span>
      </Link>
    </li>
  );
}
