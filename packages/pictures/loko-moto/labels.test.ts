import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SHEETS } from '@turntable/games/loko-moto/boxes.ts';
import { covered, overlap, placeLabels, rowsOf, signSize, textWidth, type Label } from './labels.ts';
import { plot, RING } from './plot.ts';

const plots = Object.values(SHEETS).map((sheet) => ({ id: sheet.id, sheet: plot(sheet) }));
const all = (labels: readonly (Label | undefined)[]): Label[] =>
  labels.filter((label) => label !== undefined);

for (const { id, sheet } of plots) {
  for (const size of [8, 12.5, 17])
    test(`${id}: at letters of ${size} every station has a sign, and no sign covers another, a station or the edge`, () => {
      const labels = all(placeLabels(sheet, { size, within: sheet.frame }));
      assert.equal(labels.length, sheet.names.length);
      for (const one of labels) {
        for (const other of labels)
          if (one.station < other.station) assert.ok(!overlap(one, other), names(one, other));
        sheet.stations.forEach(({ x, y }) => {
          const dx = Math.max(one.x - x, 0, x - one.x - one.width);
          const dy = Math.max(one.y - y, 0, y - one.y - one.height);
          assert.ok(Math.hypot(dx, dy) >= RING * 0.5, `${sheet.names[one.station]} lies on a station`);
        });
        const { x, y, width, height } = sheet.frame;
        assert.ok(one.x >= x && one.y >= y, `${sheet.names[one.station]} is off the sheet`);
        assert.ok(one.x + one.width <= x + width && one.y + one.height <= y + height);
      }
      function names(one: Label, other: Label): string {
        return `${sheet.names[one.station]} covers ${sheet.names[other.station]}`;
      }
    });

  test(`${id}: seen from afar some signs are left out, those that stay do not overlap, most stay`, () => {
    const labels = all(placeLabels(sheet, { size: 26, within: sheet.frame, sparse: true }));
    for (const one of labels) for (const other of labels) assert.ok(one === other || !overlap(one, other));
    assert.ok(labels.length >= sheet.names.length * 0.6, `${labels.length} of ${sheet.names.length}`);
  });

  test(`${id}: signs keep off the lines`, () => {
    const labels = all(placeLabels(sheet, { size: 12.5, within: sheet.frame }));
    const hidden = labels.reduce(
      (sum, label) => sum + sheet.tracks.reduce((part, track) => part + covered(track, label), 0),
      0,
    );
    const length = sheet.tracks.reduce((sum, track) => sum + track.length, 0);
    assert.ok(
      hidden < length * 0.02,
      `${Math.round((hidden / length) * 1000) / 10} % of the lines are hidden`,
    );
  });

  test(`${id}: the same sheet has always the same signs`, () => {
    const options = { size: 12.5, within: sheet.frame };
    assert.deepEqual(
      placeLabels(sheet, options),
      placeLabels(plot(SHEETS[id as keyof typeof SHEETS]), options),
    );
  });
}

test('a line is covered as far as it runs inside a rectangle', () => {
  const { tracks } = plots[0]!.sheet;
  const track = tracks.find(({ angle }) => angle === 0)!;
  const { a, length } = track;
  assert.ok(Math.abs(covered(track, { x: a.x + 10, y: a.y - 5, width: 30, height: 10 }) - 30) < 1e-9);
  assert.equal(covered(track, { x: a.x - 50, y: a.y - 5, width: 500, height: 10 }), length);
  assert.equal(covered(track, { x: a.x + 10, y: a.y + 1, width: 30, height: 10 }), 0);
});

test('a longer name needs a longer sign, and bigger letters a bigger one', () => {
  assert.ok(textWidth('Székesfehérvár') > textWidth('Győr') * 2);
  assert.ok(signSize(['Eger'], 20).height > signSize(['Eger'], 10).height);
});

test('a long name is broken at spaces and after hyphens, into as few lines as are needed', () => {
  assert.deepEqual(rowsOf('Kecskemét'), ['Kecskemét']);
  assert.deepEqual(rowsOf('Székesfehérvár-Repülőtér'), ['Székesfehérvár-', 'Repülőtér']);
  assert.deepEqual(rowsOf('Budapest Keleti pályaudvar'), ['Budapest Keleti', 'pályaudvar']);
  assert.deepEqual(rowsOf('Kiskunfélegyházaalsópályaudvar'), ['Kiskunfélegyházaalsópályaudvar']);
  const three = ['Hódmezővásárhelyi', 'Népkert', 'és Vásártér'];
  assert.deepEqual(rowsOf(three.join(' ')), three);
});

test('of long names on a dense map those that stay cover no other and no station; with smaller letters all stay', () => {
  const names = ['Kiskunfélegyháza-Külsőpályaudvar', 'Hódmezővásárhelyi Népkert', 'Balatonszentgyörgy'];
  const own = { ...plots[0]!.sheet, names: plots[0]!.sheet.names.map((_, i) => names[i % names.length]!) };
  const placed = (size: number): Label[] =>
    all(placeLabels(own, { size, within: own.frame, broken: true, clear: true }));
  const labels = placed(11);
  for (const one of labels) {
    for (const other of labels) assert.ok(one === other || !overlap(one, other), `${one.station}`);
    for (const { x, y } of own.stations)
      assert.ok(x < one.x || x > one.x + one.width || y < one.y || y > one.y + one.height);
  }
  assert.ok(labels.length >= own.names.length * 0.75, `${labels.length} of ${own.names.length}`);
  assert.equal(placed(6).length, own.names.length);
});
