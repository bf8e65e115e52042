import { Link } from 'wouter';
import type { Again } from '@turntable/protocol/picks.ts';
import type { GameListing } from '../../../session/listing.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { EndRatings } from './EndRatings.tsx';
import { PrintGameLink } from '../../../session/PrintLink.tsx';
import { RecordLink } from '../../../session/RecordLink.tsx';
import { gamesWith } from '../../../session/played/played-with.ts';
import { winnersOf } from '../../../session/outcome.ts';
import type { Seen } from '../../../session/connection.ts';
import './style/end-strip.css';

interface EndStripProps {
  readonly seen: Seen;
  readonly listing: GameListing;
  readonly names: readonly string[];
  rematch(locomotives?: Again): void;
}

/** Under the final board: the rematch, the replay, the record. The bar says who won; the board stays to be looked at. */
export function EndStrip({ seen, listing, names, rematch }: EndStripProps) {
  const { t } = useMessages();
  const { table, place } = seen;
  const withThem = gamesWith(table, place);
  const mayChoose = listing.judged === true && place.seats.length > 0 && !table.rematch;
  // After an offer of three whoever plays again keeps the locomotive; a new draft has to be asked for.
  const offered = mayChoose && !table.rated && table.options['lots'] === 'three';
  // Whoever may have the seed may have the record, and what a bot thinks of it.
  const isSeedKnown = (table.seed ?? place.seed) !== undefined;
  // Of a game that was stopped the screen stays as it was, without the column.
  const hasColumn = listing.endColumn && seen.view !== null && winnersOf(seen.view).length > 0;
  return (
    <footer ref={tellHeight} className="end" data-column={hasColumn || undefined}>
      {table.rated?.changes && <EndRatings changes={table.rated.changes} names={names} mine={place.seats} />}
      <div className="buttons">
        {(place.seats.length > 0 || place.keeper || table.rematch) && (
          <button type="button" className="button" onClick={() => rematch(offered ? 'same' : undefined)}>
            {t(table.rematch ? 'end.to-rematch' : 'end.rematch')}
          </button>
        )}
        {mayChoose && !table.rated && (
          <button type="button" className="button-quiet end-swap" onClick={() => rematch('swap')}>
            {t('end.swap')} <small className="end-why">{t('end.swap.text')}</small>
          </button>
        )}
        {offered && (
          <button type="button" className="button-quiet" onClick={() => rematch()}>
            {t('end.draft')}
          </button>
        )}
        <Link className="button-quiet" href={`/g/${table.id}`}>
          {t('replay.link')}
        </Link>
        {withThem && (
          <Link className="button-quiet end-with" href={withThem}>
            {t('history.with-them')}
          </Link>
        )}
        {isSeedKnown && (
          <Link className="button-quiet end-review" href={`/g/${table.id}/review`}>
            {t('review.title')}
          </Link>
        )}
        {isSeedKnown && <RecordLink table={table} className="button-quiet end-record" />}
        {isSeedKnown && <PrintGameLink kind="record" listing={listing} table={table.id} />}
      </div>
    </footer>
  );
}

/** Tells the table how high the strip is: a column above it ends there, however many links and ratings it has. */
function tellHeight(strip: HTMLElement): () => void {
  const table = strip.parentElement!;
  const observer = new ResizeObserver(() =>
    table.style.setProperty('--end-height', `${strip.offsetHeight}px`),
  );
  observer.observe(strip);
  return () => {
    observer.disconnect();
    table.style.removeProperty('--end-height');
  };
}
