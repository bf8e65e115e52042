import { useCallback, useEffect, useState } from 'react';
import type { NotifyReply } from '@turntable/protocol/notify.ts';
import type { ErrorBody } from '@turntable/protocol/messages.ts';
import { api, failureOf } from '../../api/http.ts';
import { Page } from '../../ui/page/Page.tsx';
import { FailurePage, Loading } from '../../ui/page/states.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { ChannelRow } from './ChannelRow.tsx';
import { Holiday } from './Holiday.tsx';
import { Hooks } from './Hooks.tsx';
import { Mail } from './Mail.tsx';
import { Push } from './Push.tsx';
import { pushState, type Here } from './push.ts';
import { Quiet } from './Quiet.tsx';
import './notify.css';

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
        {reply.channels.length > 0 && (
          <section className="stack-small" aria-labelledby="notify-list">
            <h2 id="notify-list">{t('notify.list')}</h2>
            <ul className="notify-list">
              {reply.channels.map((channel) => (
                <ChannelRow
                  key={channel.id}
                  channel={channel}
                  here={here}
                  settings={reply.settings}
                  reload={load}
                />
              ))}
            </ul>
          </section>
        )}
        <Quiet reply={reply} reload={load} />
        <Holiday reply={reply} reload={load} />
        {reply.mail && <Mail reload={load} />}
        <Hooks reload={load} />
      </div>
    </Page>
  );
}
