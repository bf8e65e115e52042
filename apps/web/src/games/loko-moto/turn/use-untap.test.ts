import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openDocument, runHook } from '../../../device/testing/hook.ts';
import { actsOf } from './acts.ts';
import type { Plan } from './plan.ts';

openDocument();
const { useUntap } = await import('./use-untap.ts');

test('a double tap leaves what is picked as it was before its first tap', async () => {
  const set: Plan[] = [];
  const setPlan = (plan: Plan): void => void set.push(plan);
  const pair: Plan = { kind: 'draw', sections: [1, 2] };
  await using run = await runHook((plan: Plan) => useUntap({ plan, setPlan }), pair);
  // A tap that is refused changes nothing.
  await run.does(({ note }) => note());
  await run.does(({ untap }) => untap());
  assert.deepEqual(set, []);
  for (const after of [
    { kind: 'draw', sections: [2] },
    { kind: 'draw', sections: [1, 3] },
    { kind: 'buy', train: null, sections: [4] },
  ] as const) {
    await run.render(pair);
    await run.does(({ note }) => note());
    await run.render(after);
    await run.does(({ untap }) => untap());
    assert.equal(set.pop(), pair);
  }
});

test('a tap acts at once with the pencil, with a card in the hand, and where the reader wants it so', () => {
  const atOnce = (more: object): boolean =>
    actsOf({ turn: {}, hand: {}, pencilling: false, inkAtOnce: false, ...more } as never).atOnce;
  assert.equal(atOnce({}), false);
  assert.ok(atOnce({ pencilling: true }));
  assert.ok(atOnce({ hand: { held: { places: [], index: 0 } } }));
  assert.ok(atOnce({ inkAtOnce: true }));
});
