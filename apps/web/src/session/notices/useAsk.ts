import { useState } from 'react';
import { failureOf } from '../../api/http.ts';
import { useMessages } from '../../i18n/messages.ts';
import { notify } from '../../ui/announce.ts';

/** Sends one request at a time (`busy`); resolves with whether it was done, and shows by a notice why not. */
export function useAsk(): { readonly busy: boolean; ask(asking: Promise<unknown>): Promise<boolean> } {
  const { t } = useMessages();
  const [busy, setBusy] = useState(false);
  const ask = async (asking: Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    try {
      await asking;
      return true;
    } catch (thrown) {
      notify({ tone: 'caution', text: t(`error.${failureOf(thrown).code}`) });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, ask };
}
