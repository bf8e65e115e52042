import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import { partOf, RING, type Plot, type Spot, type Track } from '@turntable/pictures/loko-moto/plot.ts';
import type { Stand } from './cursor.ts';

/** Where the map's one tab stop is at first. */
export const FIRST_STAND: Stand = { kind: 'station', index: 0 };

interface SpotsProps {
  readonly plot: Plot;
  /** How wide the sections answer to a finger, in drawing units. */
  readonly reach: number;
  readonly picked: ReadonlySet<number>;
  nameTrack(section: number): string;
  nameStation(station: number): string;
  onFocus(stand: Stand): void;
}

/** What one can touch and focus on the map: every section and every station, each named. */
export const Spots = memo(function Spots(props: SpotsProps) {
  const { plot, reach, picked, nameTrack, nameStation, onFocus } = props;
  const tracks = useMemo(() => plot.tracks.map((_, i) => nameTrack(i)), [plot, nameTrack]);
  const stations = useMemo(() => plot.stations.map((_, i) => nameStation(i)), [plot, nameStation]);
  const root = useRef<SVGGElement>(null);
  // A pick changes one or two of a hundred and thirty: too few to compare them all.
  useLayoutEffect(() => {
    const { current } = root;
    const set = (index: number, pressed: boolean): void =>
      spotOf(current, { kind: 'track', index })?.setAttribute('aria-pressed', String(pressed));
    for (const section of picked) set(section, true);
    return () => {
      for (const section of picked) set(section, false);
    };
  }, [picked]);
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
  const [halo, touch] = [partOf(track, 12), partOf(track, RING)];
  return (
    // No transform per element: browsers keep a record for each and go through all of them at every paint.
    <g
      role="button"
      aria-label={name}
      aria-pressed={false}
      data-track={index}
      data-section={track.id}
      tabIndex={-1}
      onFocus={() => onFocus({ kind: 'track', index })}
    >
      {/* Under a mouse: who built it, or turned it in for what. */}
      <title>{name}</title>
      <line className="lm-halo" {...halo} />
      <line className="lm-touch" {...touch} strokeWidth={reach} />
      {/* It shows the focus; and a level line alone would be a target without height. */}
      <path className="lm-focus" d={capsule(track)} />
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
      tabIndex={index === FIRST_STAND.index ? 0 : -1}
      onFocus={() => onFocus({ kind: 'station', index })}
    >
      <circle className="lm-touch" cx={spot.x} cy={spot.y} r={RING} />
      <circle className="lm-focus" cx={spot.x} cy={spot.y} r={RING + 6} />
    </g>
  );
});

/** The outline of a band around a section, round at its ends. */
function capsule(track: Track): string {
  const r = 15;
  const { x1, y1, x2, y2 } = partOf(track, r);
  const [dx, dy] = [((x2 - x1) / (track.length - 2 * r)) * r, ((y2 - y1) / (track.length - 2 * r)) * r];
  const f = (n: number): number => Math.round(n * 100) / 100;
  const at = (x: number, y: number): string => `${f(x)} ${f(y)}`;
  return `M${at(x1 + dy, y1 - dx)}L${at(x2 + dy, y2 - dx)}A${r} ${r} 0 0 1 ${at(x2 - dy, y2 + dx)}L${at(x1 - dy, y1 + dx)}A${r} ${r} 0 0 1 ${at(x1 + dy, y1 - dx)}Z`;
}

const spotOf = (root: Element | null, { kind, index }: Stand): SVGGElement | null | undefined =>
  root?.querySelector<SVGGElement>(`[data-${kind}="${index}"]`);

/** Makes another place the map's one tab stop. */
export function moveTabStop(map: SVGSVGElement | null, from: Stand, to: Stand): void {
  spotOf(map, from)?.setAttribute('tabindex', '-1');
  spotOf(map, to)?.setAttribute('tabindex', '0');
}

/** Puts the focus on a place of the map. */
export function focusOn(map: SVGSVGElement | null, stand: Stand): void {
  spotOf(map, stand)?.focus({ preventScroll: true });
}
