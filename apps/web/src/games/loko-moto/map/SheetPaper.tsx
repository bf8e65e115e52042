import { memo, useId } from 'react';
import type { Sheet } from '@turntable/games/loko-moto/types.ts';
import { drawTerrain } from '@turntable/pictures/loko-moto/terrain/drawing.ts';
import {
  border,
  CARTOUCHE,
  innerOf,
  plate,
  rose,
  specks,
  wingedWheel,
} from '@turntable/pictures/loko-moto/terrain/furniture.ts';
import type { Terrain, Tint } from '@turntable/pictures/loko-moto/terrain/terrain.ts';
import { useMessages } from '../../../i18n/messages.ts';
import './sheet.css';

interface SheetPaperProps {
  readonly sheet: Sheet;
  readonly terrain: Terrain;
  /** With frame, compass and cartouche; a phone has room for the land alone. */
  readonly framed: boolean;
  /** Names of rivers and ranges; a small picture has none. */
  readonly named?: boolean;
}

/** How far the land goes on around its frame where there is none to end it, in drawing units. */
const BEYOND = 400;

/** The printed sheet under the lines: land, water, relief, frame. Nothing of it ever changes during a game. */
export const SheetPaper = memo(function SheetPaper({
  sheet,
  terrain,
  framed,
  named = true,
}: SheetPaperProps) {
  const id = useId();
  const { frame } = terrain;
  const drawing = drawTerrain(terrain);
  const [x, y, width, height] = framed
    ? innerOf(frame)
    : ([frame[0] - BEYOND, frame[1] - BEYOND, frame[2] + 2 * BEYOND, frame[3] + 2 * BEYOND] as const);
  return (
    <g aria-hidden="true">
      <defs>
        {(['lowland', 'upland', 'blot'] as const).map((kind) => (
          <radialGradient key={kind} id={`${id}${kind}`}>
            <stop offset="0.35" className={`lm-tint-${kind}`} stopOpacity="1" />
            <stop offset="1" className={`lm-tint-${kind}`} stopOpacity="0" />
          </radialGradient>
        ))}
        <clipPath id={`${id}clip`}>
          <rect x={x} y={y} width={width} height={height} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}clip)`}>
        <rect className="lm-land" x={x} y={y} width={width} height={height} />
        <Tints list={terrain.lowland} fill={`url(#${id}lowland)`} />
        <Tints list={terrain.upland} fill={`url(#${id}upland)`} />
        <Tints list={blots(frame)} fill={`url(#${id}blot)`} />
        <path className="lm-hachures" d={drawing.hachures} />
        <path className="lm-water-edge" d={drawing.water} />
        <path className="lm-water" d={drawing.water} />
        {drawing.islands && <path className="lm-island" d={drawing.islands} />}
        {named && (
          <g className="lm-land-names">
            {terrain.names.map(({ text, at, turn, kind }, i) => (
              <text
                key={i}
                className={`lm-name-${kind}`}
                transform={`translate(${at[0]} ${at[1]}) rotate(${turn})`}
              >
                {text}
              </text>
            ))}
          </g>
        )}
        <path className="lm-specks" d={specks(frame)} />
      </g>
      {framed && <Furniture sheet={sheet} terrain={terrain} />}
    </g>
  );
});

function Tints({ list, fill }: { readonly list: readonly Tint[]; readonly fill: string }) {
  return list.map(({ at, reach }, i) => (
    <ellipse key={i} cx={at[0]} cy={at[1]} rx={reach[0]} ry={reach[1]} fill={fill} />
  ));
}

/** Stains of the paper, at fixed places. */
function blots([x, y, width, height]: Terrain['frame']): readonly Tint[] {
  return [
    { at: [x + width * 0.08, y + height * 0.86], reach: [width * 0.24, height * 0.24] },
    { at: [x + width * 0.93, y + height * 0.12], reach: [width * 0.22, height * 0.22] },
    { at: [x + width * 0.55, y + height * 0.98], reach: [width * 0.3, height * 0.16] },
    { at: [x + width * 0.03, y + height * 0.2], reach: [width * 0.16, height * 0.26] },
  ];
}

const NUMERALS: Readonly<Record<string, string>> = { standard: 'I', small: 'II', square: 'III' };
const rectOf = ([x, y, width, height]: readonly [number, number, number, number]) => ({
  x,
  y,
  width,
  height,
});

/** What is printed around the land: the border, the wind rose, and the plate that says what the sheet is. */
function Furniture({ sheet, terrain }: Pick<SheetPaperProps, 'sheet' | 'terrain'>) {
  const { t } = useMessages();
  const edge = border(terrain.frame);
  const wind = rose();
  return (
    <>
      <g className="lm-border">
        <rect className="lm-border-outer" {...rectOf(edge.outer)} />
        {edge.band.map((band, i) => (
          <rect key={i} className="lm-border-hair" {...rectOf(band)} />
        ))}
        <path d={edge.fields} className="lm-border-fields" />
        <rect className="lm-border-inner" {...rectOf(edge.inner)} />
      </g>
      <g className="lm-rose" transform={`translate(${terrain.compass[0]} ${terrain.compass[1]})`}>
        {wind.rings.map((r) => (
          <circle key={r} r={r} />
        ))}
        <path className="lm-rose-ticks" d={wind.ticks} />
        <path className="lm-rose-light" d={wind.light} />
        <path className="lm-rose-dark" d={wind.dark} />
        <path className="lm-rose-north" d={wind.north} />
        <text y={wind.letter}>{t('lm.sheet.north')}</text>
      </g>
      <Cartouche sheet={sheet} at={terrain.cartouche} />
    </>
  );
}

interface CartoucheProps {
  readonly sheet: Sheet;
  /** Its upper left corner, in drawing units. */
  readonly at: Terrain['cartouche'];
}

/** The plate that says what the sheet is. */
function Cartouche({ sheet, at }: CartoucheProps) {
  const { t, say } = useMessages();
  const wheel = wingedWheel();
  const { width, height } = CARTOUCHE;
  const middle = width / 2;
  return (
    <g className="lm-cartouche" transform={`translate(${at[0]} ${at[1]})`}>
      <path className="lm-cartouche-plate" d={plate(width, height, 0, 10)} />
      <path className="lm-cartouche-line" d={plate(width, height, 3.6, 9)} />
      <g className="lm-wings" transform={`translate(${middle} 31)`}>
        <path d={wheel.wings} />
        <circle r={wheel.rim} />
        <circle className="lm-wings-hub" r={wheel.hub} />
        <path className="lm-wings-spokes" d={wheel.wheel} />
      </g>
      <text className="lm-cartouche-title" x={middle} y="67">
        {sheet.name}
      </text>
      <text className="lm-cartouche-about" x={middle} y="83">
        {say(`map.${sheet.id}.title`)}
      </text>
      <path
        className="lm-cartouche-rule"
        d={`M${middle - 51} 91.5H${middle + 51}M${middle - 12} 91.5l12 -3l12 3l-12 3z`}
      />
      <text className="lm-cartouche-count" x={middle} y="108">
        {t('lm.sheet.counts', {
          stations: sheet.stations.length,
          lines: sheet.sections.length,
          sheet: NUMERALS[sheet.id] ?? '',
        })}
      </text>
      <g className="lm-scale" transform={`translate(${middle - 47} 127)`}>
        <text y="-4.5">0</text>
        <text x="94" y="-4.5">
          1
        </text>
        <rect width="94" height="5" />
        <path d="M0 0h23.5v5H0zM47 0h23.5v5H47z" />
        <text x="47" y="16">
          {t('lm.sheet.scale')}
        </text>
      </g>
    </g>
  );
}
