import { LISTING as LOKO_MOTO } from '@turntable/games/loko-moto/listing.ts';
import type { State } from '@turntable/games/loko-moto/types.ts';
import type { Played } from './finished.ts';
import { PrintError, type Request } from './request.ts';

/** The game something is printed from, as far as its sheet goes. */
type OfGame = Pick<Played, 'game' | 'state'>;

/** The state of a game of Loko moto; nothing without a game. @throws PrintError if it is another game. */
export function lokoMoto(played: OfGame | undefined): State | undefined {
  if (!played) return undefined;
  if (played.game.id !== LOKO_MOTO.id)
    throw new PrintError(`--record: ${played.game.id} has no map, trains or shapes`);
  return played.state as State;
}

/**
 * The request with the map, or the lattice of the cards, that the game is played on.
 * @throws PrintError if another was asked for, or cards were chosen where each seat has its own.
 */
export function settled(request: Request, played: OfGame | undefined): Request {
  const { kind, sheet, isDefault } = request;
  if (kind !== 'map' && kind !== 'shape-cards' && kind !== 'agenda-cards') return request;
  const map = lokoMoto(played)?.box.sheet;
  if (!map) return request;
  if (kind === 'agenda-cards' && request.cards)
    throw new PrintError('--cards: slips of a game are one per seat, with the two cards of each');
  const own = kind === 'map' ? map.id : map.lattice;
  if (sheet !== own && !isDefault)
    throw new PrintError(`--sheet: the map of this game is ${own === 'inline' ? 'its own' : own}`);
  return { ...request, sheet: own };
}
