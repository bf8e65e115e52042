import { SHEET_IDS } from '@turntable/games/loko-moto/sheets/index.ts';
import { LATTICES } from '@turntable/games/loko-moto/types.ts';
import type { PaperSet } from '../../session/paper-wish.ts';

/** What a table of Loko moto needs. */
export const SET: PaperSet = {
  id: 'loko-moto',
  sheets: { map: SHEET_IDS, 'shape-cards': LATTICES, 'agenda-cards': LATTICES },
  wishes: [
    { kind: 'map', sheet: 'standard', copies: 10 },
    { kind: 'train-cards' },
    { kind: 'shape-cards', sheet: 'triangular' },
    { kind: 'rules', sheet: 'loko-moto' },
  ],
};
