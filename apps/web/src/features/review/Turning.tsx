import { Link } from 'wouter';
import type { Review } from '@turntable/bots/review/review.ts';
import { tell, type Naming } from '@turntable/messages';
import { useMessages } from '../../i18n/messages.ts';
import { signed } from '../../i18n/signed.ts';
import type { GameListing } from '../../session/listing.ts';
import '../../ui/style/timetable.css';
import { PenMark } from '../../ui/PenMark.tsx';
import { withoutTurning } from './how-ended.ts';
import { lossIn, percent } from './percents.ts';

interface TurningProps {
  /** Where the game itself is shown. */
  readonly game: string;
  readonly listing: GameListing;
  readonly review: Review;
  readonly names: readonly string[];
  readonly naming: Naming;
  /** The seat whose pen draws each side. */
  readonly penSeat: (side: number) => number;
}

/** The moves that cost most, each with the better one and why; and all moves in numbers. */
export function Turning({ game, listing, review, names, naming, penSeat }: TurningProps) {
  const { t } = useMessages();
  const { moves, turning, sides } = review;
  return (
    <section aria-labelledby="review-turning">
      <h2 id="review-turning">{t('review.turning')}</h2>
      {turning.length === 0 && <p>{t('review.turning.none', { how: withoutTurning(review, listing) })}</p>}
      <ol className="timetable review-turning">
        {turning.map((index) => {
          const { entry, seat, played, better } = moves[index]!;
          const { from, to, loss } = lossIn(moves[index]!);
          return (
            <li key={index}>
              <p className="review-turn">
                <PenMark seat={penSeat(sides[seat]!)} line={false} />
                <strong>{names[seat]}</strong>
                <Link href={`${game}#${entry + 1}`}>{t('review.move', { n: entry + 1 })}</Link>
                <output className="review-drop" aria-hidden="true">
                  {signed(-loss)}
                </output>
              </p>
              <p>
                {tell(naming, played.move, seat)}. {t('review.cost', { who: names[seat] ?? '', from, to })}
              </p>
              {better && (
                <p className="review-better">
                  {/* Reasons are worded for who moves: “you” is they, whoever reads. */}
                  {t('review.better', { who: names[seat] ?? '' })}{' '}
                  <strong>{tell(naming, better.move, seat)}</strong>. {tell(naming, better.reason, seat)}
                </p>
              )}
            </li>
          );
        })}
      </ol>
      <Numbers {...{ review, names }} />
    </section>
  );
}

/** The chances after every move, as numbers. */
function Numbers({ review: { moves, sides, open }, names }: Pick<TurningProps, 'review' | 'names'>) {
  const { t } = useMessages();
  return (
    <details className="review-numbers">
      <summary>{t('review.numbers')}</summary>
      <table className="review-table figures">
        <thead>
          <tr>
            <th scope="col">{t('review.column.move')}</th>
            <th scope="col">{t('review.column.who')}</th>
            <th scope="col">{t(open ? 'review.column.chance.open' : 'review.column.chance')}</th>
            <th scope="col">{t('review.column.loss')}</th>
          </tr>
        </thead>
        <tbody>
          {moves.map(({ entry, seat, chances, chance, loss }) => (
            <tr key={entry}>
              <td>{entry + 1}</td>
              <td>{names[seat]}</td>
              <td>{percent(chances[sides[seat]!]!)}</td>
              <td>{lossIn({ chance, loss }).loss}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
