import { laws } from '@turntable/testkit/laws.ts';
import { locoDome } from './index.ts';
import { OPTIONS, TABLES } from './trial.node.ts';

laws(locoDome, TABLES, OPTIONS);
