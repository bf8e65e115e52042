import { useMemo } from 'react';
import { SMALL } from '@turntable/games/loko-moto/sheets/small.ts';
import { SQUARE } from '@turntable/games/loko-moto/sheets/square.ts';
import { STANDARD } from '@turntable/games/loko-moto/sheets/standard.ts';
import { plot as layOut } from '@turntable/pictures/loko-moto/plot.ts';
import { TERRAINS } from '@turntable/pictures/loko-moto/terrain/terrains.ts';
import type { OptionPictureProps } from '../../../session/listing.ts';
import { FreeLines, Rings } from './Lines.tsx';
import { SheetPaper } from './SheetPaper.tsx';
import './map.css';

const SHEETS = new Map([STANDARD, SMALL, SQUARE].map((sheet) => [sheet.id, sheet]));

/** A sheet in small, where one chooses the map of a table; other options have no picture. */
export default function MapPicture({ option, value }: OptionPictureProps) {
  const sheet = option === 'sheet' ? SHEETS.get(value) : undefined;
  const plot = useMemo(() => sheet && layOut(sheet), [sheet]);
  const terrain = TERRAINS[value];
  if (!sheet || !plot || !terrain) return null;
  const [x, y, width, height] = terrain.frame;
  return (
    <svg
      className="lm-map lm-map-small"
      viewBox={`${x + 24} ${y + 24} ${width - 48} ${height - 48}`}
      aria-hidden="true"
    >
      <SheetPaper sheet={sheet} terrain={terrain} framed={false} named={false} />
      <FreeLines plot={plot} />
      <Rings plot={plot} sheet={sheet} />
    </svg>
  );
}
