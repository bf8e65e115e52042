import { memo, useMemo } from 'react';
import { placeLabels, type Label } from '@turntable/pictures/loko-moto/labels.ts';
import type { Plot } from '@turntable/pictures/loko-moto/plot.ts';

/** Letter heights in drawing units; one is right for each closeness. Beyond some size, not all signs have room. */
const SIZES = [5, 6, 7, 8, 9.5, 11, 12.5, 14, 15.5, 17, 19, 21, 23, 26, 29, 32] as const;
/** Up to this size every sign has its place on all our maps. */
const ALL_FIT = 17;
/** Letters one likes to read, and the smallest one should have to, in pixels. */
const COMFORTABLE = 12.5;
const READABLE = 10;

/** The size of letters at so many pixels to a drawing unit: comfortable if all signs fit, at least readable else. */
export function letterSize(scale: number): number {
  const least = (pixels: number): number =>
    SIZES.find((size) => size * scale >= pixels) ?? SIZES[SIZES.length - 1]!;
  return Math.max(least(READABLE), Math.min(least(COMFORTABLE), ALL_FIT));
}

interface SignsProps {
  readonly plot: Plot;
  readonly size: number;
  /** Stations whose signs are shown even where there is no room. */
  readonly always: readonly number[];
}

/** The names of the stations as enamel signs. */
export const Signs = memo(function Signs({ plot, size, always }: SignsProps) {
  const sparse = size > ALL_FIT;
  const kept = useMemo(() => placeLabels(plot, { size, within: plot.frame, sparse }), [plot, size, sparse]);
  // Where there is no room for all, the signs that must be there are placed for themselves, over the others.
  const forced = useMemo(
    () => (sparse ? placeLabels(plot, { size, within: plot.frame, only: always }) : kept),
    [plot, size, sparse, kept, always],
  );
  const picked = new Set(always);
  return (
    <g className={sparse ? 'lm-signs lm-signs-printed' : 'lm-signs'} aria-hidden="true">
      {kept.map(
        (label, station) =>
          label &&
          !picked.has(station) && (
            <Sign key={station} label={label} name={plot.names[station]!} size={size} />
          ),
      )}
      {always.map((station) => {
        const label = forced[station];
        return label && <Sign key={station} label={label} name={plot.names[station]!} size={size} picked />;
      })}
    </g>
  );
});

function Sign({
  label,
  name,
  size,
  picked = false,
}: {
  readonly label: Label;
  readonly name: string;
  readonly size: number;
  readonly picked?: boolean;
}) {
  const inset = size * 0.14;
  return (
    <g
      className={picked ? 'lm-sign lm-sign-picked' : 'lm-sign'}
      transform={`translate(${label.x} ${label.y})`}
    >
      <rect width={label.width} height={label.height} rx={size * 0.3} />
      <rect
        className="lm-sign-line"
        x={inset}
        y={inset}
        width={label.width - 2 * inset}
        height={label.height - 2 * inset}
        rx={size * 0.2}
        strokeWidth={size * 0.06}
      />
      <text x={label.width / 2} y={label.height / 2 + size * 0.345} fontSize={size}>
        {name}
      </text>
    </g>
  );
}
