import { memo, useState } from 'react';
import { FREE, INKED, isBuilt, isReserved, ownerOf, type Line } from '@turntable/games/loko-moto/types.ts';
import { penOf, type Stroke } from '../../ui/pens.ts';
import { dots, feltLine, HALF, INSET } from '@turntable/pictures/loko-moto/felt-pen.ts';
import type { Track } from '@turntable/pictures/loko-moto/plot.ts';

/** Puts drawings made along the x axis onto a track. */
export const along = ({ a, angle }: Track): string => `translate(${a.x} ${a.y}) rotate(${angle})`;

interface TrackLineProps {
  readonly track: Track;
  /** Its index; it seeds the unevenness of the pen. */
  readonly index: number;
  readonly line: Line;
  /** Whether a line that appears now was drawn before one's eyes, and so grows. */
  readonly live: boolean;
}

/** What is drawn on one section: nothing yet, a dotted reservation, a felt pen line, or ink over it. */
export const TrackLine = memo(function TrackLine({ track, index, line, live }: TrackLineProps) {
  const [shown, setShown] = useState({ line, before: FREE, grows: false });
  if (shown.line !== line) setShown({ line, before: shown.line, grows: live });
  const before =
    line === INKED || (isBuilt(line) && isReserved(shown.before) && ownerOf(line) === ownerOf(shown.before))
      ? shown.before
      : FREE;
  return (
    <g transform={along(track)}>
      {before !== FREE && <Drawn track={track} index={index} line={before} />}
      {line !== FREE && (
        <g key={line} className={shown.grows ? 'lm-grow' : undefined}>
          <Drawn track={track} index={index} line={line} />
        </g>
      )}
    </g>
  );
});

function Drawn({ track, index, line }: Pick<TrackLineProps, 'track' | 'index' | 'line'>) {
  if (line === INKED) return <path className="lm-ink" d={feltLine(index, track.length, HALF + 0.7)} />;
  const seat = ownerOf(line)!;
  const pen = penOf(seat);
  if (isReserved(line))
    return (
      <g fill={pen.colour}>
        {dots(index, track.length).map((dot) => (
          <circle key={dot.x} cx={dot.x} cy={dot.y} r={dot.r} />
        ))}
      </g>
    );
  return (
    <g>
      {pen.strokes.map((stroke, i) => (
        <PenStroke key={i} stroke={stroke} colour={pen.colour} track={track} index={index} />
      ))}
    </g>
  );
}

/** A continuous stroke of the pen has its uneven outline; dashes and unpainted cores are plain strokes upon it. */
function PenStroke({
  stroke,
  colour,
  track,
  index,
}: {
  readonly stroke: Stroke;
  readonly colour: string;
  readonly track: Track;
  readonly index: number;
}) {
  const width = stroke.width * 2 * HALF;
  if (stroke.colour === 'pen' && stroke.dash === null)
    return <path d={feltLine(index, track.length, width / 2)} fill={colour} />;
  return (
    <line
      x1={INSET}
      x2={track.length - INSET}
      y1="0"
      y2="0"
      stroke={stroke.colour === 'pen' ? colour : 'var(--map)'}
      strokeWidth={width}
      strokeDasharray={stroke.dash?.map((part) => part * 2 * HALF).join(' ')}
    />
  );
}
