import type { Listing } from '@turntable/engine';

/** sample name as a lobby and a new-table form know it. */
export const LISTING: Listing = {
  id: 'sample-game',
  seats: [2, 3, 4],
  options: [
    { kind: 'flag', name: 'long', label: 'sample-game.option.long', hint: 'sample-game.option.long.hint' },
  ],
  hides: () => false,
  ratingModes: ['standard'],
  ratingMode: () => 'standard',
};
