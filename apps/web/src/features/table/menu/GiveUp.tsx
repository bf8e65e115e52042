import type { Place } from '@turntable/protocol/messages.ts';
import { useLocation } from 'wouter';
import { api, failureOf } from '../../../api/http.ts';
import { stillHere } from '../../../device/still-here.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { notify } from '../../../ui/announce.ts';
import { intoSight } from '../../../ui/into-sight.ts';
import { useSure } from './useSure.ts';

interface GiveUpProps {
  readonly table: string;
  readonly place: Place;
  /** Names by seat. */
  readonly names: readonly string[];
}

/** Leaves a running game for good, in two taps: a bot plays on. Of several seats on one device each can be left by itself. */
export function GiveUp({ table, place: { seats }, names }: GiveUpProps) {
  const { t } = useMessages();
  const [, go] = useLocation();
  const { sure, kept, setSure } = useSure<true>();
  const leave = async (seat?: number): Promise<void> => {
    const isHere = stillHere();
    try {
      await api.leave(table, seat);
      if (!isHere()) return;
      if (seat === undefined) go('/');
      else setSure(null);
    } catch (thrown) {
      notify({ tone: 'caution', text: t(`error.${failureOf(thrown).code}`) });
    }
  };
  if (!sure)
    return (
      <button type="button" className="button-quiet" autoFocus={kept === true} onClick={() => setSure(true)}>
        {t('give-up.title')}
      </button>
    );
  return (
    <div ref={intoSight} className="give-up" role="group" aria-label={t('give-up.title')}>
      <p>{t('give-up.text')}</p>
      <div className="buttons">
        <button type="button" className="button-quiet" autoFocus onClick={() => setSure(null)}>
          {t('give-up.no')}
        </button>
        {seats.length > 1 &&
          seats.map((seat) => (
            <button key={seat} type="button" className="button-quiet" onClick={() => void leave(seat)}>
              {t('give-up.one', { name: names[seat] ?? '' })}
            </button>
          ))}
        <button type="button" className="button-quiet" onClick={() => void leave()}>
          {t(seats.length > 1 ? 'give-up.all' : 'give-up.yes')}
        </button>
      </div>
    </div>
  );
}
