import { useState, type FormEvent } from 'react';
import type { Viewer } from '@turntable/engine';
import type { TableInfo } from '@turntable/protocol/messages.ts';
import { listingOf } from '../../../games/registry.ts';
import { MOST_TEXT, PHRASES, REMARKS, type Phrase } from '@turntable/protocol/talk.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { PenMark } from '../../../ui/PenMark.tsx';
import type { ShownEvent } from '../../../session/shown-events.ts';
import type { Saying, Sent } from '../../../session/props.ts';
import './talk.css';

export interface TalkTrayProps {
  readonly open: boolean;
  onClose(): void;
  readonly table: TableInfo;
  readonly as: Viewer;
  readonly tableEvents: readonly ShownEvent[];
  readonly online: boolean;
  say(what: Saying): Promise<Sent>;
}

/** The ready phrases of a game's table: what is called across during a duel first, where there are duels. */
const phrasesFor = (game: string): readonly Phrase[] => {
  const plain = PHRASES.filter((phrase) => !REMARKS.some((remark) => remark === phrase));
  return listingOf(game)?.sideOf ? [...REMARKS, ...plain] : plain;
};

/** The number of latest messages shown over the tray. */
const LAST = 5;

/** The tray of ready phrases, with a line for free words where the host allows them. */
export function TalkTray({ open, onClose, table, as, tableEvents, online, say }: TalkTrayProps) {
  const { t } = useMessages();
  const telling = useTelling(say, onClose);
  // Spectators may only say ready phrases.
  const free = table.chat === 'free' && as !== 'public';
  const close = (): void => {
    onClose();
    telling.forget();
  };
  return (
    <Dialog title={t('talk.title')} open={open} onClose={close} kind="drawer">
      <LastSaid tableEvents={tableEvents} />
      {free && <FreeWords telling={telling} online={online} />}
      <p role="alert" className="talk-failed">
        {telling.failed}
      </p>
      <div className="talk-phrases" role="group" aria-label={t('talk.phrases')}>
        {phrasesFor(table.game).map((phrase) => (
          <button
            key={phrase}
            type="button"
            className="button-quiet"
            disabled={telling.busy || !online}
            onClick={() => void telling.tell({ phrase })}
          >
            {t(`phrase.${phrase}`)}
          </button>
        ))}
      </div>
    </Dialog>
  );
}

type Telling = ReturnType<typeof useTelling>;

/** The words that are being written and sent; a ready phrase that was said closes the tray (`done`). */
function useTelling(say: TalkTrayProps['say'], done: () => void) {
  const { t } = useMessages();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState('');
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
    // What was typed on meanwhile stays.
    if ('text' in what) setText((now) => (now === what.text ? '' : now));
    else done();
  };
  return { text, setText, busy, failed, forget: () => setFailed(''), tell };
}

/** What was said last, by whom. */
function LastSaid({ tableEvents }: Pick<TalkTrayProps, 'tableEvents'>) {
  const last = tableEvents.filter(({ said }) => said !== undefined).slice(-LAST);
  if (last.length === 0) return null;
  return (
    <ul className="talk-last">
      {last.map(({ seq, by, text }) => (
        <li key={seq}>
          {typeof by === 'number' && <PenMark seat={by} line={false} />}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** A line for words of one's own. */
function FreeWords({ telling, online }: { readonly telling: Telling; readonly online: boolean }) {
  const { t } = useMessages();
  const { text, setText, busy, tell } = telling;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim()) void tell({ text });
  };
  return (
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
  );
}
