import { useState, type FormEvent } from 'react';
import { api, failureOf } from '../../api/http.ts';
import { useMessages } from '../../i18n/messages.ts';
import { notify } from '../../ui/announce.ts';
import { Choice } from '../../ui/Choice.tsx';

/** Messages to another service's address. */
export function Hooks({ reload }: { readonly reload: () => Promise<void> }) {
  const { t, locale } = useMessages();
  const [kind, setKind] = useState<'discord' | 'webhook'>('discord');
  const [url, setUrl] = useState('');
  const [secret, setSecret] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    try {
      const made = await api.addWebhook({ kind, url: url.trim(), language: locale });
      setSecret(made.secret ?? null);
      setUrl('');
      await reload();
    } catch (thrown) {
      const { code } = failureOf(thrown);
      notify({ tone: 'caution', text: t(code === 'bad-message' ? 'notify.bad-url' : `error.${code}`) });
    }
    setBusy(false);
  };
  return (
    <section className="stack-small" aria-labelledby="notify-hooks">
      <h2 id="notify-hooks">{t('notify.hooks')}</h2>
      <p>{t('notify.hooks.text')}</p>
      <form className="notify-form" onSubmit={(event) => void submit(event)}>
        <Choice
          legend={t('notify.kind')}
          stacked
          value={kind}
          choices={(['discord', 'webhook'] as const).map((value) => ({
            value,
            label: t(`notify.kind.${value}`),
            hint: t(`notify.kind.${value}.hint`),
          }))}
          onChange={(value) => setKind(value === 'webhook' ? 'webhook' : 'discord')}
        />
        <div className="field">
          <label htmlFor="notify-url">{t('notify.url')}</label>
          <div className="field-row">
            <input
              id="notify-url"
              className="input"
              type="url"
              required
              maxLength={1000}
              autoComplete="off"
              placeholder="https://"
              value={url}
              onChange={(event) => setUrl(event.target.value)}
            />
            <button type="submit" className="button-quiet" disabled={busy}>
              {t('notify.add')}
            </button>
          </div>
        </div>
      </form>
      {secret !== null && (
        <div className="field" role="status">
          <label htmlFor="notify-secret">{t('notify.secret')}</label>
          <input
            id="notify-secret"
            className="input figures"
            readOnly
            value={secret}
            onFocus={(event) => event.target.select()}
          />
        </div>
      )}
    </section>
  );
}
