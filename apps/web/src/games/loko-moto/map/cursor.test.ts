import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SHEETS } from '@turntable/games/loko-moto/boxes.ts';
import { plot, type Plot } from '@turntable/pictures/loko-moto/plot.ts';
import {
  DIRECTIONS,
  isDirection,
  standAfter,
  stationAt,
  stationByLetter,
  step,
  type Stand,
} from './cursor.ts';

const keyOf = ({ kind, index }: Stand): string => `${kind} ${index}`;

function reachable(map: Plot, from: Stand): Set<string> {
  const seen = new Set([keyOf(from)]);
  const open = [from];
  for (let stand = open.pop(); stand; stand = open.pop())
    for (const direction of DIRECTIONS) {
      const next = step(map, stand, direction);
      if (!next || seen.has(keyOf(next))) continue;
      seen.add(keyOf(next));
      open.push(next);
    }
  return seen;
}

for (const sheet of Object.values(SHEETS)) {
  const map = plot(sheet);
  test(`${sheet.id}: the arrow keys lead from anywhere to every station and every section`, () => {
    const all = map.stations.length + map.tracks.length;
    for (let index = 0; index < map.stations.length; index++)
      assert.equal(reachable(map, { kind: 'station', index }).size, all, `from ${map.names[index]}`);
    for (let index = 0; index < map.tracks.length; index++)
      assert.equal(reachable(map, { kind: 'track', index }).size, all, `from ${map.tracks[index]!.id}`);
  });

  test(`${sheet.id}: a step from a station is a section that leaves it, a step along a section ends at its station`, () => {
    map.stations.forEach((_, index) => {
      for (const direction of DIRECTIONS) {
        const next = step(map, { kind: 'station', index }, direction);
        if (!next) continue;
        assert.equal(next.kind, 'track');
        assert.ok(map.meeting[index]!.includes(next.index));
      }
    });
    map.tracks.forEach(({ angle, from, to, a, b }, index) => {
      if (angle % 180 !== 0) return;
      const east = b.x > a.x ? to : from;
      assert.deepEqual(step(map, { kind: 'track', index }, 'ArrowRight'), { kind: 'station', index: east });
    });
  });
}

test('a letter jumps to the next station that begins with it, accents aside, round and round', () => {
  const map = plot(SHEETS.standard);
  const found = new Set<string>();
  let at = 0;
  for (let i = 0; i < map.names.length; i++) {
    at = stationByLetter(map, 'e', at)!;
    found.add(map.names[at]!);
  }
  assert.deepEqual([...found].sort(), map.names.filter((name) => /^[EÉ]/.test(name)).sort());
  assert.equal(stationByLetter(map, 'x', 0), undefined);
});

test('only the four arrows are directions; a section counts as its first station for letters', () => {
  assert.ok(isDirection('ArrowUp'));
  assert.ok(!isDirection('Enter'));
  const map = plot(SHEETS.small);
  assert.equal(stationAt(map, { kind: 'track', index: 3 }), map.tracks[3]!.from);
  assert.equal(stationAt(map, { kind: 'station', index: 3 }), 3);
});

test('full stop and comma lead through the open sections, round and round; Home and End to the ends', () => {
  const map = plot(SHEETS['standard']!);
  const open = new Set([7, 3, 20]);
  const leads = (key: string, stand: Stand): Stand | undefined => standAfter(key, map, stand, open);
  const track = (index: number): Stand => ({ kind: 'track', index });
  const station: Stand = { kind: 'station', index: 5 };
  assert.deepEqual(
    [station, track(3), track(4), track(20)].map((stand) => leads('.', stand)),
    [track(3), track(7), track(7), track(3)],
  );
  assert.deepEqual(
    [station, track(20), track(4), track(3)].map((stand) => leads(',', stand)),
    [track(20), track(7), track(3), track(20)],
  );
  assert.equal(standAfter('.', map, station, new Set()), undefined);
  assert.deepEqual(leads('Home', track(3)), { kind: 'station', index: 0 });
  assert.deepEqual(leads('End', track(3)), { kind: 'station', index: map.stations.length - 1 });
  for (const key of ['Enter', '?', '+', '1', 'F2']) assert.equal(leads(key, station), undefined);
});
