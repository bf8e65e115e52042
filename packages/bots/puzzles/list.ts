import list from './list.json' with { type: 'json' };
import type { Puzzle } from './puzzle.ts';

/** The puzzles of the app, one kind after the other; made by `bench/make-puzzles.ts`. */
export const PUZZLES = list as readonly unknown[] as readonly Puzzle[];
