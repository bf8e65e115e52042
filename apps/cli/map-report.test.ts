import assert from 'node:assert/strict';
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, mock, test } from 'node:test';
import { grid } from '@turntable/games/loko-moto/fixtures.node.ts';
import { run } from './main.ts';

const folder = mkdtempSync(join(tmpdir(), 'turntable-map-report-'));
after(() => rmSync(folder, { recursive: true }));
let files = 0;
function saved(json: unknown): string {
  const path = join(folder, `${files++}.json`);
  writeFileSync(path, typeof json === 'string' ? json : JSON.stringify(json));
  return path;
}

/** Runs `map-report` in this process; gives what it said. */
async function report(...args: readonly string[]): Promise<{ status: number; out: string[]; err: string[] }> {
  const [out, err]: [string[], string[]] = [[], []];
  const mocks = [
    mock.method(console, 'log', (line: string) => void out.push(line)),
    mock.method(console, 'error', (line: string) => void err.push(line)),
  ];
  try {
    return { status: await run(['map-report', ...args]), out, err };
  } finally {
    for (const { mock: one } of mocks) one.restore();
  }
}

test('the picture does not take the place of the map', async () => {
  const map = saved(grid('triangular', 4, 4));
  const before = readFileSync(map, 'utf8');
  const other = join(folder, 'other-name.json');
  linkSync(map, other);
  for (const svg of [map, other]) {
    const { status, out, err } = await report(map, '--games', '1', '--svg', svg);
    assert.deepEqual([status, out], [1, []]);
    assert.deepEqual(err, [`turntable map-report: --svg: ${svg} is the map itself; expected another file`]);
    assert.equal(readFileSync(map, 'utf8'), before);
  }
});

test('while the games are played there is no picture yet, not an empty one', async () => {
  const pictures = join(folder, 'pictures');
  mkdirSync(pictures);
  const svg = join(pictures, 'small.svg');
  const before: string[][] = [];
  const said = mock.method(console, 'log', () => void before.push(readdirSync(pictures)));
  assert.equal(await run(['map-report', 'small', '--games', '1', '--svg', svg]), 0);
  said.mock.restore();
  assert.deepEqual(before[0], []);
  assert.deepEqual(readdirSync(pictures), ['small.svg']);
  assert.match(readFileSync(svg, 'utf8'), /^<svg.*<\/svg>\n$/);
  const missing = join(folder, 'missing', 'small.svg');
  const { status, err } = await report('small', '--games', '1', '--svg', missing);
  assert.deepEqual(
    [status, err],
    [1, [`turntable map-report: --svg: ${missing} cannot be written (ENOENT)`]],
  );
});

test(
  'a picture that cannot be written does not cost the report',
  { skip: !existsSync('/dev/full') },
  async () => {
    const { status, out, err } = await report('small', '--games', '1', '--svg', '/dev/full');
    assert.deepEqual(
      [status, err],
      [5, ['turntable map-report: --svg: /dev/full cannot be written (ENOSPC)']],
    );
    assert.ok(out.length > 3, out.join('\n'));
  },
);

test('what is no map is said with the name of its file, and once', async () => {
  for (const [text, says] of [
    ['null', 'map: expected an object'],
    ['{"game":"loco-dome"}', 'game: expected "loko-moto"'],
    ['{', /^expected JSON \([^;]*\)$/],
  ] as const) {
    const file = saved(text);
    const { status, err } = await report(file, '--games', '1');
    assert.deepEqual([status, err.length], [1, 1], text);
    const start = `turntable map-report: ${file}: `;
    assert.equal(err[0]!.slice(0, start.length), start);
    const said = err[0]!.slice(start.length);
    if (typeof says === 'string') assert.equal(said, says);
    else assert.match(said, says);
  }
});
