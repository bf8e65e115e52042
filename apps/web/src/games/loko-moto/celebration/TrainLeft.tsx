import { trainOf } from '@turntable/games/loko-moto/cards.ts';
import type { View } from '@turntable/games/loko-moto/types.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { TrainPicture } from '../market/TrainPicture.tsx';
import type { Celebrated } from './use-celebration.ts';
import { useInked } from './use-inked.ts';
import './train-left.css';

interface TrainLeftProps {
  readonly view: View;
  readonly celebrated: Celebrated;
}

/** The place that a train has just left: it lifts off its track, and the lines that pay for it are counted there. */
export function TrainLeft({ view, celebrated }: TrainLeftProps) {
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
