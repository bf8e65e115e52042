import assert from 'node:assert/strict';
import { test } from 'node:test';
import { INSET, pencilLine } from './felt-pen.ts';
import { builtLine, reservedLine, usedLine, wonLine, type Mark } from './ink.ts';

const drawn = (marks: readonly Mark[]): string => JSON.stringify(marks);
const SEATS = [0, 1, 2, 3, 4];

test('five players and nobody are told apart by shape alone, built and turned in', () => {
  const built = SEATS.map((seat) => drawn(builtLine(seat, 7, 100)));
  const used = [...SEATS, null].map((seat) => drawn(usedLine(seat, 7, 100)));
  assert.equal(new Set([...built, ...used]).size, 11);
});

test('ink runs unbroken over whatever a turned-in line had been', () => {
  for (const seat of [...SEATS, null]) {
    const ink = usedLine(seat, 7, 100).at(-1)!;
    assert.equal(ink.tone, 'ink');
    assert.equal(ink.d.split('M').length - 1, 1);
  }
});

test('a line is the same each time, and stays between its stations', () => {
  for (const marks of [
    ...SEATS.map((seat) => builtLine(seat, 3, 100)),
    reservedLine(3, 100),
    wonLine(2, 3, 100),
  ]) {
    assert.ok(marks.every(({ d }) => !/NaN|undefined/.test(d)));
    const starts = marks.flatMap(({ d }) => [...d.matchAll(/M(-?[\d.]+)/g)].map(([, x]) => Number(x)));
    assert.ok(Math.min(...starts) > 8 && Math.max(...starts) < 92, String(starts));
  }
  assert.equal(drawn(builtLine(4, 3, 100)), drawn(builtLine(4, 3, 100)));
});

/** Half the width of what is filled, by seat: a band, rails, ties, dashes, beads; and of the ink over it. */
const BUILT = [5.2, 5.8, 6.75, 5, 5.1];
const USED = [6.3, 7.1, 7.75, 6.4, 6.3];
/** How far an edge may be out, inward or outward: half of how rough the roughest pen is. */
const WOBBLE = 1.15 / 2;
/** Where the outline of a mark turns, along the line and across it. Beads are written by their radius, see below. */
function reach({ d, stroke = 0 }: Mark): { readonly x: readonly number[]; readonly y: readonly number[] } {
  const [x, y]: [number[], number[]] = [[], []];
  let at: [number, number] = [0, 0];
  for (const [, command, text] of d.matchAll(/([MQLHVaZ])([^MQLHVaZ]*)/g)) {
    const n = (text!.match(/-?[\d.]+/g) ?? []).map(Number);
    if (command === 'a') {
      // Half a circle: radius, radius, flags, and how far it leads.
      const [r, , , , , dx] = n as [number, number, number, number, number, number];
      y.push(at[1] - r, at[1] + r);
      at = [at[0] + dx, at[1]];
    } else if (command === 'H') at = [n[0]!, at[1]];
    else if (command === 'V') at = [at[0], n[0]!];
    else if (command !== 'Z') at = [n.at(-2)!, n.at(-1)!];
    x.push(at[0]);
    y.push(at[1]);
  }
  return { x, y: y.flatMap((each) => [each - stroke / 2, each + stroke / 2]) };
}

test('a pen’s edge wobbles by its roughness at most, and every line has its own', () => {
  for (const seat of SEATS)
    for (const [half, line] of [
      [BUILT[seat]!, builtLine],
      [USED[seat]!, usedLine],
    ] as const) {
      const drawings = Array.from({ length: 40 }, (_, seed) => line(seat, seed, 100));
      assert.equal(new Set(drawings.map(drawn)).size, 40, 'each line its own');
      const widest = drawings.map((marks) =>
        Math.max(...marks.flatMap((mark) => reach(mark).y.map(Math.abs))),
      );
      assert.ok(Math.max(...widest) <= half + 2 * WOBBLE, `${seat}: ${Math.max(...widest)} beside ${half}`);
      assert.ok(Math.min(...widest) >= half - WOBBLE, `${seat}: ${Math.min(...widest)} beside ${half}`);
    }
});

test('a line of any pen begins and ends at its two stations, however long it is', () => {
  for (const length of [60, 100, 173])
    for (const seat of SEATS)
      for (const marks of [builtLine(seat, 5, length), usedLine(seat, 5, length), wonLine(seat, 5, length)]) {
        const x = marks.flatMap((mark) => reach(mark).x);
        const [from, to] = [Math.min(...x), Math.max(...x)];
        // The ends of a felt line are rounded.
        assert.ok(from > INSET - 2 && from < INSET + 1, `${seat}: from ${from}`);
        assert.ok(to < length - INSET + 2 && to > length - INSET - 1, `${seat}: to ${to} of ${length}`);
      }
});

test('a pencil’s line is thin, wavers a little, and leads from station to station', () => {
  for (let seed = 0; seed < 40; seed++) {
    const { x, y } = reach({ d: pencilLine(seed, 100), tone: 'pen' });
    assert.deepEqual([x[0], x.at(-1)], [INSET, 100 - INSET]);
    assert.ok(y.every((each) => Math.abs(each) <= 1.5));
    assert.ok(Math.max(...y) - Math.min(...y) > 0.3, 'it is not straight');
  }
});
