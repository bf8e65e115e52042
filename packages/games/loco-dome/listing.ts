import type { Listing } from '@turntable/engine';
import { VERSUS_LISTING } from '../versus/listing.ts';

/** Loco Dome as a lobby and a new-table form know it. */
export const LISTING: Listing = {
  ...VERSUS_LISTING,
  id: 'loco-dome',
  seats: [2],
  ratingModes: ['standard'],
  ratingMode: () => 'standard',
};
