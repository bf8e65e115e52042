import type { ChannelInfo } from '@turntable/protocol/notify.ts';
import { api } from '../../api/http.ts';
import { useMessages } from '../../i18n/messages.ts';
import { notify } from '../../ui/announce.ts';
import { turnPushOff, type Here } from './push.ts';
import { TellsForm } from './TellsForm.tsx';
import { useTry } from './useTry.ts';

interface RowProps {
  readonly channel: ChannelInfo;
  readonly here: Here;
  readonly reload: () => Promise<void>;
  /** It is about to be removed. */
  onRemove(): void;
}

/** A channel, and what one may do with it. */
export function ChannelRow({ channel, here, reload, onRemove }: RowProps) {
  const { t, say, locale } = useMessages();
  const { kind, host, hash, trouble, pending, language } = channel;
  const isHere = hash === here.hash;
  const name = t('notify.channel', { kind, host, here: isHere ? 'yes' : 'no' });
  const { all, games, digest } = channel.tells;
  return (
    <li className="notify-row">
      <div className="notify-what">
        <span className="notify-name">{name}</span>
        {pending && (
          <span className="soft hint">
            {t('notify.mail.pending')} {t('notify.mail.again')}
          </span>
        )}
        {!pending && language !== undefined && language !== locale && (
          <span className="soft hint">{t('notify.language', { language: say(`language.${language}`) })}</span>
        )}
        {trouble && <span className="soft hint">{t('notify.trouble', { status: trouble.status })}</span>}
      </div>
      <ChannelButtons {...{ channel, name, isHere, reload, onRemove }} />
      {!pending && (
        <details className="notify-more">
          <summary>
            {t('notify.tells')}
            <span className="soft hint">
              {t('notify.tells.summary', {
                topics: all.length,
                differs: Object.keys(games).length,
                digest: String(digest),
              })}
            </span>
          </summary>
          <TellsForm channel={channel} reload={reload} />
        </details>
      )}
    </li>
  );
}

interface ChannelButtonsProps extends Pick<RowProps, 'channel' | 'reload' | 'onRemove'> {
  readonly name: string;
  /** It is this browser's own. */
  readonly isHere: boolean;
}

/** Tries a channel out, or removes it. */
function ChannelButtons({ channel, name, isHere, reload, onRemove }: ChannelButtonsProps) {
  const { id, pending, language } = channel;
  const { t, locale } = useMessages();
  const attempt = useTry();
  const test = (): Promise<void> =>
    attempt(async () => {
      await api.testChannel(id);
      notify({ tone: 'clear', text: t('notify.sent') });
    });
  const speak = (): Promise<void> =>
    attempt(async () => {
      await api.setLanguage(id, locale);
      await reload();
    });
  const remove = (): Promise<void> => {
    onRemove();
    return attempt(async () => {
      if (isHere) await turnPushOff();
      await api.removeChannel(id);
      notify({ tone: 'clear', text: t('notify.removed') });
      await reload();
    });
  };
  return (
    <div className="buttons">
      {!pending && language !== undefined && language !== locale && (
        <button type="button" className="button-quiet" onClick={() => void speak()}>
          {t('notify.language.here', { language: t(`language.${locale}`) })}
          <span className="hidden-visually">: {name}</span>
        </button>
      )}
      {!pending && (
        <button
          type="button"
          className="button-quiet"
          aria-label={`${t('notify.send-test')}: ${name}`}
          onClick={() => void test()}
        >
          {t('notify.send-test')}
        </button>
      )}
      <button
        type="button"
        className="button-quiet"
        aria-label={`${t('notify.remove')}: ${name}`}
        onClick={() => void remove()}
      >
        {t('notify.remove')}
      </button>
    </div>
  );
}
