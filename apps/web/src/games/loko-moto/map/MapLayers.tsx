import { Fragment, useEffect, useMemo, useState, type RefObject } from 'react';
import type { Seat } from '@turntable/engine';
import type { Inkers, SectionState, Sheet } from '@turntable/games/loko-moto/types.ts';
import { frameOf, grown, type Frame, type Plot, type Track } from '@turntable/pictures/loko-moto/plot.ts';
import { TERRAINS } from '@turntable/pictures/loko-moto/terrain/terrains.ts';
import { later } from '../../../ui/later.tsx';
import { keyOf, type RoundRow } from '../round/round.ts';
import type { Fit } from '../shapes/fit.ts';
import { useGrowth, type Growth } from './growth.ts';
import { Band, DrawnSections, FreeSections, Letters, Rings } from './Sections.tsx';
import { litLines } from './map-model.ts';
import { placedSize, stepped, type ShownNames } from './names-shown.ts';
import { Ghost, PencilMarks, Picked, Since } from './Overlays.tsx';
import { PickedEnds } from './PickedEnds.tsx';
import { SheetPaper } from './SheetPaper.tsx';
import { StationNames } from './StationNames.tsx';
import { TrackSection } from './TrackSection.tsx';

// Only sheets that came with a record have no names of their own places.
const PlacedNames = later(async () => (await import('./PlacedNames.tsx')).PlacedNames);

/** What is drawn on the sheet. */
export interface Drawn {
  readonly sheet: Sheet;
  readonly plot: Plot;
  readonly lines: readonly SectionState[];
  readonly inkedBy: Inkers;
  readonly seat: Seat | undefined;
  /** What may be drawn, or taken for the purchase, now. */
  readonly open: ReadonlySet<number>;
  /** Own built lines are taken for a purchase: all of them light up. */
  readonly paying: boolean;
  readonly picked: ReadonlySet<number>;
  /** What is picked would be closed, not built: it turns black, and is nobody's. */
  readonly closing?: boolean;
  /** What was done since the reader's move. */
  readonly roundMoves: readonly RoundRow[];
  /** One of those moves, pointed at or stepped to. */
  readonly pulse: RoundRow | undefined;
  /** The sections that the reader's plan would draw on. */
  readonly planned: ReadonlySet<number>;
  /** Where a card that is pointed at fits. */
  readonly glow: ReadonlySet<number>;
  readonly pencil: readonly number[];
  /** The shape card that lies on the map. */
  readonly ghost: Fit | undefined;
  /** A purchase is told: when each of its lines is inked, in milliseconds from its beginning. */
  readonly inking?: ReadonlyMap<number, number>;
  /** The game is over: whole railways stand in their owners' colours. */
  readonly won: boolean;
  /** The railways are just changing to their owners' colours, one owner after another. */
  readonly turning?: boolean;
}

interface MapLayersProps {
  readonly drawn: Drawn;
  /** The window on the sheet. */
  readonly view: Frame;
  /** Pixels to a drawing unit. */
  readonly scale: number;
  /** With the frame of the sheet. */
  readonly framed: boolean;
  readonly names: ShownNames | undefined;
  /** The band that marks the place of mouse or keyboard; `Spots` moves it. */
  readonly halo: RefObject<SVGPathElement | null>;
}

/** All that can be seen of the map, one layer on the other; nothing of it can be tapped. */
export function MapLayers({ drawn, view, scale, framed, names, halo }: MapLayersProps) {
  const { sheet, plot, lines, inkedBy, seat, open, paying, picked, roundMoves, pulse, planned, glow } = drawn;
  const { pencil, ghost, won, turning = false, closing = false } = drawn;
  const box = boxOf(view);
  const terrain = TERRAINS[sheet.id];
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const { settled, fresh, pens } = useGrowth(lines, live);
  const lit = useMemo(
    () => (paying || seat === undefined ? [...open] : litLines(plot, lines, seat, open)),
    [paying, plot, lines, seat, open],
  );
  return (
    <>
      {terrain && (
        <Layer box={box}>
          <SheetPaper sheet={sheet} terrain={terrain} framed={framed} />
        </Layer>
      )}
      <Layer box={box}>
        <Band plot={plot} sections={glow} className="lm-glow" />
        <Band plot={plot} sections={lit} className="lm-lit-halo" />
        <path ref={halo} className="lm-halo" />
        <FreeSections plot={plot} />
        <Band plot={plot} sections={lit} className="lm-lit-core" />
        <Since plot={plot} roundMoves={roundMoves} />
      </Layer>
      {pulse && (
        <Layer key={keyOf(pulse)} box={box} className="lm-pulse">
          <Band plot={plot} sections={pulse.sections} />
        </Layer>
      )}
      <Layer box={box}>
        <DrawnSections plot={plot} lines={settled} {...{ inkedBy, won, turning }} />
      </Layer>
      <GrowingLines {...{ drawn, fresh, pens, view }} />
      <Layer box={box}>
        <Band plot={plot} sections={planned} className="lm-planned" />
        {seat !== undefined && <Picked {...{ plot, lines, seat, closing }} sections={picked} />}
        <PencilMarks plot={plot} marks={pencil} />
        {ghost && seat !== undefined && <Ghost plot={plot} fit={ghost} lines={lines} seat={seat} />}
      </Layer>
      <Layer box={box}>
        <Rings plot={plot} sheet={sheet} />
        {/* No letters at the end: railways stand in their owners' colours, and the table names them. */}
        {!won && <Letters plot={plot} lines={lines} scale={Math.max(1, stepped(4.2 / (8 * scale)))} />}
        {names ? (
          <StationNames sheet={sheet} plot={plot} set={names.set} shrunk={names.shrunk} />
        ) : (
          <PlacedNames plot={plot} size={placedSize(scale)} />
        )}
      </Layer>
      <Layer box={box}>
        <PickedEnds sheet={sheet} plot={plot} picked={picked} set={framed ? names?.set : undefined} />
      </Layer>
    </>
  );
}

interface GrowingLinesProps extends Pick<MapLayersProps, 'drawn' | 'view'>, Pick<Growth, 'fresh' | 'pens'> {}

/** What was drawn just now: a layer for each line, no bigger than the line, which unrolls along it when its time has come. */
function GrowingLines({ drawn, fresh, pens, view }: GrowingLinesProps) {
  const { plot, lines, inkedBy, inking, won } = drawn;
  return [...fresh].map((index) => {
    const track = plot.tracks[index]!;
    const line = lines[index]!;
    const pen = pens.get(index);
    const frame = grown(frameOf([track.a, track.b]), BESIDE);
    const at = { '--at': `${inking?.get(index) ?? 0}ms` };
    return (
      <Fragment key={`${track.id} ${line}`}>
        {pen !== undefined && (
          <Layer box={boxOf(frame)} className="lm-until-inked" style={{ ...placeOf(frame, view), ...at }}>
            <TrackSection {...{ track, index, won }} line={pen} inker={null} />
          </Layer>
        )}
        <Layer
          box={boxOf(frame)}
          className="lm-grow"
          style={{ ...placeOf(frame, view), ...growthOf(track, frame), ...at }}
        >
          <TrackSection {...{ track, index, line, won }} inker={inkedBy[track.id] ?? null} />
        </Layer>
      </Fragment>
    );
  });
}

/** Room for the widest pen beside a line, in drawing units. */
const BESIDE = 12;
const percent = (part: number): string => `${part * 100}%`;

/** Where a part of the sheet lies in the window on it. */
function placeOf(part: Frame, view: Frame): React.CSSProperties {
  return {
    inset: 'auto',
    left: percent((part.x - view.x) / view.width),
    top: percent((part.y - view.y) / view.height),
    width: percent(part.width / view.width),
    height: percent(part.height / view.height),
  };
}

/** A window on the sheet as a view box. */
export const boxOf = ({ x, y, width, height }: Frame): string => `${x} ${y} ${width} ${height}`;

/** From where, and in which direction, a layer with one line unrolls. */
function growthOf({ a, angle }: Track, { x, y, width, height }: Frame): React.CSSProperties {
  const transformOrigin = `${percent((a.x - x) / width)} ${percent((a.y - y) / height)}`;
  return { transformOrigin, '--along': `${angle}deg` } as React.CSSProperties;
}

interface LayerProps {
  /** The window on the sheet, as a view box. */
  readonly box: string;
  readonly className?: string;
  readonly style?: React.CSSProperties;
  readonly children: React.ReactNode;
}

/** One of several stacked layers, each an SVG of its own, so that a change in one does not repaint the others. */
function Layer({ box, className = '', style, children }: LayerProps) {
  return (
    <svg className={`lm-layer ${className}`} style={style} viewBox={box} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
