import { RecordError } from '@turntable/engine';
import { SHAPES, TRAINS } from './boxes.ts';
import { readSetup } from './record-setup.ts';
import { PILES, type Lattice, type Setup } from './types.ts';

/**
 * A setup for so many players from what a file says: a record, whose map and cards are taken, or a map as records write one, with the
 * usual cards for its lattice. Throws a `RecordError` that names the place and what was expected.
 */
export function setupOfMapFile(json: unknown, players: number): Setup {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new RecordError('map', 'expected an object');
  const seats = Array.from({ length: players }, (_, i) => ({ name: `${i + 1}` }));
  const file = json as Record<string, unknown>;
  if (file['game'] !== undefined && file['game'] !== 'loko-moto')
    throw new RecordError('game', 'expected "loko-moto"');
  if (file['setup'] !== undefined) {
    const { options = {}, setup: dealt } = file as { options?: object; setup: object | null };
    // Secret cards, and who starts, are of as many seats as the record has; here all is dealt anew.
    const setup = { ...dealt, secret: undefined, starter: undefined };
    const plain = { ...options, hiddenAgendas: false };
    return readSetup({ game: 'loko-moto', rules: 1, options: plain, seats, setup } as never).setup;
  }
  const lattice: Lattice = file['lattice'] === 'square' ? 'square' : 'triangular';
  const shapes = Object.fromEntries(
    PILES.map((points) => [points, SHAPES[lattice].filter((shape) => shape.points === points)]),
  );
  const setup = { map: file, trains: TRAINS, shapes };
  return ofMap(() => readSetup({ game: 'loko-moto', rules: 1, options: {}, seats, setup } as never).setup);
}

/** Gives what is read; an error names its place in a file that is the map itself and has no `setup`. */
function ofMap(read: () => Setup): Setup {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    const expected = error.message.slice(error.place.length + 2);
    throw new RecordError(error.place.replace(/^setup\.map\.?/, '') || 'map', expected);
  }
}
