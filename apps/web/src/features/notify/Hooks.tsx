import { useState, type FormEvent } from 'react';
import { api, failureOf } from '../../api/http.ts';
import { useMessages } from '../../i18n/messages.ts';
import { notify } from '../../ui/announce.ts';
import { Choice } from '../../ui/Choice.tsx';

interface HooksProps {
  readonly reload: () => Promise<void>;
}

/** Channels to other services: webhooks and Discord. */
export function Hooks({ reload }: HooksProps) {
  const { t } = useMessages();
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <section className="stack-small" aria-labelledby="notify-hooks">
      <h2 id="notify-hooks">{t('notify.hooks')}</h2>
      <p>{t('notify.hooks.text')}</p>
      <HookForm reload={reload} onMade={setSecret} />
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

interface HookFormProps extends HooksProps {
  /** An address was added; null: its messages are not signed, and there is no secret to show. */
  onMade(secret: string | null): void;
}

/** Which service, and at which address. */
function HookForm({ reload, onMade }: HookFormProps) {
  const { t, locale } = useMessages();
  const [kind, setKind] = useState<'discord' | 'webhook'>('discord');
  const [url, setUrl] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    try {
      const made = await api.addWebhook({ kind, url: url.trim(), language: locale });
      onMade(made.secret ?? null);
      setUrl('');
      await reload();
    } catch (thrown) {
      const { code } = failureOf(thrown);
      notify({ tone: 'caution', text: t(code === 'bad-message' ? 'notify.bad-url' : `error.${code}`) });
    }
    setBusy(false);
  };
  return (
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
  );
}
