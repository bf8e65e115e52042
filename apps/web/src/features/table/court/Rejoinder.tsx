import { useEffect, useId, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { MOST_REJOINDER, REJOINDER_SECONDS } from '@turntable/protocol/talk.ts';
import type { Seat, Viewer } from '@turntable/engine';
import { useMark } from '../../../device/useMark.ts';
import { useSettings } from '../../../device/settings.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { monotonic, useNow } from '../../../session/clock/useNow.ts';
import type { Saying, Sent } from '../../../session/props.ts';
import { isUnderDrawer, isUnderWindow } from '../../../ui/page-keys.ts';
import { answerState, type Court } from './court.ts';
import { prolonged } from './prolonged.ts';
import './rejoinder.css';

interface RejoinderProps {
  readonly court: Court;
  readonly as: Viewer;
  /** The reader may answer for the seat through whose eyes they see. */
  readonly answers: boolean;
  /** The side of the stage on which a seat is shown. */
  where(seat: Seat): 'left' | 'right';
  /** Names by seat. */
  readonly names: readonly string[];
  readonly online: boolean;
  say(what: Saying): Promise<Sent>;
}
const SECOND = 1000;

/** The other side's answer to a claim that waits for its verdict: one line, by whoever of them is first, for a short time. */
export function Rejoinder({ court, as, answers, where, names, online, say }: RejoinderProps) {
  const { t, list } = useMessages();
  const until = useUntil(court.extended);
  const [passed, setPassed] = useState(false);
  // Kept while the time is up: a judge who leaves more gives back what was typed.
  const [text, setText] = useState('');
  const left = (now: number): number => Math.ceil(Math.max(0, until - now) / SECOND);
  const seconds = left(
    useNow((now) => (court.rejoinder === null && until > now ? (until - now) % SECOND || SECOND : null)),
  );
  const judges = as === 'judge' && court.waits && court.rejoinder === null;
  const more = (): void => void say({ more: true });
  useMoreKey(judges && online, more);
  const { rejoinder, others } = court;
  useMark('rejoined', rejoinder !== null && !court.waits);
  if (rejoinder)
    return (
      <figure
        className="rejoinder rejoinder-said"
        data-ruled={!court.waits || undefined}
        data-at={where(rejoinder.by)}
      >
        <figcaption>{t('rejoin.says', { name: names[rejoinder.by] ?? '' })}</figcaption>
        <blockquote dir="auto">{rejoinder.text}</blockquote>
      </figure>
    );
  if (!court.waits) return null;
  if (judges)
    return (
      <p className="rejoinder">
        {t(answerState(seconds), {
          names: list(others.map((seat) => names[seat] ?? '')),
        })}{' '}
        <Left seconds={seconds} of={(1 + court.extended) * REJOINDER_SECONDS} />
        <button type="button" className="button-quiet" disabled={!online} onClick={more}>
          {t('rejoin.more')} <kbd>H</kbd>
        </button>
      </p>
    );
  if (!answers || typeof as !== 'number' || !others.includes(as) || passed || seconds === 0) return null;
  return (
    <Answer {...{ text, online, say }} onText={setText} onPass={() => setPassed(true)}>
      <Left seconds={seconds} of={(1 + court.extended) * REJOINDER_SECONDS} />
    </Answer>
  );
}

/** When the time is up, by `monotonic`: an extension begins where the time ends, or now if it has ended. */
function useUntil(extended: number): number {
  const [time, setTime] = useState(() => ({ extended, until: prolonged(monotonic(), 0, 1 + extended) }));
  if (time.extended === extended) return time.until;
  const until = prolonged(monotonic(), time.until, extended - time.extended);
  setTime({ extended, until });
  return until;
}

interface AnswerProps extends Pick<RejoinderProps, 'online' | 'say'> {
  readonly text: string;
  onText(text: string): void;
  onPass(): void;
  /** The time left. */
  readonly children: ReactNode;
}

/** The field for the one line. */
function Answer({ text, onText, online, say, onPass, children }: AnswerProps) {
  const { t } = useMessages();
  const [busy, setBusy] = useState(false);
  const id = useId();
  const send = async (): Promise<void> => {
    setBusy(true);
    await say({ rejoinder: text.trim() });
    setBusy(false);
  };
  return (
    <form
      className="rejoinder"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') void send();
      }}
    >
      <label htmlFor={id}>{t('rejoin.label')}</label>
      <input
        id={id}
        className="input"
        maxLength={MOST_REJOINDER}
        autoComplete="off"
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      {children}
      <button type="submit" className="button" disabled={busy || !online || text.trim() === ''}>
        {t('rejoin.send')}
      </button>
      <button type="button" className="button-quiet" onClick={onPass}>
        {t('rejoin.pass')}
      </button>
    </form>
  );
}

/** Seconds left, in a ring that empties. */
function Left({ seconds, of }: { readonly seconds: number; readonly of: number }) {
  return (
    <span className="rejoinder-left" role="timer" style={{ '--left': seconds / of } as CSSProperties}>
      <span className="figures">{seconds}</span>
    </span>
  );
}

/** H leaves the other side more time; Alt+H while the reason is typed. */
function useMoreKey(on: boolean, more: () => void): void {
  const { keys } = useSettings();
  const live = useRef(more);
  useEffect(() => {
    live.current = more;
  });
  useEffect(() => {
    if (!on || !keys) return undefined;
    const press = (event: KeyboardEvent): void => {
      const typing =
        event.target instanceof Element && event.target.closest('input, textarea, select, dialog');
      if (event.repeat || event.ctrlKey || event.metaKey || event.key.toLowerCase() !== 'h') return;
      if (typing ? !event.altKey || isUnderDrawer() : event.altKey || isUnderWindow()) return;
      event.preventDefault();
      live.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on, keys]);
}
