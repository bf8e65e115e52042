import type { TableReply } from '@turntable/protocol/http.ts';
import type { Place, TableInfo } from '@turntable/protocol/messages.ts';
import { api, failureOf } from '../../../api/http.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { notify } from '../../../ui/announce.ts';
import '../clock/clock.css';

interface SeatGivenProps {
  readonly table: TableInfo;
  readonly place: Place;
  readonly names: readonly string[];
}

/** What the host did with the reader's seat: a new link that needs their consent, or a seat given away that they may reclaim. */
export function SeatGiven({ table, place, names }: SeatGivenProps) {
  const { t, time } = useMessages();
  const { reissued = [], replaced = [] } = place;
  const ask = (asking: Promise<TableReply>): void => {
    asking.catch((thrown: unknown) =>
      notify({ tone: 'caution', text: t(`error.${failureOf(thrown).code}`) }),
    );
  };
  return (
    <>
      {reissued.map(({ seat, agreed }) => (
        <div key={seat} className="back-banner">
          <p>{t(agreed ? 'links.reissued.agreed' : 'links.reissued', { seat: seat + 1 })}</p>
          <button
            type="button"
            className={agreed ? 'button-quiet' : 'button'}
            onClick={() => ask(api.callOffLink(table.id, seat))}
          >
            {t('links.reissued.no')}
          </button>
          {!agreed && (
            <button type="button" className="button-quiet" onClick={() => ask(api.allowLink(table.id, seat))}>
              {t('links.reissued.yes')}
            </button>
          )}
        </div>
      ))}
      {replaced.map(
        ({ seat, until }) =>
          until !== null &&
          until > Date.now() && (
            <div key={seat} className="back-banner">
              <p>{t('links.replaced', { name: names[seat] ?? '', time: time(until) })}</p>
              <button type="button" className="button" onClick={() => ask(api.reclaimSeat(table.id, seat))}>
                {t('links.replaced.undo')}
              </button>
            </div>
          ),
      )}
    </>
  );
}
