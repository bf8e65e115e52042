import { canaries } from '@turntable/testkit/canaries.ts';
import { plants } from '@turntable/testkit/plants.ts';
import { twins } from '@turntable/testkit/twins.ts';
import { lokoMoto } from './index.ts';
import { PLANTS } from './plants.node.ts';
import { CANARY_TABLES, FULL_TABLES, HIDDEN_TABLES, OPTIONS, SMALL_TABLES } from './trial.node.ts';

twins(lokoMoto, [...SMALL_TABLES, ...FULL_TABLES], OPTIONS);
canaries(lokoMoto, CANARY_TABLES, OPTIONS);
plants(lokoMoto, HIDDEN_TABLES, { ...OPTIONS, canaries: CANARY_TABLES, own: PLANTS });
