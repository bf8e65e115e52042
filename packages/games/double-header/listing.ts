import type { Listing } from '@turntable/engine';
import { lotsField, VERSUS_LISTING } from '../versus/listing.ts';
import { DOUBLE_HEADER_LOTS } from '../versus/lots-names.ts';
import { VERDICTS } from '../versus/verdicts.ts';

/** Double Header as a lobby and a new-table form know it. */
export const LISTING: Listing = {
  ...VERSUS_LISTING,
  options: [lotsField(DOUBLE_HEADER_LOTS, 'three'), ...VERSUS_LISTING.options],
  id: 'double-header',
  seats: [2, 4],
  teams: true,
  verdicts: VERDICTS,
  ratingModes: ['pair', 'teams'],
  ratingMode: (_options, seats) => (seats === 4 ? 'teams' : 'pair'),
};
