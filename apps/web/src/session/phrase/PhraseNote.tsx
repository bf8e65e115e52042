import { Link } from 'wouter';
import { updateSettings } from '../../device/settings.ts';
import { useMessages } from '../../i18n/messages.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Me } from '@turntable/protocol/http.ts';
import './phrase-news.css';

/** Notice of a new recovery phrase, until it was read. */
export function PhraseNote({ phrase }: { readonly phrase: NonNullable<Me['phrase']> }) {
  const { t, time } = useMessages();
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
