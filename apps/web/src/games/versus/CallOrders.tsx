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

/** The form of orders: what to call next, what instead if that was called by then, what to veto. */
export function CallOrders({ plannable, ordersPort, onDone }: CallOrdersProps) {
  const { t } = useMessages();
  const [plan, setPlan] = useState<CallPlan>(() =>
    ordersPort.own?.orders ? toPlan(ordersPort.own.orders) : NO_PLAN,
  );
  const orders = toOrders(plan, plannable.other);
  const part: PartProps = { plannable, plan, setPlan };
  return (
    <section className="vs-ahead-part">
      <h3>{t('vs.plan.call')}</h3>
      <p className="soft">{t('orders.private')}</p>
      <Calls {...part} />
      {plannable.vetoes.length > 0 && <Vetoes {...part} />}
      <Stop {...part} />
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

interface PartProps {
  readonly plannable: Plannable;
  readonly plan: CallPlan;
  setPlan(plan: CallPlan): void;
}

/** A row for each choice, and one for the next. */
function Calls({ plannable: { calls }, plan, setPlan }: PartProps) {
  const { t } = useMessages();
  const id = useId();
  return Array.from({ length: Math.min(MOST_CALLS, plan.calls.length + 1) }, (_, place) => (
    <div key={place} className="vs-ahead-row">
      <label htmlFor={`${id}-${place}`}>{t('vs.plan.choice', { choice: place + 1 })}</label>
      <select
        id={`${id}-${place}`}
        className="input"
        value={plan.calls[place] ?? ''}
        onChange={(event) => setPlan(withCall(plan, place, event.target.value))}
      >
        <option value="">{t('vs.plan.none')}</option>
        <Statistics of={calls.filter((each) => plan.calls[place] === each || !plan.calls.includes(each))} />
      </select>
    </div>
  ));
}

/** What will be vetoed, and one more as long as there is room. */
function Vetoes({ plannable, plan, setPlan }: PartProps) {
  const messages = useMessages();
  const { t } = messages;
  const id = useId();
  const { vetoes } = plan;
  return (
    <>
      <h3>{t('vs.plan.veto')}</h3>
      <ul>
        {vetoes.map((statistic) => (
          <li key={statistic} className="vs-ahead-veto">
            <span>{statisticName(messages, statistic)}</span>
            <button
              type="button"
              className="button-icon"
              aria-label={t('lm.plan.remove', { what: statisticName(messages, statistic) })}
              onClick={() => setPlan({ ...plan, vetoes: vetoes.filter((each) => each !== statistic) })}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      {vetoes.length < MOST_VETOES && (
        <div className="vs-ahead-row">
          <label htmlFor={id}>{t('vs.plan.veto.add')}</label>
          <select
            id={id}
            className="input"
            value=""
            onChange={(event) => setPlan({ ...plan, vetoes: [...vetoes, event.target.value] })}
          >
            <option value="">{t('vs.plan.none')}</option>
            <Statistics of={plannable.vetoes.filter((each) => !vetoes.includes(each))} />
          </select>
        </div>
      )}
    </>
  );
}

/** The score of the other side that calls the plan off: one of the next tens. */
function Stop({ plannable: { points }, plan, setPlan }: PartProps) {
  const { t } = useMessages();
  const id = useId();
  const from = Math.max(0, Math.floor(points / 10)) + 1;
  return (
    <div className="vs-ahead-row">
      <label htmlFor={id}>{t('vs.plan.stop')}</label>
      <select
        id={id}
        className="input"
        value={plan.points ?? ''}
        onChange={(event) =>
          setPlan({ ...plan, points: event.target.value === '' ? null : Number(event.target.value) })
        }
      >
        <option value="">{t('lm.plan.stop.never')}</option>
        {Array.from({ length: TENS }, (_, i) => 10 * (from + i)).map((each) => (
          <option key={each} value={each}>
            {t('lm.plan.stop.points', { points: each })}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Statistics to choose from, in the order of their names. */
function Statistics({ of }: { readonly of: readonly string[] }) {
  const messages = useMessages();
  const collator = new Intl.Collator(messages.locale);
  return of
    .map((statistic) => ({ statistic, name: statisticName(messages, statistic) }))
    .sort((a, b) => collator.compare(a.name, b.name))
    .map(({ statistic, name }) => (
      <option key={statistic} value={statistic}>
        {name}
      </option>
    ));
}
