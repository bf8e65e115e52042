import assert from 'node:assert/strict';
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mock, test } from 'node:test';
import { run } from './main.ts';

const card = (id: string): object => ({ id, name: id, values: { power: 1 } });

test('LV-3.1 the reason of a take-back stays in the log as it was given, whatever its words', async (t) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-take-back-'));
  const file = join(folder.path, 'record.json');
  const reasons = ['none', '@1', '#statistic.power', '=3 power', '{who}'];
  const record = {
    ...{ format: 'turntable/1', game: 'double-header', options: { judge: true } },
    seats: [{ name: 'Ada' }, { name: 'Béla' }],
    setup: { engines: [[card('a'), card('b')], [card('c'), card('d')]], first: 0 }, // prettier-ignore
    actions: reasons.flatMap((reason) => [
      { by: 0, type: 'field', engine: 0 },
      { by: 'judge', type: 'take-back', reason },
    ]),
  };
  writeFileSync(file, JSON.stringify(record));
  const said: string[] = [];
  const { mock: heard } = mock.method(console, 'log', (line: unknown) => void said.push(String(line)));
  t.after(() => heard.restore());
  assert.equal(await run(['replay', file]), 0);
  const lines = said.filter((line) => line.includes('takes back')).map((line) => line.replace(/ +/g, ' '));
  assert.deepEqual(
    lines,
    reasons.map((reason, i) => ` ${2 * i + 1} The judge takes back the last move: ${reason} [LV-3.1]`),
  );
});
