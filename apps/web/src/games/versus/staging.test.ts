import assert from 'node:assert/strict';
import { test } from 'node:test';
import { slowed } from '../../session/show/show-queue.ts';
import { duelStaging } from './staging.ts';

test('at a calm table the same is shown in the same order, half as long again', () => {
  const log = ['called', 'read', 'read', 'won'].map((kind, n) => ({ n, event: { kind } }));
  const [usual, calm] = [duelStaging(log, 0, false), slowed(duelStaging, 1.5)(log, 0, false)];
  assert.deepEqual(
    calm.map(({ length }) => length),
    usual.map(({ length }) => 1.5 * length),
  );
  assert.deepEqual(
    calm.map(({ steps }) => steps.map((step) => ({ ...step, at: step.at / 1.5 }))),
    usual.map(({ steps }) => steps),
  );
  assert.equal(calm[1]!.length, 6_000);
});

test('LD-4.7 a Detonation is shown at once, who falls by it when the cloud thins, and the threshold after that', () => {
  const log = ['detonated', 'knocked-out', 'knocked-out'].map((kind, n) => ({ n, event: { kind } }));
  const [act] = duelStaging(log, 0, false);
  assert.deepEqual(
    act!.steps.map(({ at, stage, score }) => [at, stage, score]),
    [
      [0, 1, 0],
      [1_200, 3, 0],
      [2_100, 3, 0],
      [2_700, 3, 2],
      [3_000, 3, 3],
    ],
    'both cards turn, then the threshold falls twice',
  );
});

test('the header says what is shown, but not the face of a coin that still spins; while values are read it has their call', () => {
  const headOf = (kind: string): number | undefined =>
    duelStaging([{ n: 0, event: { kind } }], 0, false)[0]!.head;
  assert.deepEqual([headOf('called'), headOf('flipped')], [0, undefined]);
  const log = ['called', 'read', 'read', 'won'].map((kind, n) => ({ n, event: { kind } }));
  assert.equal(duelStaging(log, 1, false)[0]!.head, 0);
});

test('without movement a knock-out and a Detonation are three pictures of 600 ms each', () => {
  const partsOf = (kinds: readonly string[]): readonly (readonly [number, string])[] => {
    const [act] = duelStaging(
      kinds.map((kind, n) => ({ n, event: { kind } })),
      0,
      true,
    );
    assert.equal(act!.length, 1_800);
    assert.equal(act!.steps.at(-1)!.score, kinds.length);
    return act!.steps.map(({ at, part }) => [at, part]);
  };
  assert.deepEqual(partsOf(['knocked-out']), [
    [0, 'falls'],
    [600, 'event'],
    [1_200, 'turns'],
  ]);
  assert.deepEqual(partsOf(['detonated', 'knocked-out', 'knocked-out']), [
    [0, 'call'],
    [600, 'event'],
    [1_200, 'turns'],
  ]);
});

test('the point of a verdict flies before the score counts it', () => {
  const [act] = duelStaging([{ n: 0, event: { kind: 'ruled' } }], 0, false);
  assert.deepEqual(
    act!.steps.map(({ at, part, stage, score }) => [at, part, stage, score]),
    [
      [0, 'call', 0, 0],
      [250, 'event', 1, 0],
      [1_400, 'flies', 1, 0],
      [1_750, 'score', 1, 1],
    ],
  );
});

test('LD-6.1 a Detonation whose marker empties the record is one event all the same', () => {
  const kinds = ['detonated', 'reset', 'knocked-out', 'knocked-out', 'over'];
  const acts = duelStaging(
    kinds.map((kind, n) => ({ n, event: { kind } })),
    0,
    false,
  );
  assert.deepEqual(
    acts.map(({ from, to }) => [from, to]),
    [
      [0, 4],
      [4, 5],
    ],
  );
});

test('a knock-out is seen before its sign tells it and the target counts it; one that is sacrificed comes first', () => {
  const steps = (how: string): readonly (readonly [number, string])[] =>
    duelStaging([{ n: 0, event: { kind: 'knocked-out', how } as { kind: string } }], 0, false)[0]!.steps.map(
      ({ at, part }) => [at, part],
    );
  const after = [
    [1_900, 'event'],
    [2_300, 'score'],
    [2_600, 'turns'],
  ] as const;
  assert.deepEqual(steps('no-reply'), [[0, 'call'], [600, 'falls'], ...after]);
  assert.deepEqual(steps('sacrifice'), [[0, 'falls'], ...after]);
});

test('LD-4.5 the header tells a sacrifice from its beginning, and who falls by a knock-out not before its sign', () => {
  for (const still of [false, true]) {
    const headOf = (how: string): number | undefined =>
      duelStaging([{ n: 0, event: { kind: 'knocked-out', how } as { kind: string } }], 0, still)[0]!.head;
    assert.deepEqual([headOf('sacrifice'), headOf('no-reply')], [0, undefined]);
  }
});
