import { useState } from 'react';
import { api, failureOf } from '../../api/http.ts';
import { forgetReplays } from '../../device/replays.ts';
import { useMessages } from '../../i18n/messages.ts';
import { signWithPasskey } from './webauthn.ts';

/** Makes this browser the guest whose passkey it can use. */
export function PasskeyLogin() {
  const { t } = useMessages();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState('');
  const open = async (): Promise<void> => {
    setBusy(true);
    setWrong('');
    try {
      const used = await signWithPasskey(await api.askPasskey());
      if (!used.ok) setWrong(t('passkey.none'));
      else if ((await api.openWithPasskey(used.answer)).state === 'done') {
        await forgetReplays();
        return location.reload();
      } else setWrong(t('passkey.unknown'));
    } catch (thrown) {
      setWrong(t(`error.${failureOf(thrown).code}`));
    }
    setBusy(false);
  };
  return (
    <div className="stack-small">
      <div className="buttons">
        <button type="button" className="button-quiet" disabled={busy} onClick={() => void open()}>
          {t('passkey.use')}
        </button>
      </div>
      <span role="alert">{wrong}</span>
    </div>
  );
}
