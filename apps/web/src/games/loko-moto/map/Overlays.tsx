import { memo } from 'react';
import type { Seat } from '@turntable/engine';
import {
  builtBy,
  FREE,
  isBuilt,
  isReserved,
  reservedBy,
  type SectionState,
} from '@turntable/games/loko-moto/types.ts';
import { builtLine, usedLine } from '@turntable/pictures/pen/ink.ts';
import { pencilLine } from '@turntable/pictures/pen/felt-pen.ts';
import type { Plot } from '@turntable/pictures/loko-moto/plot.ts';
import { penOf } from '../../../ui/pens.ts';
import type { Fit } from '../shapes/fit.ts';
import { Band } from './Sections.tsx';
import type { RoundRow } from '../round/round.ts';
import { along, Marks } from './TrackSection.tsx';

/** What the others did since the reader's move, each in the mover's colour until the reader acts. */
export const Since = memo(function Since({
  plot,
  roundMoves,
}: {
  readonly plot: Plot;
  readonly roundMoves: readonly RoundRow[];
}) {
  return (
    <g className="lm-since" aria-hidden="true">
      {roundMoves.map(({ by, sections }, i) => (
        <g key={i} style={{ stroke: penOf(by).colour }}>
          <Band plot={plot} sections={sections} className="lm-since-wide" />
          <Band plot={plot} sections={sections} className="lm-since-core" />
        </g>
      ))}
    </g>
  );
});

/** The picked lines: yellow below, one's own pen at part strength or ink where they are closed, a dashed capsule around. */
export const Picked = memo(function Picked({
  plot,
  sections,
  lines,
  seat,
  closing,
}: {
  readonly plot: Plot;
  readonly sections: Iterable<number>;
  readonly lines: readonly SectionState[];
  readonly seat: Seat;
  readonly closing: boolean;
}) {
  return (
    <g aria-hidden="true" style={{ stroke: penOf(seat).colour }}>
      {[...sections].map((section) => {
        const track = plot.tracks[section]!;
        const box = { x: -8, y: -13, width: track.length + 16, height: 26, rx: 13 };
        return (
          <g key={section} transform={along(track)}>
            <rect className="lm-picked-wash" {...box} />
            {!isBuilt(lines[section]!) && (
              <g className="lm-picked-pen">
                {closing ? (
                  <Marks marks={usedLine(null, section, track.length)} seat={null} />
                ) : (
                  <Marks marks={builtLine(seat, section, track.length)} seat={seat} />
                )}
              </g>
            )}
            <rect className="lm-picked-edge" {...box} />
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
  readonly lines: readonly SectionState[];
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
