import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { Seat } from '@turntable/engine';
import type { Inkers, Line, Sheet } from '@turntable/games/loko-moto/types.ts';
import {
  frameOf,
  grown,
  nearestTrack,
  type Frame,
  type Plot,
  type Spot,
} from '@turntable/pictures/loko-moto/plot.ts';
import { SHEET_NAMES } from '@turntable/pictures/loko-moto/terrain/names.ts';
import { TERRAINS } from '@turntable/pictures/loko-moto/terrain/terrains.ts';
import { useMessages } from '../../../i18n/messages.ts';
import type { Fit } from '../shapes/fit.ts';
import { useGestures } from './gestures.ts';
import { useGrowth } from './growth.ts';
import { Band, DrawnLines, FreeLines, Letters, Rings } from './Lines.tsx';
import { litLines } from './map-model.ts';
import { Ghost, PencilMarks, Picked, Since } from './Overlays.tsx';
import { PickedEnds } from './PickedEnds.tsx';
import type { Told } from '../round/round.ts';
import { SheetPaper } from './SheetPaper.tsx';
import { focusOn, Spots } from './Spots.tsx';
import { StationNames } from './StationNames.tsx';
import { useViewport } from './viewport.ts';
import { isDirection, stationAt, stationByLetter, step, type Stand } from './cursor.ts';
import { ZoomButtons } from './ZoomButtons.tsx';
import { later } from '../../../ui/later.tsx';
import './map.css';

// Only sheets that came with a record have no names of their own places.
const PlacedNames = later(async () => (await import('./PlacedNames.tsx')).PlacedNames);

export interface MapViewProps {
  readonly sheet: Sheet;
  readonly plot: Plot;
  readonly lines: readonly Line[];
  readonly inkedBy: Inkers;
  readonly seat: Seat | undefined;
  /** What may be drawn, or taken for the purchase, now. */
  readonly open: ReadonlySet<number>;
  /** Own built lines are taken for a purchase: all of them light up. */
  readonly paying: boolean;
  readonly picked: ReadonlySet<number>;
  /** What was done since the reader's move. */
  readonly told: readonly Told[];
  /** One of those moves, pointed at or stepped to. */
  readonly pulse: Told | undefined;
  /** What one's plan means to draw on. */
  readonly planned: ReadonlySet<number>;
  /** Where a card that is pointed at fits. */
  readonly glow: ReadonlySet<number>;
  readonly pencil: readonly number[];
  /** The shape card that lies on the map. */
  readonly ghost: Fit | undefined;
  /** The game is over: whole railways stand in their owners' colours. */
  readonly won: boolean;
  /** A tap acts at once, so that a second quick one must not zoom. */
  readonly quick: boolean;
  /** Names as they are today where the stations lie. */
  readonly localNames: boolean;
  /** What lies over the lines for a moment. */
  readonly children?: React.ReactNode;
  nameTrack(section: number): string;
  nameStation(station: number): string;
  onTap(section: number): void;
  /** "What can I do here?" */
  onAsk(stand: Stand): void;
  onPencil(section: number): void;
  onEscape(): void;
}

/** From this width on, in pixels, the sheet is shown with its frame; narrower ones show the land alone. */
const FRAMED = 600;
/** Room around the stations where there is no frame, in drawing units. */
const MARGIN_X = 46;
const MARGIN_Y = 58;
/** Letters of all names are at least this high, in pixels; else the main ones are shown larger. And at most so high. */
const LEAST_LETTERS = 7.7;
const MOST_LETTERS = 17;

/** How near a tap has to be to a section, in pixels: half of a 44-pixel target. */
const REACH = 22;

/** The map sheet: seen through a window one can move, walked by keys, tapped anywhere. */
export function MapView(props: MapViewProps) {
  const { sheet, plot, lines, inkedBy, seat, open, paying, picked, told, pulse, planned, glow } = props;
  const { pencil, ghost, won, quick, localNames, children } = props;
  const { nameTrack, nameStation, onTap, onAsk, onPencil, onEscape } = props;
  const { t } = useMessages();
  const ref = useRef<SVGSVGElement>(null);
  const terrain = TERRAINS[sheet.id];
  const frameFor = useCallback(
    (width: number): Frame => {
      if (!terrain) return plot.frame;
      if (width < FRAMED) return grown(frameOf(plot.stations), MARGIN_X, MARGIN_Y);
      const [x, y, w, h] = terrain.frame;
      return grown({ x, y, width: w, height: h }, 5);
    },
    [plot, terrain],
  );
  const viewport = useViewport(ref, frameFor);
  const framed = viewport.width >= FRAMED;
  const [stand, setStand] = useState<Stand>({ kind: 'station', index: 0 });
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const { settled, fresh } = useGrowth(lines, live);
  const lit = useMemo(
    () => (paying || seat === undefined ? [...open] : litLines(plot, lines, seat, open)),
    [paying, plot, lines, seat, open],
  );
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
      // The first tap of a double tap has picked a line; that is undone.
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
    const list = [...open].sort((a, b) => a - b);
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

  const { view, scale } = viewport;
  const box = `${view.x} ${view.y} ${view.width} ${view.height}`;
  const given = SHEET_NAMES[sheet.id];
  const sets = (localNames ? given?.local : undefined) ?? given;
  const near = sets && (framed || sets.near.size * scale >= LEAST_LETTERS);
  const set = sets && (near ? sets.near : sets.far);
  const shrunk = set ? Math.min(1, stepped(MOST_LETTERS / (set.size * scale))) : 1;
  return (
    <div className="lm-map" data-framed={framed}>
      {terrain && (
        <Layer box={box}>
          <SheetPaper sheet={sheet} terrain={terrain} framed={framed} />
        </Layer>
      )}
      <Layer box={box}>
        <Band plot={plot} sections={glow} className="lm-glow" />
        <Band plot={plot} sections={lit} className="lm-lit-halo" />
        <FreeLines plot={plot} />
        <Band plot={plot} sections={lit} className="lm-lit-core" />
        <Since plot={plot} told={told} />
      </Layer>
      {pulse && (
        <Layer key={pulse.n} box={box} className="lm-pulse">
          <Band plot={plot} sections={pulse.sections} />
        </Layer>
      )}
      <Layer box={box}>
        <DrawnLines plot={plot} lines={settled} inkedBy={inkedBy} won={won} />
      </Layer>
      <Layer box={box}>
        <DrawnLines plot={plot} lines={lines} inkedBy={inkedBy} won={won} only={fresh} grow />
      </Layer>
      <Layer box={box}>
        <Band plot={plot} sections={planned} className="lm-planned" />
        {seat !== undefined && <Picked plot={plot} sections={picked} lines={lines} seat={seat} />}
        <PencilMarks plot={plot} marks={pencil} />
        {ghost && seat !== undefined && <Ghost plot={plot} fit={ghost} lines={lines} seat={seat} />}
      </Layer>
      <Layer box={box}>
        <Rings plot={plot} sheet={sheet} />
        <Letters plot={plot} lines={lines} scale={Math.max(1, stepped(4.2 / (8 * scale)))} />
        {set ? (
          <StationNames sheet={sheet} plot={plot} set={set} shrunk={shrunk} />
        ) : (
          <PlacedNames plot={plot} size={Math.max(11, Math.round(LEAST_LETTERS / scale))} />
        )}
      </Layer>
      <svg
        ref={ref}
        className={viewport.close ? 'lm-sheet lm-sheet-close' : 'lm-sheet'}
        viewBox={box}
        role="application"
        aria-label={t('lm.map', { stations: plot.stations.length, sections: plot.tracks.length })}
        aria-roledescription={t('lm.map.role')}
        onKeyDown={keys}
        {...gestures}
      >
        <PickedEnds sheet={sheet} plot={plot} picked={picked} set={framed ? set : undefined} />
        {children}
        <Spots
          plot={plot}
          stand={stand}
          reach={Math.min(60, (REACH * 2) / scale)}
          picked={picked}
          nameTrack={nameTrack}
          nameStation={nameStation}
          onFocus={focus}
        />
      </svg>
      <ZoomButtons viewport={viewport} />
    </div>
  );
}

interface LayerProps {
  /** The window on the sheet, as a view box. */
  readonly box: string;
  readonly className?: string;
  readonly children: React.ReactNode;
}

/** One of several stacked layers, each an SVG of its own, so that a change in one does not repaint the others. */
function Layer({ box, className = '', children }: LayerProps) {
  return (
    <svg className={`lm-layer ${className}`} viewBox={box} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

/** In steps of an eighth, so that a pinch does not draw all letters anew for each pixel. */
function stepped(value: number): number {
  return Math.round(value * 8) / 8;
}
