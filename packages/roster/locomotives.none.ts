import type { Locomotive } from './locomotive.ts';

/** What a browser gets for `locomotives.ts`: no figures at all (LV-1.6). */
export const LOCOMOTIVES: readonly Locomotive[] = [];

export function locomotive(_id: string): Locomotive | undefined {
  return undefined;
}
