import assert from 'node:assert/strict';
import test from 'node:test';
import { posix } from 'node:path';
import ts from 'typescript';
import { files, read } from './files.node.ts';

const ROOT = 'apps/web/src/';
/** The floors of the pages from the lowest up: a folder imports those before it and never those after it. */
const FLOORS = [
  'device',
  'local',
  'api',
  'i18n',
  'ui',
  'locomotives',
  'session',
  'games',
  'features',
  'app',
  'gallery',
] as const;
const isTest = (path: string): boolean => /\.test\.tsx?$|\/testing\//.test(path);
const sources = files(`${ROOT}**/*.{ts,tsx,css}`).filter((path) => !isTest(path));

/** What each file imports of the pages' own, styles too. */
const graph: ReadonlyMap<string, readonly string[]> = new Map(
  sources.map((from) => {
    if (from.endsWith('.css')) return [from, []];
    const { importedFiles } = ts.preProcessFile(read(from), true, true);
    const to = importedFiles.flatMap(({ fileName }) =>
      fileName.startsWith('.') ? [posix.join(posix.dirname(from), fileName)] : [],
    );
    return [from, to.filter((path) => path.startsWith(ROOT))];
  }),
);
const edges = [...graph].flatMap(([from, to]) => to.map((path) => [from, path] as const));

const placeOf = (path: string): readonly string[] => path.slice(ROOT.length).split('/');
const floorOf = (path: string): number => FLOORS.indexOf(placeOf(path)[0] as (typeof FLOORS)[number]);
const short = ([from, to]: readonly [string, string]): string =>
  `${from.slice(ROOT.length)} imports ${to.slice(ROOT.length)}`;

test('every file of the pages stands on a floor', () => {
  assert.ok(sources.length > 200);
  const apart = new Set(['main.tsx', 'checker', 'offline']);
  assert.deepEqual(
    sources.filter((path) => floorOf(path) < 0 && !apart.has(placeOf(path)[0]!)),
    [],
  );
});

test('no floor of the pages imports one above it', () => {
  assert.deepEqual(
    edges.filter(([from, to]) => floorOf(from) >= 0 && floorOf(to) > floorOf(from)).map(short),
    [],
  );
});

test('a feature imports no other feature, a game no other game', () => {
  const apart = (floor: string, besides: string): string[] =>
    edges
      .filter(([from, to]) => {
        const [here, there] = [placeOf(from), placeOf(to)];
        if (here[0] !== floor || there[0] !== floor || there.length < 3) return false;
        return here.length >= 3 && here[1] !== there[1] && there[1] !== besides;
      })
      .map(short);
  assert.deepEqual(apart('features', ''), []);
  assert.deepEqual(apart('games', 'versus'), []);
});

test('games are reached through their registry alone', () => {
  assert.deepEqual(
    edges
      .filter(([from, to]) => {
        const [here, there] = [placeOf(from), placeOf(to)];
        return there[0] === 'games' && there.length > 2 && here[0] !== 'games';
      })
      .map(short),
    [],
  );
});
