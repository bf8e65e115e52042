import { memo } from 'react';
import type { Sheet } from '@turntable/games/loko-moto/types.ts';
import { grown, type Frame, type Plot } from '@turntable/pictures/loko-moto/plot.ts';
import { faceOf } from '@turntable/pictures/loko-moto/stations.ts';
import {
  boxOf,
  clearance,
  LEADING,
  lettersOf,
  type NameSet,
} from '@turntable/pictures/loko-moto/station-names.ts';

interface PickedEndsProps {
  readonly sheet: Sheet;
  readonly plot: Plot;
  readonly picked: ReadonlySet<number>;
  /** Names that may stand on enamel; without them the ends get a ring. */
  readonly set: NameSet | undefined;
}

/** Room around the letters on a sign, and the least room between a sign and a line, in drawing units. */
const PADDING = 4.5;
const CLEAR = 1.5;

interface Sign {
  readonly box: Frame;
  readonly size: number;
}
const measured = new WeakMap<NameSet, Map<number, Sign | null>>();

/** The sign of a station where it hides no line; null where it would. Measured once for a set of names. */
function signOf(sheet: Sheet, plot: Plot, set: NameSet, station: number): Sign | null {
  let signs = measured.get(set);
  if (!signs) measured.set(set, (signs = new Map()));
  let sign = signs.get(station);
  if (sign === undefined) {
    const { id } = sheet.stations[station]!;
    const place = set.places[id];
    const face = faceOf(sheet.id, id);
    const size = place?.size ?? lettersOf(set, face);
    const box = place && grown(boxOf(place, plot.stations[station]!, size, face), PADDING, PADDING - 1);
    sign = box && clearance(plot, box).line >= CLEAR ? { box, size } : null;
    signs.set(station, sign);
  }
  return sign;
}

/** The ends of a picked line or two: enamel signs where they hide no line, blue rings else. A whole network has none. */
export const PickedEnds = memo(function PickedEnds({ sheet, plot, picked, set }: PickedEndsProps) {
  if (picked.size > 2) return null;
  const ends = [...new Set([...picked].flatMap((i) => [plot.tracks[i]!.from, plot.tracks[i]!.to]))];
  return (
    <g className="lm-ends" aria-hidden="true">
      {ends.map((station) => {
        const { id } = sheet.stations[station]!;
        const spot = plot.stations[station]!;
        const ring = <circle key={id} cx={spot.x} cy={spot.y} r="10.5" />;
        const place = set?.places[id];
        const sign = set && signOf(sheet, plot, set, station);
        if (!place || !sign) return ring;
        const { box, size } = sign;
        return (
          <g key={id}>
            <rect x={box.x} y={box.y} width={box.width} height={box.height} rx="4" />
            <rect
              className="lm-ends-line"
              x={box.x + 1.4}
              y={box.y + 1.4}
              width={box.width - 2.8}
              height={box.height - 2.8}
              rx="2.8"
            />
            <text
              className={`lm-name-${faceOf(sheet.id, id)}`}
              transform={`translate(${spot.x + place.at[0]} ${spot.y + place.at[1]})`}
              textAnchor={place.anchor}
              style={{ fontSize: `${size}px` }}
            >
              {place.lines.map((line, row) => (
                <tspan key={line} x="0" y={row * LEADING * size}>
                  {line}
                </tspan>
              ))}
            </text>
          </g>
        );
      })}
    </g>
  );
});
