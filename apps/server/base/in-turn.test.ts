import assert from 'node:assert/strict';
import { test } from 'node:test';
import { InTurn } from './in-turn.ts';

test('work of one name is done one after the other, whatever becomes of it; other work goes on', async () => {
  const inTurn = new InTurn();
  const begun: string[] = [];
  const gates = new Map(['a', 'b', 'c'].map((name) => [name, Promise.withResolvers<string>()]));
  const work = (name: string) => (): Promise<string> => {
    begun.push(name);
    return gates.get(name)!.promise;
  };
  const [a, b, c] = [inTurn.do('x', work('a')), inTurn.do('x', work('b')), inTurn.do('y', work('c'))];
  gates.get('c')!.resolve('c');
  assert.equal(await c, 'c');
  assert.deepEqual(begun, ['a', 'c']);
  gates.get('a')!.reject(new Error('a fails'));
  await assert.rejects(a, /a fails/);
  gates.get('b')!.resolve('b');
  assert.equal(await b, 'b');
  assert.deepEqual(begun, ['a', 'c', 'b']);
  await inTurn.do('x', async () => {});
  assert.equal(inTurn.size, 0, 'nothing is kept');
});
