import test from 'node:test';
import assert from 'node:assert/strict';
import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import ts from 'typescript';
import { files, read } from './files.node.ts';
import { circles, foldersOf, functionsIn, type Graph } from './rooms.node.ts';

// Long: the tables of who may import whom, and a test for each.

const VERSUS = ['engine', 'games/versus', 'roster'];
/** What games of their own may import besides the engine. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  'games/double-header': VERSUS,
  'games/loco-dome': VERSUS,
};
const GAMES = files('packages/games/*/listing.ts')
  .map((path) => path.split('/').slice(1, 3).join('/'))
  .filter((area) => area !== 'games/versus');
/** Who may import whom among our own: the table of ARCHITECTURE.md. Everybody may import from themselves. */
const MAY: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  roster: [],
  messages: ['protocol'],
  protocol: ['engine'],
  match: ['engine', 'protocol'],
  pictures: ['games/loko-moto', 'roster'],
  print: [...['engine', 'games/registry', 'games/versus', ...GAMES], ...['messages', 'pictures', 'roster']],
  testkit: ['engine'],
  'games/versus': ['engine', 'roster'],
  ...Object.fromEntries(GAMES.map((area) => [area, MORE[area] ?? ['engine']])),
  'games/registry': ['engine', ...GAMES],
  bots: ['engine', 'roster', 'games/versus', ...GAMES],
  server: ['engine', 'match', 'games/registry', 'bots', 'print', 'protocol', 'roster', 'messages'],
  web: [
    'engine',
    'games/registry',
    'games/versus',
    ...GAMES,
    'bots',
    'match',
    'protocol',
    'roster',
    'messages',
    'pictures',
    'print',
  ],
  cli: [
    ...['engine', 'games/registry', 'games/versus', ...GAMES],
    ...['bots', 'print', 'protocol', 'roster', 'messages', 'testkit', 'server'],
  ],
};
/** Tests look at everything they test with: the kit, the sentences, and any game as an example. */
const TESTS_MAY = ['testkit', 'messages', 'games/registry', 'games/versus', ...GAMES];
/** Bots play from views: what holds figures by locomotive, or makes and reads states, is not for them (LV-1.6). */
const NOT_FOR_BOTS =
  /^packages\/(?:roster\/(?:locomotives|rear|cards)|games\/(?!versus\/)[\w-]+\/(?:index|apply|record|proofs|secrets|setup|host)|games\/registry)\.ts$/;
const NO_WORD_OF_BOTS = /\b(?:rosterLocomotive|readLocomotive|LOCOMOTIVES|rearOf)\b/;

interface Import {
  readonly from: string;
  readonly specifier: string;
}

/** A file's place in the table: `games/loko-moto`, `engine`, `server`; nothing outside packages and apps. */
function areaOf(path: string): string | undefined {
  const [kind, name, part] = path.split('/');
  if (kind !== 'packages' && kind !== 'apps') return undefined;
  if (name !== 'games') return name;
  return Object.hasOwn(MAY, `games/${part}`) ? `games/${part}` : 'games/registry';
}
/** The folder of the npm package that a file belongs to. */
const packageOf = (path: string): string => path.split('/').slice(0, 2).join('/');

/** Tests, what helps them, and what Node runs while we develop or build: none of it is shipped. */
const isBackstage = (path: string): boolean =>
  /\.(test|node|laws)\.tsx?$|\/testing\/|^packages\/testkit\/|vite(\.\w+)?\.config\.ts$/.test(path);

/** A relative path or an import from `@turntable/…` as a path from the root; nothing if it is neither. */
function ours({ from, specifier }: Import): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const [, name, rest] = /^@turntable\/([\w-]+)(?:\/(.*))?$/.exec(specifier) ?? [];
  if (name === undefined) return undefined;
  const kind = files(`packages/${name}/package.json`).length > 0 ? 'packages' : 'apps';
  return `${kind}/${name}/${rest ?? (name === 'games' ? 'registry.ts' : 'index.ts')}`;
}

const importsOf = (pattern: string): Import[] =>
  files(pattern).flatMap((from) =>
    ts
      .preProcessFile(read(from), true, true)
      .importedFiles.map(({ fileName }): Import => ({ from, specifier: fileName })),
  );
const imports: readonly Import[] = importsOf('{packages,apps}/**/*.{ts,tsx,js,mjs}');
/** Of what measures, tests in browsers and builds: it may import anything. */
const around: readonly Import[] = importsOf('{bench,e2e,scripts}/**/*.{ts,tsx,js,mjs}');
const named = ({ from, specifier }: Import): string => `${from} imports ${specifier}`;
const broken = (breaks: (one: Import) => boolean): string[] => imports.filter(breaks).map(named);

test('there is something to look at', () => {
  assert.ok(imports.length > 100);
  assert.deepEqual(
    new Set(imports.map(({ from }) => areaOf(from)).filter((area) => !Object.hasOwn(MAY, area ?? ''))),
    new Set(),
  );
});

test('packages import one another as the table says', () => {
  assert.deepEqual(
    broken((one) => {
      const to = ours(one);
      const [here, there] = [areaOf(one.from)!, to && areaOf(to)];
      if (to === undefined || there === here) return false;
      if (there === undefined) return !isBackstage(one.from);
      if (MAY[here]!.includes(there)) return false;
      return !(isBackstage(one.from) && TESTS_MAY.includes(there));
    }),
    [],
  );
});

test('no relative import leaves its package', () => {
  assert.deepEqual(
    broken((one) => {
      const to = ours(one);
      return one.specifier.startsWith('.') && packageOf(to!) !== packageOf(one.from);
    }),
    [],
  );
});

test('bots see views and what is public, never a state or the rear of a card', () => {
  const isBot = (path: string): boolean => areaOf(path) === 'bots' && !isBackstage(path);
  assert.deepEqual(
    broken((one) => isBot(one.from) && NOT_FOR_BOTS.test(ours(one) ?? '')),
    [],
  );
  const bots = files('packages/bots/**/*.ts').filter(isBot);
  assert.ok(bots.length > 0);
  assert.deepEqual(
    bots.filter((path) => NO_WORD_OF_BOTS.test(read(path))),
    [],
  );
});

test('what is shipped imports no test, nor what helps one', () => {
  assert.deepEqual(
    broken((one) => !isBackstage(one.from) && isBackstage(ours(one) ?? '')),
    [],
  );
});

test('pure packages import nothing of Node', () => {
  assert.deepEqual(
    broken(
      ({ from, specifier }) => from.startsWith('packages/') && !isBackstage(from) && isBuiltin(specifier),
    ),
    [],
  );
});

test('whatever comes from npm is declared where it is used', () => {
  interface Manifest {
    readonly dependencies?: Readonly<Record<string, string>>;
    readonly devDependencies?: Readonly<Record<string, string>>;
  }
  const manifest = (path: string): Manifest => JSON.parse(read(path)) as Manifest;
  const root = manifest('package.json');
  assert.deepEqual(
    broken((one) => {
      const { from, specifier } = one;
      if (ours(one) !== undefined || isBuiltin(specifier)) return false;
      const name = specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/');
      const own = manifest(`${packageOf(from)}/package.json`);
      if (Object.hasOwn(own.dependencies ?? {}, name)) return false;
      return !isBackstage(from) || !Object.hasOwn({ ...own.devDependencies, ...root.devDependencies }, name);
    }),
    [],
  );
});

// Inside the server and the web.

/** Floors of the server, the lowest first: a file imports from its own floor and those below. */
const FLOORS: readonly (readonly string[])[] = [
  ['base', 'config'],
  ['storage', 'storage/sqlite', 'storage/postgres', 'storage/migrations', 'storage/laws'],
  ['time'],
  ['people', 'passkeys'],
  ['table/match', 'table/seats', 'table/judge', 'table/picks', 'table/rated', 'table/access', 'table/undo'],
  ['table/orders', 'table/talk', 'table/replay'],
  ['table'],
  ['bots', 'notify', 'print', 'ratings', 'watch', 'backup'],
  ['transport', 'transport/admin', 'transport/box', 'transport/http', 'transport/person', 'transport/socket'],
  ['cluster'],
  ['.'],
];
const LONG = 60;
const MOST_LINES = 350;
const MOST_FILES = 25;
const SERVER = 'apps/server/';
const WEB = 'apps/web/src/';

const shipped = files('{packages,apps}/**/*.{ts,tsx}').filter((path) => !isBackstage(path));
/** Who imports whom, types included. */
function graphOf(paths: readonly string[]): Graph {
  const known = new Set(paths);
  const graph = new Map(paths.map((path) => [path, new Set<string>()]));
  for (const one of [...imports, ...around]) {
    const to = ours(one);
    if (known.has(one.from) && to !== undefined && known.has(to)) graph.get(one.from)!.add(to);
  }
  return graph;
}
/** What a file loads when it is run: all imports but those of types alone. */
function loaded(path: string): Set<string> {
  const types = ts
    .createSourceFile(path, read(path), ts.ScriptTarget.Latest)
    .statements.flatMap((one) =>
      (ts.isImportDeclaration(one) && one.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) ||
      (ts.isExportDeclaration(one) && one.isTypeOnly)
        ? [(one.moduleSpecifier as ts.StringLiteral | undefined)?.text]
        : [],
    );
  const all = imports.filter(({ from }) => from === path).map(({ specifier }) => specifier);
  // One that is imported for its types and loaded as well is there twice.
  for (const type of types) if (type !== undefined) all.splice(all.indexOf(type), 1);
  return new Set(all);
}
const within = (folder: string): string[] => shipped.filter((path) => path.startsWith(folder));

test('the server has floors; no file imports from one above its own', () => {
  const floorOf = (path: string): number =>
    FLOORS.findIndex((folders) => folders.includes(posix.dirname(path.slice(SERVER.length))));
  const graph = graphOf(within(SERVER));
  assert.deepEqual(
    [...graph.keys()].filter((path) => floorOf(path) < 0),
    [],
    'every folder has a floor',
  );
  const up = [...graph].flatMap(([from, imported]) =>
    [...imported].filter((to) => floorOf(to) > floorOf(from)).map((to) => `${from} imports ${to}`),
  );
  assert.deepEqual(up, []);
});

test('the server’s own process loads no bot: whatever thinks is loaded by the processes that it starts for that', () => {
  const loadedBy = (start: string): string[] => {
    const found = new Set([start]);
    for (const from of found)
      for (const specifier of loaded(from)) {
        const to = ours({ from, specifier });
        if (to !== undefined && files(to).length > 0) found.add(to);
      }
    return [...found].filter((path) => path.startsWith('packages/bots/')).toSorted();
  };
  assert.deepEqual(loadedBy('apps/server/main.ts'), ['packages/bots/bot/bot.ts']);
  assert.deepEqual([...loaded('packages/bots/bot/bot.ts')], []);
  const inBotProcess = loadedBy('apps/server/bots/bot-worker.ts');
  for (const path of ['index', 'hint', 'weigh', 'loko-moto/master/tree'])
    assert.ok(inBotProcess.includes(`packages/bots/${path}.ts`), path);
});

test('what is stored imports nothing of the server, and everybody may import it', () => {
  const rows = `${SERVER}storage/rows.ts`;
  assert.deepEqual([...graphOf(within(SERVER)).get(rows)!], []);
});

test('no more than three files import each other in a circle, types included', () => {
  assert.deepEqual(
    circles(graphOf(shipped)).filter(({ length }) => length > 3),
    [],
  );
});

test('no files of bench, e2e, scripts or the tests import each other in a circle', () => {
  const paths = new Set([...imports, ...around].map(({ from }) => from));
  const backstage = [...paths].filter((path) => areaOf(path) === undefined || isBackstage(path));
  for (const folder of ['bench/', 'e2e/', 'scripts/'])
    assert.ok(backstage.filter((path) => path.startsWith(folder)).length > 10, folder);
  assert.deepEqual(circles(graphOf(backstage)), []);
});

test('folders do not import each other in a circle', () => {
  for (const folder of [SERVER, WEB, 'apps/cli/', 'packages/'])
    assert.deepEqual(circles(foldersOf(graphOf(within(folder)))), [], folder);
});

test('folders and files of the server and of the web are small', () => {
  const paths = [...within(SERVER), ...within(WEB), ...files(`${WEB}**/*.css`)];
  const folders = Map.groupBy(paths, (path) => posix.dirname(path));
  assert.deepEqual(
    [...folders].filter(([, { length }]) => length > MOST_FILES).map(([folder]) => folder),
    [],
  );
  assert.deepEqual(
    paths.filter((path) => read(path).split('\n').length - 1 > MOST_LINES),
    [],
  );
});

test('a function of more than 60 lines has a reason, in a comment that begins with "Long:"', () => {
  const unreasoned = (folder: string): string[] =>
    within(folder).flatMap((path) =>
      functionsIn(path, read(path))
        .filter(({ lines, comments }) => lines > LONG && !comments.includes('Long: '))
        .map(({ line, lines }) => `${path}:${line} has ${lines}`),
    );
  assert.deepEqual([...unreasoned(SERVER), ...unreasoned(WEB)], []);
});

test('circles and long functions are found', () => {
  const graph = new Map([
    ['a/1', new Set(['a/2'])],
    ['a/2', new Set(['b/1', 'a/3'])],
    ['b/1', new Set(['a/1'])],
    ['a/3', new Set<string>()],
  ]);
  assert.deepEqual(circles(graph), [['a/1', 'a/2', 'b/1']]);
  assert.deepEqual(circles(foldersOf(graph)), [['a', 'b']]);
  const text = `/** Says. */\n// Long: lists.\nexport const f = () => {\n${'x;\n'.repeat(70)}};\n`;
  assert.deepEqual(functionsIn('f.ts', text), [
    { line: 3, lines: 72, comments: '/** Says. */\n// Long: lists.' },
  ]);
});
