import { placeLabels } from '@turntable/pictures/loko-moto/labels.ts';
import { frameOf, grown, plot, STEP, type Frame, type Plot } from '@turntable/pictures/loko-moto/plot.ts';
import {
  INKED,
  isReserved,
  ownerOf,
  type SectionState,
  type Sheet,
} from '@turntable/games/loko-moto/types.ts';
import { lettersOf, LEADING, type NameSet } from '@turntable/pictures/loko-moto/station-names.ts';
import { CAPITALS, MAIN_STATIONS } from '@turntable/pictures/loko-moto/stations.ts';
import { drawTerrain } from '@turntable/pictures/loko-moto/terrain/drawing.ts';
import { SHEET_NAMES } from '@turntable/pictures/loko-moto/terrain/names.ts';
import { TERRAINS } from '@turntable/pictures/loko-moto/terrain/terrains.ts';
import { circle, COLOUR, n, placed, SMALLEST, type Draft } from './draft.ts';
import { POINT, widthOf } from './metrics.ts';
import type { Box, Matrix, Mm } from './page.ts';
import { along, CORE, dottedPath, PEN_COLOURS, penPath, usedPath } from './pens.ts';
import type { Words } from './words.ts';

/** What was drawn on a map: the state of each line, and who turned the black ones in. */
interface Drawn {
  readonly lines: readonly SectionState[];
  readonly inkedBy: Readonly<Record<string, number>>;
}
/** Half the width of an open track, and a ring's two radii, in millimetres on the largest map. */
const HALF_TRACK: Mm = 0.85;
const RINGS: readonly [Mm, Mm] = [2.2, 1.15];
const FULL_STEP: Mm = 24.7;
/** Names may reach so far beyond the area on the right, where a gap is kept. */
const BESIDE: Mm = 1.7;
/** Room around the outermost stations, in drawing units. */
const LEFT = 32;
const RIGHT = 46;
const EDGE_Y = 17;
/** Height of the letters of names, in drawing units; on paper 9.1 points, and never less than 7. */
const LETTERS = 13;

/** Rivers and relief, pale enough that pens win: no more than 12 % ink. */
const LAND = { water: '#e2ebee', edge: '#cddde2', hills: '#e6e2d9', name: '#8fa5ad' } as const;

/** What a map is called in the reader's language; empty for one that came with a record and has no name. */
export function mapName({ t }: Words, { id, name }: Sheet): string {
  const known = t(`map.${id}`);
  return known === `map.${id}` ? name : known;
}

/**
 * A map in a box: its land, open tracks between rings, and the names of the stations. A line is at most `longest`
 * millimetres. With `drawn` the players' lines are on it.
 */
export function drawMap(
  draft: Draft,
  words: Words,
  sheet: Sheet,
  area: Box,
  longest: Mm,
  drawn?: Drawn,
  beside: Mm = BESIDE,
): void {
  const map = plot(sheet);
  const stations = grown(frameOf(map.stations), LEFT, EDGE_Y);
  const frame = { ...stations, width: stations.width + RIGHT - LEFT };
  const unit = Math.min(area.width / frame.width, area.height / frame.height, longest / STEP);
  const x = area.x + (area.width - frame.width * unit) / 2 - frame.x * unit;
  const y = area.y + (area.height - frame.height * unit) / 2 - frame.y * unit;
  const at = placed(x, y, unit);
  land(draft, sheet, at, area);
  draft.figure(mapName(words, sheet) || words.t('print.title.map'), () => {
    tracks(draft, map, at, unit);
    if (drawn) players(draft, map, drawn, x, y, unit);
    rings(
      draft,
      map,
      at,
      unit,
      sheet.stations.findIndex(({ id }) => CAPITALS[sheet.id] === id),
    );
  });
  const near = SHEET_NAMES[sheet.id]?.near;
  const room = { ...area, width: area.width + beside };
  if (near) printedNames(draft, sheet, map, near, room, [x, y, unit]);
  else names(draft, map, room, [x, y, unit]);
}

/** Rivers, lakes and hills of our own sheets, as far as they lie in the area. */
function land(draft: Draft, sheet: Sheet, at: Matrix, area: Box): void {
  const terrain = TERRAINS[sheet.id];
  if (!terrain) return;
  const { water, islands, hachures } = drawTerrain(terrain);
  draft.clip(area, () => {
    draft.path(hachures, { role: 'screen', fill: LAND.hills }, at);
    draft.path(water, { role: 'screen', stroke: LAND.edge, line: 0.35 }, at);
    draft.path(water, { role: 'screen', fill: LAND.water }, at);
    if (islands !== '')
      draft.path(islands, { role: 'screen', fill: COLOUR.paper, stroke: LAND.edge, line: 0.15 }, at);
  });
}

const shrunk = (unit: number): number => Math.min(1, (unit * STEP) / FULL_STEP);

function tracks(draft: Draft, map: Plot, at: Matrix, unit: number): void {
  const half = (HALF_TRACK * shrunk(unit)) / unit;
  let d = '';
  for (const { a, b, length } of map.tracks) {
    const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
    for (const side of [half, -half])
      d += `M${n(a.x - dy * side)} ${n(a.y + dx * side)}L${n(b.x - dy * side)} ${n(b.y + dx * side)}`;
  }
  draft.path(d, { stroke: COLOUR.faint, line: 0.17 }, at);
}

function rings(draft: Draft, map: Plot, at: Matrix, unit: number, capital: number): void {
  const ring = (r: Mm): string =>
    map.stations.map((spot) => circle(spot.x, spot.y, (r * shrunk(unit)) / unit)).join('');
  draft.path(ring(RINGS[0]), { fill: COLOUR.paper, stroke: COLOUR.ink, line: 0.45 }, at);
  draft.path(ring(RINGS[1]), { stroke: COLOUR.ink, line: 0.28 }, at);
  const middle = map.stations[capital];
  if (middle)
    draft.path(circle(middle.x, middle.y, (RINGS[1] * shrunk(unit)) / unit), { fill: COLOUR.ink }, at);
}

/** Lines of the players; those turned in have a black core on the owner's pattern. */
function players(draft: Draft, map: Plot, { lines, inkedBy }: Drawn, x: Mm, y: Mm, unit: number): void {
  map.tracks.forEach((track, i) => {
    const line = lines[i]!;
    const at = along(
      x + track.a.x * unit,
      y + track.a.y * unit,
      x + track.b.x * unit,
      y + track.b.y * unit,
      unit,
    );
    const [start, end] = [11, track.length - 11];
    const owner = line === INKED ? inkedBy[track.id] : ownerOf(line);
    // The open track would fill what stands between the core and the owner's pattern.
    if (line === INKED) draft.path(band(start, end, TRACK), { role: 'art', fill: COLOUR.paper }, at);
    if (owner !== undefined) {
      const fill = PEN_COLOURS[owner % PEN_COLOURS.length]!;
      draft.path(
        isReserved(line)
          ? dottedPath(start + 8, end - 8)
          : line === INKED
            ? usedPath(owner, start, end)
            : penPath(owner, start, end),
        { role: 'art', fill },
        at,
      );
    }
    if (line === INKED) draft.path(band(start, end, CORE), { role: 'art', fill: COLOUR.ink }, at);
  });
}

/** Half the height of an open track with its lines, in map units. */
const TRACK = 4;
const band = (start: number, end: number, half: number): string =>
  `M${start} ${-half}h${end - start}v${2 * half}h${start - end}Z`;

/** Names where the sheet has them: clear of every line, long ones in two lines. */
function printedNames(
  draft: Draft,
  sheet: Sheet,
  map: Plot,
  set: NameSet,
  area: Box,
  [x, y, unit]: readonly [Mm, Mm, number],
): void {
  sheet.stations.forEach(({ id }, station) => {
    const name = set.places[id];
    if (!name) return;
    const face =
      CAPITALS[sheet.id] === id ? 'capital' : MAIN_STATIONS[sheet.id]?.includes(id) ? 'main' : 'plain';
    const letters = name.size ?? lettersOf(set, face);
    const spot = map.stations[station]!;
    const roomAt = (from: Mm): Mm => (name.anchor === 'start' ? area.x + area.width - from : from - area.x);
    const widest = (points: number): Mm =>
      Math.max(...name.lines.map((line) => widthOf(FACES[face], line, points)));
    const wished = (letters * unit) / POINT;
    // Rings are larger than on a screen: a name beside one stands off as far as the paper has room.
    const [top, bottom] = [
      name.at[1] - letters * 0.7,
      name.at[1] + (name.lines.length - 1) * LEADING * letters,
    ];
    const isBeside = name.anchor !== 'middle' && top < OFF / 2 && bottom > -OFF / 2;
    const near = x + (spot.x + name.at[0]) * unit;
    const slack = roomAt(near) - widest(Math.max(SMALLEST, wished));
    const off = isBeside ? Math.max(0, Math.min(slack, (OFF - Math.abs(name.at[0])) * unit)) : 0;
    const at = near + (name.anchor === 'start' ? off : -off);
    const room = roomAt(at);
    // Beside the edge of the paper a name has less room than on a screen: it goes above its station, or all its lines are smaller.
    const isTight = name.anchor !== 'middle' && name.lines.length === 1 && widest(SMALLEST) > room;
    const fits = name.anchor === 'middle' || isTight ? 1 : Math.min(1, room / widest(wished));
    const size = Math.max(SMALLEST, wished * fits);
    name.lines.forEach((line, i) => {
      const down = y + (spot.y + name.at[1] + i * LEADING * letters) * unit;
      draft.text(isTight ? x + spot.x * unit : at, isTight ? y + spot.y * unit - ABOVE : down, line, {
        face: FACES[face],
        size,
        anchor: isTight ? 'middle' : name.anchor,
        ...(name.anchor !== 'middle' && !isTight && { room }),
      });
    });
  });
}
/** How far from the middle of its ring a name beside it begins, in drawing units. */
const OFF = 15;
/** How far above the middle of its station such a name stands. */
const ABOVE: Mm = 3.4;
const FACES = { plain: 'figure-medium', main: 'figure-strong', capital: 'strong' } as const;

/** Names where they lie best on a map that nobody set them for. */
function names(draft: Draft, map: Plot, area: Box, [x, y, unit]: readonly [Mm, Mm, number]): void {
  const points = Math.max(SMALLEST, (LETTERS * unit) / POINT);
  const within: Frame = {
    x: (area.x - x) / unit,
    y: (area.y - y) / unit,
    width: area.width / unit,
    height: area.height / unit,
  };
  placeLabels(map, { size: (points * POINT) / unit, within }).forEach((label, station) => {
    if (!label) return;
    const name = map.names[station]!;
    const half = Math.min(area.width, widthOf(FACES.plain, name, points)) / 2;
    const wished = x + (label.x + label.width / 2) * unit;
    // A long name at the edge goes inwards: over a line rather than off the paper, or into the scores beside the map.
    const middle = Math.max(area.x + half, Math.min(area.x + area.width - half, wished));
    const spot = map.stations[station]!;
    const isBeside = Math.abs(label.y + label.height / 2 - spot.y) < label.height / 2;
    const base =
      middle !== wished && isBeside
        ? y + spot.y * unit - ABOVE
        : y + (label.y + label.height / 2) * unit + points * 0.12;
    draft.text(middle, base, name, {
      face: FACES.plain,
      size: points,
      anchor: 'middle',
      room: area.width,
    });
  });
}
