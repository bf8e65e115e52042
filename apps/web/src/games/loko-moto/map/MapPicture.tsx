import { useMemo } from 'react';
import { SHEETS } from '@turntable/games/loko-moto/sheets/index.ts';
import type { Sheet } from '@turntable/games/loko-moto/types.ts';
import { plot as layOut } from '@turntable/pictures/loko-moto/plot.ts';
import { TERRAINS } from '@turntable/pictures/loko-moto/terrain/terrains.ts';
import type { OptionPictureProps } from '../../../session/listing.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { FreeSections, Rings } from './Sections.tsx';
import { SheetPaper } from './SheetPaper.tsx';
import './map.css';

const BY_ID = new Map<string, Sheet>(Object.entries(SHEETS));

/** Room around the outermost stations, in units of the map; the paper goes on beyond it. */
const ROUND = 34;

/** A sheet in small, where one chooses the map of a table; other options have no picture. */
export default function MapPicture({ option, value, inWords = false }: OptionPictureProps) {
  const { t } = useMessages();
  const sheet = option === 'sheet' ? BY_ID.get(value) : undefined;
  const plot = useMemo(() => sheet && layOut(sheet), [sheet]);
  const terrain = TERRAINS[value];
  if (!sheet || !plot) return null;
  if (inWords) return t('lm.sheet.facts', { stations: sheet.stations.length, lines: sheet.sections.length });
  const xs = plot.stations.map(({ x }) => x);
  const ys = plot.stations.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - ROUND, Math.min(...ys) - ROUND];
  return (
    <svg
      className="lm-map lm-map-small"
      viewBox={`${left} ${top} ${Math.max(...xs) + ROUND - left} ${Math.max(...ys) + ROUND - top}`}
      aria-hidden="true"
    >
      {terrain && <SheetPaper sheet={sheet} terrain={terrain} framed={false} named={false} />}
      <FreeSections plot={plot} />
      <Rings plot={plot} sheet={sheet} />
    </svg>
  );
}
