import { useLocation } from 'wouter';
import { failureOf } from '../../../api/http.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { local } from '../../../local/local.ts';
import { notify } from '../../../ui/announce.ts';
import { useSure } from './useSure.ts';

/** Takes a game off this device, in two taps: nobody else has it. */
export function Forget({ table }: { readonly table: string }) {
  const { t, say } = useMessages();
  const [, go] = useLocation();
  const { sure, kept, setSure } = useSure<true>();
  const forget = async (): Promise<void> => {
    try {
      await local.remove(table);
      go('/');
    } catch (thrown) {
      notify({ tone: 'caution', text: say(`error.${failureOf(thrown).code}`) });
    }
  };
  if (!sure)
    return (
      <button type="button" className="button-quiet" autoFocus={kept === true} onClick={() => setSure(true)}>
        {t('local.forget')}
      </button>
    );
  return (
    <div className="give-up" role="group" aria-label={t('local.forget')}>
      <p>{t('local.forget.text')}</p>
      <div className="buttons">
        <button type="button" className="button-quiet" autoFocus onClick={() => setSure(null)}>
          {t('local.forget.no')}
        </button>
        <button type="button" className="button-quiet" onClick={() => void forget()}>
          {t('local.forget.yes')}
        </button>
      </div>
    </div>
  );
}
