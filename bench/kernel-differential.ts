// The search kernel of Loko moto beside the readable rules, over random positions of every form. A disagreement is kept as a
// fixture, which the tests replay from then on, and ends with exit code 1.
//   node bench/kernel-differential.ts --positions 1000000 --seed 1
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compare, FIXTURES } from '@turntable/games/loko-moto/kernel/differential.node.ts';
import { grouped, keep } from './report.ts';

const { values } = parseArgs({
  options: { positions: { type: 'string', default: '1000000' }, seed: { type: 'string', default: '1' } },
});
const CHUNK = 20_000;
const wanted = Number(values.positions);
const total = { positions: 0, games: 0, bought: 0, claimed: 0, disagreements: 0 };
for (let chunk = 0; total.positions < wanted; chunk++) {
  const found = compare(Math.min(CHUNK, wanted - total.positions), Number(values.seed) * 1_000_003 + chunk);
  total.positions += found.positions;
  total.games += found.games;
  total.bought += found.bought;
  total.claimed += found.claimed;
  total.disagreements += found.disagreements.length;
  for (const { name, record } of found.disagreements) {
    console.error(name);
    mkdirSync(FIXTURES, { recursive: true });
    const file = new URL(`${name.replaceAll(/[^a-z0-9]+/g, '-').replace(/-$/, '')}.json`, FIXTURES);
    writeFileSync(file, `${JSON.stringify(record, null, 1)}\n`);
  }
  if (chunk % 5 === 4) console.log(`${total.positions} positions, ${total.disagreements} disagreements`);
}
keep(
  'kernel-differential',
  `The search kernel beside the readable rules: ${grouped(total.positions)} positions of ${grouped(total.games)} random games with 2 to 5
players, all options, three maps (seed ${values.seed}); ${grouped(total.bought)} purchases, ${grouped(total.claimed)} shape cards.
At each position: all of the state, three moves that may be illegal, each legal one made and taken back; at every seventh the number
of legal moves, and the list where it is short.

Disagreements: ${total.disagreements}.`,
);
process.exitCode = total.disagreements > 0 ? 1 : 0;
