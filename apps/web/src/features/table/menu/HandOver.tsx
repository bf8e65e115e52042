import type { Place } from '@turntable/protocol/messages.ts';
import { api, failureOf } from '../../../api/http.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { notify } from '../../../ui/announce.ts';
import { SeatLink } from '../links/SeatLink.tsx';

/** One's seat for a substitute, and the way back to it. */
export function HandOver({ table, place }: { readonly table: string; readonly place: Place }) {
  const { t } = useMessages();
  const [seat] = place.seats;
  const back = async (at: number): Promise<void> => {
    try {
      await api.reclaimSeat(table, at);
    } catch (thrown) {
      notify({ tone: 'caution', text: t(`error.${failureOf(thrown).code}`) });
    }
  };
  const away = (place.owned ?? []).filter((at) => !place.seats.includes(at));
  return (
    <>
      {away.map((at) => (
        <button key={at} type="button" className="button-quiet" onClick={() => void back(at)}>
          {t('links.take-back', { seat: at + 1 })}
        </button>
      ))}
      {place.seats.length === 1 && seat !== undefined && (
        <div className="stack-small">
          <p className="soft">{t('links.hand-over.text')}</p>
          <SeatLink table={table} seat={seat} label={t('links.hand-over')} />
        </div>
      )}
    </>
  );
}
