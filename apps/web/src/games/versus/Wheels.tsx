import { useMessages } from '../../i18n/messages.ts';
import { wheelsLit, WHEELS, type Place } from './ranks.ts';
import './style/wheels.css';

/** Where a value stands among the known ones of its statistic: five wheels, more of them lit the better it is, and the rank. */
export function Wheels({ place }: { readonly place: Place }) {
  const { t } = useMessages();
  const lit = wheelsLit(place);
  return (
    <span className="wheels" data-lit={lit}>
      <WheelSet lit={lit} />
      <span className="wheels-rank">{t('vs.rank', { rank: place.rank, of: place.of })}</span>
    </span>
  );
}

/** The wheels alone, `lit` of them lit; their meaning is written beside them. */
export function WheelSet({ lit }: { readonly lit: number }) {
  return (
    <span className="wheels-set" aria-hidden="true">
      {Array.from({ length: WHEELS }, (_, i) => (
        <i key={i} data-on={i < lit} />
      ))}
    </span>
  );
}
