import { readEach, readFlag, readOneOf, readWhole, RecordError } from '@turntable/engine';
import type { Setup } from './types.ts';
import { SHAPES, SHEETS, TRAINS } from './boxes.ts';
import { SHEET_IDS } from './sheets/index.ts';
import { dealtShapes, sortedShapes, sortedTrains } from './cards.ts';
import { SECRET_POINTS } from './setup.ts';

const OPTIONS = ['sheet', 'hiddenAgendas', 'advanced', 'starters'] as const;

/**
 * The table of a host's form: `sheet` (default standard), `hiddenAgendas`, `advanced`, and `starters`, the seats that may start
 * (default all; lot decides, LM-1.4). Throws `RecordError` at anything else.
 */
export function host(options: Readonly<Record<string, unknown>>, players: number): Setup {
  for (const key of Object.keys(options)) readOneOf(key, `options.${key}`, OPTIONS);
  readWhole(players, 'seats', 2, 5);
  const sheet = SHEETS[readOneOf(options['sheet'] ?? SHEET_IDS[0], 'options.sheet', SHEET_IDS)];
  const starters =
    options['starters'] === undefined
      ? Array.from({ length: players }, (_, seat) => seat)
      : readEach(options['starters'], 'options.starters', (seat, at) => readWhole(seat, at, 0, players - 1));
  if (starters.length === 0 || new Set(starters).size < starters.length)
    throw new RecordError('options.starters', 'expected at least one seat, each once');
  const setup: Setup = {
    players,
    hiddenAgendas: readFlag(options['hiddenAgendas'], 'options.hiddenAgendas', false),
    advanced: readFlag(options['advanced'], 'options.advanced', false),
    sheet,
    trains: sortedTrains(TRAINS),
    shapes: sortedShapes(SHAPES[sheet.lattice]),
    starters,
  };
  const piles = dealtShapes(setup);
  if (setup.hiddenAgendas && SECRET_POINTS.some((points) => piles[points - 1]!.length < players))
    throw new RecordError('options', 'expected enough secret shapes for every seat');
  return setup;
}
