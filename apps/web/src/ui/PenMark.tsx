import { memo } from 'react';
import { builtLine } from '@turntable/pictures/pen/ink.ts';
import { penOf } from './pens.ts';
import './style/pen.css';

/** Length of a sample of a pen, in units of the map. */
const SAMPLE = 96;

/** A seat's letter, and a short line drawn with its felt pen: the same mark everywhere that player is meant. */
export const PenMark = memo(function PenMark(props: { readonly seat: number; readonly line?: boolean }) {
  const { seat, line = true } = props;
  const pen = penOf(seat);
  return (
    <span className="pen-mark" aria-hidden="true">
      <span className="pen-letter" style={{ background: pen.colour, color: pen.on }}>
        {pen.letter}
      </span>
      {line && <PenLine seat={seat} />}
    </span>
  );
});

/** A sample of a seat's felt pen. */
export const PenLine = memo(function PenLine({ seat }: { readonly seat: number }) {
  const pen = penOf(seat);
  return (
    <svg
      className="pen-line"
      viewBox={`8 -8 ${SAMPLE - 16} 16`}
      width="40"
      height="8"
      aria-hidden="true"
      focusable="false"
    >
      {builtLine(seat, 3, SAMPLE).map(({ d, stroke }, i) =>
        stroke === undefined ? (
          <path key={i} d={d} fill={pen.colour} />
        ) : (
          <path key={i} d={d} stroke={pen.colour} strokeWidth={stroke} />
        ),
      )}
    </svg>
  );
});
