import { MOST_RULINGS } from '@turntable/protocol/rulings.ts';

/** The key of the sentence that says how many rulings were found: an answer that is full may leave some out. */
export const countKey = (found: readonly unknown[]): 'precedents.count' | 'precedents.most' =>
  found.length < MOST_RULINGS ? 'precedents.count' : 'precedents.most';
