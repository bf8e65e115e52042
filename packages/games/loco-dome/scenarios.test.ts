import { scenarios } from '@turntable/testkit/scenario.ts';
import { locoDome } from './index.ts';

scenarios(locoDome, new URL('../../testkit/scenarios/loco-dome/', import.meta.url));
