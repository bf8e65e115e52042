import test from 'node:test';
import assert from 'node:assert/strict';
import { uncommented } from './comments.node.ts';
import { files, read } from './files.node.ts';

const sources = files('{packages,apps,e2e,bench,scripts}/**/*.{ts,tsx,js,mjs,css,md}').filter(
  (path) => !path.endsWith('/sources.test.ts'),
);

/** Lines of the sources that match, as `file:line text`. */
function lines(pattern: RegExp, of: readonly string[] = sources): string[] {
  return of.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, i) => (pattern.test(line) ? [`${path}:${i + 1} ${line.trim()}`] : [])),
  );
}

test('no test is skipped, left for later or run alone', () => {
  assert.ok(sources.length > 100);
  assert.deepEqual(lines(/\b(?:test|it|describe|suite)\.(?:only|skip|todo)\b/), []);
  assert.deepEqual(lines(/\b(?:only|skip|todo): *(?:true|')/), []);
  assert.deepEqual(lines(/\b(?:xit|xtest|xdescribe|fdescribe)\(/), []);
});

test('a test passes itself over only for what the machine may lack and `npm test` cannot install', () => {
  const reasons = lines(/\bt\.skip\(/).map((line) => /t\.skip\('([^']*)'\)/.exec(line)?.[1] ?? line);
  assert.deepEqual([...new Set(reasons)].toSorted(), [
    'Caddy is not installed',
    'nginx is not installed',
    'nginx or openssl is not installed',
    'no file system may be mounted here',
    'no systemd-analyze here',
    'nobody may read the sources here',
    'there is no Python here',
    'too few files may be open here',
  ]);
});

test('nothing is left to do in the sources', () => {
  assert.deepEqual(lines(/\b(?:TODO|FIXME|XXX|HACK)\b/), []);
});

test('no file has more than 350 lines', () => {
  const long = sources.filter((path) => !path.endsWith('.md') && read(path).split('\n').length - 1 > 350);
  assert.deepEqual(long, []);
});

test('a file of more than 300 lines says why', () => {
  const long = sources.filter((path) => !path.endsWith('.md') && read(path).split('\n').length - 1 > 300);
  assert.ok(long.length > 10);
  assert.deepEqual(
    long.filter((path) => !/\bLong: |although[\s*/]+long:|In one file/.test(read(path))),
    [],
  );
});

test('no check of types or lint is switched off', () => {
  const code = sources.filter((path) => !path.endsWith('.md'));
  assert.deepEqual(lines(/@ts-(?:ignore|nocheck|expect-error)|eslint-disable/, code), []);
  assert.deepEqual(lines(/[:<,]\s*any\b\s*[;,>)=[\]]|\bas any\b/, code), []);
});

test('every exported function says what it does', () => {
  const code = sources.filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !/\.test\.tsx?$/.test(path));
  assert.ok(code.length > 900);
  assert.deepEqual(
    code.flatMap((path) => uncommented(path, read(path)).map((one) => `${path}:${one}`)),
    [],
  );
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
