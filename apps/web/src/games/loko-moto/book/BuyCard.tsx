import type { Buy } from '@turntable/games/loko-moto/purchases.ts';
import { topology } from '@turntable/games/loko-moto/topology.ts';
import type { Action, Shape, Train, View } from '@turntable/games/loko-moto/types.ts';
import { useMessages } from '../../../i18n/messages.ts';
import type { Purchase } from './purchase.ts';
import { ShapeFigure } from '../shapes/ShapeFigure.tsx';
import type { Sayings } from '../words/sayings.ts';

interface BuyCardProps {
  readonly view: View;
  readonly plan: Purchase;
  readonly train: Train | undefined;
  /** Good ways to pay, the best first. */
  readonly ways: readonly Buy[];
  /** Face-up cards that lie in the lines, and those that may be the buyer's secret one. */
  readonly claims: readonly Shape[];
  readonly secret: readonly Shape[];
  readonly words: Sayings;
  onPlan(plan: Purchase | null): void;
  onBuy(action: Action): void;
}

/** A purchase as it was made at the table: the lines, the shape card that went along, and the key that writes it. */
export function BuyCard(props: BuyCardProps) {
  const { view, plan, train, claims, secret, onPlan, onBuy } = props;
  const { t } = useMessages();
  const { ids } = topology(view.box.sheet);
  return (
    <section className="book-card" aria-label={t('book.map.buy')}>
      <p>
        <strong>{train ? train.name : t('lm.buy.which')}</strong>{' '}
        {train && (
          <span className="figures">
            {t('lm.buy.count', { count: plan.sections.length, price: train.price })}
          </span>
        )}
      </p>
      {claims.length + secret.length > 0 && (
        <div className="book-shapes book-pile">
          {claims.map((shape) => (
            <ShapeKey key={shape.id} {...props} shape={shape} isSecret={false} />
          ))}
          {secret.map((shape) => (
            <ShapeKey key={shape.id} {...props} shape={shape} isSecret />
          ))}
          <ShapeKey {...props} shape={null} isSecret={false} />
        </div>
      )}
      <div className="book-keys">
        {train && (
          <button
            type="button"
            className="button"
            data-act="buy"
            disabled={plan.sections.length === 0}
            onClick={() =>
              onBuy({
                type: 'buy',
                train: train.id,
                sections: plan.sections.map((section) => ids[section]!),
                shape: plan.shape,
              })
            }
          >
            {t('lm.buy.confirm', { train: train.name })}
          </button>
        )}
        {train && <OtherWay {...props} train={train} />}
        <button type="button" className="book-key" onClick={() => onPlan(null)}>
          {t('lm.cancel')}
        </button>
      </div>
    </section>
  );
}

interface ShapeKeyProps extends Pick<BuyCardProps, 'view' | 'plan' | 'words' | 'onPlan'> {
  /** The card that went along; null for none. */
  readonly shape: Shape | null;
  readonly isSecret: boolean;
}

function ShapeKey({ view, plan, words, onPlan, shape, isSecret }: ShapeKeyProps) {
  const { t } = useMessages();
  const id = shape?.id ?? null;
  return (
    <button
      type="button"
      className="book-train"
      aria-pressed={plan.shape === id}
      aria-label={shape ? words.shapeAtLength(shape) : t('lm.buy.card.none')}
      onClick={() => onPlan({ ...plan, shape: id })}
    >
      {shape ? (
        <>
          <ShapeFigure lattice={view.box.sheet.lattice} pattern={shape.pattern} />
          <strong className="figures">{shape.points}</strong>
          {isSecret && <small>{t('book.map.secret')}</small>}
        </>
      ) : (
        t('lm.buy.card.none')
      )}
    </button>
  );
}

/** Takes a good way to pay for the train; again and again, all of them in turn. */
function OtherWay({
  view,
  plan,
  train,
  ways,
  onPlan,
}: Pick<BuyCardProps, 'view' | 'plan' | 'ways' | 'onPlan'> & { readonly train: Train }) {
  const { t } = useMessages();
  const { index } = topology(view.box.sheet);
  const now = ways.findIndex(
    ({ sections, shape }) =>
      shape === plan.shape &&
      sections.length === plan.sections.length &&
      sections.every((id) => plan.sections.includes(index.get(id)!)),
  );
  const at = (now + 1) % Math.max(1, ways.length);
  const next = ways[at];
  if (!next || (ways.length === 1 && now === 0)) return null;
  return (
    <button
      type="button"
      className="book-key"
      onClick={() =>
        onPlan({
          train: train.id,
          sections: next.sections.map((id) => index.get(id)!),
          shape: next.shape,
        })
      }
    >
      {now < 0 ? t('lm.buy.suggest') : t('lm.buy.another', { index: at + 1, count: ways.length })}
    </button>
  );
}
