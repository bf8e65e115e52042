import { memo } from 'react';
import type { Seat } from '@turntable/engine';
import {
  builtBy,
  FREE,
  isBuilt,
  isReserved,
  ownerOf,
  reservedBy,
  type Line,
} from '@turntable/games/loko-moto/types.ts';
import { penOf } from '../../ui/pens.ts';
import { pencilLine } from '@turntable/pictures/loko-moto/felt-pen.ts';
import type { Fit } from './fit.ts';
import type { Plot } from '@turntable/pictures/loko-moto/plot.ts';
import { along } from './TrackLine.tsx';

/** Broad bands under or over some sections. */
export const Bands = memo(function Bands({
  plot,
  sections,
  className,
}: {
  readonly plot: Plot;
  readonly sections: Iterable<number>;
  readonly className: string;
}) {
  return (
    <g className={className} aria-hidden="true">
      {[...sections].map((section) => {
        const { a, b } = plot.tracks[section]!;
        return <line key={section} x1={a.x} y1={a.y} x2={b.x} y2={b.y} />;
      })}
    </g>
  );
});

/** A capsule around each picked section, so that what is drawn on it stays to be seen. */
export const Picked = memo(function Picked({
  plot,
  sections,
}: {
  readonly plot: Plot;
  readonly sections: Iterable<number>;
}) {
  return (
    <g className="lm-picked" aria-hidden="true">
      {[...sections].map((section) => {
        const track = plot.tracks[section]!;
        return (
          <rect
            key={section}
            transform={along(track)}
            x="7"
            y="-10"
            width={track.length - 14}
            height="20"
            rx="10"
          />
        );
      })}
    </g>
  );
});

/** The letter of its owner on every section that has one. */
export const Letters = memo(function Letters({
  plot,
  lines,
  inkers,
  radius,
}: {
  readonly plot: Plot;
  readonly lines: readonly Line[];
  /** Of the badges, in drawing units; from afar they have to be bigger to be read. */
  readonly radius: number;
  /** Whose ink it is, once that is to be shown. */
  readonly inkers: ReadonlyMap<string, Seat> | undefined;
}) {
  return (
    <g className="lm-letters" aria-hidden="true">
      {plot.tracks.map(({ id, middle }, i) => {
        const seat = ownerOf(lines[i]!) ?? inkers?.get(id);
        if (seat === undefined) return null;
        const pen = penOf(seat);
        return (
          <g key={id} transform={`translate(${middle.x} ${middle.y})`}>
            <circle r={radius} fill={pen.colour} />
            <text y={radius * 0.52} fontSize={radius * 1.5} fill={pen.on}>
              {pen.letter}
            </text>
          </g>
        );
      })}
    </g>
  );
});

/** The reader's own pencil marks. */
export const PencilMarks = memo(function PencilMarks({
  plot,
  marks,
}: {
  readonly plot: Plot;
  readonly marks: readonly number[];
}) {
  return (
    <g className="lm-pencil" aria-hidden="true">
      {marks.map((section) => (
        <path
          key={section}
          transform={along(plot.tracks[section]!)}
          d={pencilLine(section, plot.tracks[section]!.length)}
        />
      ))}
    </g>
  );
});

/** A shape card laid over the map: full where the line is there, dashed where it may still come, crossed where it cannot. */
export const Ghost = memo(function Ghost({
  plot,
  fit,
  lines,
  seat,
}: {
  readonly plot: Plot;
  readonly fit: Fit;
  readonly lines: readonly Line[];
  readonly seat: Seat;
}) {
  return (
    <g className="lm-ghost" aria-hidden="true">
      {fit.placement.sections.map((section) => {
        const track = plot.tracks[section]!;
        const line = lines[section]!;
        const kind =
          line === builtBy(seat) ? 'own' : line === FREE || line === reservedBy(seat) ? 'open' : 'lost';
        return (
          <g key={section} transform={along(track)} className={`lm-ghost-${kind}`}>
            <line x1="4" x2={track.length - 4} y1="0" y2="0" />
            {kind === 'lost' && (
              <path
                d={`M${track.length / 2 - 9},-9l18,18m0,-18l-18,18`}
                data-line={isBuilt(line) || isReserved(line) ? 'taken' : 'ink'}
              />
            )}
          </g>
        );
      })}
    </g>
  );
});
