import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { corrected, correctionLine, readCorrections } from './correction.ts';
import { FIGURE_KEYS } from './figures.ts';
import { LOCOMOTIVES, locomotive } from './locomotives.ts';

const line = {
  id: 'up-big-boy-4884-1',
  key: 'tubeLengthFt',
  value: 22,
  source: 'https://example.org/big-boy',
};

test('a correction is one line, and reads back as it was', () => {
  const correction = { ...line, key: 'tubeLengthFt', printed: '22 ft 0 in\n"over tube plates"' } as const;
  const text = correctionLine(correction);
  assert.ok(!text.includes('\n'));
  assert.deepEqual(readCorrections(`\n${text}\n${text}\n`), [correction, correction]);
  assert.ok(!correctionLine({ ...correction, printed: '' }).includes('printed'));
});

test('a line that is no correction is refused with its number and what was expected', () => {
  const refused = (change: object, expected: RegExp) =>
    assert.throws(() => readCorrections(`\n${JSON.stringify({ ...line, ...change })}`), expected);
  refused({ id: 7 }, /^RangeError: line 2: id: expected/);
  refused({ key: 'tubeLength' }, /line 2: key: expected/);
  refused({ value: '22 ft' }, /line 2: value: expected a number/);
  refused({ value: -1 }, /line 2: value: expected a number/);
  refused({ value: 2200 }, /line 2: value: expected 2 to 30 ft, found 2200/);
  refused({ key: 'numberBuilt', value: 1.5 }, /line 2: value: expected a whole number/);
  refused({ source: 'a book' }, /line 2: source: expected the address/);
  refused({ printed: 22 }, /line 2: printed: expected/);
  assert.throws(() => readCorrections('{'), /line 1: /);
  assert.throws(() => readCorrections('null'), /line 1: id: expected/);
});

test('a figure is taken in with its source, in the order of the keys, and nothing else changes', () => {
  const [correction] = readCorrections(JSON.stringify({ ...line, printed: '22 ft' }));
  const roster = corrected(LOCOMOTIVES, [correction!], FIGURE_KEYS);
  const before = locomotive(line.id)!;
  const after = roster.find(({ id }) => id === line.id)!;
  assert.equal(after.raw.tubeLengthFt, 22);
  assert.deepEqual(after.sources?.tubeLengthFt, { url: line.source, printed: '22 ft' });
  assert.deepEqual(
    { ...after.raw, tubeLengthFt: before.raw.tubeLengthFt },
    { ...before.raw, tubeLengthFt: before.raw.tubeLengthFt },
  );
  const keys = Object.keys(after.raw);
  assert.deepEqual(
    keys,
    FIGURE_KEYS.filter((key) => keys.includes(key)),
  );
  for (const [i, entry] of roster.entries()) if (entry.id !== line.id) assert.equal(entry, LOCOMOTIVES[i]);
  assert.throws(
    () => corrected(LOCOMOTIVES, [{ ...correction!, id: 'no-such-engine' }], FIGURE_KEYS),
    RangeError,
  );
});

test('the script that writes the data files refuses what is no option of it', () => {
  const script = fileURLToPath(new URL('generate.node.ts', import.meta.url));
  for (const args of [['--freez'], ['--take'], ['corrections.jsonl']]) {
    const { status, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
    assert.equal(status, 1, args.join(' '));
    assert.match(stderr, /ERR_PARSE_ARGS/, args.join(' '));
  }
});
