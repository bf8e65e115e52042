import type { TableReply } from '@turntable/protocol/http.ts';
import type { Place, TableInfo } from '@turntable/protocol/messages.ts';
import { api } from '../../../api/http.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { RatedTerms } from '../../../session/ratings/RatedTerms.tsx';

interface RatedNoteProps {
  readonly table: TableInfo;
  readonly place: Place;
  readonly busy: boolean;
  ask(asking: Promise<TableReply>): Promise<boolean>;
}

/** In the waiting room of a rated game: what that means, and who has still to agree. */
export function RatedNote({ table, place, busy, ask }: RatedNoteProps) {
  const { t, list } = useMessages();
  const { rated, seats } = table;
  if (!rated) return null;
  const missing = seats.filter(({ kind }, seat) => kind === 'person' && !rated.agreed[seat]);
  const asked = place.seats.some((seat) => !rated.agreed[seat]);
  const seated = place.seats.length > 0;
  return (
    <section className="stack-small" aria-label={t('rating.new')}>
      {seated ? <p>{t('rating.wait')}</p> : <RatedTerms />}
      {missing.length > 0 && (
        <p aria-live="polite">
          {t('rating.wait.missing', { names: list(missing.map(({ name }) => name)), count: missing.length })}
        </p>
      )}
      {(asked || place.host) && (
        <div className="buttons">
          {asked && (
            <button
              type="button"
              className="button"
              disabled={busy}
              onClick={() => void ask(api.setRated(table.id, true))}
            >
              {t('rating.wait.agree')}
            </button>
          )}
          {place.host && (
            <button
              type="button"
              className="button-quiet"
              disabled={busy}
              onClick={() => void ask(api.setRated(table.id, false))}
            >
              {t('rating.wait.drop')}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
