import { memo } from 'react';
import { placeLabels } from '@turntable/pictures/loko-moto/labels.ts';
import type { Plot } from '@turntable/pictures/loko-moto/plot.ts';
import { HALO } from './StationNames.tsx';

/** Names at places that are worked out: for sheets that came with a record, where none are given. */
export const PlacedNames = memo(function PlacedNames({
  plot,
  size,
}: {
  readonly plot: Plot;
  readonly size: number;
}) {
  const labels = placeLabels(plot, { size, within: plot.frame, sparse: size > 17 });
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
              {plot.names[station]}
            </text>
          ),
      )}
    </g>
  );
});
