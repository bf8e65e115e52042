import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { Place, TableInfo } from '@turntable/protocol/messages.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useOrders } from '../../session/orders/useOrders.ts';
import { useToldPresets } from './asking/told-presets.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { CallOrders, type Plannable } from './CallOrders.tsx';
import { PresetAnswers, type Declinable } from './PresetAnswers.tsx';
import './style/ahead.css';

interface AheadProps {
  readonly table: TableInfo;
  readonly place: Place;
  readonly seat: number;
  readonly questions: readonly Declinable[];
  readonly plannable: Plannable;
  /** Something that happened is being shown. */
  readonly showing: boolean;
}
const NONE: readonly never[] = [];

/** The button to what can be said ahead of time, and the window with it: presets, and a plan for the next call. */
export function Ahead({ table, place, seat, questions, plannable, showing }: AheadProps) {
  const { t } = useMessages();
  const [open, setOpen] = useState(false);
  const ordersPort = useOrders(table, place);
  const answers = place.preferences?.find((each) => each.seat === seat)?.preferences;
  const told = useToldPresets(answers ?? NONE, showing);
  if (!answers) return null;
  return (
    <>
      <button type="button" className="button-quiet vs-ahead-open" onClick={() => setOpen(true)}>
        {t('vs.ahead.open', { count: told.filter(({ answer }) => answer === 'decline').length })}
      </button>
      {/* Beside the table, whose headings and lists have a style of their own. */}
      {createPortal(
        <Dialog title={t('vs.ahead')} open={open} onClose={() => setOpen(false)} kind="drawer">
          {ordersPort.seat !== undefined && (
            <CallOrders plannable={plannable} ordersPort={ordersPort} onDone={() => setOpen(false)} />
          )}
          <PresetAnswers table={table.id} seat={seat} presets={answers} questions={questions} />
        </Dialog>,
        document.body,
      )}
    </>
  );
}
