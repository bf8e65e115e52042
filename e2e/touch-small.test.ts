import { touchPicks } from './touch-picks.ts';

touchPicks('small');
