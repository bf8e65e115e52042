import type { ReactNode } from 'react';
import type { RatingInfo } from '@turntable/protocol/ratings.ts';
import { useMessages } from '../../i18n/messages.ts';
import { ratingWords } from './words.ts';
import './ratings.css';

interface RatingRow {
  readonly key: string | number;
  readonly name: ReactNode;
  readonly rating: RatingInfo;
  /** It is the reader's among others'. */
  readonly own?: boolean | undefined;
}

interface RatingTableProps {
  readonly caption: string;
  /** What the names are names of. */
  readonly heading: string;
  readonly rows: readonly RatingRow[];
  /** Others are listed: in front stands the place of each, and a changed list is read out. */
  readonly places?: boolean;
}

/** Ratings with the number of games behind each. */
export function RatingTable({ caption, heading, rows, places = false }: RatingTableProps) {
  const messages = useMessages();
  const { t, number } = messages;
  return (
    <table className="ratings" aria-live={places ? 'polite' : undefined}>
      <caption className="hidden-visually">{caption}</caption>
      <thead>
        <tr>
          {places && (
            <th scope="col" className="ratings-figure ratings-place">
              {t('rating.list.place')}
            </th>
          )}
          <th scope="col">{heading}</th>
          <th scope="col" className="ratings-figure">
            {t('rating.list.points')}
          </th>
          <th scope="col" className="ratings-figure">
            {t('rating.list.games')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, rating, own = false }, i) => (
          <tr key={key} className={own ? 'ratings-own' : undefined}>
            {places && <td className="ratings-figure ratings-place">{number(i + 1)}</td>}
            <th scope="row">{name}</th>
            <td className="ratings-figure">{ratingWords(rating, messages)}</td>
            <td className="ratings-figure">{number(rating.games)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
