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

test('a value that begins with a dash is a value', () => {
  const NONE = { what: 'nothing', least: 0, most: 0 } as const;
  const options = { depth: { type: 'string' }, json: { type: 'boolean' } } as const;
  const { values } = readArgs(['--json', '--depth', '-1'], options, NONE);
  assert.deepEqual({ ...values }, { depth: '-1', json: true });
  assert.throws(() => readArgs(['--depth', '--json'], options, NONE), /^Error: --depth: expected a value$/);
  assert.throws(() => readArgs(['--depth'], options, NONE), /--depth: expected a value/);
});

test('an option that is meant once is refused a second time; one of many is not', () => {
  const NONE = { what: 'nothing', least: 0, most: 0 } as const;
  const options = {
    depth: { type: 'string' },
    json: { type: 'boolean' },
    seat: { type: 'string', multiple: true },
  } as const;
  for (const twice of [
    ['--depth', '1', '--depth', '0'],
    ['--depth=1', '--depth=1'],
    ['--json', '--json'],
  ])
    assert.throws(() => readArgs(twice, options, NONE), /^Error: --(?:depth|json): expected once$/);
  const { values } = readArgs(['--seat', 'a', '--seat', 'b'], options, NONE);
  assert.deepEqual({ ...values }, { seat: ['a', 'b'] });
});
