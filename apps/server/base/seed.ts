import { randomBytes } from 'node:crypto';
import { commitment } from '@turntable/engine';

/** A new seed of a table's luck (hex, 64 digits), and what is published of it before the game. */
export function newSeed(): { readonly seed: string; readonly commitment: string } {
  const seed = randomBytes(32).toString('hex');
  return { seed, commitment: commitment(seed) };
}
