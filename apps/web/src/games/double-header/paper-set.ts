import { duelSet } from '../versus/paper-set.ts';

export const SET = duelSet('double-header');
