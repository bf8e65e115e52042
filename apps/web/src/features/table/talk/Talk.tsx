import { useState, type FormEvent } from 'react';
import type { Viewer } from '@turntable/engine';
import type { TableInfo } from '@turntable/protocol/messages.ts';
import { MOST_TEXT, PHRASES } from '@turntable/protocol/talk.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { PenMark } from '../../../ui/PenMark.tsx';
import type { Aside } from '../../../session/asides.ts';
import type { Saying, Sent } from '../../../session/props.ts';
import './talk.css';

interface TalkProps {
  readonly table: TableInfo;
  readonly as: Viewer;
  readonly asides: readonly Aside[];
  readonly online: boolean;
  say(what: Saying): Promise<Sent>;
  /** Where there is room the button says what it is for. */
  readonly wide?: boolean;
}

/** So many of the last words are shown over the tray. */
const LAST = 5;

/** A button, and behind it the tray of ready phrases, with a line for free words where the host allows them. */
export function Talk({ table, as, asides, online, say, wide = false }: TalkProps) {
  const { t } = useMessages();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState('');
  // Who only looks on says ready phrases alone.
  const free = table.chat === 'free' && as !== 'public';
  const last = asides.filter(({ said }) => said !== undefined).slice(-LAST);
  const close = (): void => {
    setOpen(false);
    setFailed('');
  };
  const tell = async (what: Saying): Promise<void> => {
    setBusy(true);
    const sent = await say(what);
    setBusy(false);
    if (!sent.ok) {
      const { code } = sent.error;
      setFailed(code === 'too-fast' ? t('talk.too-fast') : t(`error.${code}`));
      return;
    }
    setFailed('');
    if ('text' in what) setText('');
    else setOpen(false);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim()) void tell({ text });
  };
  return (
    <>
      <button
        type="button"
        className={wide ? 'button-quiet' : 'button-icon'}
        aria-label={t('talk.title')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="talk" /> {wide && t('talk.title')}
      </button>
      <Dialog title={t('talk.title')} open={open} onClose={close} kind="sheet">
        {last.length > 0 && (
          <ul className="talk-last">
            {last.map(({ seq, by, text }) => (
              <li key={seq}>
                {typeof by === 'number' && <PenMark seat={by} line={false} />}
                <span>{text}</span>
              </li>
            ))}
          </ul>
        )}
        {free && (
          <form className="talk-free" onSubmit={submit}>
            <input
              className="input"
              aria-label={t('talk.text')}
              placeholder={t('talk.text')}
              maxLength={MOST_TEXT}
              enterKeyHint="send"
              autoComplete="off"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <button type="submit" className="button" disabled={busy || !online || !text.trim()}>
              {t('talk.send')}
            </button>
          </form>
        )}
        <p role="alert" className="talk-failed">
          {failed}
        </p>
        <div className="talk-phrases" role="group" aria-label={t('talk.phrases')}>
          {PHRASES.map((phrase) => (
            <button
              key={phrase}
              type="button"
              className="button-quiet"
              disabled={busy || !online}
              onClick={() => void tell({ phrase })}
            >
              {t(`phrase.${phrase}`)}
            </button>
          ))}
        </div>
      </Dialog>
    </>
  );
}
