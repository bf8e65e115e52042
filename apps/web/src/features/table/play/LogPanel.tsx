import {
  memo,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { ClauseLink } from '../../../ui/ClauseLink.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { PenMark } from '../../../ui/PenMark.tsx';
import { Drawer } from '../../../ui/Drawer.tsx';
import { Unbroken } from '../../../ui/Unbroken.tsx';
import { interleaved, type ShownEvent } from '../../../session/shown-events.ts';
import type { LogLine } from '../../../session/sentences.ts';
import { afterPaint } from '../../../device/useAfterPaint.ts';
import { useMedia } from '../../../device/useMedia.ts';
import { useLogOpen } from './log-open.tsx';
import './style/log.css';

interface LogListProps {
  readonly lines: readonly LogLine[];
  /** What happened beside the game. */
  readonly tableEvents: readonly ShownEvent[];
  readonly game: string;
}
/** The log: beside the board where there is room, a drawer over it where there is not. */
export function LogPanel(list: LogListProps) {
  const { t } = useMessages();
  const { open, set } = useLogOpen();
  const onClose = (): void => set(false);
  const roomy = useMedia('(min-width: 64rem)');
  if (!open) return null;
  if (!roomy)
    return (
      <Drawer title={t('log.title')} onClose={onClose}>
        <LateList {...list} />
      </Drawer>
    );
  return <LogSide {...{ onClose, ...list }} />;
}

/** Paints the empty panel at once and its lines right after, in room that is reserved for them. */
function LateList(list: LogListProps) {
  const [filled, setFilled] = useState(false);
  useEffect(() => afterPaint(() => setFilled(true)), []);
  if (filled) return <LogList {...list} />;
  return <div style={{ height: `${Math.min(LATEST, list.lines.length) * LINE}rem` }} />;
}

/** Beside the board. */
function LogSide({ onClose, ...list }: LogListProps & { onClose(): void }) {
  const { t } = useMessages();
  return (
    <aside className="log-side" aria-label={t('log.title')}>
      <header className="log-head">
        <h2>{t('log.title')}</h2>
        <button type="button" className="button-icon" aria-label={t('log.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <LateList {...list} />
    </aside>
  );
}

/** Whose letters stand before a line: who acted or spoke, or of whom it tells. */
function marksOf(entry: LogLine | ShownEvent): readonly number[] {
  if ('clause' in entry && entry.passive) return entry.of ?? [];
  return typeof entry.by === 'number' ? [entry.by] : [];
}

/** Lines rendered at first; enough to fill a screen. And how high one of them is at least, in rem. */
const LATEST = 24;
const LINE = 2.4;

/** The log, line by line: the game's lines with their clauses, table events set apart. */
const LogList = memo(function LogList({ lines, tableEvents, game }: LogListProps) {
  const { t } = useMessages();
  const end = useRef<HTMLLIElement>(null);
  const entries = useMemo(() => interleaved(lines, tableEvents), [lines, tableEvents]);
  // The latest are there at once, those before them a moment later.
  const [full, setFull] = useState(false);
  useEffect(() => startTransition(() => setFull(true)), []);
  const first = full ? 0 : Math.max(0, entries.length - LATEST);
  const toEnd = (): void => {
    // A block body: newer browsers return a promise here, which an effect must not return.
    void end.current?.scrollIntoView({ block: 'nearest' });
  };
  // Before it is painted: the earlier lines would push the latest out of sight for a moment.
  useLayoutEffect(toEnd, [entries.length, first]);
  // Once more after the dialog around the list is open.
  useEffect(toEnd, []);
  if (entries.length === 0) return <p className="soft">{t('log.empty')}</p>;
  return (
    <ol className="log">
      {entries.slice(first).map((entry, at) => {
        const i = first + at;
        const last = i === entries.length - 1;
        return (
          <LogEntry
            key={'seq' in entry ? `event ${entry.seq}` : i}
            {...{ entry, game }}
            place={last ? end : null}
          />
        );
      })}
    </ol>
  );
});

interface LogEntryProps {
  readonly entry: LogLine | ShownEvent;
  readonly game: string;
  /** The last line's, so that it can be brought into sight. */
  readonly place: RefObject<HTMLLIElement | null> | null;
}

/** One line of the log; most are the same from one move to the next. */
const LogEntry = memo(function LogEntry({ entry, game, place }: LogEntryProps) {
  const isEvent = 'seq' in entry;
  return (
    <li
      ref={place}
      className={isEvent ? (entry.said === undefined ? 'log-aside' : 'log-aside log-said') : undefined}
    >
      <span>
        {marksOf(entry).map((seat) => (
          <PenMark key={seat} seat={seat} line={false} />
        ))}
      </span>
      <span className="log-text">
        <Unbroken text={entry.text} />
      </span>
      {!isEvent && <ClauseLink game={game} clause={entry.clause} />}
    </li>
  );
});
