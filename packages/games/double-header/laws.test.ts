import { laws } from '@turntable/testkit/laws.ts';
import { doubleHeader } from './index.ts';
import { OPTIONS, TABLES } from './trial.node.ts';

laws(doubleHeader, TABLES, OPTIONS);
