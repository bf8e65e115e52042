import { trainOf } from '@turntable/games/loko-moto/cards.ts';
import type { View } from '@turntable/games/loko-moto/types.ts';
import { useMessages } from '../../i18n/messages.ts';
import { TrainPlate } from './TrainPlate.tsx';

interface MarketProps {
  readonly view: View;
  readonly affordable: ReadonlySet<string>;
  readonly chosen: string | null;
  /** Left out for those who only watch. */
  readonly onPick: ((train: string) => void) | undefined;
}

/** The face-up trains and what is left in their pile. */
export function Market({ view, affordable, chosen, onPick }: MarketProps) {
  const { t } = useMessages();
  return (
    <section className="lm-panel lm-market" aria-labelledby="lm-market">
      <h2 id="lm-market" className="lm-head">
        {t('lm.trains')} <small>{t('lm.trains.left', { count: view.trainsLeft })}</small>
      </h2>
      <ul className="lm-plates">
        {view.market.map((id, place) => (
          <li key={id ?? `empty ${place}`}>
            {id === null ? (
              <span className="lm-plate lm-plate-empty">{t('lm.train.empty')}</span>
            ) : (
              <TrainPlate
                train={trainOf(view.box, id)}
                affordable={affordable.has(id)}
                chosen={chosen === id}
                {...(onPick ? { onPick: () => onPick(id) } : {})}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
