import assert from 'node:assert/strict';
import fs, { mkdtempDisposableSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mock, test } from 'node:test';
import { publishFile } from './publish-file.ts';

function publishes(): void {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-publish-'));
  const [first, second, file] = ['first', 'second', 'file'].map((name) => join(folder.path, name));
  writeFileSync(first!, 'first');
  writeFileSync(second!, 'second');
  publishFile(first!, file!);
  assert.throws(() => publishFile(second!, file!), { code: 'EEXIST' });
  assert.equal(readFileSync(file!, 'utf8'), 'first');
  assert.deepEqual(readdirSync(folder.path).sort(), ['file', 'second']);
}

test('a finished file gets its name, and never replaces another', publishes);

test('the same where there are no hard links; a name that could not be used is free again', () => {
  const none = (): never => {
    throw Object.assign(new Error('no links'), { code: 'EPERM' });
  };
  const link = mock.method(fs, 'linkSync', none);
  syncBuiltinESMExports();
  try {
    publishes();
    assert.equal(link.mock.callCount(), 2);
    using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-publish-'));
    assert.throws(() => publishFile(join(folder.path, 'none'), join(folder.path, 'file')), {
      code: 'ENOENT',
    });
    assert.deepEqual(readdirSync(folder.path), []);
  } finally {
    link.mock.restore();
    syncBuiltinESMExports();
  }
});
