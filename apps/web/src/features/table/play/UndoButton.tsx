import { useState } from 'react';
import type { Undo } from '@turntable/engine';
import { useMessages } from '../../../i18n/messages.ts';
import { notify } from '../../../ui/announce.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { Sent } from '../../../session/props.ts';

interface UndoButtonProps {
  readonly undo: Undo;
  readonly online: boolean;
  /** Others play here, who would have to agree. */
  readonly others: boolean;
  /** Somebody's wish to take back is open already. */
  readonly asking: boolean;
  onTakeBack(): Promise<Sent>;
}

/**
 * Take back, with the signal beside it: green is free, yellow asks the others, red is sealed because somebody
 * learnt something. A red one stays enabled and says why.
 */
export function UndoButton({ undo, online, others, asking, onTakeBack }: UndoButtonProps) {
  const { t } = useMessages();
  const [asks, setAsks] = useState(false);
  const signal = undo === 'ask' && !others ? 'free' : undo;
  const press = (): void => {
    if (undo === 'sealed') notify({ tone: 'stop', text: t('undo.sealed') });
    else if (signal === 'ask') setAsks(true);
    else void onTakeBack();
  };
  return (
    <>
      <button
        type="button"
        className={`button-icon undo undo-${signal}`}
        aria-label={t(`undo.label.${signal}`)}
        aria-disabled={undo === 'sealed' || !online || asking}
        onClick={press}
      >
        <Icon name="undo" />
        <span className="undo-lamp" aria-hidden="true" />
      </button>
      <Dialog title={t('undo.ask.title')} open={asks} onClose={() => setAsks(false)}>
        <p>{t('undo.ask.text')}</p>
        <div className="buttons">
          <button
            type="button"
            className="button"
            onClick={() => {
              setAsks(false);
              void onTakeBack();
            }}
          >
            {t('undo.ask.yes')}
          </button>
          <button type="button" className="button-quiet" onClick={() => setAsks(false)}>
            {t('undo.ask.no')}
          </button>
        </div>
      </Dialog>
    </>
  );
}
