import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '@turntable/games';
import { SHEET_IDS } from '@turntable/games/loko-moto/sheets/index.ts';
import { LOCALES } from '@turntable/messages';
import { files, read } from './files.node.ts';

/** Where ids belong: the folders of a game, texts, lessons, tests and what helps them, the gallery among it. */
const AT_HOME = new RegExp(
  String.raw`^(?:packages|apps/web/src)/(?:games|bots|pictures)/(?:${GAMES.map(({ id }) => id).join('|')})/|^packages/(?:messages|testkit)/|/learn/|/gallery/|/testing/|\.(?:test|node|laws)\.tsx?$`,
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
  'apps/web/src/features/table/room/typed.ts': ['double-header'],
  // A lattice of stations, not the map of that name.
  'packages/print/shape-art.ts': ['square'],
  // It reports on maps of Loko moto alone.
  'apps/cli/map-report.ts': ['loko-moto', 'square'],
  // The language of the words of a recovery phrase, whoever reads them.
  'apps/web/src/features/you/MakePhrase.tsx': ['en'],
};

const ids = new Set<string>([...GAMES.map(({ id }) => id), ...SHEET_IDS, ...LOCALES]);

test('no id of a game, a map or a language stands outside its own files and the registries', () => {
  const sources = files('{packages,apps}/**/*.{ts,tsx,css}');
  assert.ok(ids.size > 6 && sources.length > 300);
  for (const registry of REGISTRIES) assert.ok(sources.includes(registry), registry);
  const found = sources
    .filter((path) => !AT_HOME.test(path) && !REGISTRIES.includes(path))
    .flatMap((path) =>
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
