import { leftToClose } from '@turntable/games/loko-moto/decisions.ts';
import type { View } from '@turntable/games/loko-moto/types.ts';
import { useMessages, type Messages } from '../../../i18n/messages.ts';
import type { Pencil } from '../map/pencil.ts';
import type { Turn } from './use-turn.ts';

export type QuickPen = 'build' | 'reserve';
interface RestTrayProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly turn: Turn;
  readonly pencil: Pencil;
  readonly pencilling: boolean;
  /** The game is over, and the view is of one of its moves. */
  readonly past: boolean;
  /** The reader keeps the game for whoever's turn it is. */
  readonly keeps: boolean;
  onPencilling(on: boolean): void;
  /** The pen in hand when taps act at once; null when they do not. */
  readonly quickPen: QuickPen | null;
  onQuickPen(pen: QuickPen): void;
  /** Begins a plan for one's next turn; left out where there is none to be made. */
  readonly onPlan: (() => void) | undefined;
}

/** Nothing is picked: what one could do, the pencil, and the pen if taps act at once. */
export function RestTray(props: RestTrayProps) {
  const { view, turn, past, quickPen, onPlan } = props;
  const messages = useMessages();
  return (
    <div className="lm-tray lm-tray-rest">
      <div className="lm-tray-text">
        <p className="lm-asked">{hintOf(props, messages)}</p>
      </div>
      <div className="lm-actions">
        {onPlan && (
          <button type="button" className="button-quiet" data-act="plan" onClick={onPlan}>
            {messages.t('lm.plan')}
          </button>
        )}
        {quickPen && turn.decision && turn.phase === 'main' && <Pens {...props} />}
        <PencilKeys {...props} usable={view.phase !== 'over' && !past} />
      </div>
    </div>
  );
}

/** What one could do now, or who is waited for. */
function hintOf(
  { view, names, turn, pencilling, past, keeps, quickPen }: RestTrayProps,
  { t }: Pick<Messages, 't'>,
): string {
  if (view.phase === 'over') return t('lm.hint.over');
  if (pencilling) return t('lm.pencil.hint');
  const name = names[view.turn] ?? '';
  if (past) return t('lm.hint.past', { name });
  if (keeps) return t('lm.hint.keep', { name });
  if (turn.seat === undefined) return t('lm.hint.watch', { name });
  if (!turn.decision) return t('lm.hint.wait', { name });
  if (turn.phase === 'opening') return t('lm.hint.opening', { left: leftToClose(view) });
  return t(quickPen ? 'lm.pen.hint' : 'lm.hint.turn');
}

/** What a tap does at once: build a line or reserve it. */
function Pens({ quickPen, pencilling, onPencilling, onQuickPen }: RestTrayProps) {
  const { t } = useMessages();
  return (
    <span className="lm-pens" role="group" aria-label={t('lm.pen')}>
      {(['build', 'reserve'] as const).map((pen) => (
        <button
          key={pen}
          type="button"
          className="button-quiet lm-toggle"
          aria-pressed={quickPen === pen && !pencilling}
          onClick={() => {
            onPencilling(false);
            onQuickPen(pen);
          }}
        >
          {t(`lm.pen.${pen}`)}
        </button>
      ))}
    </span>
  );
}

/** Takes the pencil in hand, and rubs out what it drew. */
function PencilKeys({
  pencil,
  pencilling,
  usable,
  onPencilling,
}: Pick<RestTrayProps, 'pencil' | 'pencilling' | 'onPencilling'> & { readonly usable: boolean }) {
  const { t } = useMessages();
  return (
    <>
      {usable && (
        <button
          type="button"
          className="button-quiet lm-toggle"
          aria-pressed={pencilling}
          onClick={() => onPencilling(!pencilling)}
        >
          <Outline d="M4 20l1.500-5L16 4.500l3.500 3.500L9 18.500zM14 6.500l3.500 3.500" />
          <span className="lm-pencil-word">{t('lm.pencil')}</span>
        </button>
      )}
      {(usable || pencil.marks.length > 0) && (
        <button
          type="button"
          className="button-quiet lm-rub-out"
          disabled={pencil.marks.length === 0}
          onClick={pencil.erase}
        >
          <Outline d="M8.500 19L4 14.500 14.500 4 20 9.500 10.500 19zM9 9.500l5.500 5.500M8 19h12" />
          <span className="lm-pencil-word">{t('lm.pencil.erase')}</span>
        </button>
      )}
    </>
  );
}

/** A small picture in lines. */
function Outline({ d }: { readonly d: string }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth="1.750" strokeLinejoin="round" />
    </svg>
  );
}
