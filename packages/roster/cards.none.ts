import type { Card } from './cards.ts';
import { front } from './fronts.ts';

/** What a browser gets for `cards.ts`: the front and no value, enough to deal it (LV-1.6). */
export function card(id: string): Card | undefined {
  const face = front(id);
  return face && { front: face, values: {}, calculated: [] };
}
