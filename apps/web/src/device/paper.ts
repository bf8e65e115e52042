import { keptChoice } from './kept-choice.ts';

export const PAPERS = ['a4', 'letter'] as const;

/** The paper that somebody's printer has, for all that is printed from this device, and the way to choose another. */
export const usePaper = keptChoice('turntable.paper', PAPERS, () => 'a4');
