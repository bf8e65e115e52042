import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const web = join(import.meta.dirname, '..', '..');

const built = build({
  root: web,
  configFile: join(web, 'vite.config.ts'),
  logLevel: 'silent',
  build: { write: false },
}).then((all) => [all].flat().flatMap((each) => ('output' in each ? each.output : [])));

test('nothing of the gallery is in the production bundle, nor any figure of the roster', async () => {
  const all = (await built).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : [part.fileName]));
  assert.ok(
    all.some((id) => id.endsWith('/src/app/App.tsx')),
    'the build has the app in it',
  );
  assert.deepEqual(
    all.filter((id) => /\/gallery\/|gallery\.html|\.node\.ts|dev\/golden|roster\/locomotives\.ts/.test(id)),
    [],
  );
});

test('what a page needs before it is drawn holds no rules of a game, no stat sheet and no schemas', async () => {
  const chunks = new Map(
    (await built).flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part]] : [])),
  );
  const first = new Set<string>();
  const add = (name: string): void => {
    if (first.has(name)) return;
    first.add(name);
    for (const next of chunks.get(name)?.imports ?? []) add(next);
  };
  for (const [name, chunk] of chunks) if (chunk.isEntry) add(name);
  const modules = [...first].flatMap((name) => chunks.get(name)?.moduleIds ?? []);
  assert.ok(modules.some((id) => id.endsWith('/src/app/App.tsx')));
  assert.deepEqual(
    modules.filter((id) =>
      /node_modules\/zod|protocol\/(?:answers|routes|messages)\.ts|roster\/(?:sheet|formulas|fronts)\.ts|games\/[\w-]+\/(?:index|apply|contest)\.ts/.test(
        id,
      ),
    ),
    [],
  );
});

/**
 * Bytes of script, compressed, that a first move against bots may need from an empty cache: what it needs today. The aim is
 * 180 KB; the sentences of the language (40 KB) and what the front page brings along (62 KB) are the most of it.
 */
const FIRST_MOVE = 268 * 1024;
/** What is fetched from the front page to the first move, beside the entry: the table, its game's screen and rules, the sentences. */
const FETCHED =
  /src\/features\/table\/Table\.tsx$|src\/games\/loko-moto\/Screen\.tsx$|games\/loko-moto\/index\.ts$|messages\/en\.ts$|protocol\/routes\.ts$/;

test('the scripts of a first move of Loko moto do not grow', async (t) => {
  const chunks = (await built).flatMap((part) => (part.type === 'chunk' ? [part] : []));
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needed = new Set<string>();
  const add = (name: string): void => {
    if (needed.has(name)) return;
    needed.add(name);
    for (const next of byName.get(name)?.imports ?? []) add(next);
  };
  for (const { isEntry, facadeModuleId, moduleIds, fileName } of chunks)
    if (
      isEntry
        ? /index\.html$|main\.tsx$/.test(facadeModuleId ?? '')
        : moduleIds.some((id) => FETCHED.test(id))
    )
      add(fileName);
  const bytes = [...needed].map((name) => brotliCompressSync(byName.get(name)?.code ?? '').length);
  const sum = bytes.reduce((all, each) => all + each, 0);
  t.diagnostic(`${sum} bytes in ${needed.size} files`);
  assert.ok(needed.size > 5, 'something is fetched');
  assert.ok(sum <= FIRST_MOVE, `${sum} bytes`);
});
