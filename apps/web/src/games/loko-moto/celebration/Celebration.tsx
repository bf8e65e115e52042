import { useMemo } from 'react';
import { shapeOf, trainOf } from '@turntable/games/loko-moto/cards.ts';
import type { View } from '@turntable/games/loko-moto/types.ts';
import type { Plot } from '@turntable/pictures/loko-moto/plot.ts';
import { lookOf } from '@turntable/pictures/loko-moto/train-looks.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { inkTimes, shapeIn, traversal } from './celebration.ts';
import { TIMES } from './pace.ts';
import type { Celebrated } from './use-celebration.ts';
import { Band } from '../map/Lines.tsx';
import type { Sayings } from '../words/sayings.ts';
import { ShapeFigure } from '../shapes/ShapeFigure.tsx';
import { TrainPicture } from '../market/TrainPicture.tsx';
import './celebration.css';

interface CelebrationProps {
  readonly view: View;
  readonly plot: Plot;
  readonly celebrated: Celebrated;
}

/** On the map: brass numbers along the lines, then the shape is highlighted and a golden copy of it lifts off. */
export function MapCelebration({ view, plot, celebrated }: CelebrationProps) {
  const { move, factor, still } = celebrated;
  const { sheet } = view.box;
  const order = useMemo(() => traversal(plot, move.sections), [plot, move]);
  const shape = useMemo(
    () => shapeIn(sheet, move.shape === null ? undefined : shapeOf(view.box, move.shape), move.sections),
    [sheet, view.box, move],
  );
  if (still) return null;
  const times = inkTimes(order.length);
  const delay = (ms: number): React.CSSProperties => ({ animationDelay: `${ms * factor}ms` });
  return (
    <g className="lm-celebration" aria-hidden="true">
      <g className="lm-celebration-shape" style={delay(TIMES.shape)}>
        <Band plot={plot} sections={shape} className="lm-celebration-halo" />
      </g>
      {order.map((i, n) => (
        <g key={i} transform={`translate(${plot.tracks[i]!.middle.x} ${plot.tracks[i]!.middle.y})`}>
          <g className="lm-celebration-count" style={delay(times[n]!)}>
            <circle r="10" />
            <text y="4.6">{n + 1}</text>
          </g>
        </g>
      ))}
      <g
        className="lm-celebration-copy"
        style={{ ...delay(TIMES.fly), animationDuration: `${900 * factor}ms` }}
      >
        <Band plot={plot} sections={shape} className="lm-celebration-gold" />
      </g>
    </g>
  );
}

/** Below the map: the train on a brass plate, what it cost, and the card that came along. */
export function PurchasePlaque({
  view,
  celebrated,
  words,
}: Omit<CelebrationProps, 'plot'> & { readonly words: Sayings }) {
  const { t } = useMessages();
  const { move, still } = celebrated;
  const train = trainOf(view.box, move.train!);
  const shape = move.shape === null ? undefined : shapeOf(view.box, move.shape);
  return (
    <div className="lm-bought" style={{ animationDelay: still ? '0ms' : `${TIMES.plaque}ms` }} role="status">
      <p className="lm-bought-price">
        <b>{train.price + train.bonus}</b>
        <span>{t('lm.buy.count', { count: move.sections.length, price: train.price })}</span>
      </p>
      <p className="lm-bought-name">
        <strong>{train.name}</strong>
        <span>{t(`train.kind.${lookOf(train.id).kind}`)}</span>
      </p>
      <span className="lm-bought-picture">
        <TrainPicture id={train.id} />
      </span>
      {shape && (
        <p className="lm-bought-shape">
          <ShapeFigure lattice={view.box.sheet.lattice} pattern={shape.pattern} bare />
          <strong>{words.shape(shape)}</strong>
          <span>+{t('lm.end.points', { points: shape.points })}</span>
        </p>
      )}
    </div>
  );
}
