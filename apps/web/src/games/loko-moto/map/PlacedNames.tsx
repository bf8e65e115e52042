import { memo } from 'react';
import { placeLabels } from '@turntable/pictures/loko-moto/labels.ts';
import type { Plot } from '@turntable/pictures/loko-moto/plot.ts';
import { LEADING } from '@turntable/pictures/loko-moto/station-names.ts';
import { HALO } from './StationNames.tsx';

/** Names at places that are worked out: for sheets that came with a record, where none are given. */
export const PlacedNames = memo(function PlacedNames({
  plot,
  size,
}: {
  readonly plot: Plot;
  readonly size: number;
}) {
  const options = { size, within: plot.frame, broken: true, clear: true, sparse: size > 17 };
  const labels = placeLabels(plot, options);
  return (
    <g className="lm-names" aria-hidden="true">
      {labels.map(
        (label, station) =>
          label && (
            <text
              key={station}
              className="lm-name-main"
              transform={`translate(${label.x + label.width / 2} ${label.y + label.height / 2 + size * 0.345})`}
              textAnchor="middle"
              style={{ fontSize: `${size}px`, strokeWidth: `${size * HALO}px` }}
            >
              {label.rows.map((row, at) => (
                <tspan key={at} x="0" y={(at - (label.rows.length - 1) / 2) * LEADING * size}>
                  {row}
                </tspan>
              ))}
            </text>
          ),
      )}
    </g>
  );
});
