import { memo } from 'react';
import type { Seat } from '@turntable/engine';
import type { View } from '@turntable/games/loko-moto/types.ts';
import { useMessages } from '../../../i18n/messages.ts';
import type { Progress } from './market.ts';
import { TrainPlate } from './TrainPlate.tsx';

interface MarketProps {
  readonly view: View;
  readonly trains: readonly (Progress | null)[];
  readonly seat: Seat | undefined;
  readonly affordable: ReadonlySet<string>;
  readonly chosen: string | null;
  /** The place that a train has just left, or -1, and what stands there meanwhile. */
  readonly left: number;
  readonly leaving: React.ReactNode;
  /** Left out for those who only watch. */
  readonly onPick: ((train: string) => void) | undefined;
}

/** The face-up trains and what is left in their pile. */
export const Market = memo(function Market(props: MarketProps) {
  const { view, trains, seat, affordable, chosen, left, leaving, onPick } = props;
  const { t } = useMessages();
  // The train that comes into the place of the one that is told to leave still lies on the pile.
  const inPile = view.trainsLeft + (trains[left] ? 1 : 0);
  return (
    <section className="lm-panel" aria-labelledby="lm-market">
      <h2 id="lm-market" className="lm-head">
        {t('lm.trains')} <small>{t('lm.trains.left', { count: inPile })}</small>
      </h2>
      <ul className="lm-trains">
        {trains.map((progress, place) => (
          <li key={place === left ? 'left' : (progress?.train.id ?? `empty ${place}`)}>
            {place === left ? (
              leaving
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
