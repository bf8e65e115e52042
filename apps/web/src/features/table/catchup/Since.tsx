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
  useSaid(doings);
  return (
    <section className="since" aria-labelledby={heading}>
      <header className="since-head">
        <h2 id={heading}>{t('since.title')}</h2>
        <Close {...{ onClose }} />
      </header>
      <Told {...{ doings }} />
      <Play {...{ onPlay }} />
    </section>
  );
}

/** The same in a line between the bar and the board, to be unfolded: where the top of the board has to be seen. */
export function SinceLine({ doings, onPlay, onClose }: SinceProps) {
  const { t } = useMessages();
  const heading = useId();
  useSaid(doings);
  return (
    <section className="since-line" aria-labelledby={heading}>
      <details>
        <summary>
          <h2 id={heading}>{t('since.title')}</h2>
        </summary>
        <Told {...{ doings }} />
      </details>
      <Play {...{ onPlay }} />
      <Close {...{ onClose }} />
    </section>
  );
}

/** Has it read aloud, once. */
function useSaid(doings: readonly Doing[]): void {
  const { t } = useMessages();
  const title = t('since.title');
  const text = doings.flatMap((group) => group.items).join(' ');
  useEffect(() => announce(`${title}: ${text}`), [title, text]);
}

/** Who did what. */
function Told({ doings }: Pick<SinceProps, 'doings'>) {
  const { t } = useMessages();
  return (
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
  );
}

function Play({ onPlay }: Pick<SinceProps, 'onPlay'>) {
  const { t } = useMessages();
  return (
    <button type="button" className="button-quiet" onClick={onPlay}>
      {t('since.play')}
    </button>
  );
}

function Close({ onClose }: Pick<SinceProps, 'onClose'>) {
  const { t } = useMessages();
  return (
    <button type="button" className="button-icon" aria-label={t('since.close')} onClick={onClose}>
      <Icon name="close" />
    </button>
  );
}
