import {
  memo,
  useLayoutEffect,
  useMemo,
  useRef,
  type FocusEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import {
  circlePath,
  partOf,
  RING,
  type Plot,
  type Spot,
  type Track,
} from '@turntable/pictures/loko-moto/plot.ts';
import type { Stand } from './cursor.ts';

/** Where the map's one tab stop is at first. */
export const FIRST_STAND: Stand = { kind: 'station', index: 0 };

interface SpotsProps {
  readonly plot: Plot;
  /** How wide the sections answer to a finger, in drawing units. */
  readonly reach: number;
  readonly picked: ReadonlySet<number>;
  /** The band below the lines that shows where the mouse or the keyboard is. */
  readonly halo: RefObject<SVGPathElement | null>;
  nameTrack(section: number): string;
  nameStation(station: number): string;
  /** The section that a click at a place of the screen would pick. */
  trackAt(clientX: number, clientY: number): number | undefined;
  onFocus(stand: Stand): void;
}

/** What one can touch and focus on the map: every section and every station, each named. */
export const Spots = memo(function Spots(props: SpotsProps) {
  const { plot, reach, picked, nameTrack, nameStation } = props;
  const tracks = useMemo(() => plot.tracks.map((_, i) => nameTrack(i)), [plot, nameTrack]);
  const stations = useMemo(() => plot.stations.map((_, i) => nameStation(i)), [plot, nameStation]);
  const root = useRef<SVGGElement>(null);
  const ring = useRef<SVGPathElement>(null);
  // A pick changes one or two of 130 places, so only these are updated.
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
    <g
      className="lm-spots"
      ref={root}
      strokeWidth={Math.max(0, reach - 2 * ROUND)}
      {...useMarks(props, tracks, ring)}
    >
      <AllSpots {...{ plot, tracks, stations }} />
      <path className="lm-focus" ref={ring} />
    </g>
  );
});

interface Marks {
  onFocus(event: FocusEvent<SVGGElement>): void;
  onBlur(): void;
  onPointerMove(event: PointerEvent<SVGGElement>): void;
  onPointerLeave(): void;
}

/**
 * Shows where the keyboard is, and which line a click would pick. One ring and one band are moved from place to place, for with
 * one at each of 150 places the browser would have five times the elements to style and to hit.
 */
function useMarks(
  { plot, halo, trackAt, onFocus }: SpotsProps,
  names: readonly string[],
  ring: RefObject<SVGPathElement | null>,
): Marks {
  const tip = useRef<SVGTitleElement | null>(null);
  const under = useRef<number | undefined>(undefined);
  const draw = (path: SVGPathElement | null, d: string): void => path?.setAttribute('d', d);
  const haloAt = (track: number | undefined): void =>
    draw(halo.current, track === undefined ? '' : middleOf(plot.tracks[track]!));
  return {
    onFocus({ target }) {
      const stand = standOf(target as SVGElement);
      if (!stand) return;
      onFocus(stand);
      if (!target.matches(':focus-visible')) return;
      const { kind, index } = stand;
      draw(
        ring.current,
        kind === 'track' ? capsule(plot.tracks[index]!) : circlePath(plot.stations[index]!, RING + 6),
      );
      haloAt(kind === 'track' ? index : undefined);
    },
    onBlur() {
      draw(ring.current, '');
      haloAt(undefined);
    },
    onPointerMove({ pointerType, clientX, clientY, target }) {
      if (pointerType !== 'mouse') return;
      const track = trackAt(clientX, clientY);
      if (track === under.current) return;
      under.current = track;
      haloAt(track);
      // Who built it, or turned it in for what: said where the mouse rests.
      tip.current ??= document.createElementNS('http://www.w3.org/2000/svg', 'title');
      tip.current.textContent = track === undefined ? '' : names[track]!;
      (target as Element).append(tip.current);
    },
    onPointerLeave() {
      if (under.current === undefined) return;
      under.current = undefined;
      haloAt(undefined);
    },
  };
}

interface AllSpotsProps extends Pick<SpotsProps, 'plot'> {
  /** Names of all sections, and of all stations. */
  readonly tracks: readonly string[];
  readonly stations: readonly string[];
}

const AllSpots = memo(function AllSpots({ plot, tracks, stations }: AllSpotsProps) {
  return (
    <>
      {plot.tracks.map((track, i) => (
        <TrackSpot key={track.id} track={track} index={i} name={tracks[i]!} />
      ))}
      {plot.stations.map((spot, i) => (
        <StationSpot key={i} spot={spot} index={i} name={stations[i]!} />
      ))}
    </>
  );
});

interface OneProps {
  readonly index: number;
  readonly name: string;
}

// No transform per element: browsers walk all transforms at every paint.
const TrackSpot = memo(function TrackSpot({ track, index, name }: OneProps & { readonly track: Track }) {
  return (
    <path
      role="button"
      aria-label={name}
      aria-pressed={false}
      data-track={index}
      data-section={track.id}
      tabIndex={-1}
      d={capsule(track)}
    />
  );
});

const StationSpot = memo(function StationSpot({ spot, index, name }: OneProps & { readonly spot: Spot }) {
  return (
    <circle
      role="button"
      aria-label={name}
      data-station={index}
      tabIndex={index === FIRST_STAND.index ? 0 : -1}
      cx={spot.x}
      cy={spot.y}
      r={RING}
    />
  );
});

/** Half the width of the outline of a section, in drawing units. */
const ROUND = 15;
const f = (n: number): number => Math.round(n * 100) / 100;

/** The outline of a band around a section, round at its ends. */
function capsule(track: Track): string {
  const { x1, y1, x2, y2 } = partOf(track, ROUND);
  const [dx, dy] = [
    ((x2 - x1) / (track.length - 2 * ROUND)) * ROUND,
    ((y2 - y1) / (track.length - 2 * ROUND)) * ROUND,
  ];
  const at = (x: number, y: number): string => `${f(x)} ${f(y)}`;
  const arc = `A${ROUND} ${ROUND} 0 0 1`;
  return `M${at(x1 + dy, y1 - dx)}L${at(x2 + dy, y2 - dx)}${arc} ${at(x2 - dy, y2 + dx)}L${at(x1 - dy, y1 + dx)}${arc} ${at(x1 + dy, y1 - dx)}Z`;
}

/** A section between its stations' rings. */
function middleOf(track: Track): string {
  const { x1, y1, x2, y2 } = partOf(track, 12);
  return `M${f(x1)} ${f(y1)}L${f(x2)} ${f(y2)}`;
}

const spotOf = (root: Element | null, { kind, index }: Stand): SVGGraphicsElement | null | undefined =>
  root?.querySelector<SVGGraphicsElement>(`[data-${kind}="${index}"]`);

/** The place of the map that an element stands for. */
function standOf({ dataset }: SVGElement): Stand | undefined {
  const { track, station } = dataset;
  if (track !== undefined) return { kind: 'track', index: Number(track) };
  return station === undefined ? undefined : { kind: 'station', index: Number(station) };
}

/** Makes another place the map's one tab stop. */
export function moveTabStop(map: SVGSVGElement | null, from: Stand, to: Stand): void {
  spotOf(map, from)?.setAttribute('tabindex', '-1');
  spotOf(map, to)?.setAttribute('tabindex', '0');
}

/** Puts the focus on a place of the map. */
export function focusOn(map: SVGSVGElement | null, stand: Stand): void {
  spotOf(map, stand)?.focus({ preventScroll: true });
}
