import { scenarios } from '@turntable/testkit/scenario.ts';
import { doubleHeader } from './index.ts';

scenarios(doubleHeader, new URL('../../testkit/scenarios/double-header/', import.meta.url));
