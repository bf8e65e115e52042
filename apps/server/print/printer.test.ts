import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRequest } from '@turntable/print/request.ts';
import { Problem } from '../base/problem.ts';
import { Printer } from './printer.ts';

/** A thread that says what it printed, and never ends at what it is told to hang at. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ no, job }) => {
      if (job.table.id === 'hang') for (;;);
      if (job.table.id === 'sleep') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_000);
      if (job.table.id === 'throw') throw new Error('broken');
      parentPort.postMessage({ no, answer: { pdf: Buffer.from(job.table.id) } });
    });`)}`,
);
const job = (id: string) => ({ request: readRequest('statistics', {}), hidden: [], table: { id, code: '' } });
const refused = (code: string) => (error: unknown) => error instanceof Problem && error.body.code === code;

test('owners take turns: whoever orders twenty documents keeps another waiting for one of them', async () => {
  const printer = new Printer(script);
  const done: string[] = [];
  const order = (owner: string, id: string): Promise<unknown> =>
    printer.print(job(id), { owner }).then((pdf) => done.push(Buffer.from(pdf).toString()));
  const all = Array.from({ length: 21 }, (_, i) => order('many', `many ${i}`));
  await assert.rejects(order('many', 'one more'), refused('too-fast'));
  all.push(order('other', 'other'));
  await Promise.all(all);
  assert.equal(done.length, 22);
  assert.ok(done.indexOf('other') <= 2, done.slice(0, 4).join());
  await printer.close();
});

test('what nobody waits for any more is not printed', async () => {
  const printer = new Printer(script);
  const first = printer.print(job('first'), { owner: 'a' });
  let gone = false;
  const second = printer.print(job('second'), { owner: 'a', gone: () => gone });
  gone = true;
  await assert.rejects(second, refused('unavailable'));
  assert.equal(Buffer.from(await first).toString(), 'first');
  await printer.close();
});

test('a document that cannot be handed to the thread is refused at once, and the next is made', async () => {
  const printer = new Printer(script);
  let deep: object = {};
  for (let i = 0; i < 100_000; i++) deep = { deep };
  const [bad, next] = [{ ...job('deep'), record: deep }, job('next')].map((each) =>
    printer.print(each, { owner: 'a' }),
  );
  await assert.rejects(bad!, refused('bad-message'));
  assert.equal(Buffer.from(await next!).toString(), 'next');
  await printer.close();
});

test('a document that never ends, or breaks its thread, is given up, and the next is made', async () => {
  const printer = new Printer(script, 1_000);
  const [hangs, broken, next] = ['hang', 'throw', 'next'].map((id) => printer.print(job(id), { owner: 'a' }));
  await assert.rejects(hangs!, refused('unavailable'));
  await assert.rejects(broken!, /broken/);
  assert.equal(Buffer.from(await next!).toString(), 'next');
  await printer.close();
});

test('what a busy machine holds up is not given up for that: processor time counts, ten times as much by the clock', async () => {
  const patient = new Printer(script, 500);
  assert.equal(Buffer.from(await patient.print(job('sleep'), { owner: 'a' })).toString(), 'sleep');
  await patient.close();
  const impatient = new Printer(script, 50);
  await assert.rejects(impatient.print(job('sleep'), { owner: 'a' }), refused('unavailable'));
  await impatient.close();
});
