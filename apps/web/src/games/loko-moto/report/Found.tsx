import type { CardTally, MapReport } from '@turntable/bots/map-report/tally.ts';
import { MOST_LINES, soonest } from '@turntable/bots/map-report/words.ts';
import { has } from '@turntable/messages';
import { useMessages } from '../../../i18n/messages.ts';

/** As in the words of the command line. */
const FAIR = 1.2;
const SELDOM = 0.25;

const percent = (share: number): number => Math.round(100 * share);

/** A report in words, with the picture of its map. */
export function Found({ report, picture }: { readonly report: MapReport; readonly picture: string }) {
  const { t, say, list } = useMessages();
  const { seats, moves, pieces, lines, shapes, trains } = report;
  // A shape of a map from a file has its id alone.
  const nameOf = ({ id, name }: CardTally): string => name ?? (has(`shape.${id}`) ? say(`shape.${id}`) : id);
  const unfair = seats.flatMap(({ share, margin }, seat) =>
    share - margin > FAIR ? [String(seat + 1)] : [],
  );
  const nowhere = shapes.filter(({ places }) => places === 0).map(nameOf);
  const unpayable = trains.filter(({ payable }) => payable === false).map(nameOf);
  const seldom = [...trains, ...shapes].filter(({ taken }) => taken !== null && taken < SELDOM);
  const early = soonest(lines);
  const bridges = lines.filter(({ bridge }) => bridge).map(({ name }) => name);
  return (
    <section aria-labelledby="map-report-found" role="status">
      <h2 id="map-report-found">{t('map-report.seats')}</h2>
      <Seats seats={seats} />
      <p>
        {unfair.length > 0
          ? t('map-report.unfair', { seats: list(unfair), fair: FAIR })
          : t('map-report.fair', { fair: FAIR })}
      </p>
      <p>{t('map-report.length', { mean: moves.mean, least: moves.least, most: moves.most })}</p>
      <h2>{t('map-report.lines')}</h2>
      <img
        className="map-report-picture"
        src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture)}`}
        alt={t('map-report.picture', { lines: MOST_LINES })}
      />
      {early.length === 0 && <p>{t('map-report.never')}</p>}
      <ol>
        {early.map(({ section, name, when, drawn }) => (
          <li key={section}>{t('map-report.line', { name, when: percent(when), drawn: percent(drawn) })}</li>
        ))}
      </ol>
      {pieces > 1 && <p>{t('map-report.pieces', { pieces })}</p>}
      <p>
        {bridges.length > 0
          ? t('map-report.bridges', { lines: list(bridges), pieces })
          : t('map-report.no-bridge', { pieces })}
      </p>
      <h2>{t('map-report.cards')}</h2>
      <p>
        {nowhere.length > 0 ? t('map-report.nowhere', { shapes: list(nowhere) }) : t('map-report.everywhere')}
      </p>
      {unpayable.length > 0 && <p>{t('map-report.unpayable', { trains: list(unpayable) })}</p>}
      <p>
        {seldom.length > 0
          ? t('map-report.seldom', {
              percent: percent(SELDOM),
              cards: list(seldom.map((card) => `${nameOf(card)} ${percent(card.taken!)}\u00a0%`)),
            })
          : t('map-report.often', { percent: percent(SELDOM) })}
      </p>
    </section>
  );
}

/** How often each seat won of its fair share. */
function Seats({ seats }: Pick<MapReport, 'seats'>) {
  const { t } = useMessages();
  return (
    <ul>
      {seats.map(({ share, margin, score }, seat) => (
        <li key={seat}>{t('map-report.seat', { seat: seat + 1, share, margin, score })}</li>
      ))}
    </ul>
  );
}
