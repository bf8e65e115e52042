import { memo } from 'react';
import {
  FREE,
  INKED,
  isBuilt,
  isReserved,
  ownerOf,
  type Inkers,
  type SectionState,
  type Sheet,
} from '@turntable/games/loko-moto/types.ts';
import { circlePath, RING, type Plot } from '@turntable/pictures/loko-moto/plot.ts';
import { faceOf } from '@turntable/pictures/loko-moto/stations.ts';
import { penOf } from '../../../ui/pens.ts';
import { lettered } from './map-model.ts';
import { TrackSection } from './TrackSection.tsx';

/** The printed lines, as one path: all of them, or the given ones. */
function linesPath(plot: Plot, sections?: Iterable<number>): string {
  const list = sections ? [...sections].map((i) => plot.tracks[i]!) : plot.tracks;
  const f = (n: number): number => Math.round(n * 100) / 100;
  return list.map(({ a, b }) => `M${f(a.x)} ${f(a.y)}L${f(b.x)} ${f(b.y)}`).join('');
}

/** The printed grid of possible lines. */
export const FreeSections = memo(function FreeSections({ plot }: { readonly plot: Plot }) {
  return <path className="lm-free-lines" d={linesPath(plot)} aria-hidden="true" />;
});

/** Broad bands under or over some lines: one path, or none. */
export const Band = memo(function Band({
  plot,
  sections,
  className,
}: {
  readonly plot: Plot;
  readonly sections: Iterable<number>;
  readonly className?: string;
}) {
  const d = linesPath(plot, sections);
  return d === '' ? null : <path className={className} d={d} aria-hidden="true" />;
});

interface DrawnSectionsProps {
  readonly plot: Plot;
  readonly lines: readonly SectionState[];
  readonly inkedBy: Inkers;
  readonly won: boolean;
  /** The railways are just changing to their owners' colours, one owner after another. */
  readonly turning?: boolean;
}

/** From one owner to the next while railways change to their colours, in milliseconds: five are done before the count. */
const OWNER = 160;

/** What was drawn: reservations lowest, then what was turned in, then what is built. */
export const DrawnSections = memo(function DrawnSections(props: DrawnSectionsProps) {
  const { plot, lines, inkedBy, won, turning = false } = props;
  const rank = (line: SectionState): number => (isReserved(line) ? 0 : line === INKED ? 1 : 2);
  const order = lines
    .flatMap((line, i) => (line === FREE ? [] : [i]))
    .sort((a, b) => rank(lines[a]!) - rank(lines[b]!) || a - b);
  return (
    <g aria-hidden="true">
      {order.map((i) => {
        const track = plot.tracks[i]!;
        const line = lines[i]!;
        const inker = inkedBy[track.id] ?? null;
        const key = `${track.id} ${line}`;
        if (!turning || line !== INKED || inker === null)
          return <TrackSection key={key} {...{ track, line, inker, won }} index={i} />;
        const style = { animationDelay: `${inker * OWNER}ms` };
        return (
          <g key={key}>
            <g className="lm-was-used" style={style}>
              <TrackSection {...{ track, line, inker }} index={i} won={false} />
            </g>
            <g className="lm-comes-won" style={style}>
              <TrackSection {...{ track, line, inker }} index={i} won />
            </g>
          </g>
        );
      })}
    </g>
  );
});

/** The stations' rings, as one path; the sheet's middle has a double one. */
export const Rings = memo(function Rings({ plot, sheet }: { readonly plot: Plot; readonly sheet: Sheet }) {
  const { stations } = plot;
  const capital = sheet.stations.findIndex(({ id }) => faceOf(sheet.id, id) === 'capital');
  const middle = stations[capital];
  const d = stations.map((spot, i) => circlePath(spot, i === capital ? 9.6 : RING - 2.2)).join('');
  return (
    <g className="lm-rings" aria-hidden="true">
      <path d={d} />
      {middle && <path className="lm-ring-middle" d={circlePath(middle, 4.4)} />}
    </g>
  );
});

/** Letters on lines: filled on every second built one, hollow on reservations. */
export const Letters = memo(function Letters({
  plot,
  lines,
  scale,
}: {
  readonly plot: Plot;
  readonly lines: readonly SectionState[];
  /** How much bigger than printed they are, so that they can be read from afar. */
  readonly scale: number;
}) {
  const filled = lettered(plot, lines);
  return (
    <g className="lm-letters" aria-hidden="true">
      {plot.tracks.map(({ id, middle }, i) => {
        const line = lines[i]!;
        const seat = ownerOf(line);
        if (seat === undefined || (isBuilt(line) && !filled.has(i))) return null;
        const pen = penOf(seat);
        const hollow = isReserved(line);
        const r = (hollow ? 6.6 : 8) * scale;
        return (
          <g key={id}>
            <circle
              cx={middle.x}
              cy={middle.y}
              r={r}
              style={hollow ? { fill: 'var(--map)', stroke: pen.colour } : { fill: pen.colour }}
              strokeWidth={hollow ? 1.4 * scale : 0}
            />
            <text
              x={middle.x}
              y={middle.y + r * 0.5}
              fontSize={r * 1.4}
              style={{ fill: hollow ? pen.colour : pen.on }}
            >
              {pen.letter}
            </text>
          </g>
        );
      })}
    </g>
  );
});
