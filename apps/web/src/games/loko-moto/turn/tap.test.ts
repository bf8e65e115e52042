import assert from 'node:assert/strict';
import { test } from 'node:test';
import { builtBy, FREE, reservedBy, type Action } from '@turntable/games/loko-moto/types.ts';
import { NOTHING, type Plan } from './plan.ts';
import { tapOn, type TapScene } from './tap.ts';

const ME = 1;
/** Two free sections, own reserved, own built, another's. */
const LINES = [FREE, FREE, reservedBy(ME), builtBy(ME), reservedBy(0)];
const IDS = LINES.map((_, i) => `s${i}`);
const NO = [{ clause: 'LM-2.1', code: 'no' }] as unknown as ReturnType<TapScene['judge']>;
/** Two of the free ones may be reserved together. */
const judge = (action: Action) => (action.type === 'reserve' && action.sections.length === 2 ? [] : NO);
const scene = (more: Partial<TapScene> = {}): TapScene => ({
  seat: ME,
  asked: true,
  phase: 'main',
  plan: NOTHING,
  lines: LINES,
  ids: IDS,
  pen: null,
  reserving: false,
  judge,
  ...more,
});
const first: Plan = { kind: 'draw', sections: [0] };

test('a tap picks what can be picked', () => {
  assert.deepEqual(tapOn(0, scene()), { pick: first });
  assert.deepEqual(tapOn(0, scene({ phase: 'opening' })), { pick: first }, 'nothing is closed without a pen');
  assert.deepEqual(tapOn(1, scene({ plan: first })), { pick: { kind: 'draw', sections: [0, 1] } });
  assert.deepEqual(tapOn(3, scene({ pen: 'build' })), { pick: { kind: 'buy', train: null, sections: [3] } });
});

test('a tap on what serves no plan, or out of turn, is put to the rules', () => {
  assert.deepEqual(tapOn(4, scene()), { refused: { type: 'build', section: 's4' } });
  assert.deepEqual(tapOn(0, scene({ asked: false })), { refused: { type: 'build', section: 's0' } });
  assert.deepEqual(tapOn(0, scene({ asked: false, phase: 'opening', pen: 'build' })), {
    refused: { type: 'close', section: 's0' },
  });
});

test('with a pen in hand a tap acts at once', () => {
  assert.deepEqual(tapOn(0, scene({ pen: 'build' })), { play: { type: 'build', section: 's0' } });
  assert.deepEqual(tapOn(1, scene({ pen: 'build', plan: first })), {
    play: { type: 'build', section: 's1' },
  });
  assert.deepEqual(tapOn(0, scene({ pen: 'reserve', phase: 'opening' })), {
    play: { type: 'close', section: 's0' },
  });
  assert.deepEqual(tapOn(0, scene({ pen: 'reserve' })), { pick: first });
  assert.deepEqual(tapOn(1, scene({ pen: 'reserve', plan: first })), {
    play: { type: 'reserve', sections: ['s0', 's1'] },
  });
});

test('the second line of a reservation that was asked for is reserved at once, if the rules allow both', () => {
  const reserving = { reserving: true, plan: first } as const;
  assert.deepEqual(tapOn(1, scene(reserving)), { play: { type: 'reserve', sections: ['s0', 's1'] } });
  assert.deepEqual(tapOn(1, scene({ ...reserving, judge: () => NO })), {
    pick: { kind: 'draw', sections: [0, 1] },
  });
  assert.deepEqual(tapOn(2, scene(reserving)), { pick: { kind: 'draw', sections: [2] } });
});
