import { useCallback, useEffect, useState, type FormEvent } from 'react';
import type { ChannelInfo, NotifyReply } from '@turntable/protocol/notify.ts';
import type { ErrorBody } from '@turntable/protocol/messages.ts';
import { api, failureOf } from '../api/http.ts';
import { Page } from '../app/Page.tsx';
import { FailurePage, Loading } from '../app/states.tsx';
import { useMessages } from '../i18n/messages.ts';
import { notify } from '../ui/announce.ts';
import { Choice } from '../ui/Choice.tsx';
import { pushState, turnPushOff, turnPushOn, type PushState } from './push.ts';
import './notify.css';

interface Here {
  readonly state: PushState;
  readonly hash: string | null;
}

/** `/notifications`: where messages go when a game waits and nobody looks. */
export default function Notifications() {
  const { t } = useMessages();
  const [reply, setReply] = useState<NotifyReply | null>(null);
  const [here, setHere] = useState<Here | null>(null);
  const [error, setError] = useState<ErrorBody | null>(null);
  const load = useCallback(async () => {
    setError(null);
    try {
      const [known, own] = await Promise.all([api.notifications(), pushState()]);
      setReply(known);
      setHere(own);
    } catch (thrown) {
      setError(failureOf(thrown));
    }
  }, []);
  useEffect(() => void load(), [load]);
  if (error) return <FailurePage error={error} retry={() => void load()} />;
  if (!reply || !here) return <Loading />;
  return (
    <Page title={t('notify.page')}>
      <div className="stack">
        <div>
          <h1>{t('notify.page')}</h1>
          <p className="soft">{t('notify.intro')}</p>
        </div>
        <Push reply={reply} here={here} reload={load} />
        <Hooks reload={load} />
        {reply.channels.length > 0 && (
          <section className="stack-small" aria-labelledby="notify-list">
            <h2 id="notify-list">{t('notify.list')}</h2>
            <ul className="notify-list">
              {reply.channels.map((channel) => (
                <Row key={channel.id} channel={channel} here={here} reload={load} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </Page>
  );
}

/** Does something and says so if it failed. */
function useTry(): (what: () => Promise<void>) => Promise<void> {
  const { t } = useMessages();
  return async (what) => {
    try {
      await what();
    } catch (thrown) {
      notify({ tone: 'caution', text: t(`error.${failureOf(thrown).code}`) });
    }
  };
}

interface PushProps {
  readonly reply: NotifyReply;
  readonly here: Here;
  readonly reload: () => Promise<void>;
}

function Push({ reply, here, reload }: PushProps) {
  const { t, locale } = useMessages();
  const [busy, setBusy] = useState(false);
  const own = reply.channels.find(({ hash }) => hash === here.hash);
  // A subscription that the server does not know, after a move of its data, is made known by the same tap.
  const state = here.state === 'on' && !own ? 'off' : here.state;
  const turn = async (): Promise<void> => {
    setBusy(true);
    try {
      if (own) {
        await turnPushOff();
        await api.removeChannel(own.id);
      } else await turnPushOn(reply.pushKey, locale);
    } catch {
      notify({ tone: 'caution', text: t('notify.push.failed') });
    }
    await reload();
    setBusy(false);
  };
  return (
    <section className="stack-small" aria-labelledby="notify-push">
      <h2 id="notify-push">{t('notify.push')}</h2>
      <p>{t(`notify.push.${state}`)}</p>
      {(state === 'off' || state === 'on') && (
        <div className="buttons">
          <button
            type="button"
            className={own ? 'button-quiet' : 'button'}
            disabled={busy}
            onClick={() => void turn()}
          >
            {t(own ? 'notify.push.turn-off' : 'notify.push.turn-on')}
          </button>
        </div>
      )}
    </section>
  );
}

function Hooks({ reload }: { readonly reload: () => Promise<void> }) {
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

interface RowProps {
  readonly channel: ChannelInfo;
  readonly here: Here;
  readonly reload: () => Promise<void>;
}

function Row({ channel, here, reload }: RowProps) {
  const { t } = useMessages();
  const attempt = useTry();
  const { id, kind, host, hash, trouble } = channel;
  const mine = hash === here.hash;
  const name = t('notify.channel', { kind, host, here: mine ? 'yes' : 'no' });
  const test = (): Promise<void> =>
    attempt(async () => {
      await api.testChannel(id);
      notify({ tone: 'clear', text: t('notify.sent') });
    });
  const remove = (): Promise<void> =>
    attempt(async () => {
      if (mine) await turnPushOff();
      await api.removeChannel(id);
      notify({ tone: 'clear', text: t('notify.removed') });
      await reload();
    });
  return (
    <li className="notify-row">
      <div>
        <span className="notify-name">{name}</span>
        {trouble && <span className="soft hint">{t('notify.trouble', { status: trouble.status })}</span>}
      </div>
      <div className="buttons">
        <button
          type="button"
          className="button-quiet"
          aria-label={`${t('notify.send-test')}: ${name}`}
          onClick={() => void test()}
        >
          {t('notify.send-test')}
        </button>
        <button
          type="button"
          className="button-quiet"
          aria-label={`${t('notify.remove')}: ${name}`}
          onClick={() => void remove()}
        >
          {t('notify.remove')}
        </button>
      </div>
    </li>
  );
}
