import { failureOf } from '../../api/http.ts';
import { useMessages } from '../../i18n/messages.ts';
import { notify } from '../../ui/announce.ts';

/** Does something and says so if it failed. */
export function useTry(): (what: () => Promise<void>) => Promise<void> {
  const { t } = useMessages();
  return async (what) => {
    try {
      await what();
    } catch (thrown) {
      notify({ tone: 'caution', text: t(`error.${failureOf(thrown).code}`) });
    }
  };
}
