import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
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
