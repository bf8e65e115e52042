import assert from 'node:assert/strict';
import { test } from 'node:test';
import { weighed } from './claim-worth.ts';

const HAS = { features: ['streamlined'] } as const;
const HAS_NOT = { features: [] } as const;

test('LV-4.3 what brings the opponents the point in Double Header, or nothing, is not worth a claim', () => {
  const worth = (...sides: Parameters<typeof weighed> extends [unknown, ...infer Sides] ? Sides : never) =>
    weighed('streamlined', ...sides).worth;
  assert.equal(worth([HAS, HAS], [HAS, HAS_NOT]), 'good');
  assert.equal(worth([HAS, HAS_NOT], [HAS_NOT, HAS]), 'even');
  assert.equal(worth([HAS, HAS_NOT], [HAS, HAS]), 'none');
  assert.equal(worth([HAS_NOT, HAS_NOT], [HAS_NOT, HAS_NOT]), 'none');
});

test('LV-4.3 between the two locomotives of Loco Dome one’s own has to have the feature', () => {
  assert.deepEqual(weighed('streamlined', [HAS], [HAS_NOT]), {
    ...{ feature: 'streamlined', mine: 1, theirs: 0, worth: 'good' },
  });
  assert.equal(weighed('streamlined', [HAS], [HAS]).worth, 'even');
  assert.equal(weighed('streamlined', [HAS_NOT], [HAS]).worth, 'none');
});
