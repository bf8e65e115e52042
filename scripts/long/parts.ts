import { browserLoop } from './browser-loop.ts';
import { faults } from './faults.ts';
import { measurement } from './measurement.ts';
import type { Part } from './part.ts';
import { recipes } from './recipes.ts';

/** Every long part by its name. A new one is a file here, or a script in `bench/`, and a line in this list. */
export const PARTS: Readonly<Record<string, Part>> = {
  'browser-loop': browserLoop,
  faults,
  recipes,
  'kernel-differential': measurement(
    'kernel-differential.ts',
    'the search kernel of Loko moto against the readable rules',
    '[--positions 1000000]',
  ),
  'random-games': measurement('random-games.ts', 'random games to their end', '[--game loco-dome]'),
  fairness: measurement('fairness.ts', 'win rates by seat on a map', '[--sheet standard] [--games 2000]'),
  levels: measurement(
    'levels.ts',
    'each level of bots against the one below',
    '[--game loko-moto] [--games N]',
  ),
  ladder: measurement(
    'ladder.ts',
    'two bots head to head, mirrored, added to the table of all',
    '--a master@100 --b hard@100 [--deals 10]',
  ),
  among: measurement(
    'among.ts',
    'one level of Loko moto among others, two to five players',
    '--players 4 [--set advanced=true] [--ms 100] [--deals 3]',
  ),
  endgames: measurement(
    'endgames.ts',
    'how often the master level plays a best move of solved endgames',
    '[--positions 200] [--ms 1000]',
  ),
  crowd: measurement('crowd.ts', 'many tables with broken sockets, beside another server', '[--tables 500]'),
  floods: measurement(
    'floods.ts',
    'thousands of connections that are silent, slow or never read, too many messages, and guesses of codes',
    '[--scale 1] [--limits usual]',
  ),
  nodes: measurement('nodes.ts', 'one, two and three servers of one database', '[--rounds 7] [--tables 200]'),
  interaction: measurement(
    'interaction.ts',
    'from a tap or key to the next picture at a busy table, on a slow processor',
    '[--turns 8] [--slower 4]',
  ),
  'map-frames': measurement(
    'map-frames.ts',
    'frames of the map under a finger on a slow phone, and what many tables in a row leave behind',
    '[--slower 4] [--tables 20]',
  ),
  idle: measurement('idle.ts', 'memory of many tables that nobody plays at', '[--tables 10000]'),
};
