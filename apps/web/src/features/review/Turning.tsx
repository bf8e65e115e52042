import { Link } from 'wouter';
import type { Review } from '@turntable/bots/review/review.ts';
import { tell, type Naming } from '@turntable/messages';
import { useMessages } from '../../i18n/messages.ts';

interface TurningProps {
  /** Where the game itself is shown. */
  readonly game: string;
  readonly review: Review;
  readonly names: readonly string[];
  readonly naming: Naming;
}

const percent = (chance: number): number => Math.round(100 * chance);

/** The moves that cost most, each with the better one and why; and the chances after every move as numbers. */
export function Turning({ game, review, names, naming }: TurningProps) {
  const { t } = useMessages();
  const { moves, turning, sides } = review;
  return (
    <section aria-labelledby="review-turning">
      <h2 id="review-turning">{t('review.turning')}</h2>
      {turning.length === 0 && <p>{t('review.turning.none')}</p>}
      <ol className="review-turning">
        {turning.map((index) => {
          const { entry, seat, played, better, loss, chance } = moves[index]!;
          return (
            <li key={index}>
              <p>
                <Link href={`${game}#${entry + 1}`}>{t('review.move', { n: entry + 1 })}</Link>{' '}
                <strong>{names[seat]}</strong>: {tell(naming, played.move, seat)}.{' '}
                {t('review.cost', {
                  who: names[seat] ?? '',
                  from: percent(chance + loss),
                  to: percent(chance),
                })}
              </p>
              {better && (
                <p>
                  {t('review.better')} <strong>{tell(naming, better.move, seat)}</strong>.{' '}
                  {tell(naming, better.reason, seat)}
                </p>
              )}
            </li>
          );
        })}
      </ol>
      <details>
        <summary>{t('review.numbers')}</summary>
        <table className="review-table figures">
          <thead>
            <tr>
              <th scope="col">{t('review.column.move')}</th>
              <th scope="col">{t('review.column.who')}</th>
              <th scope="col">{t('review.column.chance')}</th>
              <th scope="col">{t('review.column.loss')}</th>
            </tr>
          </thead>
          <tbody>
            {moves.map(({ entry, seat, chances, loss }) => (
              <tr key={entry}>
                <td>{entry + 1}</td>
                <td>{names[seat]}</td>
                <td>{percent(chances[sides[seat]!]!)}</td>
                <td>{percent(loss)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
