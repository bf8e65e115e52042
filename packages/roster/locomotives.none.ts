import { front } from './fronts.ts';
import type { Locomotive } from './locomotive.ts';

/** What a browser gets for `locomotives.ts`: no figures at all (LV-1.6). */
export const LOCOMOTIVES: readonly Locomotive[] = [];

/** The locomotive of that id with what its front says and nothing else: enough to deal it. */
export function locomotive(id: string): Locomotive | undefined {
  const face = front(id);
  return face && { ...face, fuel: 'coal', years: [], raw: {}, pages: [], notes: '' };
}
