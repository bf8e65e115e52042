import { useState } from 'react';
import type { NotifyReply } from '@turntable/protocol/notify.ts';
import { api } from '../../api/http.ts';
import { useMessages } from '../../i18n/messages.ts';
import { notify } from '../../ui/announce.ts';
import { turnPushOff, turnPushOn, type Here } from './push.ts';

interface PushProps {
  readonly reply: NotifyReply;
  readonly here: Here;
  readonly reload: () => Promise<void>;
}

/** Messages to this very browser. */
export function Push({ reply, here, reload }: PushProps) {
  const { t, locale } = useMessages();
  const [busy, setBusy] = useState(false);
  const own = reply.channels.find(({ hash }) => hash === here.hash);
  // After the server's data moved it may not know the subscription: then the same button registers it again.
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
