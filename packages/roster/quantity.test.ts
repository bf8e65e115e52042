import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toNumber } from './exact.ts';
import type { FigureUnit } from './figures.ts';
import { quantity, QuantityError } from './quantity.ts';

const inches = (text: string) => toNumber(quantity(text, 'in'));

function near(text: string, unit: FigureUnit, expected: number): void {
  const value = toNumber(quantity(text, unit));
  assert.ok(Math.abs(value - expected) <= 1e-6 * expected, `${text} is ${value} ${unit}, not ${expected}`);
}

test('a number, and text without a unit, is in the unit of the key', () => {
  assert.equal(toNumber(quantity(68.25, 'in')), 68.25);
  assert.equal(inches('68.25'), 68.25);
  assert.equal(inches('68,25'), 68.25);
  assert.equal(toNumber(quantity('1,115', 'count')), 1115);
});

test('lengths', () => {
  near('1727 mm', 'in', 67.992126);
  near('1.727 m', 'in', 67.992126);
  near('172.7 cm', 'in', 67.992126);
  assert.equal(inches('254 mm'), 10);
  assert.equal(inches('6 ft 2 in'), 74);
  assert.equal(inches('6ft2in'), 74);
  assert.equal(inches(`6'2"`), 74);
  assert.equal(inches('6′ 2½″'), 74.5);
  assert.equal(inches('6 feet 2 inches'), 74);
  assert.equal(toNumber(quantity('3 ft 6 in', 'ft')), 3.5);
  near('22 m', 'ft', 72.1784777);
});

test('fractions', () => {
  assert.equal(inches('5 ft 8+1/2 in'), 68.5);
  assert.equal(inches('23 3/4 in'), 23.75);
  assert.equal(inches('23-3/4"'), 23.75);
  assert.equal(inches('23¾ in'), 23.75);
  assert.equal(inches('3/4 in'), 0.75);
  assert.equal(inches('18⅞'), 18.875);
  assert.throws(() => inches('3/0 in'), QuantityError);
});

test('separators: thin spaces, commas, points and apostrophes', () => {
  for (const text of [
    '24 000 mm',
    '24\u2009000 mm',
    '24\u202f000 mm',
    '24\u00a0000 mm',
    '24,000 mm',
    "24'000 mm",
  ])
    near(text, 'in', 24000 / 25.4);
  near('1.234,5 mm', 'in', 1234.5 / 25.4);
  near('1,234.5 mm', 'in', 1234.5 / 25.4);
  near('1.234.567 mm', 'in', 1234567 / 25.4);
  near('0,785 m', 'in', 785 / 25.4);
  near('12,5 bar', 'psi', 12.5 * 14.5037737730209);
  assert.throws(() => inches('1,2,3 mm'), QuantityError);
  assert.throws(() => inches('1.2.3 mm'), QuantityError);
});

test('pressures', () => {
  near('16 bar', 'psi', 232.060381);
  near('15 kg/cm²', 'psi', 213.350149);
  near('15 kgf/cm2', 'psi', 213.350149);
  near('1.6 MPa', 'psi', 232.060381);
  near('1600 kPa', 'psi', 232.060381);
  near('15 atm', 'psi', 220.439233);
  assert.equal(toNumber(quantity('225 lbf/in2', 'psi')), 225);
  assert.equal(toNumber(quantity('225 lb/sq. in.', 'psi')), 225);
});

test('weights: metric, long and short tons are told apart, and a bare ton of weight is refused', () => {
  near('83.7 t', 'lb', 184526.911);
  near('83,700 kg', 'lb', 184526.911);
  assert.equal(toNumber(quantity('96 long tons 5 cwt', 'lb')), 215_600);
  assert.equal(toNumber(quantity('100 short tons', 'lb')), 200_000);
  assert.equal(toNumber(quantity('28 tons', 'short ton')), 28);
  assert.equal(toNumber(quantity('10 long tons', 'short ton')), 11.2);
  near('10 t', 'short ton', 11.0231131);
  assert.throws(() => quantity('96 tons', 'lb'), /long ton/);
});

test('volumes', () => {
  near('24 000 imp gal', 'US gal', 28822.7982);
  near('30 m³', 'US gal', 7925.16157);
  near('30 m3', 'US gal', 7925.16157);
  near('30,000 L', 'US gal', 7925.16157);
  near('1000 cu ft', 'US gal', 7480.51948);
  assert.equal(toNumber(quantity('7000 US gal', 'US gal')), 7000);
});

test('areas, forces, powers and speeds', () => {
  near('4.8 m²', 'sq ft', 51.66677);
  near('51.5 sq. ft.', 'sq ft', 51.5);
  near('51.5 ft2', 'sq ft', 51.5);
  near('150 kN', 'lbf', 33721.3415);
  near('27 500 kgf', 'lbf', 60627.1221);
  near('27.5 Mp', 'lbf', 60627.1221);
  near('2000 kW', 'hp', 2682.04418);
  near('2 700 PS', 'hp', 2663.06419);
  near('2700 PSi', 'hp', 2663.06419);
  near('160 km/h', 'mph', 99.4193908);
  near('45 m/s', 'mph', 100.662133);
});

test('a conversion in brackets is left aside', () => {
  assert.equal(inches('68 in (1,727 mm)'), 68);
});

test('nonsense, wrong kinds of unit and negative numbers are refused', () => {
  const wrong: [string | number, FigureUnit][] = [
    ['abc', 'in'],
    ['', 'in'],
    ['-5 mm', 'in'],
    [-1, 'in'],
    [NaN, 'in'],
    ['5 bar', 'in'],
    ['250 psi', 'hp'],
    ['300-310 psi', 'psi'],
    ['6 ft 2', 'in'],
    ['12 mm 5 kg', 'in'],
    ['2.5', 'count'],
    ['3 cylinders', 'count'],
  ];
  for (const [value, unit] of wrong)
    assert.throws(() => quantity(value, unit), QuantityError, `${value} ${unit}`);
});

test('a text that is far too long for a figure is refused at once, and shown in part', () => {
  for (const text of ['(1'.repeat(5000), `1${' '.repeat(50_000)}x`, `0.${'1234567'.repeat(50_000)}`]) {
    const began = performance.now();
    assert.throws(
      () => quantity(text, 'in'),
      (error) => error instanceof QuantityError && error.message.length < 200,
    );
    assert.ok(performance.now() - began < 5000, text.slice(0, 10));
  }
  assert.equal(inches(`${' '.repeat(300)}68 in`), 68);
});
