import { memo } from 'react';
import { lookOf } from '@turntable/pictures/loko-moto/train-looks.ts';
import type { Seat } from '@turntable/engine';
import { useMessages } from '../../../i18n/messages.ts';
import { penOf } from '../../../ui/pens.ts';
import { placesOf, type Progress } from './market.ts';
import { TrainPicture } from './TrainPicture.tsx';

interface TrainPlateProps {
  readonly progress: Progress;
  /** Whose lines are counted; nobody's for those who only watch. */
  readonly seat: Seat | undefined;
  /** It can be paid for now. */
  readonly affordable: boolean;
  readonly chosen: boolean;
  /** Without it the card is only to be looked at. */
  readonly onPick: ((train: string) => void) | undefined;
}

/** Names of more letters are set narrower where cards are small. */
const LONG = 9;

/** A train card: its price on a brass plate, its name and kind, its picture, and how far one's lines go towards it. */
export const TrainPlate = memo(function TrainPlate(props: TrainPlateProps) {
  const { progress, seat, affordable, chosen, onPick } = props;
  const { t } = useMessages();
  const { train, has, adds, state } = progress;
  const { name, price, bonus } = train;
  const label = t('lm.train', { name, price, points: price + bonus, can: affordable ? 'yes' : 'no' });
  const far = t('lm.train.far', { state, has: has + adds, price });
  const count = t('lm.train.far', { state: 'short', has: has + adds, price });
  const face = (
    <>
      <span className="lm-brass" style={{ '--figures-in-it': String(price).length } as React.CSSProperties}>
        {price}
        {bonus !== 0 && <small>{bonus > 0 ? `+${bonus}` : `−${-bonus}`}</small>}
      </span>
      <span className="lm-train-name" data-long={name.length > LONG || undefined}>
        {name}
      </span>
      <span className="lm-train-kind">{t(`train.kind.${lookOf(train.id).kind}`)}</span>
      {seat !== undefined && (
        <>
          <span className="lm-ticks" style={{ color: penOf(seat).colour }}>
            {Array.from({ length: placesOf(price) }, (_, i) => (
              <i key={i} data-tick={i < has ? 'has' : i < has + adds ? 'adds' : 'not'} />
            ))}
          </span>
          <span className="lm-train-far" data-state={state}>
            {far.startsWith(count) ? (
              <>
                {count}
                <span className="lm-train-with">{far.slice(count.length)}</span>
              </>
            ) : (
              far
            )}
          </span>
        </>
      )}
      <TrainPicture id={train.id} />
    </>
  );
  const kind = affordable || state === 'ready' ? 'lm-train lm-train-ready' : 'lm-train';
  if (!onPick)
    return (
      <span className={kind} role="img" aria-label={label}>
        {face}
      </span>
    );
  return (
    <button
      type="button"
      className={kind}
      aria-pressed={chosen}
      aria-label={seat === undefined ? label : `${label}. ${far}`}
      data-train={train.id}
      onClick={() => onPick(train.id)}
    >
      {face}
    </button>
  );
});
