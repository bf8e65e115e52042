import { useEffect, useMemo } from 'react';
import type { Seat } from '@turntable/engine';
import { shapeOf, trainOf } from '@turntable/games/loko-moto/cards.ts';
import { standing } from '@turntable/games/loko-moto/scoring.ts';
import type { View } from '@turntable/games/loko-moto/types.ts';
import type { Plot } from '@turntable/pictures/loko-moto/plot.ts';
import { wingedWheel } from '@turntable/pictures/loko-moto/terrain/furniture.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { PenLine, PenMark } from '../../../ui/PenMark.tsx';
import { useShare } from '../../../ui/useShare.ts';
import { bestPurchase, curves, longestLine } from './end-model.ts';
import { FinalTable } from './FinalTable.tsx';
import type { Fit } from '../shapes/fit.ts';
import type { RoundMove } from '../round/round.ts';
import { partsOf } from '../round/tell-move.ts';
import { signed } from '../../../i18n/signed.ts';
import type { Sayings } from '../words/sayings.ts';
import { Secrets } from './Secrets.tsx';
import { shareImage } from './share-image.ts';
import { TrainPicture } from '../market/TrainPicture.tsx';
import type { Ending } from './use-end.ts';
import type { ScreenProps } from '../turn/use-turn.ts';
import './end.css';
import './final-table.css';

interface EndProps {
  readonly view: View;
  readonly plot: Plot;
  readonly names: readonly string[];
  readonly log: ScreenProps['log'];
  readonly moves: readonly RoundMove[];
  readonly words: Sayings;
  readonly seat: Seat | undefined;
  readonly ending: Ending;
  readonly replay: string;
  /** Lights some lines on the map. */
  onLight(sections: readonly number[]): void;
  /** Lays a place of a shape on the map. */
  onShow(fit: Fit): void;
}

const NOBODY: readonly Seat[] = [];

/** The end of a game: the score counted item by item, the winner on a brass plate, and what there is to remember. */
export function End(props: EndProps) {
  const { view, plot, names, moves, words, seat, ending, onLight } = props;
  const { t } = useMessages();
  const { counted, alone, sorted, done } = ending;
  const { places } = standing(view.box, view.lines, view.hands);
  const winners = places[0]!;
  const rows = sorted ? places.flat() : view.hands.map((_, i) => i);
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
      <FinalTable {...{ view, names, words, seat, rows, counted }} winners={done ? winners : NOBODY} />
      {done && (
        <>
          <div className="lm-end-facts">
            {best && <BestPurchase {...{ view, words, best }} />}
            {longest && <LongestLine {...{ plot, longest }} />}
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

type Best = NonNullable<ReturnType<typeof bestPurchase>>;

/** The train that brought the most points. */
function BestPurchase({ view, words, best }: Pick<EndProps, 'view' | 'words'> & { readonly best: Best }) {
  const { t } = useMessages();
  const train = trainOf(view.box, best.train).name;
  return (
    <p>
      <small>{t('lm.end.best')}</small>
      <PenMark seat={best.seat} line={false} />
      <strong>
        {best.shape === null
          ? train
          : t('lm.end.best.with', { train, shape: words.shape(shapeOf(view.box, best.shape)) })}
      </strong>
      <span>{t('lm.end.points', { points: best.gain })}</span>
      <TrainPicture id={best.train} railed={false} />
    </p>
  );
}

type Longest = NonNullable<ReturnType<typeof longestLine>>;

/** The longest railway: whose, how many lines, from where to where. */
function LongestLine({ plot, longest }: Pick<EndProps, 'plot'> & { readonly longest: Longest }) {
  const { t } = useMessages();
  const [from, to] = longest.ends;
  return (
    <p>
      <small>{t('lm.end.longest')}</small>
      <PenMark seat={longest.seat} line={false} />
      <strong>{t('lm.end.longest.count', { count: longest.sections.length })}</strong>
      <span>{t('lm.end.longest.ends', { from: plot.names[from]!, to: plot.names[to]! })}</span>
      <i className="lm-end-run" aria-hidden="true">
        {longest.sections.map((section) => (
          <PenLine key={section} seat={longest.seat} />
        ))}
      </i>
    </p>
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
        {partsOf(t('lm.end.plaque', { count: winners.length, points: view.scores[first]! }), [
          signed(view.scores[first]!),
        ]).map(({ text, name }, i) => (name ? <b key={i}>{text}</b> : text))}
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
  const { busy, share } = useShare(() => {
    const title = list(winners.map((who) => names[who] ?? ''));
    const line = t('lm.end.plaque', { count: winners.length, points: view.scores[winners[0]!]! });
    return shareImage({ title, line, names, scores: view.scores, winners });
  });
  return (
    <button type="button" className="button-quiet" disabled={busy} onClick={share}>
      {t('lm.end.share')}
    </button>
  );
}
