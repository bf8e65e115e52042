import { useMemo } from 'react';
import { shapeOf, trainOf } from '@turntable/games/loko-moto/cards.ts';
import { suggestions } from '@turntable/games/loko-moto/search.ts';
import { hangTogether, oddStations, topology } from '@turntable/games/loko-moto/topology.ts';
import type { View } from '@turntable/games/loko-moto/types.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { CancelButton } from './CancelButton.tsx';
import { placesOf } from '../market/market.ts';
import { NOTHING, type Purchase } from './plan.ts';
import type { Sayings } from '../words/sayings.ts';
import { TrainPicture } from '../market/TrainPicture.tsx';
import { ShapeFigure } from '../shapes/ShapeFigure.tsx';
import { signed } from '../../../i18n/signed.ts';
import type { Turn } from './use-turn.ts';
import './siding.css';

interface BuyTrayProps {
  readonly view: View;
  readonly turn: Turn;
  readonly plan: Purchase;
  readonly words: Sayings;
}

/** A purchase being put together: what it costs, what it takes along, what is left, and why not yet. */
export function BuyTray({ view, turn, plan, words }: BuyTrayProps) {
  const { t } = useMessages();
  const cancel = <CancelButton label={t('lm.cancel')} onCancel={() => turn.setPlan(NOTHING)} />;
  if (plan.train === null)
    return (
      <div className="lm-tray">
        <div className="lm-tray-text">
          <p className="lm-asked">{t('lm.buy.which')}</p>
          <p>{t('lm.buy.which.hint', { count: plan.sections.length })}</p>
        </div>
        <div className="lm-actions">{cancel}</div>
      </div>
    );
  const train = trainOf(view.box, plan.train);
  const { action, claims } = turn.assessment!;
  return (
    <div className="lm-tray lm-tray-buy">
      <div className="lm-tray-text">
        <p className="lm-count">
          <strong className="lm-asked">{t('lm.buy.asked', { train: train.name, price: train.price })}</strong>
          <Pips count={plan.sections.length} price={train.price} />
          <span className="figures">
            {t('lm.buy.count', { count: plan.sections.length, price: train.price })}
          </span>
          {view.box.advanced && <Stroke view={view} sections={plan.sections} />}
        </p>
        {plan.sections.length > 0 && claims.length > 0 && (
          <Claims view={view} turn={turn} plan={plan} words={words} />
        )}
        <Effect view={view} turn={turn} plan={plan} words={words} />
      </div>
      <div className="lm-actions">
        {action && (
          <button
            type="button"
            className="button"
            disabled={turn.busy}
            data-act="buy"
            onClick={() => turn.submit(action)}
          >
            {t(turn.plans ? 'lm.plan.buy' : 'lm.buy.confirm', { train: train.name })}
          </button>
        )}
        <Suggest view={view} turn={turn} plan={plan} train={plan.train} />
        {cancel}
      </div>
      <div className="lm-buy-siding" aria-hidden="true">
        <TrainPicture id={train.id} railed={false} />
      </div>
    </div>
  );
}

/** What the purchase changes, or why it may not be made yet. */
function Effect({ view, turn, plan, words }: BuyTrayProps) {
  const { t } = useMessages();
  const { action, refusals, count, price, gain, left, claims } = turn.assessment!;
  if (action) {
    const before = view.scores[turn.seat!]!;
    return (
      <p className="lm-effect">
        {claims.length === 0 && `${t('lm.buy.no-cards')} `}
        {t('lm.buy.effect', { left, before: signed(before), after: signed(before + gain) })}
      </p>
    );
  }
  const reachable = plan.train !== null && turn.affordable.has(plan.train);
  // Who has joined some of the lines does nothing wrong: the count says how many are to come.
  const short = price !== null && count < price;
  const why = refusals.find(({ clause }) => !(short && clause === 'LM-3.2'));
  if (reachable && (count === 0 || !why)) return null;
  return <p className="lm-why">{!reachable ? t('lm.buy.none') : why && words.refusal(why)}</p>;
}

/** The price as empty places that fill up with lines. */
function Pips({ count, price }: { readonly count: number; readonly price: number }) {
  return (
    <span className="lm-pips" aria-hidden="true">
      {Array.from({ length: placesOf(price, count) }, (_, i) => (
        <i key={i} className={i >= price ? 'lm-pip-over' : i < count ? 'lm-pip-full' : undefined} />
      ))}
    </span>
  );
}

/** Whether one stroke draws the chosen lines (LM-8.1); silent while they do not hang together. */
function Stroke({ view, sections }: { readonly view: View; readonly sections: readonly number[] }) {
  const { t } = useMessages();
  const map = topology(view.box.sheet);
  if (!hangTogether(map, sections)) return null;
  const ok = oddStations(map, sections) <= 2;
  return <span className={ok ? undefined : 'lm-why'}>{t('lm.buy.stroke', { ok: ok ? 'yes' : 'no' })}</span>;
}

/** Which shape card goes along. A card that lies in the lines but may not go along is shown all the same. */
function Claims({ view, turn, plan, words }: BuyTrayProps) {
  const { t } = useMessages();
  const { claims, plain, shape: chosen, action } = turn.assessment!;
  const choose = (shape: string | null): void => turn.setPlan({ ...plan, shape });
  return (
    <fieldset className="lm-claims">
      <legend>{t('lm.buy.card')}</legend>
      {claims.map(({ shape, legal }) => (
        <label key={shape.id} className="lm-claim">
          <input
            type="radio"
            name="lm-claim"
            checked={chosen === shape.id}
            disabled={!legal}
            onChange={() => choose(shape.id)}
          />
          <ShapeFigure lattice={view.box.sheet.lattice} pattern={shapeOf(view.box, shape.id).pattern} />
          <span>{t('lm.buy.card.option', { shape: words.shape(shape), points: shape.points })}</span>
        </label>
      ))}
      {(plain || action === undefined) && (
        <label className="lm-claim">
          <input
            type="radio"
            name="lm-claim"
            checked={chosen === null}
            disabled={!plain}
            onChange={() => choose(null)}
          />
          <span>{t('lm.buy.card.none')}</span>
        </label>
      )}
    </fieldset>
  );
}

/** Takes a set of lines that pays for the train; again and again, all good ways in turn. */
function Suggest({
  view,
  turn,
  plan,
  train,
}: Pick<BuyTrayProps, 'view' | 'turn' | 'plan'> & { readonly train: string }) {
  const { t } = useMessages();
  const ways = useMemo(() => suggestions(view, turn.seat!, train), [view, turn.seat, train]);
  const { index } = topology(view.box.sheet);
  const taken = new Set(plan.sections);
  const now = ways.findIndex(
    ({ sections, shape }) =>
      sections.length === taken.size &&
      sections.every((id) => taken.has(index.get(id)!)) &&
      shape === turn.assessment!.shape,
  );
  if (ways.length === 0 || (ways.length === 1 && now === 0)) return null;
  const next = (now + 1) % ways.length;
  return (
    <button
      type="button"
      className="button-quiet"
      data-act="suggest"
      onClick={() =>
        turn.setPlan({
          kind: 'buy',
          train,
          sections: ways[next]!.sections.map((id) => index.get(id)!),
          shape: ways[next]!.shape,
        })
      }
    >
      {now < 0 ? t('lm.buy.suggest') : t('lm.buy.another', { index: next + 1, count: ways.length })}
    </button>
  );
}
