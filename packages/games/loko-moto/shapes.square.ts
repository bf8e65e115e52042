import { strokes } from './strokes.ts';
import type { Shape } from './types.ts';

/**
 * The deck of the square lattice (LM-9.3): 2 or 3 sections for 1 point (there are only seven patterns of 3,
 * so one is there twice), 4 for 2, 5 or 6 for 3.
 */
export const SQUARE_SHAPES: readonly Shape[] = [
  { id: 'elbow', points: 1, pattern: strokes('0,1 0,0 1,0') },
  { id: 'hop', points: 1, pattern: strokes('0,0 0,1 0,2') },
  { id: 'avenue', points: 1, pattern: strokes('0,0 0,1 0,2 0,3') },
  { id: 'tee', points: 1, pattern: strokes('0,0 0,1 0,2', '0,1 1,1') },
  { id: 'bay', points: 1, pattern: strokes('1,0 0,0 0,1 1,1') },
  { id: 'balcony', points: 1, pattern: strokes('0,0 1,0 1,1 0,1') },
  { id: 'left-turn', points: 1, pattern: strokes('0,2 0,1 0,0 1,0') },
  { id: 'right-turn', points: 1, pattern: strokes('0,1 0,0 1,0 2,0') },
  { id: 'ess', points: 1, pattern: strokes('0,0 1,0 1,1 2,1') },
  { id: 'zed', points: 1, pattern: strokes('0,0 0,1 1,1 1,2') },
  { id: 'block', points: 2, pattern: strokes('0,0 0,1 1,1 1,0 0,0') },
  { id: 'angle', points: 2, pattern: strokes('0,2 0,1 0,0 1,0 2,0') },
  { id: 'gate', points: 2, pattern: strokes('1,0 0,0 0,1 0,2 1,2') },
  { id: 'stairs', points: 2, pattern: strokes('0,0 0,1 1,1 1,2 2,2') },
  { id: 'boulevard', points: 2, pattern: strokes('0,0 0,1 0,2 0,3 0,4') },
  { id: 'plus', points: 2, pattern: strokes('0,1 1,1 1,0', '1,2 1,1 2,1') },
  { id: 'signpost', points: 2, pattern: strokes('0,0 0,1 1,1 2,1', '0,1 0,2') },
  { id: 'question', points: 2, pattern: strokes('1,0 0,0 0,1 1,1 1,2') },
  { id: 'cane', points: 2, pattern: strokes('0,2 0,1 0,0 1,0 1,1') },
  { id: 'key', points: 2, pattern: strokes('0,2 0,1 0,0 1,0', '0,1 1,1') },
  { id: 'spiral', points: 3, pattern: strokes('1,0 0,0 0,1 0,2 1,2 1,1') },
  { id: 'cross', points: 3, pattern: strokes('0,1 1,1 1,2 1,3', '1,0 1,1 2,1') },
  { id: 'stool', points: 3, pattern: strokes('0,1 0,0 1,0 1,1 0,1 0,2', '1,1 1,2') },
  { id: 'chicane', points: 3, pattern: strokes('0,0 1,0 1,1 1,2 2,2 3,2 3,3') },
  { id: 'hat', points: 3, pattern: strokes('0,1 1,1 1,0 2,0 3,0 3,1 4,1') },
  { id: 'table', points: 3, pattern: strokes('0,1 0,0 1,0 2,0 3,0 4,0 4,1') },
  { id: 'wagon', points: 3, pattern: strokes('0,0 0,1 0,2 1,2 1,1 1,0 0,0') },
  { id: 'staircase', points: 3, pattern: strokes('0,0 0,1 1,1 1,2 2,2 2,3 3,3') },
  { id: 'snail', points: 3, pattern: strokes('1,2 0,2 0,1 0,0 1,0 2,0 2,1') },
  { id: 'ladle', points: 3, pattern: strokes('1,0 0,0 0,1 1,1 1,0 2,0 3,0') },
];
