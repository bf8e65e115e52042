import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SHEETS } from '@turntable/games/loko-moto/boxes.ts';
import { plot, type Plot } from '@turntable/pictures/loko-moto/plot.ts';
import { DIRECTIONS, isDirection, stationAt, stationByLetter, step, type Stand } from './cursor.ts';

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
