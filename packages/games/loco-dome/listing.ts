import type { Listing } from '@turntable/engine';
import { lotsField, VERSUS_LISTING } from '../versus/listing.ts';
import { LOCO_DOME_LOTS } from '../versus/lots-names.ts';
import { DOME_VERDICTS } from './verdicts.ts';

/** Loco Dome as a lobby and a new-table form know it. */
export const LISTING: Listing = {
  ...VERSUS_LISTING,
  options: [lotsField(LOCO_DOME_LOTS, 'band'), ...VERSUS_LISTING.options],
  id: 'loco-dome',
  seats: [2],
  verdicts: DOME_VERDICTS,
  ratingModes: ['standard'],
  ratingMode: () => 'standard',
};
