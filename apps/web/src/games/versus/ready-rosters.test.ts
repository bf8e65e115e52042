import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ROSTER } from '@turntable/games/loco-dome/types.ts';
import { has } from '@turntable/messages';
import { front } from '@turntable/roster';
import { READY_IDS, READY_ROSTERS } from './ready-rosters.ts';

test('LD-1.1 every ready roster has a name, and five locomotives of the roster', () => {
  for (const id of READY_IDS) {
    assert.ok(has(`picks.preset.${id}`), id);
    assert.equal(READY_ROSTERS[id].length, ROSTER);
    for (const locomotive of READY_ROSTERS[id]) assert.ok(front(locomotive), locomotive);
  }
});
