import type { LogOf } from '../versus/index.ts';
import type { Event } from './types.ts';

export { newLog, note } from '../versus/index.ts';
/** What one entry does besides changing the state, in this game. */
export type Log = LogOf<Event>;
