import { useLocation } from 'wouter';
import { api, failureOf } from '../../../api/http.ts';
import { stillHere } from '../../../device/still-here.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { notify } from '../../../ui/announce.ts';
import { intoSight } from '../../../ui/into-sight.ts';
import { useSure } from './useSure.ts';

/** Leaves a running game for good, in two taps: a bot plays on. */
export function GiveUp({ table }: { readonly table: string }) {
  const { t } = useMessages();
  const [, go] = useLocation();
  const { sure, kept, setSure } = useSure<true>();
  const leave = async (): Promise<void> => {
    const isHere = stillHere();
    try {
      await api.leave(table);
      if (isHere()) go('/');
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
        <button type="button" className="button-quiet" onClick={() => void leave()}>
          {t('give-up.yes')}
        </button>
      </div>
    </div>
  );
}
