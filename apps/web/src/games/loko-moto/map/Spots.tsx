import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import type { Plot, Spot, Track } from '@turntable/pictures/loko-moto/plot.ts';
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
export const Spots = memo(function Spots(props: SpotsProps) {
  const { plot, stand, reach, picked, nameTrack, nameStation, onFocus } = props;
  const tracks = useMemo(() => plot.tracks.map((_, i) => nameTrack(i)), [plot, nameTrack]);
  const stations = useMemo(() => plot.stations.map((_, i) => nameStation(i)), [plot, nameStation]);
  const root = useRef<SVGGElement>(null);
  // A pick or a step of the focus changes one or two of a hundred and thirty: too few to compare them all.
  useLayoutEffect(() => {
    const { current } = root;
    const set = (index: number, pressed: boolean): void =>
      spotOf(current, { kind: 'track', index })?.setAttribute('aria-pressed', String(pressed));
    for (const section of picked) set(section, true);
    return () => {
      for (const section of picked) set(section, false);
    };
  }, [picked]);
  useLayoutEffect(() => {
    const spot = spotOf(root.current, stand);
    spot?.setAttribute('tabindex', '0');
    return () => spot?.setAttribute('tabindex', '-1');
  }, [stand]);
  return (
    <g className="lm-spots" ref={root}>
      <AllSpots {...{ plot, reach, tracks, stations, onFocus }} />
    </g>
  );
});

interface AllSpotsProps extends Pick<SpotsProps, 'plot' | 'reach' | 'onFocus'> {
  /** Names of all sections, and of all stations. */
  readonly tracks: readonly string[];
  readonly stations: readonly string[];
}

const AllSpots = memo(function AllSpots({ plot, reach, tracks, stations, onFocus }: AllSpotsProps) {
  return (
    <>
      {plot.tracks.map((track, i) => (
        <TrackSpot key={track.id} {...{ track, reach, onFocus }} index={i} name={tracks[i]!} />
      ))}
      {plot.stations.map((spot, i) => (
        <StationSpot key={i} {...{ spot, onFocus }} index={i} name={stations[i]!} />
      ))}
    </>
  );
});

interface OneProps extends Pick<SpotsProps, 'onFocus'> {
  readonly index: number;
  readonly name: string;
}

const TrackSpot = memo(function TrackSpot(
  props: OneProps & { readonly track: Track; readonly reach: number },
) {
  const { track, index, name, reach, onFocus } = props;
  return (
    <g
      role="button"
      aria-label={name}
      aria-pressed={false}
      data-track={index}
      data-section={track.id}
      tabIndex={-1}
      transform={along(track)}
      onFocus={() => onFocus({ kind: 'track', index })}
    >
      {/* Under a mouse: who built it, or turned it in for what. */}
      <title>{name}</title>
      <line className="lm-halo" x1="12" x2={track.length - 12} y1="0" y2="0" />
      <line className="lm-touch" x1={RING} x2={track.length - RING} y1="0" y2="0" strokeWidth={reach} />
      {/* It shows the focus; and a level line alone would be a target without height. */}
      <rect className="lm-focus" x="0" y="-15" width={track.length} height="30" rx="15" />
    </g>
  );
});

const StationSpot = memo(function StationSpot(props: OneProps & { readonly spot: Spot }) {
  const { spot, index, name, onFocus } = props;
  return (
    <g
      role="button"
      aria-label={name}
      data-station={index}
      tabIndex={-1}
      transform={`translate(${spot.x} ${spot.y})`}
      onFocus={() => onFocus({ kind: 'station', index })}
    >
      <circle className="lm-touch" r={RING} />
      <circle className="lm-focus" r={RING + 6} />
    </g>
  );
});

const spotOf = (root: Element | null, { kind, index }: Stand): SVGGElement | null | undefined =>
  root?.querySelector<SVGGElement>(`[data-${kind}="${index}"]`);

/** Puts the focus on a place of the map. */
export function focusOn(map: SVGSVGElement | null, stand: Stand): void {
  spotOf(map, stand)?.focus({ preventScroll: true });
}
