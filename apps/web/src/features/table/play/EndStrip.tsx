import { Link } from 'wouter';
import type { SeenBy } from '@turntable/engine';
import type { GameListing } from '../../../session/listing.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { EndRatings } from './EndRatings.tsx';
import { PrintLink } from '../../../session/PrintLink.tsx';
import { RecordLink } from '../../../session/RecordLink.tsx';
import type { Seen } from '../../../session/connection.ts';
import { resultText, stoppedText, winnersOf } from '../../../session/outcome.ts';

interface EndStripProps {
  readonly seen: Seen & { readonly view: SeenBy };
  readonly listing: GameListing;
  readonly names: readonly string[];
  rematch(): void;
}

/** Under the final board: who won, the rematch, the record. The board itself stays to be looked at. */
export function EndStrip({ seen, listing, names, rematch }: EndStripProps) {
  const messages = useMessages();
  const { t } = messages;
  const { table, view, place } = seen;
  const text = table.stopped
    ? stoppedText(table.stopped, names, messages)
    : resultText(listing, winnersOf(view), place.seats, names, messages);
  return (
    <footer className="end">
      <p>{text}</p>
      {table.rated?.changes && <EndRatings changes={table.rated.changes} names={names} mine={place.seats} />}
      <div className="buttons">
        {(place.seats.length > 0 || place.keeper || table.rematch) && (
          <button type="button" className="button" onClick={rematch}>
            {t(table.rematch ? 'end.to-rematch' : 'end.rematch')}
          </button>
        )}
        <Link className="button-quiet" href={`/g/${table.id}`}>
          {t('replay.link')}
        </Link>
        {(table.seed ?? place.seed) !== undefined && (
          <RecordLink table={table} className="button-quiet end-record" />
        )}
        {(table.seed ?? place.seed) !== undefined && (
          <PrintLink kind="record" words={{ table: table.id }} label={t('paper.print.record')} />
        )}
      </div>
    </footer>
  );
}
