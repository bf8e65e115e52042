// pokemon-showdown's random battles between its random players.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { BattleStream, getPlayerStreams } = require('pokemon-showdown/dist/sim/battle-stream');
const { RandomPlayerAI } = require('pokemon-showdown/dist/sim/tools/random-player-ai');
const { Teams } = require('pokemon-showdown/dist/sim/teams');

/** Plays one whole battle of a format, e.g. `gen9randombattle`, with its own seed. */
export async function battle(formatid, seed) {
  const streams = getPlayerStreams(new BattleStream());
  const seeds = [1, 2, 3].map((i) => [seed, i, seed + i, 7]);
  const players = ['p1', 'p2'].map((side, i) => new RandomPlayerAI(streams[side], { seed: seeds[i] }));
  for (const player of players) void player.start();
  const team = (i) => Teams.pack(Teams.generate(formatid, { seed: [seed, seed, i, 1] }));
  void streams.omniscient.write(
    `>start ${JSON.stringify({ formatid, seed: seeds[2] })}\n` +
      `>player p1 ${JSON.stringify({ name: 'A', team: team(1) })}\n` +
      `>player p2 ${JSON.stringify({ name: 'B', team: team(2) })}`,
  );
  let lines = 0;
  for await (const chunk of streams.omniscient) {
    lines += chunk.split('\n').length;
    if (/^\|(win|tie)/m.test(chunk)) break;
  }
  return lines;
}
