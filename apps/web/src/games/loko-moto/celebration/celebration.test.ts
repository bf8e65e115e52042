import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TRIANGULAR_SHAPES } from '@turntable/games/loko-moto/shapes.triangular.ts';
import { STANDARD } from '@turntable/games/loko-moto/sheets/standard.ts';
import { topology } from '@turntable/games/loko-moto/topology.ts';
import { plot } from '@turntable/pictures/loko-moto/plot.ts';
import { inkingOf, inkTimes, shapeIn, traversal } from './celebration.ts';
import { paceFor, TIMES } from './pace.ts';

const laid = plot(STANDARD);
const { index } = topology(STANDARD);
const at = (...ids: string[]): number[] => ids.map((id) => index.get(id)!);

test('a purchase is inked line by line along its path, from an end', () => {
  const given = at('bp-szolnok', 'kecskemet-szolnok', 'fehervar-komarom', 'bp-fehervar');
  const order = traversal(laid, given).map((i) => laid.tracks[i]!.id);
  assert.deepEqual(new Set(order), new Set(given.map((i) => laid.tracks[i]!.id)));
  const ways = [order, order.toReversed()];
  assert.ok(
    ways.some((way) => way.join() === 'fehervar-komarom,bp-fehervar,bp-szolnok,kecskemet-szolnok'),
    order.join(),
  );
});

test('no line is left out, on branches and rings too', () => {
  const given = at('bp-vac', 'bp-eger', 'bp-paks', 'bp-fehervar', 'fehervar-paks', 'eger-losonc');
  const order = traversal(laid, given);
  assert.equal(new Set(order).size, given.length);
  order.slice(1).forEach((line, i) => {
    const ends = (n: number): number[] => [laid.tracks[n]!.from, laid.tracks[n]!.to];
    const before = new Set(order.slice(0, i + 1).flatMap(ends));
    assert.ok(ends(line).some((station) => before.has(station)));
  });
});

test('however many lines are paid, all are inked before the shape stands out', () => {
  for (const count of [1, 3, 9, 12]) {
    const times = inkTimes(count);
    assert.equal(times.length, count);
    assert.equal(times[0], TIMES.first);
    assert.ok(times.at(-1)! < TIMES.shape);
  }
});

test('the ink comes line after line with the numbers; without movement all of it at once', () => {
  const sections = at('bp-szolnok', 'kecskemet-szolnok', 'fehervar-komarom', 'bp-fehervar');
  const move = { n: 9, by: 1, kind: 'bought', sections, train: 'bz', shape: null } as const;
  const mine = inkingOf(laid, { move, factor: 1, still: false });
  assert.deepEqual([...mine.keys()], traversal(laid, sections));
  assert.deepEqual([...mine.values()], [150, 330, 510, 690]);
  const others = inkingOf(laid, { move, factor: 0.5, still: false });
  assert.deepEqual([...others.values()], [75, 165, 255, 345]);
  assert.equal(inkingOf(laid, { move, factor: 1, still: true }).size, 0);
});

test('others see a purchase at six tenths of the time', () => {
  assert.deepEqual(paceFor(1, 1), { factor: 1, total: 3000 });
  assert.deepEqual(paceFor(1, 0), { factor: 0.6, total: 1800 });
  assert.deepEqual(paceFor(1, undefined), { factor: 0.6, total: 1800 });
});

test('the shape stands out where it lies in the lines that paid', () => {
  const straight = TRIANGULAR_SHAPES.find(({ id }) => id === 'straight')!;
  const paid = at('bp-szolnok', 'bp-fehervar', 'fehervar-veszprem', 'eger-szolnok', 'debrecen-szolnok');
  const found = shapeIn(STANDARD, straight, paid);
  assert.equal(found.length, straight.pattern.length);
  assert.ok(found.every((i) => paid.includes(i)));
  assert.deepEqual(shapeIn(STANDARD, undefined, paid), []);
  assert.deepEqual(shapeIn(STANDARD, straight, at('bp-vac')), []);
});
