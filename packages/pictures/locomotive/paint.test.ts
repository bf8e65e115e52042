import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { COMMON, PAINTS } from './paint.ts';

test('print and screen paint locomotives alike', () => {
  const web = fileURLToPath(new URL('../../../apps/web/src/', import.meta.url));
  const [file] = globSync('**/liveries.css', { cwd: web });
  assert.ok(file);
  const css = readFileSync(web + file, 'utf8');
  const found: Record<string, Record<string, string>> = {};
  for (const [, selector, body] of css.matchAll(/(:root|\.livery-[\w-]+) \{([^}]*)\}/g))
    found[selector!.replace(/^\.livery-/, '')] ??= Object.fromEntries(
      [...body!.matchAll(/--livery-([\w-]+): (#\w+);/g)].map(([, name, colour]) => [name!, colour!]),
    );
  assert.deepEqual(found, { ':root': COMMON, ...PAINTS });
});
