import { laws } from '@turntable/testkit/laws.ts';
import { lokoMoto } from './index.ts';
import { FULL_TABLES, OPTIONS, SMALL_TABLES } from './trial.node.ts';

laws(lokoMoto, [...SMALL_TABLES, ...FULL_TABLES], OPTIONS);
