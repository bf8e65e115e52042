import { penOf } from './pens.ts';
import './pen.css';

/** A short line drawn with a seat's felt pen, and its letter: the same mark everywhere that player is meant. */
export function PenMark({ seat, line = true }: { readonly seat: number; readonly line?: boolean }) {
  const pen = penOf(seat);
  const width = 7;
  return (
    <span className="pen-mark" aria-hidden="true">
      <span className="pen-letter" style={{ background: pen.colour, color: pen.on }}>
        {pen.letter}
      </span>
      {line && (
        <svg className="pen-line" viewBox="0 0 30 10" width="30" height="10">
          {pen.strokes.map((stroke, i) => (
            <line
              key={i}
              x1="0"
              x2="30"
              y1="5"
              y2="5"
              stroke={stroke.colour === 'pen' ? pen.colour : 'var(--sheet)'}
              strokeWidth={stroke.width * width}
              {...(stroke.dash ? { strokeDasharray: stroke.dash.map((d) => d * width).join(' ') } : {})}
            />
          ))}
        </svg>
      )}
    </span>
  );
}
