import { laws } from '@turntable/testkit/laws.ts';
import { sampleGame } from './index.ts';
import { OPTIONS, TABLES } from './trial.node.ts';

laws(sampleGame, TABLES, OPTIONS);
