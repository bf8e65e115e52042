import { api } from '../../api/http.ts';
import { useAnswer } from '../../api/query.ts';
import { useFocusKept } from '../../device/useFocusAfter.ts';
import { Page } from '../../ui/page/Page.tsx';
import { FailurePage, Loading } from '../../ui/page/states.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { ChannelRow } from './ChannelRow.tsx';
import { Holiday } from './Holiday.tsx';
import { Hooks } from './Hooks.tsx';
import { Mail } from './Mail.tsx';
import { Push } from './Push.tsx';
import { pushState } from './push.ts';
import { Quiet } from './Quiet.tsx';
import './notify.css';

/** `/notifications`: where messages go when a game waits and nobody looks. */
export default function Notifications() {
  const { t } = useMessages();
  const { body, error, again } = useAnswer(['notifications'], async () => {
    const [reply, here] = await Promise.all([api.notifications(), pushState()]);
    return { reply, here };
  });
  const channels = body?.reply.channels ?? [];
  const { place, pressed } = useFocusKept<HTMLHeadingElement>(channels.map(({ id }) => id).join(' '));
  if (!body) return error ? <FailurePage error={error} retry={() => void again()} /> : <Loading />;
  const { reply, here } = body;
  return (
    <Page title={t('notify.page')}>
      <div className="stack">
        <div>
          {/* After the last one its list is gone, too. */}
          <h1 ref={channels.length === 0 ? place : undefined} tabIndex={-1}>
            {t('notify.page')}
          </h1>
          <p className="soft">{t('notify.intro')}</p>
        </div>
        {error && (
          <p role="status" className="soft">
            {t('notify.stale')}
          </p>
        )}
        {here.state !== 'insecure' && <Push reply={reply} here={here} reload={again} />}
        {channels.length > 0 && (
          <section className="stack-small" aria-labelledby="notify-list">
            <h2 id="notify-list" ref={place} tabIndex={-1}>
              {t('notify.list')}
            </h2>
            <ul className="notify-list">
              {channels.map((channel) => (
                <ChannelRow key={channel.id} {...{ channel, here }} reload={again} onRemove={pressed} />
              ))}
            </ul>
          </section>
        )}
        <Quiet reply={reply} reload={again} />
        <Holiday reply={reply} reload={again} />
        {reply.mail && <Mail reload={again} />}
        {reply.hooks && <Hooks reload={again} />}
      </div>
    </Page>
  );
}
