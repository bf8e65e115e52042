import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readArgs } from './args.ts';

const ONE = { what: 'one ID', least: 1, most: 1 } as const;

test('an id that begins with a dash is a name or a value, and no option', () => {
  const { values, positionals } = readArgs(
    ['-b0123456789A', '--table', '-Xy456789_0-2'],
    { table: { type: 'string' } },
    ONE,
  );
  assert.deepEqual({ ...values }, { table: '-Xy456789_0-2' });
  assert.deepEqual(positionals, ['-b0123456789A']);
});

test('what is shorter is an option that there is not', () => {
  assert.throws(() => readArgs(['-b'], {}, ONE), /-b: unknown option/);
  assert.throws(() => readArgs(['--bogus-option-name'], {}, ONE), /--bogus-option-name: unknown option/);
});
