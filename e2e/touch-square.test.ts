import { touchPicks } from './touch-picks.ts';

await touchPicks('square');
