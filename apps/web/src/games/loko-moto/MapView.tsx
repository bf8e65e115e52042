import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { Seat } from '@turntable/engine';
import type { Line } from '@turntable/games/loko-moto/types.ts';
import { useMessages } from '../../i18n/messages.ts';
import type { Fit } from './fit.ts';
import { useGestures } from './gestures.ts';
import { Bands, Ghost, Letters, PencilMarks, Picked } from './Overlays.tsx';
import { emptiestCorner, nearestTrack, type Plot, type Spot } from '@turntable/pictures/loko-moto/plot.ts';
import { letterSize, Signs } from './Signs.tsx';
import { focusOn, Spots } from './Spots.tsx';
import { TrackLine } from './TrackLine.tsx';
import { useViewport } from './viewport.ts';
import { isDirection, stationAt, stationByLetter, step, type Stand } from './walk.ts';
import { ZoomButtons } from './ZoomButtons.tsx';
import './map.css';

interface MapViewProps {
  readonly plot: Plot;
  readonly lines: readonly Line[];
  readonly seat: Seat | undefined;
  /** What may be drawn, or taken for the purchase, now. */
  readonly lit: ReadonlySet<number>;
  readonly picked: ReadonlySet<number>;
  /** The last move on the map. */
  readonly latest: ReadonlySet<number>;
  /** What one's plan means to draw on. */
  readonly planned: ReadonlySet<number>;
  /** Where a card that is pointed at fits. */
  readonly glow: ReadonlySet<number>;
  readonly pencil: readonly number[];
  /** The shape card that lies on the map. */
  readonly ghost: Fit | undefined;
  readonly inkers: ReadonlyMap<string, Seat> | undefined;
  /** A tap acts at once, so that a second quick one must not zoom. */
  readonly quick: boolean;
  nameTrack(section: number): string;
  nameStation(station: number): string;
  onTap(section: number): void;
  /** "What can I do here?" */
  onAsk(stand: Stand): void;
  onPencil(section: number): void;
  onEscape(): void;
}

/** How near a tap has to be to a section, in pixels: half of a 44-pixel target. */
const REACH = 22;

/** The map sheet: seen through a window one can move, walked by keys, tapped anywhere. */
export function MapView(props: MapViewProps) {
  const { plot, lines, seat, lit, picked, latest, planned, glow, pencil, ghost, inkers, quick } = props;
  const { nameTrack, nameStation, onTap, onAsk, onPencil, onEscape } = props;
  const { t } = useMessages();
  const ref = useRef<SVGSVGElement>(null);
  const viewport = useViewport(ref, plot.frame);
  const [stand, setStand] = useState<Stand>({ kind: 'station', index: 0 });
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const size = letterSize(viewport.scale);

  const trackAt = (spot: Spot): number | undefined => nearestTrack(plot, spot, REACH / viewport.scale);
  const gestures = useGestures(
    ref,
    viewport,
    (spot, target) => {
      const given = target.closest('[data-track]')?.getAttribute('data-track');
      const section = spot ? trackAt(spot) : given ? Number(given) : undefined;
      if (section !== undefined) onTap(section);
    },
    (spot, first) => {
      const section = trackAt(spot);
      if (section !== trackAt(first)) return false;
      if (quick && section !== undefined) return false;
      // The first of the two taps picked it; it was not meant.
      if (section !== undefined && picked.has(section)) onTap(section);
      return true;
    },
  );

  const focus = useCallback((next: Stand) => setStand(next), []);
  const go = (next: Stand): void => {
    focusOn(ref.current, next);
    viewport.reveal(next.kind === 'station' ? plot.stations[next.index]! : plot.tracks[next.index]!.middle);
  };
  const nextLit = (by: 1 | -1): Stand | undefined => {
    const list = [...lit].sort((a, b) => a - b);
    const here = stand.kind === 'track' ? stand.index : -1;
    const next =
      by === 1 ? (list.find((i) => i > here) ?? list[0]) : (list.findLast((i) => i < here) ?? list.at(-1));
    return next === undefined ? undefined : { kind: 'track', index: next };
  };
  const target = (event: KeyboardEvent): Stand | undefined => {
    const { key } = event;
    if (isDirection(key)) return step(plot, stand, key);
    if (key === 'Home') return { kind: 'station', index: 0 };
    if (key === 'End') return { kind: 'station', index: plot.stations.length - 1 };
    if (key === '.') return nextLit(1);
    if (key === ',') return nextLit(-1);
    if (!/^\p{L}$/u.test(key)) return undefined;
    const index = stationByLetter(plot, key, stationAt(plot, stand));
    return index === undefined ? undefined : { kind: 'station', index };
  };
  const act = (event: KeyboardEvent): boolean => {
    switch (event.key) {
      case 'Enter':
      case ' ':
        if (stand.kind === 'station') onAsk(stand);
        else if (event.shiftKey) onPencil(stand.index);
        else onTap(stand.index);
        return true;
      case '?':
        onAsk(stand);
        return true;
      case '+':
        viewport.zoom(1.5);
        return true;
      case '-':
        viewport.zoom(1 / 1.5);
        return true;
      case '0':
        viewport.fit();
        return true;
      case 'Escape':
        onEscape();
        return true;
      default:
        return false;
    }
  };
  const keys = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = target(event);
    if (next) go(next);
    if (next || act(event) || isDirection(event.key)) event.preventDefault();
  };

  const { view } = viewport;
  const corner = useMemo(() => emptiestCorner(plot), [plot]);
  // The ends of a line or two are told; a whole network of red signs would hide the map.
  const always = useMemo(
    () =>
      picked.size > 2
        ? []
        : [...new Set([...picked].flatMap((i) => [plot.tracks[i]!.from, plot.tracks[i]!.to]))],
    [picked, plot],
  );
  return (
    <div className="lm-map">
      <svg
        ref={ref}
        className={viewport.close ? 'lm-sheet lm-sheet-close' : 'lm-sheet'}
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        role="application"
        aria-label={t('lm.map', { stations: plot.stations.length, sections: plot.tracks.length })}
        aria-roledescription={t('lm.map.role')}
        onKeyDown={keys}
        {...gestures}
      >
        <Bands plot={plot} sections={glow} className="lm-glow" />
        <Bands plot={plot} sections={latest} className="lm-latest" />
        <g className="lm-grid" aria-hidden="true">
          {plot.tracks.map(({ id, a, b }) => (
            <line key={id} x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
          ))}
        </g>
        <Bands plot={plot} sections={lit} className="lm-lit" />
        <g aria-hidden="true">
          {plot.tracks.map((track, i) => (
            <TrackLine key={track.id} track={track} index={i} line={lines[i]!} live={live} />
          ))}
        </g>
        <Bands plot={plot} sections={planned} className="lm-planned" />
        <Picked plot={plot} sections={picked} />
        <PencilMarks plot={plot} marks={pencil} />
        {ghost && seat !== undefined && <Ghost plot={plot} fit={ghost} lines={lines} seat={seat} />}
        <g className="lm-halos" aria-hidden="true">
          {plot.stations.map(({ x, y }, i) => (
            <circle key={i} cx={x} cy={y} r="8" />
          ))}
        </g>
        <Letters
          plot={plot}
          lines={lines}
          inkers={inkers}
          radius={Math.min(14, Math.max(8.5, Math.round(size * 0.55)))}
        />
        <Signs plot={plot} size={size} always={always} />
        <Spots
          plot={plot}
          stand={stand}
          reach={Math.min(60, (REACH * 2) / viewport.scale)}
          picked={picked}
          nameTrack={nameTrack}
          nameStation={nameStation}
          onFocus={focus}
        />
      </svg>
      <ZoomButtons viewport={viewport} corner={corner} />
    </div>
  );
}
