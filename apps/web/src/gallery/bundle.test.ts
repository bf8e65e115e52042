import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { build } from 'vite';

const web = join(import.meta.dirname, '..', '..');

/** The modules of a production build, as paths below `apps/web` or names of packages. */
async function modules(): Promise<readonly string[]> {
  const built = await build({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'silent',
    build: { write: false },
  });
  const parts = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  return parts.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : [part.fileName]));
}

test('nothing of the gallery is in the production bundle, nor any figure of the roster', async () => {
  const all = await modules();
  assert.ok(
    all.some((id) => id.endsWith('/src/app/App.tsx')),
    'the build has the app in it',
  );
  assert.deepEqual(
    all.filter((id) => /\/gallery\/|gallery\.html|\.node\.ts|dev\/golden|roster\/locomotives\.ts/.test(id)),
    [],
  );
});
