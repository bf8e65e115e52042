import { useEffect, useMemo, useState } from 'react';
import type { Seat } from '@turntable/engine';
import { shapeOf, trainOf } from '@turntable/games/loko-moto/cards.ts';
import { standing } from '@turntable/games/loko-moto/scoring.ts';
import type { View } from '@turntable/games/loko-moto/types.ts';
import type { Plot } from '@turntable/pictures/loko-moto/plot.ts';
import { wingedWheel } from '@turntable/pictures/loko-moto/terrain/furniture.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { PenMark } from '../../../ui/PenMark.tsx';
import { bestPurchase, COLUMNS, curves, longestLine, type Counted } from './end-model.ts';
import type { Fit } from '../shapes/fit.ts';
import type { Told } from '../round/round.ts';
import type { Sayings } from '../words/sayings.ts';
import { Secrets } from './Secrets.tsx';
import { ShapeFigure } from '../shapes/ShapeFigure.tsx';
import { shareImage } from './share-image.ts';
import { signed } from '../directors/tally.ts';
import { TrainPicture } from '../market/TrainPicture.tsx';
import type { Ending } from './use-end.ts';
import type { ScreenProps } from '../turn/use-turn.ts';
import './end.css';

interface EndProps {
  readonly view: View;
  readonly plot: Plot;
  readonly names: readonly string[];
  readonly log: ScreenProps['log'];
  readonly moves: readonly Told[];
  readonly words: Sayings;
  readonly seat: Seat | undefined;
  readonly ending: Ending;
  readonly replay: string;
  /** Lights some lines on the map. */
  onLight(sections: readonly number[]): void;
  /** Lays a place of a shape on the map. */
  onShow(fit: Fit): void;
}

/** The end of a game: the score counted item by item, the winner on a brass plate, and what there is to remember. */
export function End(props: EndProps) {
  const { view, plot, names, moves, words, seat, ending, onLight } = props;
  const { t } = useMessages();
  const { counted, alone, done } = ending;
  const { places } = standing(view.box, view.lines, view.hands);
  const winners = places[0]!;
  const sum = (items: readonly Counted[]): number => items.reduce((total, { points }) => total + points, 0);
  const rows = done ? places.flat() : view.hands.map((_, i) => i);
  const won = curves(view, moves);
  const best = done ? bestPurchase(won) : null;
  const longest = useMemo(
    () => (done ? longestLine(plot, view.lines, view.inkedBy, view.box.players) : null),
    [done, plot, view],
  );
  useEffect(() => {
    if (longest) onLight(longest.sections);
  }, [longest, onLight]);
  return (
    <section className="lm-end" aria-labelledby="lm-end" data-alone={alone}>
      <h2 id="lm-end" className="hidden-visually">
        {t('lm.end')}
      </h2>
      {done ? <Plaque {...props} winners={winners} /> : <div className="lm-plaque-room" />}
      <table className="lm-final">
        <thead>
          <tr>
            <th scope="col">{t('lm.end.director')}</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`lm.end.column.${column}`)}
              </th>
            ))}
            <th scope="col">{t('lm.end.total')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((who) => {
            const mine = counted.filter((item) => item.seat === who);
            const cards = (column: Counted['column']): string[] =>
              mine.flatMap((item) => (item.column === column && item.card !== null ? [item.card] : []));
            return (
              <tr key={who} className={done && winners.includes(who) ? 'lm-final-winner' : undefined}>
                <th scope="row" data-speaker={who}>
                  <span className="lm-director-name">
                    <PenMark seat={who} />
                    <strong>{names[who]}</strong>
                    {who === seat && <small>{t('lm.score.you')}</small>}
                  </span>
                  <span className="lm-final-yard" aria-hidden="true">
                    {cards('trains').map((id) => (
                      <span key={id} className="lm-roll" title={trainOf(view.box, id).name}>
                        <TrainPicture id={id} railed={false} />
                      </span>
                    ))}
                    {cards('shapes').map((id) => (
                      <span
                        key={id}
                        className="lm-roll lm-final-shape"
                        title={words.shape(shapeOf(view.box, id))}
                      >
                        <ShapeFigure
                          lattice={view.box.sheet.lattice}
                          pattern={shapeOf(view.box, id).pattern}
                          bare
                        />
                      </span>
                    ))}
                  </span>
                </th>
                {COLUMNS.map((column) => (
                  <Figure key={column} value={sum(mine.filter((item) => item.column === column))} />
                ))}
                <Figure value={sum(mine)} strong />
              </tr>
            );
          })}
        </tbody>
      </table>
      {done && (
        <>
          <div className="lm-end-facts">
            {best && (
              <p>
                <small>{t('lm.end.best')}</small>
                <PenMark seat={best.seat} line={false} />
                <strong>
                  {best.shape === null
                    ? trainOf(view.box, best.train).name
                    : t('lm.end.best.with', {
                        train: trainOf(view.box, best.train).name,
                        shape: words.shape(shapeOf(view.box, best.shape)),
                      })}
                </strong>
                <span>{t('lm.end.points', { points: best.gain })}</span>
                <TrainPicture id={best.train} railed={false} />
              </p>
            )}
            {longest && (
              <p>
                <small>{t('lm.end.longest')}</small>
                <PenMark seat={longest.seat} line={false} />
                <strong>{t('lm.end.longest.count', { count: longest.sections.length })}</strong>
                <span>
                  {t('lm.end.longest.ends', {
                    from: plot.names[longest.ends[0]]!,
                    to: plot.names[longest.ends[1]]!,
                  })}
                </span>
              </p>
            )}
          </div>
          {view.box.hiddenAgendas && <Secrets {...props} />}
        </>
      )}
      <div className="lm-end-actions">
        {done ? (
          <ShareButton {...props} winners={winners} />
        ) : (
          <button type="button" className="button-quiet" onClick={ending.skip}>
            {t('lm.end.skip')}
          </button>
        )}
      </div>
    </section>
  );
}

function Figure({ value, strong = false }: { readonly value: number; readonly strong?: boolean }) {
  return (
    <td className={strong ? 'lm-final-total' : undefined}>
      <span key={value} className="lm-moved">
        {signed(value)}
      </span>
    </td>
  );
}

type Ended = EndProps & { readonly winners: readonly Seat[] };

/** The winner on a brass plate: who, with how much, and what decided a tie. */
function Plaque({ view, names, winners }: Ended) {
  const { t, list } = useMessages();
  const { tie } = standing(view.box, view.lines, view.hands);
  const wheel = wingedWheel();
  const first = winners[0]!;
  const unused = view.lines.filter((line) => line === 3 + 2 * first).length;
  return (
    <div className="lm-plaque" role="status">
      <svg className="lm-plaque-wings" viewBox="-54 -16 108 30" aria-hidden="true" focusable="false">
        <path d={wheel.wings} />
        <circle r={wheel.rim} />
        <path className="lm-plaque-spokes" d={wheel.wheel} />
      </svg>
      <p className="lm-plaque-name">
        {winners.map((who) => (
          <PenMark key={who} seat={who} line={false} />
        ))}
        {list(winners.map((who) => names[who] ?? ''))}
      </p>
      <p className="lm-plaque-points">
        {t('lm.end.plaque', { count: winners.length, points: view.scores[first]! })}
      </p>
      <p className="lm-plaque-why">
        {tie !== 'none'
          ? t(`lm.end.tie.${tie}`)
          : t('lm.end.plaque.why', {
              trains: view.hands[first]!.trains.length,
              shapes: view.hands[first]!.shapes.length,
              unused,
            })}
      </p>
    </div>
  );
}

/** Draws the image on this device, and hands it to the system's own way of sharing, or saves it. */
function ShareButton({ view, names, winners }: Ended) {
  const { t, list } = useMessages();
  const [busy, setBusy] = useState(false);
  const share = async (): Promise<void> => {
    setBusy(true);
    const title = list(winners.map((who) => names[who] ?? ''));
    const line = t('lm.end.plaque', { count: winners.length, points: view.scores[winners[0]!]! });
    await shareImage({ title, line, names, scores: view.scores, winners });
    setBusy(false);
  };
  return (
    <button type="button" className="button-quiet" disabled={busy} onClick={() => void share()}>
      {t('lm.end.share')}
    </button>
  );
}
