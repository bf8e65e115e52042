import { useEffect, useMemo, useState } from 'react';
import type { Seat } from '@turntable/engine';
import type { Inkers, Line, Sheet } from '@turntable/games/loko-moto/types.ts';
import type { Plot } from '@turntable/pictures/loko-moto/plot.ts';
import { TERRAINS } from '@turntable/pictures/loko-moto/terrain/terrains.ts';
import { later } from '../../../ui/later.tsx';
import type { Told } from '../round/round.ts';
import type { Fit } from '../shapes/fit.ts';
import { useGrowth } from './growth.ts';
import { Band, DrawnLines, FreeLines, Letters, Rings } from './Lines.tsx';
import { litLines } from './map-model.ts';
import { LEAST_LETTERS, stepped, type ShownNames } from './names-shown.ts';
import { Ghost, PencilMarks, Picked, Since } from './Overlays.tsx';
import { SheetPaper } from './SheetPaper.tsx';
import { StationNames } from './StationNames.tsx';

// Only sheets that came with a record have no names of their own places.
const PlacedNames = later(async () => (await import('./PlacedNames.tsx')).PlacedNames);

/** What is drawn on the sheet. */
export interface Drawn {
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
}

interface MapLayersProps {
  readonly drawn: Drawn;
  /** The window on the sheet, as a view box. */
  readonly box: string;
  /** Pixels to a drawing unit. */
  readonly scale: number;
  /** With the frame of the sheet. */
  readonly framed: boolean;
  readonly names: ShownNames | undefined;
}

/** All that can be seen of the map, one layer on the other; nothing of it can be tapped. */
export function MapLayers({ drawn, box, scale, framed, names }: MapLayersProps) {
  const { sheet, plot, lines, inkedBy, seat, open, paying, picked, told, pulse, planned, glow } = drawn;
  const { pencil, ghost, won } = drawn;
  const terrain = TERRAINS[sheet.id];
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const { settled, fresh } = useGrowth(lines, live);
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
        {names ? (
          <StationNames sheet={sheet} plot={plot} set={names.set} shrunk={names.shrunk} />
        ) : (
          <PlacedNames plot={plot} size={Math.max(11, Math.round(LEAST_LETTERS / scale))} />
        )}
      </Layer>
    </>
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
