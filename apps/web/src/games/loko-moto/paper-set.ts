import type { PaperSet } from '../../session/paper-wish.ts';

/** What a table of Loko moto needs. */
export const SET: PaperSet = {
  id: 'loko-moto',
  wishes: [
    { kind: 'map', sheet: 'standard', copies: 10 },
    { kind: 'train-cards' },
    { kind: 'shape-cards', sheet: 'triangular' },
    { kind: 'rules', sheet: 'loko-moto' },
  ],
};
