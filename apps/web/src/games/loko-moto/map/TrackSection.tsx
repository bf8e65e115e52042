import { memo } from 'react';
import type { Seat } from '@turntable/engine';
import { FREE, INKED, isReserved, ownerOf, type SectionState } from '@turntable/games/loko-moto/types.ts';
import { builtLine, reservedLine, usedLine, wonLine, type Mark } from '@turntable/pictures/pen/ink.ts';
import type { Track } from '@turntable/pictures/loko-moto/plot.ts';
import { penOf } from '../../../ui/pens.ts';

/** Puts drawings made along the x axis onto a track. */
export const along = ({ a, angle }: Track): string => `translate(${a.x} ${a.y}) rotate(${angle})`;

interface TrackSectionProps {
  readonly track: Track;
  /** Its index; it seeds the unevenness of the pen. */
  readonly index: number;
  readonly line: SectionState;
  /** Who turned it in, if it is black and somebody did. */
  readonly inker: Seat | null;
  /** The game is over: turned-in lines stand in their owners' full colours. */
  readonly won: boolean;
}

/** What is drawn on one section: nothing yet, a dotted reservation, a felt pen line, or ink over it. */
export const TrackSection = memo(function TrackSection({
  track,
  index,
  line,
  inker,
  won,
}: TrackSectionProps) {
  if (line === FREE) return null;
  return (
    <g transform={along(track)}>
      <Marks marks={marksOf(track, index, line, inker, won)} seat={ownerOf(line) ?? inker} />
    </g>
  );
});

function marksOf(
  track: Track,
  index: number,
  line: SectionState,
  inker: Seat | null,
  won: boolean,
): readonly Mark[] {
  const { length } = track;
  if (line === INKED)
    return won && inker !== null ? wonLine(inker, index, length) : usedLine(inker, index, length);
  const seat = ownerOf(line)!;
  return isReserved(line) ? reservedLine(index, length) : builtLine(seat, index, length);
}

/** Paths of a line's drawing in a seat's colours. */
export function Marks({ marks, seat }: { readonly marks: readonly Mark[]; readonly seat: Seat | null }) {
  const colours = {
    pen: seat === null ? 'var(--inked)' : penOf(seat).colour,
    tint: seat === null ? 'var(--inked)' : penOf(seat).used,
    ink: 'var(--inked)',
  };
  return marks.map(({ d, stroke, tone }, i) =>
    stroke === undefined ? (
      <path key={i} d={d} fill={colours[tone]} />
    ) : (
      <path key={i} d={d} fill="none" stroke={colours[tone]} strokeWidth={stroke} />
    ),
  );
}
