import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inWords, playthroughFile, PLAYTHROUGHS } from './playthroughs.node.ts';

/** What a playthrough is kept for: the lines it must have. */
const SHOWS: Readonly<Record<keyof typeof PLAYTHROUGHS, readonly RegExp[]>> = {
  'two-players': [/^ 12\. .* closes .*; the opening is over \[LM-6\.1\]$/m, /^ 13\. .* (builds|reserves) /m],
  'five-players': [/^\s+\d+\. Emma buys /m, / claims the card /],
  'hidden-agendas': [
    /^Secret: Ada /m,
    / claims their secret card .* \[LM-7\.2\]$/m,
    / shows what was never claimed: .* \[LM-7\.3\]$/m,
  ],
  advanced: [/^Options: advanced$/m, / overpays for /, / claims the card /],
  'all-together': [/^Options: hidden agendas, advanced$/m, / closes /, / claims their secret card /],
  'last-single-reservation': [/ reserves the last line, .* \[LM-2\.2\]$/m],
  'exhausted-piles': [/No train is left to come up/, /No 1-point shape is left/, /No 2-point shape is left/],
  'tie-by-trains': [/wins a tie at 4 by more trains/],
  'tie-by-shapes': [/overpays for .* \[LM-3\.6\]$/m, /wins a tie at 5 by more shape points/],
  'tie-shared': [/Ada and Béla share the victory at 2/],
  'end-in-the-opening': [/ 5\. Béla closes .*; the opening is over .*\n\s+No line is free, the game is over/],
};

for (const [name, playthrough] of Object.entries(PLAYTHROUGHS))
  test(`playthrough ${name} is as it was (if it may change: node playthroughs.node.ts, and read the difference)`, () => {
    const words = inWords(playthrough);
    assert.equal(words, readFileSync(playthroughFile(name), 'utf8'));
    for (const line of SHOWS[name]!) assert.match(words, line);
    assert.match(words, /No line is free, the game is over/);
  });

test('no playthrough is left over', () => {
  const files = readdirSync(new URL('playthroughs/', import.meta.url)).sort();
  assert.deepEqual(
    files,
    Object.keys(PLAYTHROUGHS)
      .map((name) => `${name}.txt`)
      .sort(),
  );
});
