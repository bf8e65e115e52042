import { touchPicks } from './touch-picks.ts';

touchPicks('standard');
