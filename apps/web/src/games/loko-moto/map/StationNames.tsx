import { memo } from 'react';
import type { Sheet } from '@turntable/games/loko-moto/types.ts';
import type { Plot } from '@turntable/pictures/loko-moto/plot.ts';
import type { Face } from '@turntable/pictures/loko-moto/letter-widths.ts';
import { faceOf } from '@turntable/pictures/loko-moto/stations.ts';
import { LEADING, lettersOf, type NameSet } from '@turntable/pictures/loko-moto/station-names.ts';

interface StationNamesProps {
  readonly sheet: Sheet;
  readonly plot: Plot;
  readonly set: NameSet;
  /** Names shrink towards their stations by this factor where the map is near enough to read smaller ones. */
  readonly shrunk: number;
  /** All in this face; without it each in its station's. */
  readonly face?: Face;
}

/** Halo around letters, in parts of their size. */
export const HALO = 3.6 / 13;

/** The names of the stations at their printed places. */
export const StationNames = memo(function StationNames(props: StationNamesProps) {
  const { sheet, plot, set, shrunk } = props;
  return (
    <g className="lm-names" aria-hidden="true">
      {sheet.stations.map(({ id }, i) => {
        const place = set.places[id];
        if (!place) return null;
        const face = props.face ?? faceOf(sheet.id, id);
        const size = (place.size ?? lettersOf(set, face)) * shrunk;
        const spot = plot.stations[i]!;
        const [x, y] = [spot.x + place.at[0] * shrunk, spot.y + place.at[1] * shrunk];
        return (
          <text
            key={id}
            className={`lm-name-${face}`}
            textAnchor={place.anchor}
            style={{ fontSize: `${size}px`, strokeWidth: `${size * HALO}px` }}
            transform={
              place.narrow === undefined
                ? undefined
                : `translate(${x} 0) scale(${place.narrow} 1) translate(${-x} 0)`
            }
          >
            {place.lines.map((line, row) => (
              <tspan key={line} x={x} y={y + row * LEADING * size}>
                {line}
              </tspan>
            ))}
          </text>
        );
      })}
    </g>
  );
});
