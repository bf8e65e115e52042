import type { View } from '@turntable/games/loko-moto/types.ts';
import { useMessages } from '../../../i18n/messages.ts';
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
  onPencilling(on: boolean): void;
  /** The pen in hand when taps act at once; null when they do not. */
  readonly quickPen: QuickPen | null;
  onQuickPen(pen: QuickPen): void;
  /** Begins a plan for one's next turn; left out where there is none to be made. */
  readonly onPlan: (() => void) | undefined;
}

/** Nothing is picked: what one could do, the pencil, and the pen if taps act at once. */
export function RestTray(props: RestTrayProps) {
  const { view, names, turn, pencil, pencilling, past, onPencilling } = props;
  const { quickPen, onQuickPen, onPlan } = props;
  const { t } = useMessages();
  const hint = (): string => {
    if (view.phase === 'over') return t('lm.hint.over');
    if (pencilling) return t('lm.pencil.hint');
    const name = names[view.turn] ?? '';
    if (past) return t('lm.hint.past', { name });
    if (turn.seat === undefined) return t('lm.hint.watch', { name });
    if (!turn.decision) return t('lm.hint.wait', { name });
    if (turn.phase === 'opening') return t('lm.hint.opening', { left: view.toClose });
    return t(quickPen ? 'lm.pen.hint' : 'lm.hint.turn');
  };
  return (
    <div className="lm-tray lm-tray-rest">
      <div className="lm-tray-text">
        <p className="lm-asked">{hint()}</p>
      </div>
      <div className="lm-actions">
        {onPlan && (
          <button type="button" className="button-quiet" data-act="plan" onClick={onPlan}>
            {t('lm.plan')}
          </button>
        )}
        {quickPen && turn.decision && turn.phase === 'main' && (
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
        )}
        {view.phase !== 'over' && !past && (
          <button
            type="button"
            className="button-quiet lm-toggle"
            aria-pressed={pencilling}
            onClick={() => onPencilling(!pencilling)}
          >
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path
                d="M4 20l1.500-5L16 4.500l3.500 3.500L9 18.500zM14 6.500l3.500 3.500"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.750"
                strokeLinejoin="round"
              />
            </svg>
            <span className="lm-pencil-word">{t('lm.pencil')}</span>
          </button>
        )}
        {pencil.marks.length > 0 && (
          <button type="button" className="button-quiet" onClick={pencil.erase}>
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path
                d="M8.500 19L4 14.500 14.500 4 20 9.500 10.500 19zM9 9.500l5.500 5.500M8 19h12"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.750"
                strokeLinejoin="round"
              />
            </svg>
            <span className="lm-pencil-word">{t('lm.pencil.erase')}</span>
          </button>
        )}
      </div>
    </div>
  );
}
