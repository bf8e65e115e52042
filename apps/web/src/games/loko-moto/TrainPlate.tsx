import type { Train } from '@turntable/games/loko-moto/types.ts';
import { useMessages } from '../../i18n/messages.ts';
import { TrainPicture } from './TrainPicture.tsx';

interface TrainPlateProps {
  readonly train: Train;
  readonly affordable?: boolean;
  readonly chosen?: boolean;
  /** Without it the plate is only to be looked at. */
  readonly onPick?: () => void;
}

/** A train card as a cast number plate: the price large, the bonus beside it, the name below. */
export function TrainPlate({ train, affordable = false, chosen = false, onPick }: TrainPlateProps) {
  const { t } = useMessages();
  const { name, price, bonus } = train;
  const label = t('lm.train', { name, price, points: price + bonus, can: affordable ? 'yes' : 'no' });
  const face = (
    <>
      <span className="lm-plate-price">
        {price}
        {bonus !== 0 && (
          <span className={bonus > 0 ? 'lm-plate-bonus' : 'lm-plate-bonus lm-plate-minus'}>
            {bonus > 0 ? `+${bonus}` : `−${-bonus}`}
          </span>
        )}
      </span>
      <TrainPicture id={train.id} />
      <span className="lm-plate-name">{name}</span>
    </>
  );
  if (!onPick)
    return (
      <span className="lm-plate" role="img" aria-label={label}>
        {face}
      </span>
    );
  return (
    <button
      type="button"
      className={affordable ? 'lm-plate lm-plate-lit' : 'lm-plate'}
      aria-pressed={chosen}
      aria-label={label}
      data-train={train.id}
      onClick={onPick}
    >
      {face}
    </button>
  );
}
