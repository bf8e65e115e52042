import type { Listing } from '@turntable/engine';
import { VERSUS_LISTING } from '../versus/listing.ts';

/** Double Header as a lobby and a new-table form know it. */
export const LISTING: Listing = {
  ...VERSUS_LISTING,
  id: 'double-header',
  seats: [2, 4],
  teams: true,
  ratingModes: ['pair', 'teams'],
  ratingMode: (_options, seats) => (seats === 4 ? 'teams' : 'pair'),
};
