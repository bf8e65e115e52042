import type { Listing } from '@turntable/engine';
import { SHEET_IDS } from './sheets/index.ts';

/** Loko moto as a lobby and a new-table form know it. */
export const LISTING: Listing = {
  id: 'loko-moto',
  seats: [2, 3, 4, 5],
  options: [
    {
      kind: 'choice',
      name: 'sheet',
      label: 'option.map',
      choices: SHEET_IDS.map((value) => ({
        value,
        label: `option.map.${value}`,
        hint: `option.map.${value}.hint`,
      })),
    },
    { kind: 'flag', name: 'hiddenAgendas', label: 'option.hidden', hint: 'option.hidden.hint' },
    { kind: 'flag', name: 'advanced', label: 'option.advanced', hint: 'option.advanced.hint' },
  ],
  printed: true,
  hides: (options) => options['hiddenAgendas'] === true,
  ratingModes: ['standard', 'hidden', 'advanced', 'hidden-advanced'],
  ratingMode: ({ hiddenAgendas, advanced }) => {
    if (hiddenAgendas === true) return advanced === true ? 'hidden-advanced' : 'hidden';
    return advanced === true ? 'advanced' : 'standard';
  },
};
