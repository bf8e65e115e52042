import type { RatingChange } from '@turntable/protocol/ratings.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { changeWords } from '../../../session/ratings/words.ts';
import '../../../session/ratings/ratings.css';

interface EndRatingsProps {
  readonly changes: readonly RatingChange[];
  readonly names: readonly string[];
  /** The seats one holds. */
  readonly mine: readonly number[];
}

/** What a game that is over changed of everybody's rating; a phone has room for one's own. */
export function EndRatings({ changes, names, mine }: EndRatingsProps) {
  const messages = useMessages();
  return (
    <dl className="end-ratings" aria-label={messages.t('rating.end')}>
      {changes.map((change, seat) => (
        <div key={seat} className={mine.length > 0 && !mine.includes(seat) ? 'end-ratings-other' : ''}>
          <dt>{names[seat]}</dt>
          <dd className="figures">{changeWords(change, messages)}</dd>
        </div>
      ))}
    </dl>
  );
}
