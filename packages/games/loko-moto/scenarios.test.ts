import { scenarios } from '@turntable/testkit/scenario.ts';
import { lokoMoto } from './index.ts';

scenarios(lokoMoto, new URL('../../testkit/scenarios/loko-moto/', import.meta.url));
