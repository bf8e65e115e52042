import { useId } from 'react';
import { trainOf } from '@turntable/games/loko-moto/cards.ts';
import type { View } from '@turntable/games/loko-moto/types.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { mayGoOn, nextTurn, stopPoints, withoutChoice, type OrderDraft } from './order-draft.ts';
import type { PlanTray } from './PlanTray.tsx';
import './plan.css';

interface PlanDrawerProps extends Pick<
  Parameters<typeof PlanTray>[0],
  'draft' | 'busy' | 'actionText' | 'onSet'
> {
  readonly view: View;
  readonly seat: number;
  readonly open: boolean;
  onChange(draft: OrderDraft): void;
  onClose(): void;
}

/** The whole plan: choices by turn, and what calls it off. */
export function PlanDrawer(props: PlanDrawerProps) {
  const { view, seat, draft, busy, open, actionText, onChange, onClose, onSet } = props;
  const { t } = useMessages();
  const none = draft.turns.every((choices) => choices.length === 0);
  return (
    <Dialog title={t('orders.title')} open={open} onClose={onClose} kind="drawer">
      <p className="soft">{t('orders.private')}</p>
      {none && <p>{t('lm.plan.empty')}</p>}
      <PlannedTurns {...{ draft, actionText, onChange }} />
      {mayGoOn(draft) && (
        <button
          type="button"
          className="button-quiet"
          onClick={() => {
            onChange(nextTurn(draft));
            onClose();
          }}
        >
          {t('lm.plan.after')}
        </button>
      )}
      <Stops {...{ view, seat, draft, onChange }} />
      <div className="buttons">
        <button type="button" className="button" disabled={busy || none} onClick={onSet}>
          {t('orders.set')}
        </button>
        <button type="button" className="button-quiet" onClick={onClose}>
          {t('dialog.close')}
        </button>
      </div>
    </Dialog>
  );
}

/** The choices of each turn; any of them can be taken out. */
function PlannedTurns({
  draft,
  actionText,
  onChange,
}: Pick<PlanDrawerProps, 'draft' | 'actionText' | 'onChange'>) {
  const { t } = useMessages();
  return draft.turns.map(
    (choices, turn) =>
      choices.length > 0 && (
        <section key={turn} className="lm-plan-turn">
          <h3>{t('lm.plan.turn', { turn: turn + 1 })}</h3>
          <ol>
            {choices.map((action, i) => (
              <li key={i}>
                <span>{actionText(action)}</span>
                <button
                  type="button"
                  className="button-icon"
                  aria-label={t('lm.plan.remove', { what: actionText(action) })}
                  onClick={() => onChange(withoutChoice(draft, turn, i))}
                >
                  <Icon name="close" />
                </button>
              </li>
            ))}
          </ol>
        </section>
      ),
  );
}

type StopsProps = Pick<PlanDrawerProps, 'view' | 'seat' | 'draft' | 'onChange'>;

/** What calls the plan off. */
function Stops({ view, seat, draft, onChange }: StopsProps) {
  const { t } = useMessages();
  const trains = [...new Set([...view.market.flatMap((id) => id ?? []), ...draft.trains])];
  const toggle = (train: string): void =>
    onChange({
      ...draft,
      trains: draft.trains.includes(train)
        ? draft.trains.filter((each) => each !== train)
        : [...draft.trains, train],
    });
  return (
    <fieldset className="lm-plan-stops">
      <legend>{t('lm.plan.stop')}</legend>
      {trains.map((id) => (
        <label key={id} className="check">
          <input type="checkbox" checked={draft.trains.includes(id)} onChange={() => toggle(id)} />
          <span>{t('lm.order.bought', { train: trainOf(view.box, id).name })}</span>
        </label>
      ))}
      <label className="check">
        <input
          type="checkbox"
          checked={draft.taken}
          onChange={(event) => onChange({ ...draft, taken: event.target.checked })}
        />
        <span>{t('lm.plan.stop.taken')}</span>
      </label>
      <ScoreStop {...{ view, seat, draft, onChange }} />
    </fieldset>
  );
}

/** The score of another that calls the plan off. */
function ScoreStop({ view, seat, draft, onChange }: StopsProps) {
  const { t } = useMessages();
  const score = useId();
  return (
    <div className="lm-plan-score">
      <label htmlFor={score}>{t('lm.plan.stop.score')}</label>
      <select
        id={score}
        className="input"
        value={draft.points ?? ''}
        onChange={(event) =>
          onChange({ ...draft, points: event.target.value === '' ? null : Number(event.target.value) })
        }
      >
        <option value="">{t('lm.plan.stop.never')}</option>
        {stopPoints(view.scores, seat, draft.points).map((points) => (
          <option key={points} value={points}>
            {t('lm.plan.stop.points', { points })}
          </option>
        ))}
      </select>
    </div>
  );
}
