import type { PaperSet } from '../../session/paper-wish.ts';

/** What a table of a locomotive game needs. */
export const duelSet = (id: string): PaperSet => ({
  id,
  wishes: [
    { kind: 'score-sheet', sheet: id },
    { kind: 'statistics' },
    { kind: 'locomotive-cards', layout: 'fold' },
    { kind: 'rules', sheet: id },
  ],
});
