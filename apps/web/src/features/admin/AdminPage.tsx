import { useState, type FormEvent } from 'react';
import type { AdminState } from '@turntable/protocol/admin.ts';
import { api, failureOf } from '../../api/http.ts';
import { useMessages } from '../../i18n/messages.ts';
import { notify } from '../../ui/announce.ts';
import { Page } from '../../ui/page/Page.tsx';
import { AdminLists } from './AdminLists.tsx';
import '../../ui/style/field.css';
import './admin.css';

/** `/admin`: what was reported, the tables that go on, and who may not come; for who has the key of this server. */
export default function AdminPage() {
  const { t } = useMessages();
  // After the #, which browsers never send; kept in this page's memory alone.
  const [key, setKey] = useState(() => location.hash.slice(1));
  const [state, setState] = useState<AdminState | null>(null);
  const [busy, setBusy] = useState(false);
  const ask = async (asking: Promise<AdminState>): Promise<boolean> => {
    setBusy(true);
    let done = false;
    try {
      setState(await asking);
      done = true;
    } catch (thrown) {
      const { code } = failureOf(thrown);
      notify({ tone: 'caution', text: code === 'not-allowed' ? t('admin.wrong') : t(`error.${code}`) });
    }
    setBusy(false);
    return done;
  };
  const open = (event: FormEvent): void => {
    event.preventDefault();
    history.replaceState(null, '', '/admin');
    void ask(api.admin(key));
  };
  return (
    <Page title={t('admin.title')}>
      <div className="stack">
        <h1>{t('admin.title')}</h1>
        {state ? (
          <AdminLists state={state} adminKey={key} busy={busy} ask={ask} />
        ) : (
          <form className="stack" onSubmit={open}>
            <div className="field">
              <label htmlFor="admin-key">{t('admin.key')}</label>
              <input
                id="admin-key"
                className="input"
                type="password"
                autoComplete="off"
                required
                value={key}
                aria-describedby="admin-key-hint"
                onChange={(event) => setKey(event.target.value)}
              />
              <span id="admin-key-hint" className="soft hint">
                {t('admin.key.hint')}
              </span>
            </div>
            <div className="buttons">
              <button type="submit" className="button" disabled={busy}>
                {t('admin.open')}
              </button>
            </div>
          </form>
        )}
      </div>
    </Page>
  );
}
