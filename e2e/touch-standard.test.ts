import { touchPicks } from './touch-picks.ts';

await touchPicks('standard');
