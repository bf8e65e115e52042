import type { PaperSet } from '../session/paper-wish.ts';
import { SET as DOUBLE_HEADER } from './double-header/paper-set.ts';
import { SET as LOCO_DOME } from './loco-dome/paper-set.ts';
import { SET as LOKO_MOTO } from './loko-moto/paper-set.ts';

/** The sets that are ready to print. */
export const SETS: readonly PaperSet[] = [LOKO_MOTO, DOUBLE_HEADER, LOCO_DOME];
