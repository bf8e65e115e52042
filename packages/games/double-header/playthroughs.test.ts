import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inWords, playthroughFile, PLAYTHROUGHS } from './playthroughs.node.ts';

/** What a playthrough is kept for: the lines it must have. */
const SHOWS: Readonly<Record<keyof typeof PLAYTHROUGHS, readonly RegExp[]>> = {
  'two-against-two': [/ puts .* in use \[DH-5\.2\]$/m, / vetoes /, / claims the feature /],
  'one-against-one': [/^ {2}team 0: .* \(Ada\).*\n {2}team 0: .* \(Ada\)/m, / vetoes /],
  margin: [/2 points for .* \[LV-2\.2\]$/m, /3 points for .* \[LV-2\.2\]$/m],
  'draw-after-style': [/moves to style points \[DH-8\.2\]$/m, /a draw at 1 : 1 \[DH-8\.6\]$/m],
  'free-words-without-a-judge': [/Béla rules: the point goes to the other side/, /goes on, and so accepts/],
  'judge-ends-the-phase': [/The judge rules: invalid/, /The judge ends the style points/],
  'style-points-skipped': [/Ada skips the style points \[DH-8\.3\]$/m, /ended by DH-8\.3/],
  'moved-to-style': [/moves to style points \[DH-8\.1\]$/m, /puts Engine a1 in use \[DH-5\.2\]$/m],
  'veto-and-forced-switch': [
    /has to come into use for Csilla and Dénes \[DH-2\.4\]$/m,
    /next to call: .* \[DH-2\.6\]$/m,
  ],
  'tags-on-a-tie': [/tagged in \[DH-4\.1\]$/m, /tagged in \[DH-4\.2\]$/m, /nobody scores; .* \[DH-4\.3\]$/m],
  'fifty-fifty': [
    /plays 50\/50 \[DH-6\.1\]$/m,
    /plays 50\/50 \[DH-6\.2\]$/m,
    /The coin gives infinity to Ada/,
  ],
  'swap-orders': [/gives the value instead: 5 \[DH-6\.4\]$/m, /Still a tie/],
  'double-header': [/True Double Header.* \[DH-6\.6\]$/m, /both values together are 7/],
  'time-outs': [
    /Dénes calls the Time Out \[DH-7\.1\]$/m,
    /Ada calls the Time Out \[DH-7\.1\]$/m,
    /keeps Engine a1 in use \[DH-7\.2\]$/m,
  ],
};

for (const [name, playthrough] of Object.entries(PLAYTHROUGHS))
  test(`playthrough ${name} is as it was (if it may change: node playthroughs.node.ts, and read the difference)`, () => {
    const words = inWords(playthrough);
    assert.equal(words, readFileSync(playthroughFile(name), 'utf8'));
    for (const line of SHOWS[name]!) assert.match(words, line);
    assert.match(words, /The game is over/);
  });

test('no playthrough is left over', () => {
  const files = readdirSync(new URL('playthroughs/', import.meta.url)).sort();
  const names = Object.keys(PLAYTHROUGHS).map((name) => `${name}.txt`);
  assert.deepEqual(files, names.sort());
});
