import { useId, useState } from 'react';
import type { OrdersPort } from '../../session/orders/useOrders.ts';
import { useMessages } from '../../i18n/messages.ts';
import { Icon } from '../../ui/Icon.tsx';
import { MOST_CALLS, MOST_VETOES, NO_PLAN, toOrders, toPlan, withCall, type CallPlan } from './call-plan.ts';
import { statisticName } from './values.ts';

/** What may be planned at a table. */
export interface Plannable {
  /** Statistics not called yet, of which one's own card has a value. */
  readonly calls: readonly string[];
  /** Statistics that the other side may call and that may be vetoed; empty where there is no veto. */
  readonly vetoes: readonly string[];
  /** The other side, as the game counts sides, and its points. */
  readonly other: number;
  readonly points: number;
}
interface CallOrdersProps {
  readonly plannable: Plannable;
  readonly ordersPort: OrdersPort;
  onDone(): void;
}
const TENS = 6;

/** What to call next, what instead if that is struck by then, what to veto: played by itself once it is asked. */
export function CallOrders({ plannable, ordersPort, onDone }: CallOrdersProps) {
  const { calls, vetoes, other, points } = plannable;
  const messages = useMessages();
  const { t, locale } = messages;
  const id = useId();
  const [plan, setPlan] = useState<CallPlan>(() =>
    ordersPort.own?.orders ? toPlan(ordersPort.own.orders) : NO_PLAN,
  );
  const orders = toOrders(plan, other);
  const collator = new Intl.Collator(locale);
  const options = (from: readonly string[]) =>
    from
      .map((statistic) => ({ statistic, name: statisticName(messages, statistic) }))
      .sort((a, b) => collator.compare(a.name, b.name))
      .map(({ statistic, name }) => (
        <option key={statistic} value={statistic}>
          {name}
        </option>
      ));
  const tens = Array.from({ length: TENS }, (_, i) => 10 * (Math.max(0, Math.floor(points / 10)) + 1 + i));
  return (
    <section className="vs-ahead-part">
      <h3>{t('vs.plan.call')}</h3>
      <p className="soft">{t('orders.private')}</p>
      {Array.from({ length: Math.min(MOST_CALLS, plan.calls.length + 1) }, (_, place) => (
        <div key={place} className="vs-ahead-row">
          <label htmlFor={`${id}-${place}`}>{t('vs.plan.choice', { choice: place + 1 })}</label>
          <select
            id={`${id}-${place}`}
            className="input"
            value={plan.calls[place] ?? ''}
            onChange={(event) => setPlan(withCall(plan, place, event.target.value))}
          >
            <option value="">{t('vs.plan.none')}</option>
            {options(calls.filter((each) => plan.calls[place] === each || !plan.calls.includes(each)))}
          </select>
        </div>
      ))}
      {vetoes.length > 0 && (
        <>
          <h3>{t('vs.plan.veto')}</h3>
          <ul>
            {plan.vetoes.map((statistic) => (
              <li key={statistic} className="vs-ahead-veto">
                <span>{statisticName(messages, statistic)}</span>
                <button
                  type="button"
                  className="button-icon"
                  aria-label={t('lm.plan.remove', { what: statisticName(messages, statistic) })}
                  onClick={() =>
                    setPlan({ ...plan, vetoes: plan.vetoes.filter((each) => each !== statistic) })
                  }
                >
                  <Icon name="close" />
                </button>
              </li>
            ))}
          </ul>
          {plan.vetoes.length < MOST_VETOES && (
            <div className="vs-ahead-row">
              <label htmlFor={`${id}-veto`}>{t('vs.plan.veto.add')}</label>
              <select
                id={`${id}-veto`}
                className="input"
                value=""
                onChange={(event) => setPlan({ ...plan, vetoes: [...plan.vetoes, event.target.value] })}
              >
                <option value="">{t('vs.plan.none')}</option>
                {options(vetoes.filter((each) => !plan.vetoes.includes(each)))}
              </select>
            </div>
          )}
        </>
      )}
      <div className="vs-ahead-row">
        <label htmlFor={`${id}-stop`}>{t('vs.plan.stop')}</label>
        <select
          id={`${id}-stop`}
          className="input"
          value={plan.points ?? ''}
          onChange={(event) =>
            setPlan({ ...plan, points: event.target.value === '' ? null : Number(event.target.value) })
          }
        >
          <option value="">{t('lm.plan.stop.never')}</option>
          {tens.map((each) => (
            <option key={each} value={each}>
              {t('lm.plan.stop.points', { points: each })}
            </option>
          ))}
        </select>
      </div>
      <div className="buttons">
        <button
          type="button"
          className="button"
          disabled={ordersPort.busy || !orders}
          onClick={() => orders && void ordersPort.give(orders).then((done) => done && onDone())}
        >
          {t('orders.set')}
        </button>
      </div>
    </section>
  );
}
