import type { Place } from '@turntable/protocol/messages.ts';
import { api, failureOf } from '../../../api/http.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { notify } from '../../../ui/announce.ts';
import { SeatLink } from '../links/SeatLink.tsx';
import { handedSeats } from './handed-seats.ts';

interface HandOverProps {
  readonly table: string;
  readonly place: Place;
  /** Names by seat. */
  readonly names: readonly string[];
}

/** One's seat for a substitute, and the way back to it; of several on one device each for itself. */
export function HandOver({ table, place, names }: HandOverProps) {
  const messages = useMessages();
  const { t } = messages;
  const handed = handedSeats(place.seats, names, messages);
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
      {handed.length > 0 && (
        <div className="stack-small">
          <p className="soft">{t('links.hand-over.text')}</p>
          {handed.map(({ seat, label }) => (
            <SeatLink key={seat} {...{ table, seat, label }} />
          ))}
        </div>
      )}
    </>
  );
}
