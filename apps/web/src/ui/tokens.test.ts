import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { PEN_LETTERS } from './pens.ts';

type Rgb = readonly [number, number, number];

const source = readFileSync(new URL('style/tokens.css', import.meta.url), 'utf8');

/** The hex colours of one block of tokens.css. */
function block(selector: string): Map<string, string> {
  const from = source.indexOf(`${selector} {`);
  assert.ok(from >= 0, selector);
  const body = source.slice(from, source.indexOf('\n}', from));
  return new Map([...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, hex]) => [name!, hex!]));
}
const paper = block(':root');
const THEMES = { paper, night: new Map([...paper, ...block(":root[data-theme='night']")]) };

const rgb = (hex: string): Rgb => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16)) as unknown as Rgb;
const linear = (c: number): number => (c <= 10.31475 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4);
/** Relative luminance and contrast, WCAG 2.2. */
const luminance = ([r, g, b]: Rgb): number => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
function contrast(a: Rgb, b: Rgb): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Text on what it stands on: 4.5 to 1 (WCAG 1.4.3). */
const TEXT: readonly (readonly [string, readonly string[]])[] = [
  ['ink', ['paper', 'sheet', 'raised', 'caution-wash', 'stop-wash', 'clear-wash', 'map']],
  ['ink-soft', ['paper', 'sheet', 'raised']],
  ['link', ['paper', 'sheet', 'raised', 'caution-wash']],
  ['on-act', ['act', 'act-over']],
  ['enamel-letter', ['enamel-blue', 'enamel-red', 'enamel-green', 'enamel-black']],
  ['stop', ['paper', 'sheet', 'raised', 'stop-wash']],
  ['caution', ['paper', 'sheet', 'raised', 'caution-wash']],
  ['clear', ['paper', 'sheet', 'raised', 'clear-wash']],
  ['brass', ['plate']],
  ['map-name', ['map']],
  ...PEN_LETTERS.map((l) => [`pen-${l.toLowerCase()}-on`, [`pen-${l.toLowerCase()}`]] as const),
];
/** Lines, borders and marks that mean something: 3 to 1 (WCAG 1.4.11). */
const MARKS: readonly (readonly [string, readonly string[]])[] = [
  ['rule', ['paper', 'sheet', 'raised']],
  ['focus', ['paper', 'sheet', 'raised', 'map']],
  ['inked', ['map']],
  ['map-ring', ['map']],
  ...PEN_LETTERS.map((l) => [`pen-${l.toLowerCase()}`, ['map', 'sheet']] as const),
  ...PEN_LETTERS.map((l) => [`used-${l.toLowerCase()}`, ['map']] as const),
];

for (const [theme, tokens] of Object.entries(THEMES)) {
  const colour = (name: string): Rgb => {
    const hex = tokens.get(name);
    assert.ok(hex, `--${name}`);
    return rgb(hex);
  };
  const measured = (pairs: typeof TEXT, least: number): string[] =>
    pairs.flatMap(([name, grounds]) =>
      grounds.flatMap((ground) => {
        const ratio = contrast(colour(name), colour(ground));
        return ratio < least ? [`--${name} on --${ground}: ${ratio.toFixed(2)}`] : [];
      }),
    );

  test(`${theme}: text can be read (WCAG 2.2 AA)`, () => assert.deepEqual(measured(TEXT, 4.5), []));
  test(`${theme}: marks can be seen (WCAG 2.2 AA)`, () => assert.deepEqual(measured(MARKS, 3), []));

  for (const [sight, seen] of Object.entries(sights()))
    test(`${theme}: the pens stay apart, seen with ${sight}`, () => {
      const close = PEN_LETTERS.flatMap((a, i) =>
        PEN_LETTERS.slice(i + 1).flatMap((b) => {
          const pair = [a, b].map((l) => seen(colour(`pen-${l.toLowerCase()}`))) as [Rgb, Rgb];
          const apart = distance(...pair);
          return apart < LEAST_APART ? [`${a} and ${b}: ${apart.toFixed(1)}`] : [];
        }),
      );
      assert.deepEqual(close, []);
    });
}

/** Colours that are facts, not ours to choose: what railways painted their locomotives. */
const LIVERIES = 'locomotives/picture/liveries.css';

test('no component names a raw colour', () => {
  const folder = new URL('../', import.meta.url);
  const raw = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\(/i;
  const named = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(css|tsx)$/.test(name) && name !== 'ui/style/tokens.css' && name !== LIVERIES)
    .flatMap((name) =>
      readFileSync(new URL(name, folder), 'utf8')
        .split('\n')
        .flatMap((line, i) =>
          raw.test(line.replace(/url\(#[^)]*\)/g, '')) ? [`${name}:${i + 1} ${line.trim()}`] : [],
        ),
    );
  assert.deepEqual(named, []);
});

/** Two colours nearer than this (CIE 1976 ΔE) are hard to tell at a glance; patterns and letters then do the work alone. */
const LEAST_APART = 7;

/** Lightness and colour as the eye weighs them (CIE L*a*b*, D65). */
function lab(colour: Rgb): Rgb {
  const [r, g, b] = colour.map(linear) as unknown as Rgb;
  const x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505;
  const y = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089;
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  return [116 * f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))];
}
function distance(a: Rgb, b: Rgb): number {
  const [p, q] = [lab(a), lab(b)];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

/** Full colour, grey, and three colour visions (Machado, Oliveira, Fernandes 2009, severity 1). */
function sights(): Record<string, (colour: Rgb) => Rgb> {
  const through = (matrix: readonly number[]) => (colour: Rgb) => {
    const light = colour.map(linear);
    const row = (i: number): number =>
      gamma(matrix[i]! * light[0]! + matrix[i + 1]! * light[1]! + matrix[i + 2]! * light[2]!);
    return [row(0), row(3), row(6)] as const;
  };
  const grey = [0.2126, 0.7152, 0.0722];
  return {
    'all colours': (colour) => colour,
    'no colours': through([...grey, ...grey, ...grey]),
    protanopia: through([
      0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998,
    ]),
    deuteranopia: through([
      0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881,
    ]),
    tritanopia: through([
      1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039,
    ]),
  };
}
function gamma(light: number): number {
  const c = Math.min(1, Math.max(0, light));
  return 255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);
}
