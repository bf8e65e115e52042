import { useEffect, useState } from 'react';
import type { TableInfo } from '@turntable/protocol/messages.ts';
import { useSettled } from '../../../device/useSettled.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Dialog } from '../../../ui/Dialog.tsx';

interface AgreeProps {
  readonly table: TableInfo;
  readonly mine: readonly number[];
  readonly names: readonly string[];
  onAnswer(seat: number, yes: boolean): void;
}

/**
 * Somebody asks to take back, and one of my seats has to agree or not. Closing the window answers nothing: the wish then
 * stands under the bar, so that one can look at the table first.
 */
export function Agree({ table, mine, names, onAnswer }: AgreeProps) {
  const { t } = useMessages();
  const asking = table.asking?.what === 'back' ? table.asking : undefined;
  const seat = asking?.waiting.find((s) => mine.includes(s));
  const open = asking !== undefined && seat !== undefined;
  const by = asking?.by;
  // A wish may follow another at once: the buttons ignore taps anew for each, and for each seat of one device.
  const settled = useSettled(open ? `${by} ${seat}` : undefined);
  const [aside, setAside] = useState(false);
  useEffect(() => setAside(false), [open, by, seat]);
  const answer = (yes: boolean): void => {
    if (seat !== undefined) onAnswer(seat, yes);
  };
  const text = t('agree.text', { name: asking ? (names[asking.by] ?? '') : '' });
  return (
    <>
      {open && aside && (
        <div className="agree-aside">
          <p>{text}</p>
          <button type="button" className="button-quiet" onClick={() => setAside(false)}>
            {t('agree.answer')}
          </button>
        </div>
      )}
      <Dialog title={t('agree.title')} open={open && !aside} onClose={() => setAside(open)}>
        <p>{text}</p>
        <div className="buttons">
          <button type="button" className="button" disabled={!settled} onClick={() => answer(true)}>
            {t('agree.yes')}
          </button>
          <button type="button" className="button-quiet" disabled={!settled} onClick={() => answer(false)}>
            {t('agree.no')}
          </button>
        </div>
      </Dialog>
    </>
  );
}
