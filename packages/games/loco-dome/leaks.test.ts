import { canaries } from '@turntable/testkit/canaries.ts';
import { plants } from '@turntable/testkit/plants.ts';
import { twins } from '@turntable/testkit/twins.ts';
import { locoDome } from './index.ts';
import { PLANTS } from './plants.node.ts';
import { CANARY_TABLES, OPTIONS, TABLES } from './trial.node.ts';

const INLINE = TABLES.filter(({ setup }) => setup.rosters.flat().every((locomotive) => locomotive?.inline));

twins(locoDome, TABLES, OPTIONS);
canaries(locoDome, CANARY_TABLES, OPTIONS);
plants(locoDome, INLINE, { ...OPTIONS, canaries: CANARY_TABLES, own: PLANTS });
