import type { SectionReview } from '@turntable/bots/loko-moto/section-review.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { signed } from '../../../i18n/signed.ts';
import { PenMark } from '../../../ui/PenMark.tsx';
import { shapeName } from '../words/shape-name.ts';
import '../../../ui/style/timetable.css';

interface LineReviewProps {
  readonly review: SectionReview;
  /** By seat. */
  readonly names: readonly string[];
}

/** What a review says of a game's lines and cards. */
export default function LineReview(props: LineReviewProps) {
  return (
    <>
      <Fought {...props} />
      <CardsWorth {...props} />
    </>
  );
}

/** Lines that several players wanted, and who got them. */
function Fought({ review, names }: LineReviewProps) {
  const { t, list } = useMessages();
  return (
    <section aria-labelledby="review-fought">
      <h2 id="review-fought">{t('review.fought')}</h2>
      {review.fought.length === 0 && <p>{t('review.fought.none')}</p>}
      <ul className="timetable review-fought">
        {review.fought.map(({ section, name, turns, wanted, taken }) => (
          <li key={section}>
            {t('review.fought.line', {
              line: name,
              who: list(wanted.map((seat) => names[seat] ?? '')),
              turns,
              got: taken === undefined ? 'no' : 'yes',
              taken: taken === undefined ? '' : (names[taken] ?? ''),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What every part of the score was worth, and which parts decided the result. */
function CardsWorth({ review, names }: LineReviewProps) {
  const messages = useMessages();
  const { t, list } = messages;
  const nameOf = (shape: string): string => shapeName(shape, messages);
  return (
    <section aria-labelledby="review-worth">
      <h2 id="review-worth">{t('review.worth')}</h2>
      <table className="review-table figures">
        <thead>
          <tr>
            <th scope="col">{t('review.column.who')}</th>
            <th scope="col">{t('review.worth.trains')}</th>
            <th scope="col">{t('review.worth.bonuses')}</th>
            <th scope="col">{t('review.worth.shapes')}</th>
            <th scope="col">{t('review.worth.penalty')}</th>
          </tr>
        </thead>
        <tbody>
          {review.points.map(({ trains, bonuses, shapes, penalty }, seat) => (
            <tr key={seat}>
              <th scope="row">
                <PenMark seat={seat} line={false} /> {names[seat]}
              </th>
              <td>{trains}</td>
              <td>{bonuses}</td>
              <td>
                {shapes.length === 0
                  ? 0
                  : list(shapes.map(({ shape, points }) => `${nameOf(shape)} ${points}`))}
              </td>
              <td>{signed(-penalty)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul>
        {review.points.flatMap(({ decisive, shapes }, seat) =>
          decisive.map((what) => {
            const shape = shapes.find((each) => what === `shape ${each.shape}`)?.shape;
            const values = { who: names[seat] ?? '', shape: shape ? nameOf(shape) : '' };
            return (
              <li key={`${seat} ${what}`}>
                {t(shape ? 'review.worth.hung-shape' : 'review.worth.hung-penalty', values)}
              </li>
            );
          }),
        )}
      </ul>
    </section>
  );
}
