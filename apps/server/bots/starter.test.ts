import assert from 'node:assert/strict';
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test } from 'node:test';
import { until } from '@turntable/testkit/until.node.ts';
import { Starter } from './starter.ts';

/** Says its process and that of who started it, and then what it is told; ends with its channel alone. */
const SAYS = `
  process.on('disconnect', () => process.exit());
  process.on('message', (told) => process.send({ told }));
  process.send({ pid: process.pid, by: process.ppid });`;

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a process is started by another one, hears and is heard, and its end is told once', async () => {
  using dir = mkdtempDisposableSync(join(tmpdir(), 'turntable-starter-'));
  const script = join(dir.path, 'says.mjs');
  writeFileSync(script, SAYS);
  const starter = new Starter();
  const start = () => {
    const [sent, ended]: [object[], string[]] = [[], []];
    const hearer = {
      sent: (one: unknown) => sent.push(one as object),
      ended: (why: string) => ended.push(why),
    };
    return { ...starter.start(pathToFileURL(script), hearer), sent, ended };
  };
  const [first, second] = [start(), start()];
  const said = async ({ sent }: { readonly sent: object[] }): Promise<{ pid: number; by: number }> =>
    (await until(() => sent[0], 'its process')) as { pid: number; by: number };
  const [one, two] = [await said(first), await said(second)];
  assert.equal(one.by, two.by);
  assert.notEqual(one.by, process.pid);
  first.send('a');
  second.send('b');
  await until(() => first.sent.length > 1 && second.sent.length > 1, 'both answers');
  assert.deepEqual([first.sent[1], second.sent[1]], [{ told: 'a' }, { told: 'b' }]);

  first.kill();
  await until(() => first.ended.length > 0, 'the end of the first');
  assert.deepEqual([first.ended, second.ended], [['ended with SIGKILL'], []]);

  // Without what started them processes end; the next one is started by a new one.
  process.kill(one.by, 'SIGKILL');
  await until(() => second.ended.length > 0, 'the end of the second');
  assert.match(second.ended[0]!, /what had started it \(SIGKILL\)/);
  await until(() => !lives(two.pid), 'the second to be gone');
  const third = start();
  const three = await said(third);
  assert.notEqual(three.by, one.by);
  await starter.close();
  await until(() => !lives(three.pid) && !lives(three.by), 'all to be gone');
});
