import { memo } from 'react';
import type { Plot } from '@turntable/pictures/loko-moto/plot.ts';
import { RING } from '@turntable/pictures/loko-moto/plot.ts';
import { along } from './TrackLine.tsx';
import type { Stand } from './cursor.ts';

interface SpotsProps {
  readonly plot: Plot;
  /** Where the map's one tab stop is. */
  readonly stand: Stand;
  /** How wide the sections answer to a finger, in drawing units. */
  readonly reach: number;
  readonly picked: ReadonlySet<number>;
  nameTrack(section: number): string;
  nameStation(station: number): string;
  onFocus(stand: Stand): void;
}

/** What one can touch and focus on the map: every section and every station, each named. */
export const Spots = memo(function Spots({
  plot,
  stand,
  reach,
  picked,
  nameTrack,
  nameStation,
  onFocus,
}: SpotsProps) {
  const tabIndex = (kind: Stand['kind'], index: number): 0 | -1 =>
    stand.kind === kind && stand.index === index ? 0 : -1;
  return (
    <g className="lm-spots">
      {plot.tracks.map((track, i) => (
        <g
          key={track.id}
          role="button"
          aria-label={nameTrack(i)}
          aria-pressed={picked.has(i)}
          data-track={i}
          data-section={track.id}
          tabIndex={tabIndex('track', i)}
          transform={along(track)}
          onFocus={() => onFocus({ kind: 'track', index: i })}
        >
          {/* Under a mouse: who built it, or turned it in for what. */}
          <title>{nameTrack(i)}</title>
          <line className="lm-halo" x1="12" x2={track.length - 12} y1="0" y2="0" />
          <line className="lm-touch" x1={RING} x2={track.length - RING} y1="0" y2="0" strokeWidth={reach} />
          <rect className="lm-focus" x="0" y="-15" width={track.length} height="30" rx="15" />
        </g>
      ))}
      {plot.stations.map(({ x, y }, i) => (
        <g
          key={i}
          role="button"
          aria-label={nameStation(i)}
          data-station={i}
          tabIndex={tabIndex('station', i)}
          transform={`translate(${x} ${y})`}
          onFocus={() => onFocus({ kind: 'station', index: i })}
        >
          <circle className="lm-touch" r={RING} />
          <circle className="lm-focus" r={RING + 6} />
        </g>
      ))}
    </g>
  );
});

/** Puts the focus on a place of the map. */
export function focusOn(map: SVGSVGElement | null, { kind, index }: Stand): void {
  map?.querySelector<SVGGElement>(`[data-${kind}="${index}"]`)?.focus({ preventScroll: true });
}
