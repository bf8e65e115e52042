import { Link } from 'wouter';
import { useAnswer } from '../api/query.ts';
import { updateSettings, useSettings } from '../device/settings.ts';
import { useMessages } from '../i18n/messages.ts';
import { Icon } from '../ui/Icon.tsx';
import { introduce } from './me.ts';
import './phrase-news.css';

/** On the other devices of somebody who made a new recovery phrase: that there is one, until they have read it. */
export function PhraseNews() {
  const { t, time } = useMessages();
  const { phraseSeen } = useSettings();
  const phrase = useAnswer(['me'], introduce, { remember: true }).body?.phrase;
  if (!phrase || phrase.here || phrase.madeAt <= phraseSeen) return null;
  const seen = (): void => updateSettings({ phraseSeen: phrase.madeAt });
  return (
    <aside className="phrase-news" role="status">
      <p>
        {t('devices.phrase', { time: time(phrase.madeAt), device: phrase.device || t('devices.browser') })}{' '}
        <Link href="/you" onClick={seen}>
          {t('devices.look')}
        </Link>
      </p>
      <button type="button" className="button-icon" aria-label={t('devices.seen')} onClick={seen}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
