import { useEffect, useId } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { announce } from '../../../ui/announce.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { PenMark } from '../../../ui/PenMark.tsx';
import { Unbroken } from '../../../ui/Unbroken.tsx';
import type { Doing } from '../../../session/since.ts';
import './since.css';

interface SinceProps {
  readonly doings: readonly Doing[];
  onPlay(): void;
  onClose(): void;
}

/** What happened while the reader was away, in a few lines over the board; closed by acting or by its button. */
export function Since({ doings, onPlay, onClose }: SinceProps) {
  const { t } = useMessages();
  const heading = useId();
  const title = t('since.title');
  const text = doings.flatMap((group) => group.items).join(' ');
  useEffect(() => announce(`${title}: ${text}`), [title, text]);
  return (
    <section className="since" aria-labelledby={heading}>
      <header className="since-head">
        <h2 id={heading}>{title}</h2>
        <button type="button" className="button-icon" aria-label={t('since.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <ul className="since-list">
        {doings.map(({ by, items, more }) => (
          <li key={by}>
            <span>{typeof by === 'number' && <PenMark seat={by} line={false} />}</span>
            <span className="since-told">
              {more > 0 && <span className="soft">{t('since.more', { count: more })}</span>}
              {items.map((sentence, i) => (
                <span key={i}>
                  <Unbroken text={sentence} />
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <button type="button" className="button-quiet" onClick={onPlay}>
        {t('since.play')}
      </button>
    </section>
  );
}
