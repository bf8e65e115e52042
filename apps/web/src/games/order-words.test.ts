import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { GAMES } from '@turntable/games';

test('every game has its words for orders where the table looks for them', () => {
  for (const { id } of Object.values(GAMES))
    assert.ok(existsSync(new URL(`./${id}/order-words.ts`, import.meta.url)), id);
});
