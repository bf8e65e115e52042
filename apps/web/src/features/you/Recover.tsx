import { useState, type FormEvent } from 'react';
import { api, failureOf } from '../../api/http.ts';
import { forgetReplays } from '../../device/replays.ts';
import { useMessages } from '../../i18n/messages.ts';
import { PasskeyLogin } from './PasskeyLogin.tsx';

interface RecoverProps {
  /** How many this browser would leave behind. */
  readonly tables: number;
  /** It may have passkeys. */
  readonly passkeys: boolean;
}

/** Makes this browser the guest of twelve words or of a passkey. */
export function Recover({ tables, passkeys }: RecoverProps) {
  const { t } = useMessages();
  return (
    <section className="stack recover" aria-labelledby="recover">
      <h2 id="recover">{t('you.recover.title')}</h2>
      {tables > 0 && <p>{t('you.recover.leaves', { count: tables })}</p>}
      {passkeys && <PasskeyLogin />}
      <WordsForm />
    </section>
  );
}

/** What a phrase was answered with, and a way to send another. */
function useRecovery() {
  const { t, list } = useMessages();
  const [wrong, setWrong] = useState('');
  const [busy, setBusy] = useState(false);
  const recover = async (text: string): Promise<void> => {
    setBusy(true);
    setWrong('');
    try {
      const reply = await api.recover(text);
      if (reply.state === 'done') {
        // The cached answers belong to the previous guest: load the page anew.
        await forgetReplays();
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
  return { wrong, busy, recover };
}

/** Where the twelve words are typed. */
function WordsForm() {
  const { t } = useMessages();
  const [text, setText] = useState('');
  const { wrong, busy, recover } = useRecovery();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void recover(text);
  };
  return (
    <form className="stack" onSubmit={submit}>
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
  );
}
