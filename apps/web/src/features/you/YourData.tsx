import { useState } from 'react';
import { api, dataUrl, failureOf } from '../../api/http.ts';
import { forgetReplays } from '../../device/replays.ts';
import { useMessages } from '../../i18n/messages.ts';
import { notify } from '../../ui/announce.ts';
import { Dialog } from '../../ui/Dialog.tsx';

/** The page still shows the guest who was deleted: load it anew. */
const startAnew = (): void => location.assign('/');

/** Saves all that is stored about this guest as a file, and deletes it. */
export function YourData() {
  const { t } = useMessages();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [deleted, setDeleted] = useState(false);
  const remove = async (): Promise<void> => {
    setBusy(true);
    try {
      await api.deleteMe();
      await forgetReplays();
      setDeleted(true);
    } catch (thrown) {
      notify({ tone: 'caution', text: t(`error.${failureOf(thrown).code}`) });
      setBusy(false);
    }
  };
  return (
    <section className="stack" aria-labelledby="data">
      <h2 id="data">{t('data.title')}</h2>
      <p>{t('data.text')}</p>
      <div className="buttons">
        <a className="button-quiet" href={dataUrl} download="turntable-person.json">
          {t('data.download')}
        </a>
        <button type="button" className="button-quiet" onClick={() => setAsking(true)}>
          {t('data.delete')}
        </button>
      </div>
      <Dialog title={t('data.deleted.title')} open={deleted} onClose={startAnew}>
        <p>{t('data.deleted')}</p>
        <div className="buttons">
          <button type="button" className="button" onClick={startAnew}>
            {t('state.home')}
          </button>
        </div>
      </Dialog>
      <Dialog title={t('data.delete.title')} open={asking && !deleted} onClose={() => setAsking(false)}>
        <p>{t('data.delete.text')}</p>
        <div className="buttons">
          <button type="button" className="button" onClick={() => setAsking(false)}>
            {t('data.delete.no')}
          </button>
          <button type="button" className="button-quiet" disabled={busy} onClick={() => void remove()}>
            {t('data.delete.yes')}
          </button>
        </div>
      </Dialog>
    </section>
  );
}
