import { canaries } from '@turntable/testkit/canaries.ts';
import { plants } from '@turntable/testkit/plants.ts';
import { twins } from '@turntable/testkit/twins.ts';
import { doubleHeader } from './index.ts';
import { PLANTS } from './plants.node.ts';
import { CANARY_TABLES, OPTIONS, TABLES } from './trial.node.ts';

const INLINE = TABLES.filter(({ setup }) => setup.engines.flat().every((locomotive) => locomotive !== null));

twins(doubleHeader, TABLES, OPTIONS);
canaries(doubleHeader, CANARY_TABLES, OPTIONS);
plants(doubleHeader, INLINE, { ...OPTIONS, canaries: CANARY_TABLES, own: PLANTS });
