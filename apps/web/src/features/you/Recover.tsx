import { useState, type FormEvent } from 'react';
import { api, failureOf } from '../../api/http.ts';
import { useMessages } from '../../i18n/messages.ts';
import { PasskeyLogin } from './PasskeyLogin.tsx';

interface RecoverProps {
  /** How many this browser would leave behind. */
  readonly tables: number;
  /** It may have passkeys. */
  readonly passkeys: boolean;
}

/** Twelve words, or a passkey, that make this browser the one whose they are. */
export function Recover({ tables, passkeys }: RecoverProps) {
  const { t, list } = useMessages();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setWrong('');
    try {
      const reply = await api.recover(text);
      if (reply.state === 'done') {
        // The cached answers belong to the previous guest: load the page anew.
        location.reload();
        return;
      }
      const typed = text.split(/[^a-z]+/i).filter((word) => word !== '');
      if (reply.state === 'unknown') setWrong(t('you.recover.unknown'));
      else {
        const words = reply.words.flatMap((at) => typed[at] ?? []);
        setWrong(t('you.recover.misspelt', { count: words.length, words: list(words) }));
      }
    } catch (thrown) {
      setWrong(t(`error.${failureOf(thrown).code}`));
    }
    setBusy(false);
  };
  return (
    <section className="stack recover" aria-labelledby="recover">
      <h2 id="recover">{t('you.recover.title')}</h2>
      {tables > 0 && <p>{t('you.recover.leaves', { count: tables })}</p>}
      {passkeys && <PasskeyLogin />}
      <form className="stack" onSubmit={(event) => void submit(event)}>
        <div className="field">
          <label htmlFor="words">{t('you.recover.label')}</label>
          <textarea
            id="words"
            className="input"
            rows={3}
            maxLength={400}
            required
            autoCapitalize="none"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            value={text}
            aria-describedby="words-hint words-wrong"
            aria-invalid={wrong !== ''}
            onChange={(event) => setText(event.target.value)}
          />
          <span id="words-hint" className="soft hint">
            {t('you.recover.hint')}
          </span>
          <span id="words-wrong" role="alert">
            {wrong}
          </span>
        </div>
        <div className="buttons">
          <button type="submit" className="button-quiet" disabled={busy}>
            {t('you.recover.do')}
          </button>
        </div>
      </form>
    </section>
  );
}
