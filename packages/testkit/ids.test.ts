import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '@turntable/games';
import { SHEET_IDS } from '@turntable/games/loko-moto/sheets/index.ts';
import { LOCALES } from '@turntable/messages';
import { files, read } from './files.node.ts';
import { bareKeys, comparedIds } from './ids.node.ts';

/** The folders of a game. */
const FOLDERS = String.raw`^(?:packages|apps/web/src)/(?:games|bots|pictures)/(?:${GAMES.map(({ id }) => id).join('|')})/`;
/** Where ids belong: the folders of a game, texts, lessons, tests and what helps them, the gallery among it. */
const AT_HOME = new RegExp(
  String.raw`${FOLDERS}|^packages/(?:messages|testkit)/|/learn/|/gallery/|/testing/|\.(?:test|node|laws)\.tsx?$`,
);
/**
 * The lists with a line for each game, map or language. `npm run new` writes it, but for pages on paper: a game has them
 * once they are laid out, and its listing says so.
 */
const REGISTRIES = [
  'packages/games/registry.ts',
  'packages/games/listings.ts',
  'packages/bots/registry.ts',
  'packages/print/games.ts',
  'packages/protocol/locale.ts',
  'apps/web/src/games/listings.ts',
  'apps/web/src/i18n/languages.ts',
];
/** Words that are an id elsewhere and mean something else here. */
const OTHER: Readonly<Record<string, readonly string[]>> = {
  // The usual mode of rated games.
  'packages/protocol/mode.ts': ['standard'],
  // The booster of that name.
  'apps/web/src/games/versus/asking/Token.tsx': ['double-header'],
  // A lattice of stations, not the map of that name.
  'packages/print/shape-art.ts': ['square'],
  // It reports on maps of Loko moto alone.
  'apps/cli/map-report.ts': ['loko-moto', 'square'],
  // The language of the words of a recovery phrase, whoever reads them.
  'apps/web/src/features/you/MakePhrase.tsx': ['en'],
};
/** Files that compare with the id of a game they import, and may. */
const COMPARING: Readonly<Record<string, string>> = {
  'packages/print/settled.ts': 'maps, trains and shapes on paper: kinds that only Loko moto has',
};

const ids = new Set<string>([...GAMES.map(({ id }) => id), ...SHEET_IDS, ...LOCALES]);

const outside = (pattern: string): string[] =>
  files(pattern).filter((path) => !AT_HOME.test(path) && !REGISTRIES.includes(path));

test('no id of a game, a map or a language stands outside its own files and the registries', () => {
  const sources = files('{packages,apps}/**/*.{ts,tsx,css}');
  assert.ok(ids.size > 6 && sources.length > 300);
  for (const registry of REGISTRIES) assert.ok(sources.includes(registry), registry);
  const found = outside('{packages,apps}/**/*.{ts,tsx,css}').flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, i) => {
        // Imports name folders; comments may name an example.
        if (/^\s*(?:import|export)\b.* from |^\s*(?:\*|\/\/|\/\*)/.test(line)) return [];
        const quoted = [...line.matchAll(/'([\w-]+)'|"([\w-]+)"|`([\w-]+)`/g)];
        return quoted
          .map(([, a, b, c]) => a ?? b ?? c!)
          .filter((word) => ids.has(word.replace(/_[A-Z]{2}$/, '')) && !OTHER[path]?.includes(word))
          .map((word) => `${path}:${i + 1} ${word}`);
      }),
  );
  assert.deepEqual(found, []);
});

test('no file outside compares with the id of a game that it imports', () => {
  const games = new RegExp(FOLDERS);
  const found = outside('{packages,apps}/**/*.{ts,tsx}').flatMap((path) => {
    const compared = comparedIds(path, read(path), games);
    if (!COMPARING[path]) return compared.map((one) => `${path}:${one}`);
    return compared.length > 0 ? [] : [`${path} is excepted for nothing`];
  });
  assert.deepEqual(found, []);
});

test('a comparison with the id of a game is found, whatever the game is called there', () => {
  const text = [
    "import { LISTING as OURS } from '@turntable/games/loko-moto/listing.ts';",
    "import * as own from '../games/loco-dome/index.ts';",
    "import { LISTING } from '../games/listings.ts';",
    'if (game.id === OURS.id) first();',
    'const other = own.LISTING.id !== game.id;',
    'switch (id) { case OURS.id: }',
    'const fine = id === LISTING.id || rulesOf(OURS.id) === 1 || OURS.seats === id;',
  ].join('\n');
  assert.deepEqual(comparedIds('packages/print/x.ts', text, new RegExp(FOLDERS)), [
    '4 game.id === OURS.id',
    '5 own.LISTING.id !== game.id',
    '6 OURS.id',
  ]);
});

test('no list by language stands outside the registries', () => {
  const found = outside('{packages,apps}/**/*.{ts,tsx}').flatMap((path) =>
    bareKeys(path, read(path), LOCALES).map((one) => `${path}:${one}`),
  );
  assert.deepEqual(found, []);
  const text = 'const by = { hu: 1, when: 2 };\ninterface By { readonly en?: string }\nsay(open ? hu : en);';
  assert.deepEqual(bareKeys('x.ts', text, ['en', 'hu']), ['1 hu', '2 en']);
});
