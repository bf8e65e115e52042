import {
  RecordError,
  readEach,
  readFlag,
  readObject,
  readOneOf,
  readText,
  readWhole,
  type Json,
  type RawRecord,
} from '@turntable/engine';
import {
  LATTICES,
  PILES,
  type Lattice,
  type Point,
  type Points,
  type Setup,
  type Shape,
  type Sheet,
  type Station,
  type Train,
} from './types.ts';
import { SHAPES, SHEETS, TRAINS } from './boxes.ts';
import { sortedShapes, sortedTrains } from './cards.ts';
import { areNeighbours, isAsterisked, isConnectedPattern, pointKey } from './lattice.ts';
import type { Deal } from './deal.ts';
import { SECRET_POINTS } from './setup.ts';
import { sectionId } from './topology.ts';

/** Coordinates are no bigger, so that turning a pattern stays exact. */
const FAR = 1_000_000;

/** The table and the deal of a record (docs/record.md); throws `RecordError` with the place. */
export function readSetup({ options, seats, setup: json }: RawRecord): { setup: Setup; deal: Deal } {
  const hiddenAgendas = readFlag(options['hiddenAgendas'], 'options.hiddenAgendas', false);
  const advanced = readFlag(options['advanced'], 'options.advanced', false);
  const players = seats.length;
  const sheet = readMap(json['map'], 'setup.map');
  const trains = readEach(json['trains'], 'setup.trains', (card, at) => readTrain(card, at, sheet.lattice));
  unique(
    trains.map((t) => t.id),
    (i) => `setup.trains[${i}]`,
  );
  const piles = readPiles(json['shapes'], sheet.lattice);
  const inPlay = piles.map((pile) => (advanced ? pile.filter((s) => !isAsterisked(s.pattern)) : pile));
  const secret = readSecret(json['secret'], hiddenAgendas, players, piles, inPlay);
  const starter =
    json['starter'] === undefined ? 0 : readWhole(json['starter'], 'setup.starter', 0, players - 1);
  const setup: Setup = {
    players,
    hiddenAgendas,
    advanced,
    sheet,
    trains: sortedTrains(trains),
    shapes: sortedShapes(piles.flat()),
    starters: [starter],
  };
  const taken = new Set(secret.flat());
  const deal: Deal = {
    type: 'deal',
    starter,
    trains: trains.map((t) => t.id),
    piles: inPlay.map((pile) => pile.map((s) => s.id).filter((id) => !taken.has(id))),
    secret,
  };
  return { setup, deal };
}

/** Throws where an id stands that stood before. */
function unique(ids: readonly string[], placeOf: (i: number) => string): void {
  const seen = new Set<string>();
  ids.forEach((id, i) => {
    if (seen.has(id)) throw new RecordError(placeOf(i), `expected an id of its own, not "${id}" again`);
    seen.add(id);
  });
}

function readId(value: unknown, place: string): string {
  const id = readText(value, place, 'an id');
  if (id.length === 0) throw new RecordError(place, 'expected an id');
  return id;
}

function readPoint(value: unknown, place: string): Point {
  const [q, r, more] = readEach(value, place, (n, at) => readWhole(n, at, -FAR, FAR));
  if (q === undefined || r === undefined || more !== undefined)
    throw new RecordError(place, 'expected two whole numbers');
  return [q, r];
}

function readPair<Item>(
  value: unknown,
  place: string,
  what: string,
  read: (value: unknown, place: string) => Item,
): [Item, Item] {
  const [a, b, more] = readEach(value, place, read);
  if (a === undefined || b === undefined || more !== undefined)
    throw new RecordError(place, `expected two ${what}`);
  return [a, b];
}

function readMap(value: unknown, place: string): Sheet {
  if (value === 'standard') return SHEETS.standard;
  if (value === null || typeof value !== 'object')
    throw new RecordError(place, 'expected "standard" or an object');
  const json = readObject(value, place);
  const lattice = readOneOf(json['lattice'], `${place}.lattice`, LATTICES);
  const stations = readEach(json['stations'], `${place}.stations`, readStation);
  unique(
    stations.map((s) => s.id),
    (i) => `${place}.stations[${i}].id`,
  );
  const taken = new Set<string>();
  stations.forEach(({ at }, i) => {
    if (taken.has(pointKey(at)))
      throw new RecordError(`${place}.stations[${i}].at`, 'expected a point where no other station is');
    taken.add(pointKey(at));
  });
  const byId = new Map(stations.map((s) => [s.id, s]));
  const sections = readEach(json['sections'], `${place}.sections`, (pair, at) =>
    readSection(pair, at, lattice, byId),
  );
  unique(sections.map(sectionId), (i) => `${place}.sections[${i}]`);
  return knownSheet(lattice, stations, sections) ?? { id: 'inline', name: '', lattice, stations, sections };
}

/** The map of ours that it is, for its name and its place among the options of a table; records write most maps inline. */
function knownSheet(...map: [Lattice, readonly Station[], Sheet['sections']]): Sheet | undefined {
  const text = JSON.stringify(map);
  return Object.values(SHEETS).find(
    ({ lattice, stations, sections }) => JSON.stringify([lattice, stations, sections]) === text,
  );
}

function readStation(value: unknown, place: string): Station {
  const json = readObject(value, place);
  const id = readText(json['id'], `${place}.id`, 'an id of a-z and 0-9');
  if (!/^[a-z0-9]+$/.test(id)) throw new RecordError(`${place}.id`, 'expected an id of a-z and 0-9');
  return { id, name: readText(json['name'], `${place}.name`), at: readPoint(json['at'], `${place}.at`) };
}

function readSection(
  value: unknown,
  place: string,
  lattice: Lattice,
  stations: ReadonlyMap<string, Station>,
): readonly [string, string] {
  const [a, b] = readPair(value, place, 'station ids', (id, at) => {
    const station = stations.get(readText(id, at, 'a station of this map'));
    if (!station) throw new RecordError(at, 'expected a station of this map');
    return station;
  });
  if (!areNeighbours(lattice, a.at, b.at)) throw new RecordError(place, 'expected lattice neighbours');
  return a.id < b.id ? [a.id, b.id] : [b.id, a.id];
}

/** An id of the standard deck stands on a triangular map only, be it of a shape or of a train. */
function readTrain(value: unknown, place: string, lattice: Lattice): Train {
  if (typeof value === 'string') {
    const known = TRAINS.find((t) => t.id === value);
    if (!known) throw new RecordError(place, 'expected a train of the standard deck');
    if (lattice !== 'triangular') throw new RecordError(place, 'expected an inline train on a square map');
    return known;
  }
  const json = readObject(value, place);
  return {
    id: readId(json['id'], `${place}.id`),
    name: readText(json['name'], `${place}.name`),
    price: readWhole(json['price'], `${place}.price`, 2),
    bonus: readWhole(json['bonus'], `${place}.bonus`),
  };
}

function readPiles(value: unknown, lattice: Lattice): Shape[][] {
  const json = readObject(value, 'setup.shapes');
  const places: string[] = [];
  const piles = PILES.map((points) =>
    readEach(json[points], `setup.shapes.${points}`, (card, place) => {
      places.push(place);
      return readShape(card, place, points, lattice);
    }),
  );
  unique(
    piles.flat().map((s) => s.id),
    (i) => places[i]!,
  );
  return piles;
}

function readShape(value: unknown, place: string, points: Points, lattice: Lattice): Shape {
  if (typeof value === 'string') {
    const known = SHAPES.triangular.find((s) => s.id === value);
    if (!known) throw new RecordError(place, 'expected a shape of the standard deck');
    if (lattice !== 'triangular') throw new RecordError(place, 'expected an inline shape on a square map');
    if (known.points !== points) throw new RecordError(place, `expected a shape of ${points} points`);
    return known;
  }
  const json = readObject(value, place);
  const id = readId(json['id'], `${place}.id`);
  if (readWhole(json['points'], `${place}.points`) !== points)
    throw new RecordError(`${place}.points`, `expected ${points}`);
  return { id, points, pattern: readPattern(json, `${place}.pattern`, lattice) };
}

function readPattern(json: Json, place: string, lattice: Lattice): Shape['pattern'] {
  const seen = new Set<string>();
  const pattern = readEach(json['pattern'], place, (section, at) => {
    const [a, b] = readPair(section, at, 'points', readPoint);
    if (!areNeighbours(lattice, a, b)) throw new RecordError(at, 'expected lattice neighbours');
    const key = [pointKey(a), pointKey(b)].sort().join(':');
    if (seen.has(key)) throw new RecordError(at, 'expected each section once');
    seen.add(key);
    return [a, b] as const;
  });
  if (!isConnectedPattern(pattern)) throw new RecordError(place, 'expected connected sections');
  return pattern;
}

function readSecret(
  value: unknown,
  hiddenAgendas: boolean,
  players: number,
  piles: readonly (readonly Shape[])[],
  inPlay: readonly (readonly Shape[])[],
): string[][] {
  const place = 'setup.secret';
  if (!hiddenAgendas) {
    if (value !== undefined && readEach(value, place, (hand) => hand).length > 0)
      throw new RecordError(place, 'expected with hidden agendas only');
    return [];
  }
  const taken = new Set<string>();
  const hands = readEach(value, place, (hand, at) => {
    const ids = readEach(hand, at, (id, here) => readId(id, here));
    if (ids.length !== SECRET_POINTS.length)
      throw new RecordError(at, 'expected a 2-point and a 3-point shape');
    SECRET_POINTS.forEach((points, i) => {
      const id = ids[i]!;
      const isIt = (shape: Shape): boolean => shape.id === id;
      const here = `${at}[${i}]`;
      if (!piles[points - 1]!.some(isIt))
        throw new RecordError(here, `expected a shape of the ${points}-point pile`);
      if (!inPlay[points - 1]!.some(isIt))
        throw new RecordError(here, 'expected a shape without an asterisk');
      if (taken.has(id)) throw new RecordError(here, 'expected a shape that no other seat has');
      taken.add(id);
    });
    return ids;
  });
  if (hands.length !== players) throw new RecordError(place, `expected ${players} hands`);
  return hands;
}
