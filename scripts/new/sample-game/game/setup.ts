import { readEach, readFlag, readOneOf, readWhole, RecordError, type Options } from '@turntable/engine';
import { WAGONS, type Setup, type State } from './types.ts';

/** The table of a host's form: `long` (SG-1.1) and `starters` (SG-1.2). Throws `RecordError` at anything else. */
export function host(options: Options, players: number): Setup {
  for (const key of Object.keys(options)) readOneOf(key, `options.${key}`, ['long', 'starters']);
  readWhole(players, 'seats', 2, 4);
  const all = Array.from({ length: players }, (_, seat) => seat);
  const starters =
    options['starters'] === undefined
      ? all
      : readEach(options['starters'], 'options.starters', (seat, at) => readWhole(seat, at, 0, players - 1));
  if (starters.length === 0 || new Set(starters).size < starters.length)
    throw new RecordError('options.starters', 'expected at least one seat, each once');
  return {
    players,
    wagons: WAGONS[readFlag(options['long'], 'options.long', false) ? 'long' : 'short'],
    starters,
  };
}

/** The siding before the lot. */
export function start(setup: Setup): State {
  const taken = Array.from({ length: setup.players }, () => 0);
  return { setup, moves: 0, turn: null, left: setup.wagons, taken };
}
