import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SMALL } from '@turntable/games/loko-moto/sheets/small.ts';
import { SQUARE } from '@turntable/games/loko-moto/sheets/square.ts';
import { STANDARD } from '@turntable/games/loko-moto/sheets/standard.ts';
import { overlap } from './labels.ts';
import { distanceTo, plot, RING, type Frame } from './plot.ts';
import { widthOf } from './letter-widths.ts';
import { boxOf, clearance, clearOf, lettersOf, type NameSet } from './station-names.ts';
import { CAPITALS, faceOf, LOCAL_NAMES, MAIN_STATIONS } from './stations.ts';
import { BOARD_NAMES, boardFrame } from './terrain/board-names.ts';
import { CARTOUCHE, innerOf } from './terrain/furniture.ts';
import { SHEET_NAMES } from './terrain/names.ts';
import { TERRAINS } from './terrain/terrains.ts';

/** Pixels of the place of the map where the picture is 1920 × 1080, as `tv.css` lays it out, and of its letters. */
const BOARD = { width: 1136, height: 829, letters: 30 };

const SHEETS = { standard: STANDARD, small: SMALL, square: SQUARE };
/** How far names stay away from lines, by how they are seen; from afar a line is drawn thinner against them. */
const NEAR_CLEAR = 6.5;
const FAR_CLEAR = 3.5;
/** On a television, where built lines are up to 9 units broad. */
const BOARD_CLEAR = 4.5;
/** Names that are said in short there, by the sheet's id. */
const BOARD_SHORT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  standard: { bp: 'Bp.', fehervar: 'Fehérvár', kikinda: 'Kikinda' },
  small: { zeg: 'Egerszeg' },
  square: { boraros: 'Boráros' },
};

for (const [id, sheet] of Object.entries(SHEETS)) {
  const laid = plot(sheet);
  const names = SHEET_NAMES[id]!;
  const boxes = (set: NameSet): Map<string, Frame> =>
    new Map(
      sheet.stations.flatMap((station, i) => {
        const place = set.places[station.id];
        if (!place) return [];
        const face = faceOf(id, station.id);
        return [
          [station.id, boxOf(place, laid.stations[i]!, place.size ?? lettersOf(set, face), face)] as const,
        ];
      }),
    );
  const faults = (set: NameSet, clear: number): string[] => {
    const all = [...boxes(set)];
    const ring = (station: string): number => (CAPITALS[id] === station ? 10.8 : RING);
    return all.flatMap(([station, box], i) => {
      const near = clearance(laid, box);
      return [
        ...(near.line < clear - 1e-6 ? [`${station}: ${near.line.toFixed(1)} from a line`] : []),
        ...(near.station < ring(station) ? [`${station}: ${near.station.toFixed(1)} from a ring`] : []),
        ...all
          .slice(i + 1)
          .flatMap(([other, there]) => (overlap(box, there) ? [`${station} over ${other}`] : [])),
      ];
    });
  };

  test(`${id}: every station has a printed name, clear of lines, rings and other names`, () => {
    assert.deepEqual(
      new Set(Object.keys(names.near.places)),
      new Set(sheet.stations.map((station) => station.id)),
    );
    assert.deepEqual(faults(names.near, NEAR_CLEAR), []);
    if (names.local) assert.deepEqual(faults(names.local.near, NEAR_CLEAR), []);
  });

  test(`${id}: the main stations have names that can be read from afar, clear of lines, rings and other names`, () => {
    assert.deepEqual(new Set(Object.keys(names.far.places)), new Set(MAIN_STATIONS[id]));
    assert.deepEqual(faults(names.far, FAR_CLEAR), []);
    if (names.local) assert.deepEqual(faults(names.local.far, FAR_CLEAR), []);
  });

  test(`${id}: on a television letters of 30 px, every main station named, no name across a line, a ring or another`, () => {
    const board = BOARD_NAMES[id]!;
    for (const station of MAIN_STATIONS[id]!) assert.ok(board.places[station], station);
    const { x, y, width, height } = boardFrame(laid, board);
    const scale = Math.min(BOARD.width / width, BOARD.height / height);
    assert.ok(board.size * scale >= BOARD.letters, `${(board.size * scale).toFixed(2)} px`);
    const placed = sheet.stations.flatMap((station, i) => {
      const place = board.places[station.id];
      return place ? [{ ...station, place, box: boxOf(place, laid.stations[i]!, board.size, 'main') }] : [];
    });
    assert.equal(placed.length, Object.keys(board.places).length, 'each is a station');
    assert.deepEqual(
      placed.flatMap(({ id: station, box }, i) => {
        const near = clearance(laid, box);
        const off =
          box.x < x || box.y < y || box.x + box.width > x + width || box.y + box.height > y + height;
        return [
          ...(near.line < BOARD_CLEAR ? [`${station}: ${near.line.toFixed(1)} from a line`] : []),
          ...(near.station < RING ? [`${station}: ${near.station.toFixed(1)} from a ring`] : []),
          ...(off ? [`${station} leaves the picture`] : []),
          ...placed.slice(i + 1).flatMap((to) => (overlap(box, to.box) ? [`${station} over ${to.id}`] : [])),
        ];
      }),
      [],
    );
    for (const { id: station, name, place } of placed)
      assert.ok(
        [place.lines.join(' '), place.lines.join('').replaceAll('-', '')].includes(
          BOARD_SHORT[id]![station] ?? name,
        ),
        `${station}: ${place.lines.join('|')}`,
      );
  });

  test(`${id}: what is printed is the name, broken where it is long`, () => {
    for (const set of [names.near, names.far])
      for (const [station, { lines }] of Object.entries(set.places)) {
        const { name } = sheet.stations.find((each) => each.id === station)!;
        assert.ok(
          [lines.join(' '), lines.join('').replaceAll('-', '')].includes(name),
          `${station}: ${lines.join('|')}`,
        );
      }
    for (const set of names.local ? [names.local.near, names.local.far] : [])
      for (const [station, { lines }] of Object.entries(set.places)) {
        const name = LOCAL_NAMES[id]?.[station] ?? sheet.stations.find((each) => each.id === station)!.name;
        assert.ok(
          [lines.join(' '), lines.join(''), lines.join('').replaceAll('-', '')].includes(name),
          `${station}: ${lines.join('|')}`,
        );
      }
  });

  test(`${id}: names of rivers and ranges lie on no line`, () => {
    for (const { text, at, turn, kind } of TERRAINS[id]!.names) {
      if (kind === 'lake') continue;
      // As the style sheet sets them: 10.5 units high, spaced.
      const spaced = kind === 'range' ? 0.34 : 0.1;
      const half = ((widthOf(text, 'plain') + spaced * text.length) * 10.5) / 2;
      const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
      for (let part = -1; part <= 1; part += 0.1)
        for (const rise of [0, 7.5]) {
          const spot = {
            x: at[0] + part * half * cos + rise * sin,
            y: at[1] + part * half * sin - rise * cos,
          };
          const near = Math.min(...laid.tracks.map((track) => distanceTo(track, spot)));
          assert.ok(near > 2, `${text}: ${near.toFixed(1)} from a line`);
        }
    }
  });

  test(`${id}: names, cartouche and compass stand inside the frame, and none covers another or a line`, () => {
    const terrain = TERRAINS[id]!;
    const [x, y, width, height] = innerOf(terrain.frame);
    const [cx, cy] = terrain.cartouche;
    const cartouche: Frame = { x: cx, y: cy, ...CARTOUCHE };
    const compass: Frame = { x: terrain.compass[0] - 36, y: terrain.compass[1] - 52, width: 72, height: 88 };
    for (const set of [names.near, ...(names.local ? [names.local.near] : [])])
      for (const [station, box] of boxes(set)) {
        const within =
          box.x > x && box.y > y && box.x + box.width < x + width && box.y + box.height < y + height;
        assert.ok(within, `${station} leaves the sheet`);
        for (const thing of [cartouche, compass])
          assert.ok(!overlap(box, thing), `${station} under the furniture`);
      }
    for (const thing of [cartouche, compass])
      assert.ok(clearance(laid, thing).line > NEAR_CLEAR && clearance(laid, thing).station > RING);
  });
}

test('a line is as far from a rectangle as its nearest part, and 0 from one it crosses', () => {
  const box = { x: 0, y: 0, width: 10, height: 4 };
  assert.equal(clearOf(box, { x: 13, y: 8 }, { x: 13, y: -20 }), 3);
  assert.equal(clearOf(box, { x: 13, y: 8 }, { x: 30, y: 8 }), 5);
  assert.equal(clearOf(box, { x: -5, y: 2 }, { x: 15, y: 3 }), 0);
  assert.equal(clearOf(box, { x: 4, y: 2 }, { x: 40, y: 30 }), 0);
});
