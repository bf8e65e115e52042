import { useMemo } from 'react';
import { shapeOf, trainOf } from '@turntable/games/loko-moto/cards.ts';
import type { View } from '@turntable/games/loko-moto/types.ts';
import { plot as layOut } from '@turntable/pictures/loko-moto/plot.ts';
import { BOARD_NAMES, boardFrame } from '@turntable/pictures/loko-moto/terrain/board-names.ts';
import { TERRAINS } from '@turntable/pictures/loko-moto/terrain/terrains.ts';
import { useMessages } from '../../i18n/messages.ts';
import type { TvProps } from '../../session/props.ts';
import { PenMark } from '../../ui/PenMark.tsx';
import { signed } from '../../i18n/signed.ts';
import { DrawnSections, FreeSections, Rings } from './map/Sections.tsx';
import { PlacedNames } from './map/PlacedNames.tsx';
import { StationNames } from './map/StationNames.tsx';
import { SheetPaper } from './map/SheetPaper.tsx';
import { ShapeFigure } from './shapes/ShapeFigure.tsx';
import './map/map.css';
import './shapes/shapes.css';
import './tv.css';

/** Letters of names that no sheet of ours gives, in parts of the picture's width: 30 px where the picture is 1080 px high. */
const LETTERS = 0.0285;
/** How much wider than high the place of the map is. */
const SHAPE = 1.36;

/** Loko moto on a television: the map left, market and shapes right, players by letter and pattern. */
// Long: the picture is drawn from left to right.
export default function Tv({ view: shown, names }: TvProps) {
  const { t } = useMessages();
  const view = shown as View;
  const { sheet } = view.box;
  // Whose turn it is; at the end who won.
  const lit = view.outcome ? view.outcome.places[0]! : [view.turn];
  const plot = useMemo(() => layOut(sheet), [sheet]);
  const terrain = TERRAINS[sheet.id];
  const printed = BOARD_NAMES[sheet.id];
  const { x, y, width, height } = printed ? boardFrame(plot, printed) : plot.frame;
  return (
    <div className="tv-loko">
      <svg className="lm-map tv-map" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
        {terrain && <SheetPaper sheet={sheet} terrain={terrain} framed={false} named={false} />}
        <FreeSections plot={plot} />
        <DrawnSections plot={plot} lines={view.lines} inkedBy={view.inkedBy} won={false} />
        {printed ? (
          <StationNames {...{ sheet, plot }} set={printed} shrunk={1} face="main" />
        ) : (
          // Above what is drawn, in halos: a line shows its colour and pattern on both sides of a name.
          <PlacedNames plot={plot} size={LETTERS * Math.max(width, height * SHAPE)} />
        )}
        <Rings plot={plot} sheet={sheet} />
      </svg>
      <div className="tv-loko-side">
        <ol className="tv-players">
          {names.map((name, seat) => (
            <li key={seat} data-lit={lit.includes(seat) || undefined}>
              <PenMark seat={seat} />
              <span>{name}</span>
              <strong className="figures">{signed(view.scores[seat]!)}</strong>
            </li>
          ))}
        </ol>
        <ul className="tv-trains">
          {view.market.map((id, i) => {
            const train = id === null ? undefined : trainOf(view.box, id);
            return (
              <li key={i}>
                {train && (
                  <>
                    <strong className="figures">{train.price}</strong> {train.name}
                    {train.bonus !== 0 && (
                      <span className="figures">
                        {' '}
                        {train.bonus > 0 ? `+${train.bonus}` : signed(train.bonus)}
                      </span>
                    )}
                  </>
                )}
              </li>
            );
          })}
        </ul>
        <ul className="tv-shapes">
          {view.faceUp.map((id, i) => {
            const shape = id === null ? undefined : shapeOf(view.box, id);
            return (
              <li key={i}>
                {shape && (
                  <>
                    <ShapeFigure lattice={sheet.lattice} pattern={shape.pattern} />
                    <strong className="figures">{shape.points}</strong>
                  </>
                )}
              </li>
            );
          })}
        </ul>
        <p className="tv-free">{t('board.free', { count: view.free })}</p>
      </div>
    </div>
  );
}
