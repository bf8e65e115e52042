import { useLayoutEffect, useMemo, useRef } from 'react';
import { shapeOf, trainOf } from '@turntable/games/loko-moto/cards.ts';
import type { View } from '@turntable/games/loko-moto/types.ts';
import { frameOf, grown, type Plot } from '@turntable/pictures/loko-moto/plot.ts';
import { lookOf } from '@turntable/pictures/loko-moto/train-looks.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useMedia } from '../../../device/useMedia.ts';
import { TellInBar } from '../../../session/bar/in-bar.tsx';
import { inkTimes, shapeIn, traversal } from './celebration.ts';
import { FLIGHT, TIMES } from './pace.ts';
import type { Celebrated } from './use-celebration.ts';
import { Band } from '../map/Sections.tsx';
import type { Sayings } from '../words/sayings.ts';
import { ShapeFigure } from '../shapes/ShapeFigure.tsx';
import { TrainPicture } from '../market/TrainPicture.tsx';
import './celebration.css';

interface CelebrationProps {
  readonly view: View;
  readonly plot: Plot;
  readonly celebrated: Celebrated;
}

/** On the map: brass numbers along the lines, then the shape is highlighted. */
export function MapCelebration({ view, plot, celebrated }: CelebrationProps) {
  const { move, factor, still } = celebrated;
  const order = useMemo(() => traversal(plot, move.sections), [plot, move]);
  const shape = useShape(view, celebrated);
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
    </g>
  );
}

/** The lines of the purchase that its shape card lies in. */
function useShape({ box }: View, { move }: Celebrated): readonly number[] {
  return useMemo(
    () => shapeIn(box.sheet, move.shape === null ? undefined : shapeOf(box, move.shape), move.sections),
    [box, move],
  );
}

/** Room around the lines of the golden copy, in drawing units. */
const AROUND = 24;

/** A golden copy of the shape lifts off the map and flies to its card; where the card is not in sight, to what stands for it. */
export function ShapeFlight({ view, plot, celebrated }: CelebrationProps) {
  const { move, factor } = celebrated;
  const ref = useRef<SVGSVGElement>(null);
  const sections = useShape(view, celebrated);
  const tracks = useMemo(() => sections.map((i) => plot.tracks[i]!), [sections, plot]);
  const box = useMemo(() => grown(frameOf(tracks.flatMap(({ a, b }) => [a, b])), AROUND), [tracks]);
  useLayoutEffect(() => {
    const copy = ref.current;
    const screen = copy?.closest('.lm');
    const sheet = screen?.querySelector<SVGSVGElement>('.lm-sheet')?.getScreenCTM();
    if (!copy || !screen || !sheet) return undefined;
    const goals = [`[data-shape="${move.shape}"]`, '[data-tab="shapes"]', `[data-speaker="${move.by}"]`];
    const goal = goals
      .flatMap((find) => [...screen.querySelectorAll(find)])
      .map((place) => place.getBoundingClientRect())
      .find(({ width }) => width > 0);
    if (!goal) return undefined;
    const corner = screen.getBoundingClientRect();
    const [left, top] = [box.x * sheet.a + sheet.e, box.y * sheet.d + sheet.f];
    const [width, height] = [box.width * sheet.a, box.height * sheet.d];
    const across = goal.left + goal.width / 2 - (left + width / 2);
    const down = goal.top + goal.height / 2 - (top + height / 2);
    const size = Math.min(1, (goal.width * 0.6) / width, (goal.height * 0.5) / height);
    const style = { left: left - corner.left, top: top - corner.top, width, height };
    for (const [name, value] of Object.entries(style)) copy.style.setProperty(name, `${value}px`);
    const flight = copy.animate(
      [
        { opacity: 0, transform: 'none' },
        { opacity: 1, transform: 'none', offset: 0.05 },
        { opacity: 1, transform: 'translate(0, -12px) rotate(-4deg)', offset: 0.3 },
        {
          opacity: 1,
          transform: `translate(${across}px, ${down}px) rotate(-4deg) scale(${size})`,
          offset: 0.9,
        },
        { opacity: 0, transform: `translate(${across}px, ${down}px) rotate(0deg) scale(${size})` },
      ],
      { delay: TIMES.fly * factor, duration: FLIGHT * factor, easing: 'ease-in-out', fill: 'both' },
    );
    return () => flight.cancel();
    // Nothing of these changes while a purchase is told: where things lie is read once.
  }, [move, factor, box]);
  if (sections.length === 0) return null;
  return (
    <svg
      ref={ref}
      className="lm-flight"
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      aria-hidden="true"
    >
      <Band plot={plot} sections={sections} className="lm-flight-edge" />
      <Band plot={plot} sections={sections} className="lm-flight-gold" />
      {[...new Set(tracks.flatMap(({ from, to }) => [from, to]))].map((station) => (
        <circle key={station} cx={plot.stations[station]!.x} cy={plot.stations[station]!.y} r="9" />
      ))}
    </svg>
  );
}

/** A phone's bar has two lines: the ticker tells there what others bought, and the plaque the card that came along. */
const NARROW = '(max-width: 44rem)';

/** In the bar: who bought what, for how many lines. */
export function PurchaseInBar({
  view,
  celebrated: { move },
  words,
  names,
  seat,
}: Omit<CelebrationProps, 'plot'> & {
  readonly words: Sayings;
  readonly names: readonly string[];
  readonly seat: number | undefined;
}) {
  const { t } = useMessages();
  const narrow = useMedia(NARROW);
  const shape = move.shape === null || narrow ? undefined : shapeOf(view.box, move.shape);
  if (narrow && move.by !== seat) return null;
  const sentence = t('lm.bar.bought', {
    name: move.by === seat ? 'you' : (names[move.by] ?? ''),
    train: trainOf(view.box, move.train!).name,
    count: move.sections.length,
    with: shape ? 'yes' : 'no',
    shape: shape ? words.shape(shape) : '',
  });
  return <TellInBar sentence={sentence} mine={move.by === seat} />;
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
