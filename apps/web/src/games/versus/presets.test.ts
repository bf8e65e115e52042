import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ROSTER } from '@turntable/games/loco-dome/types.ts';
import { has } from '@turntable/messages';
import { front } from '@turntable/roster';
import { PRESET_IDS, PRESETS } from './presets.ts';

test('LD-1.1 every ready roster has a name, and five engines of the roster', () => {
  for (const id of PRESET_IDS) {
    assert.ok(has(`picks.preset.${id}`), id);
    assert.equal(PRESETS[id].length, ROSTER);
    for (const engine of PRESETS[id]) assert.ok(front(engine), engine);
  }
});
