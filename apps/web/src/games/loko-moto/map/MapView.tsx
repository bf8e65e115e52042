import { useCallback, useRef, type RefObject } from 'react';
import {
  frameOf,
  grown,
  nearestTrack,
  type Frame,
  type Plot,
  type Spot,
} from '@turntable/pictures/loko-moto/plot.ts';
import { innerOf } from '@turntable/pictures/loko-moto/terrain/furniture.ts';
import { TERRAINS } from '@turntable/pictures/loko-moto/terrain/terrains.ts';
import { useStable } from '../../../device/useStable.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useGestures } from './gestures.ts';
import { boxOf, MapLayers, type Drawn } from './MapLayers.tsx';
import { namesShown } from './names-shown.ts';
import { Spots } from './Spots.tsx';
import { useMapKeys, type MapActs } from './use-map-keys.ts';
import { useViewport, type Viewport } from './viewport.ts';
import { ZoomButtons } from './ZoomButtons.tsx';
import './map.css';

interface MapViewProps extends Drawn, MapActs {
  /** A tap acts at once, so that a second quick one on a line must not zoom. */
  readonly quick: boolean;
  /** The last tap was the first of a double tap, which zooms: what it picked is taken back. */
  onUntap?(): void;
  /** Names as they are today where the stations lie. */
  readonly localNames: boolean;
  /** What lies over the lines for a moment. */
  readonly children?: React.ReactNode;
  nameTrack(section: number): string;
  nameStation(station: number): string;
}

/** From this width on, in pixels, the sheet is shown with its frame; narrower ones show the land alone. */
const FRAMED = 600;
/** Room around the stations where there is no frame, in drawing units. */
const MARGIN_X = 46;
const MARGIN_Y = 58;

/** How near a tap has to be to a section, in pixels: half of a 44-pixel target. */
const REACH = 22;

/** The map sheet in a window that can be moved and zoomed, with keys and taps. */
export function MapView(props: MapViewProps) {
  const { sheet, plot, picked, localNames, children, nameTrack, nameStation } = props;
  const { t } = useMessages();
  const ref = useRef<SVGSVGElement>(null);
  const halo = useRef<SVGPathElement>(null);
  const frameFor = useCallback((width: number) => mapFrame(sheet.id, plot, width), [sheet.id, plot]);
  const viewport = useViewport(ref, frameFor);
  const gestures = useMapGestures(ref, viewport, props);
  const { trackAt } = useStable({
    trackAt: (x: number, y: number) => nearestTrack(plot, viewport.spotAt(x, y), REACH / viewport.scale),
  });
  const { focus, keys } = useMapKeys(props, viewport, ref);
  const framed = viewport.width >= FRAMED;
  const { view, scale } = viewport;
  const names = namesShown(sheet.id, localNames, { framed, scale, nearness: viewport.nearness });
  return (
    <div className="lm-map" data-framed={framed}>
      <MapLayers drawn={props} {...{ view, scale, framed, names, halo }} />
      <svg
        ref={ref}
        className={viewport.close ? 'lm-sheet lm-sheet-close' : 'lm-sheet'}
        viewBox={boxOf(view)}
        role="application"
        aria-label={t('lm.map', { stations: plot.stations.length, sections: plot.tracks.length })}
        aria-roledescription={t('lm.map.role')}
        onKeyDown={keys}
        {...gestures}
      >
        {children}
        <Spots
          plot={plot}
          reach={Math.min(60, (REACH * 2) / scale)}
          onFocus={focus}
          {...{ picked, halo, nameTrack, nameStation, trackAt }}
        />
      </svg>
      <ZoomButtons viewport={viewport} place={framed ? insideFrame(sheet.id, viewport) : undefined} />
    </div>
  );
}

/** The part of a sheet that is shown at first in a window `width` pixels wide. */
function mapFrame(sheet: string, plot: Plot, width: number): Frame {
  const terrain = TERRAINS[sheet];
  if (!terrain) return plot.frame;
  if (width < FRAMED) return grown(frameOf(plot.stations), MARGIN_X, MARGIN_Y);
  const [x, y, w, h] = terrain.frame;
  return grown({ x, y, width: w, height: h }, 5);
}

/** Room between the printed frame and the buttons in its corner, in pixels. */
const BESIDE_FRAME = 10;
/** The least from the edge of the map to the buttons, in pixels: where the frame is out of sight. */
const CORNER = 8;

/** Where the buttons stand so that they lie on no part of the printed frame; nothing for sheets without one. */
function insideFrame(sheet: string, { view, scale }: Viewport): React.CSSProperties | undefined {
  const terrain = TERRAINS[sheet];
  if (!terrain) return undefined;
  const [x, y] = innerOf(terrain.frame);
  const from = (edge: number): string => `${Math.round(Math.max(CORNER, edge * scale + BESIDE_FRAME))}px`;
  return { inset: `${from(y - view.y)} auto auto ${from(x - view.x)}` };
}

/** Taps pick the nearest section; two quick ones on the same place zoom, unless a tap acts at once. */
function useMapGestures(
  ref: RefObject<SVGSVGElement | null>,
  viewport: Viewport,
  { plot, quick, onTap, onUntap }: Pick<MapViewProps, 'plot' | 'quick' | 'onTap' | 'onUntap'>,
) {
  const trackAt = (spot: Spot): number | undefined => nearestTrack(plot, spot, REACH / viewport.scale);
  return useGestures(
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
      if (section !== undefined) onUntap?.();
      return true;
    },
  );
}
