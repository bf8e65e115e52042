import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { LOCOMOTIVES } from '@turntable/roster/locomotives.ts';
import { STATISTIC_IDS } from '@turntable/roster';

const folder = mkdtempSync(join(tmpdir(), 'turntable-calc-'));
after(() => rmSync(folder, { recursive: true }));

const turntable = fileURLToPath(new URL('bin/turntable.js', import.meta.url));

function calc(name: string, content: string, ...flags: string[]) {
  const file = join(folder, name);
  writeFileSync(file, content);
  const { status, stdout, stderr } = spawnSync(process.execPath, [turntable, 'calc', file, ...flags], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

interface Output {
  id: string;
  statistics: Record<string, { value: number | null; state: string; formula?: string; inputs?: object }>;
  flags: { statistic: string; reason: string }[];
}

test('calc --json prints the sheets of all locomotives of the file, and nothing else', () => {
  const { status, stdout, stderr } = calc('roster.json', JSON.stringify(LOCOMOTIVES), '--json');
  assert.equal(status, 0, stderr);
  assert.equal(stderr, '');
  const output = JSON.parse(stdout) as Output[];
  assert.equal(output.length, LOCOMOTIVES.length);
  const bigBoy = output[0]!;
  assert.deepEqual(Object.keys(bigBoy), ['id', 'statistics', 'flags']);
  assert.deepEqual(Object.keys(bigBoy.statistics), [...STATISTIC_IDS]);
  assert.deepEqual(bigBoy.statistics['boiler-pressure'], { value: 300, state: 'published' });
  assert.deepEqual(bigBoy.statistics['factor-of-adhesion'], {
    value: 3.99,
    state: 'calculated',
    formula: 'weight-on-drivers / tractive-effort',
    inputs: { 'weight-on-drivers': 540000, 'tractive-effort': 135375 },
  });
  assert.deepEqual(bigBoy.statistics['tube-length'], { value: null, state: 'unknown' });
});

test('calc reads CSV, and flags what is implausible in a sentence', () => {
  const csv = 'id;whyte;driverDiameterIn;boilerPressurePsi\nx;4-6-2;900;1,6\n';
  const [output] = JSON.parse(calc('engine.csv', csv, '--json').stdout) as Output[];
  assert.equal(output!.id, 'x');
  assert.equal(output!.statistics['driver-diameter']!.value, 900);
  assert.deepEqual(output!.flags, [
    { statistic: 'driver-diameter', reason: '900 is not plausible (14 to 130); perhaps it is in mm' },
    { statistic: 'boiler-pressure', reason: '1.6 is not plausible (25 to 900); perhaps it is in MPa' },
  ]);
});

test('calc without --json prints a sheet to read', () => {
  const { status, stdout } = calc('one.json', JSON.stringify(LOCOMOTIVES[0]));
  assert.equal(status, 0);
  assert.match(stdout, /^Union Pacific Big Boy {3}4-8-8-4$/m);
  assert.match(stdout, /^Starting tractive effort[ .]+135,375 lbf$/m);
  assert.match(stdout, /^Factor of adhesion[ .]+3\.99 += weight-on-drivers \/ tractive-effort$/m);
});

test('a file that cannot be read exits with 1 and says where', () => {
  const wrong = calc('wrong.json', '[{},{},{"boilerPressurePsi":"sixteen bar"}]', '--json');
  assert.equal(wrong.status, 1);
  assert.equal(wrong.stdout, '');
  assert.match(wrong.stderr, /wrong\.json: \[2\]\.boilerPressurePsi: expected a number/);
  assert.match(
    calc('wrong.csv', 'id,whyte,axleLoadLb\na,4-6-2,heavy\n').stderr,
    /line 2, column axleLoadLb: expected/,
  );
  const none = spawnSync(process.execPath, [turntable, 'calc', join(folder, 'none.json')], {
    encoding: 'utf8',
  });
  assert.equal(none.status, 1);
  assert.match(none.stderr, /none\.json: cannot be read \(ENOENT\)/);
});

test('calc names the column that it does not know', () => {
  const typo = calc('typo.csv', 'name;boilerPresure\nA;200\n', '--json');
  assert.deepEqual([typo.status, typo.stdout], [1, '']);
  assert.match(
    typo.stderr,
    /^turntable calc: \S+typo\.csv: line 1, column boilerPresure: .*boilerPressurePsi[^\n]*\n$/,
  );
});

test('calc of a locomotive of which no figure is known has forty unknown ones', () => {
  const { status, stdout } = calc('bare.json', '{"id":"A","fuel":"coal","features":["freight"]}', '--json');
  assert.equal(status, 0);
  const [sheet] = JSON.parse(stdout) as [{ id: string; statistics: Record<string, object> }];
  assert.equal(sheet.id, 'A');
  assert.equal(Object.keys(sheet.statistics).length, 40);
  for (const one of Object.values(sheet.statistics)) assert.deepEqual(one, { value: null, state: 'unknown' });
});

test('calc refuses a figure that no locomotive has', () => {
  const huge = calc('huge.json', '{"raw":{"cylinderStrokeIn":1e120}}', '--json');
  assert.deepEqual([huge.status, huge.stdout], [1, '']);
  assert.match(huge.stderr, /huge\.json: raw\.cylinderStrokeIn: expected a number of at most 1000000000/);
});

test('calc of an empty list is an empty list', () => {
  assert.deepEqual(calc('list.json', '[]', '--json'), { status: 0, stdout: '[]\n', stderr: '' });
  assert.deepEqual(calc('list.json', '[]'), { status: 0, stdout: '', stderr: '' });
  assert.deepEqual(calc('list.csv', 'id,whyte\n', '--json'), { status: 0, stdout: '[]\n', stderr: '' });
});

test('calc reads its own ids', () => {
  const [output] = JSON.parse(calc('own.csv', 'id,boiler-pressure\nx,300\n', '--json').stdout) as Output[];
  assert.deepEqual(output!.statistics['boiler-pressure'], { value: 300, state: 'published' });
});
