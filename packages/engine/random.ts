import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Rng } from './contract.ts';

/** The hash of a seed, published before the game; the seed itself follows after it. Hex, 64 digits. */
export function commitment(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(`turntable/commit/${seed}`)));
}

/**
 * The luck of one entry. Its numbers are the SHA-256 hashes of `turntable/draw/<seed>/<entry>/<block>`, read as big-endian
 * 32-bit words, so that no draw shifts another and anybody can check a deal with any SHA-256.
 */
export function keyedRng(seed: string, entry: number): Rng {
  let block = 0;
  let words: DataView | undefined;
  let at = 0;
  const next = (): number => {
    if (!words || at === words.byteLength) {
      const bytes = sha256(utf8ToBytes(`turntable/draw/${seed}/${entry}/${block++}`));
      words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      at = 0;
    }
    const word = words.getUint32(at);
    at += 4;
    return word;
  };
  return { below: (n) => unbiased(next, n) };
}

/** The luck of what is offered before the deal is keyed as an entry before the first. */
export const BEFORE_DEAL = -1;

/** A fast generator for simulations, tests and bots' play-outs (mulberry32). Never for a live deal. */
export function quickRng(seed: number): Rng {
  let a = seed >>> 0;
  const next = (): number => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = a;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return (t ^ (t >>> 14)) >>> 0;
  };
  return { below: (n) => unbiased(next, n) };
}

/** Words above the last full multiple of n are thrown away, or small numbers would come up more often. */
function unbiased(next: () => number, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > 0x1_0000_0000)
    throw new RangeError(`below(${n}): expected 1 to 2^32`);
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
  for (;;) {
    const word = next();
    if (word < limit) return word % n;
  }
}

/** A new array in random order (Fisher and Yates). */
export function shuffled<Item>(items: readonly Item[], rng: Rng): Item[] {
  const out = items.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    [out[i], out[j]] = [out[j]!, out[i]!];
  }
  return out;
}
