import { useEffect } from 'react';
import type { Action } from '@turntable/games/loko-moto/types.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { announce } from '../../../ui/announce.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { CancelButton } from './CancelButton.tsx';
import { countOf, isFull, type OrderDraft } from './order-draft.ts';

interface PlanTrayProps {
  readonly draft: OrderDraft;
  readonly busy: boolean;
  actionText(action: Action): string;
  onOptions(): void;
  onSet(): void;
  onDrop(): void;
}

/** A plan being put together: the choices for the turn so far, and what to do with it. */
export function PlanTray({ draft, busy, actionText, onOptions, onSet, onDrop }: PlanTrayProps) {
  const { t } = useMessages();
  const count = countOf(draft);
  const none = draft.turns.every((choices) => choices.length === 0);
  const hint = isFull(draft) ? t('lm.plan.full') : count === 0 ? t('lm.plan.hint') : t('lm.plan.more');
  const last = draft.turns.at(-1)!.at(-1);
  const said = last ? `${actionText(last)}. ${hint}` : hint;
  useEffect(() => announce(said), [said]);
  return (
    <div className="lm-tray lm-tray-rest lm-tray-plan">
      <div className="lm-tray-text">
        <p className="lm-asked">{hint}</p>
        {count > 0 && (
          <ol className="lm-choices">
            {draft.turns.at(-1)!.map((action, i) => (
              <li key={i}>{actionText(action)}</li>
            ))}
          </ol>
        )}
      </div>
      <div className="lm-actions">
        <button type="button" className="button-quiet" onClick={onOptions}>
          <Icon name="more" />
          <span className="lm-pencil-word">{t('lm.plan.options')}</span>
        </button>
        <button type="button" className="button" data-act="set-plan" disabled={busy || none} onClick={onSet}>
          <Icon name="check" />
          <span className="lm-pencil-word">{t('orders.set')}</span>
        </button>
        <CancelButton label={t('lm.plan.drop')} onCancel={onDrop} />
      </div>
    </div>
  );
}
