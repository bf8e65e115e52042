import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inWords, playthroughFile, PLAYTHROUGHS } from './playthroughs.node.ts';

/** What a playthrough is kept for: the lines it must have. */
const SHOWS: Readonly<Record<keyof typeof PLAYTHROUGHS, readonly RegExp[]>> = {
  'by-lot': [/ to Swap: .* \[LD-4\.2\]$/m, / to Block: .* \[LD-4\.3\]$/m, /Knock Out \[LD-4\.4\]$/m],
  margin: [/^[ \d.]+2 points for .* \[LV-2\.2\]$/m, /^[ \d.]+3 points for .* \[LV-2\.2\]$/m],
  threshold: [/The target is .* \[LD-2\.2\]$/m, /nobody scores, .* \[LD-3\.3\]$/m, /ended by LD-7\.1/],
  'falling-threshold': [/threshold falls to 80 \[LD-4\.7\]$/m, /ended by LD-7\.1/],
  'falling-threshold-for-both': [/threshold falls to 90 \[LD-5\.6\]$/m, /ended by LD-7\.4/],
  'all-five': [/ended by LD-7\.2/, /knocked-out knocked-out knocked-out knocked-out knocked-out$/m],
  'both-last-at-once': [/are identical \[LD-5\.8\]$/m, /ended by LD-7\.3/],
  stuck: [/Ada activates .* \[LD-7\.5\]$/m, /Neither contestant can call/, /a draw at 0 : 0 \[LD-7\.5\]$/m],
  'two-resets': [/asks for a reset: .* \[LD-6\.2\]$/m, /ended by LD-7\.6/],
  'swap-and-block': [/to Swap: /, /to Block: .*\n.*the record of called statistics is empty \[LD-6\.1\]$/m],
  'rest-on-a-tie': [/to Rest: the statistic is skipped \[LD-3\.4\]$/m],
  'rest-between-calls': [/uses a marker to Rest \[LD-4\.6\]$/m],
  sacrifice: [
    /it applies to both equally/,
    /Béla uses a marker for a Sacrifice: Engine b3 is knocked out .* \[LD-4\.5\]$/m,
  ],
  detonation: [/Detonation \[LD-4\.7\]$/m, /Ada activates Engine a1 \[LD-4\.7\]$/m],
  'knock-out-won': [/The judge rules: .* \(look at it\)/, /Béla has no valid point left \[LV-3\.1\]$/m],
  'knock-out-lost': [
    /The cards decide: .* \[LV-4\.3\]$/m,
    /Engine a0 of Ada is knocked out; .* \[LD-5\.7\]$/m,
  ],
  'free-words-without-a-judge': [
    /Béla corrects: /,
    /goes on, and so accepts/,
    /free knock-out/,
    /I doubt it/,
  ],
  'pairs-without-end': [/25 pairs are made/, /Engine b0 of Béla is knocked out; .* \[LD-5\.8\]$/m],
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
