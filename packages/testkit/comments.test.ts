import assert from 'node:assert/strict';
import { test } from 'node:test';
import { uncommented } from './comments.node.ts';
import { files, read } from './files.node.ts';

test('every exported function says what it does', () => {
  const sources = files('{packages,apps,e2e,bench,scripts}/**/*.{ts,tsx,mjs}').filter(
    (path) => !/\.test\.tsx?$/.test(path),
  );
  assert.ok(sources.length > 900);
  const found = sources.flatMap((path) => uncommented(path, read(path)).map((one) => `${path}:${one}`));
  assert.deepEqual(found, []);
});

test('functions without a comment are found, however they are written', () => {
  const text = [
    '/** Says. */',
    'export function said(): void {}',
    'export function silent(): void {}',
    'export const arrow = () => 1;',
    'export const number = 1;',
    'export default function () {}',
    'const own = () => 2;',
    '/** Of both. */',
    'export function both(a: string): void;',
    'export function both(a: number): void;',
    'export function both() {}',
  ].join('\n');
  assert.deepEqual(uncommented('x.ts', text), ['3 silent', '4 arrow', '6 default']);
});
