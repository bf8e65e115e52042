import { RecordError, readEach, readOneOf, readText, type Json, type Recorder } from '@turntable/engine';
import {
  FREE,
  INKED,
  isReserved,
  ownerOf,
  PILES,
  type Action,
  type Box,
  type SectionState,
  type LokoMoto,
  type Setup,
  type Shape,
  type Sheet,
  type State,
  type Train,
  type View,
} from './types.ts';
import { SHAPES, SHEETS, TRAINS } from './boxes.ts';
import { cards } from './cards.ts';
import { host } from './host.ts';
import { SHEET_IDS } from './sheets/index.ts';
import { isAsterisked } from './lattice.ts';
import { readSetup } from './record-setup.ts';
import { topology } from './topology.ts';

const TYPES = ['reserve', 'build', 'buy', 'close'] as const;

function readAction(json: Json, setup: Setup, place: string): Action {
  const type = readOneOf(json['type'], `${place}.type`, TYPES);
  const section = (value: unknown, at: string): string => {
    const id = readText(value, at, 'a section');
    if (!topology(setup.sheet).index.has(id)) throw new RecordError(at, 'expected a section of this map');
    return id;
  };
  const sections = (): string[] => readEach(json['sections'], `${place}.sections`, section);
  switch (type) {
    case 'reserve':
      return { type, sections: sections() };
    case 'build':
    case 'close':
      return { type, section: section(json['section'], `${place}.section`) };
    case 'buy': {
      const train = readText(json['train'], `${place}.train`, 'a train');
      if (!cards(setup).trains.has(train))
        throw new RecordError(`${place}.train`, 'expected a train of this game');
      return { type, train, sections: sections(), shape: readClaim(json['shape'], setup, `${place}.shape`) };
    }
  }
}

function readClaim(value: unknown, setup: Setup, place: string): string | null {
  if (value === undefined || value === null) return null;
  const id = readText(value, place, 'a shape or null');
  if (!cards(setup).shapes.has(id)) throw new RecordError(place, 'expected a shape of this game');
  return id;
}

/** The way back from a state to the record of its table: chance's deal as it was. */
function writeSetup({ box, starter, trainPile, shapePiles, turned, hands }: State): {
  options: object;
  setup: object;
} {
  const { trains, shapes } = cards(box);
  const claimed = hands.map((hand) => [...hand.shapes, ...hand.secret]);
  const secret = claimed.map((ids) =>
    PILES.slice(1).map((points) => ids.find((id) => shapes.get(id)!.points === points)!),
  );
  const asterisked = box.shapes.filter((s) => box.advanced && isAsterisked(s.pattern));
  const piles = PILES.map((points, i) => [
    ...(box.hiddenAgendas && i > 0 ? secret.map((hand) => hand[i - 1]!) : []),
    ...turned.shapes[i]!,
    ...shapePiles[i]!,
    ...asterisked.filter((s) => s.points === points).map((s) => s.id),
  ]);
  return {
    options: { hiddenAgendas: box.hiddenAgendas, advanced: box.advanced },
    setup: {
      map: writeMap(box.sheet),
      trains: [...turned.trains, ...trainPile].map((id) => writeTrain(box, trains.get(id)!)),
      shapes: Object.fromEntries(
        PILES.map((points, i) => [points, piles[i]!.map((id) => writeShape(box, shapes.get(id)!))]),
      ),
      ...(box.hiddenAgendas ? { secret } : {}),
      starter,
    },
  };
}

/** Whether two pieces of plain data say the same; ours are built with their keys in one order. */
const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

function writeMap(sheet: Sheet): unknown {
  if (same(sheet, SHEETS.standard)) return 'standard';
  const { lattice, stations, sections } = sheet;
  return { lattice, stations, sections };
}

/** On a triangular map a standard card by its id, any other with all that is on it. */
function writeTrain({ sheet }: Box, train: Train): unknown {
  if (sheet.lattice !== 'triangular') return train;
  const standard = TRAINS.find((t) => t.id === train.id);
  return standard && same(standard, train) ? train.id : train;
}
function writeShape({ sheet }: Box, shape: Shape): unknown {
  if (sheet.lattice !== 'triangular') return shape;
  const standard = SHAPES.triangular.find((s) => s.id === shape.id);
  return standard && same(standard, shape) ? shape.id : shape;
}

function statusOf(line: SectionState): 'free' | 'reserved' | 'built' | 'inked' {
  if (line === FREE) return 'free';
  if (line === INKED) return 'inked';
  return isReserved(line) ? 'reserved' : 'built';
}

/** What states and views have in common, as a record prints it. */
function writeTable(table: State | View): object {
  const { ids } = topology(table.box.sheet);
  return {
    phase: table.phase,
    turn: table.turn,
    starter: table.starter,
    toClose: table.toClose,
    sections: Object.fromEntries(
      table.lines.map((line, i) => {
        const inkedBy = table.inkedBy[ids[i]!];
        const section = { status: statusOf(line), by: ownerOf(line) ?? null };
        return [ids[i]!, inkedBy === undefined ? section : { ...section, inkedBy }];
      }),
    ),
    market: table.market,
    shapes: Object.fromEntries(PILES.map((points, i) => [points, table.faceUp[i] ?? null])),
  };
}

/** The options of a table with one of the sheets and decks that hosts choose from. */
function writeHost(setup: Setup): Readonly<Record<string, unknown>> | undefined {
  const { hiddenAgendas, advanced, starters, players } = setup;
  const text = JSON.stringify(setup);
  return SHEET_IDS.map((sheet) => ({ sheet, hiddenAgendas, advanced, starters })).find(
    (options) => JSON.stringify(host(options, players)) === text,
  );
}

export const record: Recorder<LokoMoto> = {
  readSetup,
  readAction: (json, _by, setup, place) => readAction(json, setup, place),
  writeSetup,
  writeHost,
  writeAction: (_state, action) => action,
  writeState: (state) => ({
    ...writeTable(state),
    players: state.hands,
    piles: {
      trains: state.trainPile,
      shapes: Object.fromEntries(PILES.map((points, i) => [points, state.shapePiles[i]!])),
    },
  }),
  writeView: (view) => ({
    ...writeTable(view),
    players: view.hands,
    left: {
      trains: view.trainsLeft,
      shapes: Object.fromEntries(PILES.map((points, i) => [points, view.shapesLeft[i]!])),
    },
  }),
  scores: (view) => view.scores,
  winners: (view) => view.outcome?.places[0] ?? [],
  side: (_setup, seat) => seat,
  sides: (setup) => setup.players,
  judged: false,
  hasJudge: () => false,
  takeBackClause: 'LM-1.4',
};
