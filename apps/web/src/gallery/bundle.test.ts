import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { CATALOGUES } from '@turntable/messages/catalogues.ts';
import { first as en } from '@turntable/messages/first/en.ts';
import { first as hu } from '@turntable/messages/first/hu.ts';
import { build } from 'vite';

const FIRST_SENTENCES = { en, hu };
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

test('LV-1.6: no script, of a page or of a worker, holds a figure of a locomotive by its name', async () => {
  // As the roster's files write them: `"tractiveEffortLbf": 135375`.
  const figure = /\b(?:tractiveEffortLbf|grateAreaSqFt|boilerPressurePsi)["']?:\s*\d/;
  const scripts = (await built).flatMap((part) => {
    if (part.type === 'chunk') return [[part.fileName, part.code] as const];
    if (!/\.js$/.test(part.fileName)) return [];
    return [[part.fileName, Buffer.from(part.source as string).toString('utf8')] as const];
  });
  for (const worker of ['print-worker', 'worker-'])
    assert.ok(
      scripts.some(([name, code]) => name.includes(worker) && code.includes('turntable/1')),
      worker,
    );
  assert.deepEqual(
    scripts.filter(([, code]) => figure.test(code)).map(([name]) => name),
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
      /node_modules\/zod|protocol\/(?:answers(?:-\w+)?|routes|messages)\.ts|roster\/(?:stat-sheet|formulas|fronts)\.ts|games\/[\w-]+\/(?:index|apply|contest)\.ts/.test(
        id,
      ),
    ),
    [],
  );
});

/** Bytes of script, compressed, that a first move against bots may need from an empty cache. */
const FIRST_MOVE = 180 * 1024;
/** What is fetched from the front page to the first move, beside the entry: the table, its game's screen, the first sentences. */
const FETCHED =
  /src\/features\/table\/Table\.tsx$|src\/games\/loko-moto\/Screen\.tsx$|games\/loko-moto\/tell\.ts$|messages\/first\/en\.ts$/;

/** The chunks of the way to a first move of Loko moto, with all they import. */
const firstMove = built.then((all) => {
  const chunks = all.flatMap((part) => (part.type === 'chunk' ? [part] : []));
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
  return [...needed].flatMap((name) => byName.get(name) ?? []);
});

test('the scripts of a first move of Loko moto are at most 180 KB', async (t) => {
  const chunks = await firstMove;
  const bytes = chunks.map(({ code }) => brotliCompressSync(code).length);
  const sum = bytes.reduce((all, each) => all + each, 0);
  t.diagnostic(`${sum} bytes in ${chunks.length} files`);
  assert.ok(chunks.length > 5, 'something is fetched');
  assert.ok(sum <= FIRST_MOVE, `${sum} bytes`);
});

/**
 * Beginnings of keys that are asked for on the way to a first move but not shown on it: what happens beside a game, people
 * on holiday, ratings. Whoever meets one of them reads it as soon as the rest of the sentences is here.
 */
const LATER = /^(?:event|clock|room|rating|hint)\./;

test('what a first move of Loko moto may say is among the first sentences, in every language', async () => {
  const modules = (await firstMove).flatMap(({ moduleIds }) => moduleIds);
  const all = Object.keys(CATALOGUES.en);
  const asked = new Set<string>();
  for (const id of modules.filter((each) => /\.tsx?$/.test(each) && !each.includes('/packages/messages/'))) {
    const text = readFileSync(id, 'utf8');
    for (const [, key] of text.matchAll(/'([\w.-]+)'/g))
      if (Object.hasOwn(CATALOGUES.en, key!)) asked.add(key!);
    // Keys put together of a beginning and a word.
    for (const [, start] of text.matchAll(/`([\w-]+(?:\.[\w-]+)*\.)\$\{/g))
      for (const key of all) if (key.startsWith(start!)) asked.add(key);
  }
  assert.ok(asked.size > 300, String(asked.size));
  for (const [locale, known] of Object.entries(FIRST_SENTENCES))
    assert.deepEqual(
      [...asked].filter((key) => !Object.hasOwn(known, key) && !LATER.test(key)),
      [],
      locale,
    );
});
