import assert from 'node:assert/strict';
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mock, test } from 'node:test';
import { run } from './main.ts';

const scenario = new URL('../../packages/testkit/scenarios/loko-moto/28-overpay.json', import.meta.url);

test('replay tells of a seat in the room that its keeper acted, and of no other', async (t) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-room-'));
  const record = JSON.parse(readFileSync(scenario, 'utf8')) as { seats: object[] };
  record.seats[0] = { name: 'Ada', room: true };
  const file = join(folder.path, 'record.json');
  writeFileSync(file, JSON.stringify(record));
  const said: string[] = [];
  const { mock: heard } = mock.method(console, 'log', (line: unknown) => void said.push(String(line)));
  t.after(() => heard.restore());
  assert.equal(await run(['replay', file, '--json']), 0);
  const { log } = JSON.parse(said.join('\n')) as { log: { by: number | string; text: string }[] };
  const told = log.filter(({ by, text }) => by !== 'chance' && /Ada|Béla|Csilla/.test(text));
  assert.deepEqual(new Set(told.map(({ by }) => by)), new Set([0, 1, 2]));
  for (const { by, text } of told) assert.equal(text.includes('Ada, by the keeper'), by === 0, text);
});
