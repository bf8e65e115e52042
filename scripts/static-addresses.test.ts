import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ADDRESSES } from './static-addresses.ts';

/** Pages of a server alone. */
const SERVERS = ['admin', 'box'];

test('every page that has an address of its own has a file in the pages without a server', () => {
  const app = readFileSync(new URL('../apps/web/src/app/App.tsx', import.meta.url), 'utf8');
  const routes = [...app.matchAll(/<Route path="\/([a-z/-]+)"/g)].map(([, path]) => path!);
  assert.ok(routes.length > 15);
  assert.deepEqual(
    routes.filter((path) => !ADDRESSES.includes(path) && !SERVERS.includes(path)),
    [],
  );
});
