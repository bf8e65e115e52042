import assert from 'node:assert/strict';
import test from 'node:test';
import { posix } from 'node:path';
import ts from 'typescript';
import { files, read } from './files.node.ts';

const ROOT = 'apps/web/src/';
/** The floors of the pages from the lowest up: a folder imports those before it and never those after it. */
const FLOORS = [
  'device',
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
/** As many files one can see at a glance; and as many lines. */
const MOST_FILES = 25;
const MOST_LINES = 350;
/** Folders that are larger while somebody is still at work in them. */
const LARGER: Readonly<Record<string, number>> = { 'apps/web/src/games/loko-moto': 80 };
/** A circle of imports, of types too, holds at most so many files. */
const MOST_IN_CIRCLE = 3;

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

/** The groups of nodes that reach one another (Tarjan, "Depth-first search and linear graph algorithms", 1972). */
function circles(nodes: ReadonlyMap<string, readonly string[]>): string[][] {
  const out: string[][] = [];
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const visit = (node: string): void => {
    index.set(node, index.size);
    low.set(node, index.get(node)!);
    stack.push(node);
    for (const next of nodes.get(node) ?? []) {
      if (!index.has(next)) {
        visit(next);
        low.set(node, Math.min(low.get(node)!, low.get(next)!));
      } else if (stack.includes(next)) low.set(node, Math.min(low.get(node)!, index.get(next)!));
    }
    if (low.get(node) !== index.get(node)) return;
    const group = stack.splice(stack.indexOf(node));
    if (group.length > 1) out.push(group.sort());
  };
  for (const node of nodes.keys()) if (!index.has(node)) visit(node);
  return out;
}

test('every file of the pages stands on a floor', () => {
  assert.ok(sources.length > 200);
  const apart = new Set(['main.tsx', 'checker']);
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

test('no circle of imports within the pages is wide, and folders make none', () => {
  assert.deepEqual(
    circles(graph).filter((group) => group.length > MOST_IN_CIRCLE),
    [],
  );
  const folders = new Map<string, Set<string>>();
  for (const [from, to] of edges) {
    const [here, there] = [posix.dirname(from), posix.dirname(to)];
    if (!folders.has(here)) folders.set(here, new Set());
    if (here !== there) folders.get(here)!.add(there);
  }
  assert.deepEqual(circles(new Map([...folders].map(([folder, to]) => [folder, [...to]]))), []);
});

test('no folder of the pages holds too many files, and no file too many lines', () => {
  const held = Map.groupBy(sources, posix.dirname);
  assert.deepEqual(
    [...held]
      .filter(([folder, list]) => list.length > (LARGER[folder] ?? MOST_FILES))
      .map(([folder, list]) => `${folder}: ${list.length}`),
    [],
  );
  assert.deepEqual(
    sources.filter((path) => read(path).split('\n').length - 1 > MOST_LINES),
    [],
  );
});
