import { placeLabels } from '@turntable/pictures/loko-moto/labels.ts';
import { frameOf, grown, plot, STEP, type Frame, type Plot } from '@turntable/pictures/loko-moto/plot.ts';
import { INKED, isReserved, ownerOf, type Line, type Sheet } from '@turntable/games/loko-moto/types.ts';
import { circle, COLOUR, n, placed, type Draft } from './draft.ts';
import type { Box, Matrix, Mm } from './page.ts';
import { along, dottedPath, PEN_COLOURS, penPath } from './pens.ts';

/** What was drawn on a map: the state of each line, and who turned the black ones in. */
export interface Drawn {
  readonly lines: readonly Line[];
  readonly inkedBy: Readonly<Record<string, number>>;
}
/** Half the width of an open track, and a ring's two radii, in millimetres on the largest map. */
const HALF_TRACK: Mm = 0.85;
const RINGS: readonly [Mm, Mm] = [2.2, 1.15];
const FULL_STEP: Mm = 24.7;
/** Room around the outermost stations, in drawing units. */
const EDGE_X = 39;
const EDGE_Y = 17;
/** Height of the letters of names, in drawing units; on paper 9.1 points, and never less than 7. */
const LETTERS = 13;

/**
 * A map in a box: open tracks between rings, and the names of the stations. A line is at most `longest` millimetres.
 * With `drawn` the players' lines are on it.
 */
export function drawMap(draft: Draft, sheet: Sheet, area: Box, longest: Mm, drawn?: Drawn): void {
  const map = plot(sheet);
  const frame = grown(frameOf(map.stations), EDGE_X, EDGE_Y);
  const unit = Math.min(area.width / frame.width, area.height / frame.height, longest / STEP);
  const x = area.x + (area.width - frame.width * unit) / 2 - frame.x * unit;
  const y = area.y + (area.height - frame.height * unit) / 2 - frame.y * unit;
  draft.figure(sheet.name, () => {
    tracks(draft, map, placed(x, y, unit), unit);
    if (drawn) players(draft, map, drawn, x, y, unit);
    rings(draft, map, placed(x, y, unit), unit);
  });
  names(draft, map, frame, x, y, unit);
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

function rings(draft: Draft, map: Plot, at: Matrix, unit: number): void {
  const ring = (r: Mm): string =>
    map.stations.map((spot) => circle(spot.x, spot.y, (r * shrunk(unit)) / unit)).join('');
  draft.path(ring(RINGS[0]), { fill: COLOUR.paper, stroke: COLOUR.ink, line: 0.45 }, at);
  draft.path(ring(RINGS[1]), { stroke: COLOUR.ink, line: 0.28 }, at);
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
    if (owner !== undefined) {
      const fill = PEN_COLOURS[owner % PEN_COLOURS.length]!;
      draft.path(
        isReserved(line) ? dottedPath(start + 8, end - 8) : penPath(owner, start, end),
        { role: 'art', fill },
        at,
      );
    }
    if (line === INKED)
      draft.path(`M${start} -2.4h${end - start}v4.8h${start - end}Z`, { role: 'art', fill: COLOUR.ink }, at);
  });
}

function names(draft: Draft, map: Plot, within: Frame, x: Mm, y: Mm, unit: number): void {
  const points = Math.max(7, (LETTERS * unit) / 0.3528);
  placeLabels(map, { size: (points * 0.3528) / unit, within }).forEach((label, station) => {
    if (!label) return;
    const middle = { x: x + (label.x + label.width / 2) * unit, y: y + (label.y + label.height / 2) * unit };
    draft.text(middle.x, middle.y + points * 0.12, map.names[station]!, {
      face: 'figure-medium',
      size: points,
      anchor: 'middle',
    });
  });
}
