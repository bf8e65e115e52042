import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Messages } from '../i18n/messages.ts';
import { resultText } from './outcome.ts';

/** The key of the sentence of a game of two that both won. */
function bothWon(listing: Parameters<typeof resultText>[0]): string {
  const words = { t: (key: string) => key, list: String } as unknown as Messages;
  return resultText(listing, [0, 1], [0], ['Ada', 'Béla'], words);
}

test('DH-8.6 LD-7.5 where both sides are first, the sentence says a draw', () => {
  assert.equal(bothWon({ draws: true, teams: true }), 'end.draw');
  assert.equal(bothWon({ draws: true }), 'end.draw');
});

test('LM-4.2 where all players are first, they share the victory', () => {
  assert.equal(bothWon({}), 'end.won');
});
