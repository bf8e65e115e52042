import type { Seat } from '@turntable/engine';
import type { View } from '@turntable/games/loko-moto/types.ts';
import { useMessages } from '../../i18n/messages.ts';
import { PenMark } from '../../ui/PenMark.tsx';
import type { Sayings } from './sayings.ts';
import { signed, tallies } from './tally.ts';

interface ScoresProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly seat: Seat | undefined;
  readonly words: Sayings;
}

/** Everybody's score like a timetable: what was won, what it would cost to stop now, and the sum. */
export function Scores({ view, names, seat, words }: ScoresProps) {
  const { t } = useMessages();
  const running = view.phase !== 'over';
  return (
    <section className="lm-panel lm-scores" aria-labelledby="lm-scores">
      <h2 id="lm-scores" className="lm-head">
        {t('lm.score')} {running && <small>{t('lm.score.now')}</small>}
      </h2>
      <table className="lm-score">
        <thead>
          <tr>
            <th scope="col">{t('lm.score.player')}</th>
            <th scope="col">{t('lm.score.trains')}</th>
            <th scope="col">{t('lm.score.shapes')}</th>
            <th scope="col">{t('lm.score.unfinished')}</th>
            <th scope="col">{t('lm.score.total')}</th>
          </tr>
        </thead>
        {tallies(view).map((tally) => {
          const onTurn = running && view.turn === tally.seat;
          const won = [
            ...tally.trains.map(
              ({ name, price, bonus }) =>
                `${name} ${price}${bonus > 0 ? `+${bonus}` : bonus < 0 ? `−${-bonus}` : ''}`,
            ),
            ...tally.shapes.map((shape) => `${words.shape(shape)} ${shape.points}`),
          ];
          const secrets = view.hands[tally.seat]!.secrets;
          return (
            <tbody key={tally.seat} className={onTurn ? 'lm-score-turn' : undefined}>
              <tr>
                <th scope="row" data-speaker={tally.seat}>
                  <PenMark seat={tally.seat} />
                  <span className={tally.seat === seat ? 'lm-score-name lm-score-mine' : 'lm-score-name'}>
                    {names[tally.seat]}
                  </span>
                  {tally.seat === seat && <span className="hidden-visually">({t('lm.score.you')})</span>}
                  <Secrets count={secrets} />
                  {onTurn && <span className="hidden-visually"> {t('lm.score.turn')}</span>}
                </th>
                <Figure value={tally.prices + tally.bonuses} />
                <Figure value={tally.shapePoints} />
                <Figure value={-tally.unfinished} />
                <Figure value={tally.total} strong />
              </tr>
              {won.length > 0 && (
                <tr className="lm-score-won">
                  <td colSpan={5}>{won.join(' · ')}</td>
                </tr>
              )}
            </tbody>
          );
        })}
      </table>
    </section>
  );
}

/** Face-down cards that only their owner knows. */
function Secrets({ count }: { readonly count: number }) {
  const { t } = useMessages();
  if (count === 0) return null;
  return (
    <span className="lm-backs" role="img" aria-label={t('lm.score.secrets', { count })}>
      {Array.from({ length: count }, (_, i) => (
        <i key={i} />
      ))}
    </span>
  );
}

/** A number that moves once when it changes. */
function Figure({ value, strong = false }: { readonly value: number; readonly strong?: boolean }) {
  return (
    <td className={strong ? 'lm-figure-total' : undefined}>
      <span key={value} className="lm-moved">
        {signed(value)}
      </span>
    </td>
  );
}
