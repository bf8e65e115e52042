import assert from 'node:assert/strict';
import { test } from 'node:test';
import { revealOf } from './reveal.ts';

const sum = (...kinds: string[]): number => revealOf(kinds.map((kind) => ({ kind })));

test('the time of the reveal is the sum of what one entry made happen', () => {
  assert.equal(sum('accepted'), 0);
  assert.equal(sum('called'), 0, 'the sign stands at once');
  assert.equal(sum('accepted', 'read', 'read', 'won'), 4_000);
  assert.equal(sum('read', 'read', 'tied'), 4_000);
  assert.equal(sum('tagged', 'read', 'won'), 2_500, 'only one value is new');
  assert.equal(sum('tagged', 'read', 'tied', 'tagged', 'read', 'undecided'), 5_000);
  assert.equal(sum('boosted'), 400);
  assert.equal(sum('flipped', 'read', 'read', 'won'), 5_200);
  assert.equal(sum('vetoed'), 600);
  assert.equal(sum('conceded', 'knocked-out'), 3_400);
  assert.equal(sum('detonated', 'knocked-out', 'knocked-out'), 3_500, 'one event');
  assert.equal(
    sum('detonated', 'reset', 'knocked-out', 'knocked-out'),
    3_500,
    'its marker empties the record',
  );
  assert.equal(sum('identical', 'knocked-out', 'knocked-out'), 6_800);
  assert.equal(sum('ruled', 'paired'), 2_600);
});
