import type { RatingChange } from '@turntable/protocol/ratings.ts';
import { useMessages } from '../i18n/messages.ts';
import { changeWords } from './words.ts';
import './ratings.css';

interface EndRatingsProps {
  readonly changes: readonly RatingChange[];
  readonly names: readonly string[];
}

/** What a game that is over changed of everybody's rating. */
export function EndRatings({ changes, names }: EndRatingsProps) {
  const messages = useMessages();
  return (
    <dl className="end-ratings" aria-label={messages.t('rating.end')}>
      {changes.map((change, seat) => (
        <div key={seat}>
          <dt>{names[seat]}</dt>
          <dd className="figures">{changeWords(change, messages)}</dd>
        </div>
      ))}
    </dl>
  );
}
