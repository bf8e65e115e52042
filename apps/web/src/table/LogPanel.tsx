import { useEffect, useRef } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { ClauseLink } from '../rules/ClauseLink.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PenMark } from '../ui/PenMark.tsx';
import type { LogLine } from './sentences.ts';
import { useMedia } from '../app/useMedia.ts';
import './log.css';

interface LogPanelProps {
  readonly lines: readonly LogLine[];
  readonly game: string;
  readonly open: boolean;
  onClose(): void;
}

/** The log: beside the board where there is room, a sheet over it where there is not. */
export function LogPanel({ lines, game, open, onClose }: LogPanelProps) {
  const { t } = useMessages();
  const roomy = useMedia('(min-width: 64rem)');
  if (!roomy)
    return (
      <Dialog title={t('log.title')} open={open} onClose={onClose} kind="sheet">
        <LogList lines={lines} game={game} />
      </Dialog>
    );
  if (!open) return null;
  return (
    <aside className="log-side" aria-label={t('log.title')}>
      <header className="log-head">
        <h2>{t('log.title')}</h2>
        <button type="button" className="button-icon" aria-label={t('log.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <LogList lines={lines} game={game} />
    </aside>
  );
}

/** What happened, line by line, each with the clause behind it. */
export function LogList({ lines, game }: { readonly lines: readonly LogLine[]; readonly game: string }) {
  const { t } = useMessages();
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // In braces: browsers begin to give back a promise here, which is no clean-up.
    void end.current?.scrollIntoView({ block: 'nearest' });
  }, [lines.length]);
  if (lines.length === 0) return <p className="soft">{t('log.empty')}</p>;
  return (
    <ol className="log">
      {lines.map((line, i) => (
        <li key={i} ref={i === lines.length - 1 ? end : null}>
          <span className="log-who">
            {typeof line.by === 'number' && <PenMark seat={line.by} line={false} />}
          </span>
          <span className="log-text">{line.text}</span>
          <ClauseLink game={game} clause={line.clause} />
        </li>
      ))}
    </ol>
  );
}
