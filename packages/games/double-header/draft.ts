import type { Offers, Options, Rng } from '@turntable/engine';
import { EDITION } from '@turntable/roster/edition.ts';
import { drawBand, readEdition, readLots } from '../versus/index.ts';
import { DOUBLE_HEADER_LOTS } from '../versus/lots-names.ts';

/** So many locomotives are offered for each place. */
const OFFERED = 3;
/** Locomotives of a table. */
const PLACES = 4;

/** Whether a host wished for offers. */
export const drafts = ({ lots }: Options): boolean => lots === 'three';

/**
 * Three locomotives of one band of strength for each place of a table, all different, one of which its contestant chooses
 * before the deal; nothing if the host wished for no offers. One against one each contestant chooses twice (DH-1.1).
 */
export function offers(options: Options, seats: number, rng: Rng): Offers | undefined {
  const { lots, roster } = options;
  if (readLots(lots, 'options.lots', DOUBLE_HEADER_LOTS) !== 'three') return undefined;
  const edition = readEdition(roster, 'options.roster', EDITION);
  const { band, ids } = drawBand(edition, [], OFFERED * PLACES, rng);
  const each = PLACES / seats;
  const bySeat = <Item>(item: (place: number) => Item): Item[][] =>
    Array.from({ length: seats }, (_, seat) =>
      Array.from({ length: each }, (_, place) => item(seat * each + place)),
    );
  return {
    roster: edition,
    band,
    offers: bySeat((place) => ids.slice(OFFERED * place, OFFERED * (place + 1))),
    lots: bySeat(() => rng.below(OFFERED)),
  };
}
