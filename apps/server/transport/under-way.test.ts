import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UnderWay } from './under-way.ts';

test('who waits for the requests of a guest does so until all but their own are answered, each once', async () => {
  const under = new UnderWay();
  const [own, one, two] = [under.begin('ada'), under.begin('ada'), under.begin('ada')];
  under.begin('ben');
  assert.equal(under.of('ada'), 3);
  let isOver = false;
  const over = under.atMost('ada', 1).then(() => (isOver = true));
  one();
  one();
  assert.deepEqual([under.of('ada'), isOver], [2, false]);
  two();
  await over;
  own();
  assert.deepEqual([under.of('ada'), under.of('ben')], [0, 1]);
  await under.atMost('ada', 0);
});
