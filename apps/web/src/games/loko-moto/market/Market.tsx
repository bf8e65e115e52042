import { memo } from 'react';
import type { Seat } from '@turntable/engine';
import type { View } from '@turntable/games/loko-moto/types.ts';
import { useMessages } from '../../../i18n/messages.ts';
import type { Progress } from './market.ts';
import { trainOf } from '@turntable/games/loko-moto/cards.ts';
import { useInked } from '../celebration/use-inked.ts';
import type { Celebrated } from '../celebration/use-celebration.ts';
import { TrainPicture } from './TrainPicture.tsx';
import { TrainPlate } from './TrainPlate.tsx';

interface MarketProps {
  readonly view: View;
  readonly trains: readonly (Progress | null)[];
  readonly seat: Seat | undefined;
  readonly affordable: ReadonlySet<string>;
  readonly chosen: string | null;
  /** The place that a train has just left, or -1, and the purchase by which it did. */
  readonly left: number;
  readonly celebrated: Celebrated | undefined;
  /** Left out for those who only watch. */
  readonly onPick: ((train: string) => void) | undefined;
}

/** The face-up trains and what is left in their pile. */
export const Market = memo(function Market(props: MarketProps) {
  const { view, trains, seat, affordable, chosen, left, celebrated, onPick } = props;
  const { t } = useMessages();
  return (
    <section className="lm-panel lm-market" aria-labelledby="lm-market">
      <h2 id="lm-market" className="lm-head">
        {t('lm.trains')} <small>{t('lm.trains.left', { count: view.trainsLeft })}</small>
      </h2>
      <ul className="lm-trains">
        {trains.map((progress, place) => (
          <li key={place === left ? 'left' : (progress?.train.id ?? `empty ${place}`)}>
            {place === left && celebrated ? (
              <Left {...{ view, celebrated }} />
            ) : progress === null ? (
              <span className="lm-train lm-train-empty">{t('lm.train.empty')}</span>
            ) : (
              <TrainPlate
                progress={progress}
                seat={seat}
                affordable={affordable.has(progress.train.id)}
                chosen={chosen === progress.train.id}
                onPick={onPick}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
});

/** The place that a train has just left: it lifts off its track, and the lines that pay for it are counted there. */
function Left({ view, celebrated }: { readonly view: View; readonly celebrated: Celebrated }) {
  const { t } = useMessages();
  const inked = useInked(celebrated);
  const { id, name, price } = trainOf(view.box, celebrated.move.train!);
  return (
    <span className="lm-train lm-train-empty lm-train-left">
      <span>{t('lm.train.left', { name })}</span>
      {inked > 0 && <span className="lm-train-paid">{t('lm.buy.count', { count: inked, price })}</span>}
      <span className="lm-train-lifts">
        <TrainPicture id={id} railed={false} />
      </span>
    </span>
  );
}
