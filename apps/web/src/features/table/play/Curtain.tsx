import { useEffect, useRef, type ReactNode } from 'react';
import { useTitle } from '../../../ui/page/title.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { PenMark } from '../../../ui/PenMark.tsx';
import { Signal } from '../../../ui/page/Signal.tsx';
import '../../../ui/style/button.css';
import './style/curtain.css';

interface CurtainProps {
  readonly name: string;
  readonly seat: number;
  /** They run on while the device goes round. */
  readonly clocks: ReactNode;
  onLift(): void;
  onTakeBack?(): void;
}

/** Between turns on one device: nothing of the game is on the page, only whom to hand it to. */
export function Curtain({ name, seat, clocks, onLift, onTakeBack }: CurtainProps) {
  const { t } = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle(t('curtain.tab'));
  useEffect(() => {
    heading.current?.focus();
  }, [seat]);
  return (
    <main id="main" className="curtain">
      <div className="curtain-card">
        <Signal aspect="stop" />
        <h1 ref={heading} tabIndex={-1}>
          {t('curtain.title', { name })}
        </h1>
        <p>
          <PenMark seat={seat} />
        </p>
        {clocks}
        <p className="soft">{t('curtain.text')}</p>
        <div className="buttons">
          <button type="button" className="button" onClick={onLift}>
            {t('curtain.lift', { name })}
          </button>
          {onTakeBack && (
            <button type="button" className="button-quiet" onClick={onTakeBack}>
              {t('curtain.take-back')}
            </button>
          )}
        </div>
      </div>
    </main>
  );
}
