import { useEffect, useRef, useState } from 'react';
import { api, failureOf } from '../../api/http.ts';
import { useMessages } from '../../i18n/messages.ts';
import { notify } from '../../ui/announce.ts';
import { Icon } from '../../ui/Icon.tsx';

interface MakePhraseProps {
  /** The guest has one already. */
  readonly made: boolean;
  onMade(): void;
}

/** Makes a recovery phrase and shows it this once. */
export function MakePhrase({ made, onMade }: MakePhraseProps) {
  const { t } = useMessages();
  const [phrase, setPhrase] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const make = async (): Promise<void> => {
    setBusy(true);
    try {
      setPhrase((await api.makePhrase()).phrase);
      onMade();
    } catch (thrown) {
      notify({ tone: 'caution', text: t(`error.${failureOf(thrown).code}`) });
    }
    setBusy(false);
  };
  return (
    <section className="stack" aria-labelledby="phrase">
      <h2 id="phrase">{t('you.phrase.title')}</h2>
      {phrase === null ? (
        <>
          <p>{t(made ? 'you.phrase.made' : 'you.phrase.none')}</p>
          <div className="buttons">
            <button
              type="button"
              className={made ? 'button-quiet' : 'button'}
              disabled={busy}
              onClick={() => void make()}
            >
              {t(made ? 'you.phrase.anew' : 'you.phrase.make')}
            </button>
          </div>
        </>
      ) : (
        <NewPhrase phrase={phrase} />
      )}
    </section>
  );
}

/** The words, and a way to take them along. */
function NewPhrase({ phrase }: { readonly phrase: string }) {
  const { t } = useMessages();
  const shown = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that was pressed is gone; reading goes on where the words are.
    shown.current?.focus();
  }, [phrase]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(phrase);
      notify({ tone: 'clear', text: t('you.phrase.copied') });
    } catch {
      notify({ tone: 'caution', text: t('you.phrase.not-copied') });
    }
  };
  return (
    <>
      <p ref={shown} tabIndex={-1}>
        {t('you.phrase.once')}
      </p>
      <ol className="phrase" aria-label={t('you.phrase.words')} translate="no" lang="en">
        {phrase.split(' ').map((word, i) => (
          <li key={i}>{word}</li>
        ))}
      </ol>
      {'clipboard' in navigator && (
        <div className="buttons">
          <button type="button" className="button-quiet" onClick={() => void copy()}>
            <Icon name="copy" />
            {t('you.phrase.copy')}
          </button>
        </div>
      )}
    </>
  );
}
