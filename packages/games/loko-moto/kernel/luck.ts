import type { Rng } from '@turntable/engine';

/** An xorshift generator for play-outs, which ask for luck millions of times a second; good for numbers up to 65,536. */
export function fastRng(seed: number): Rng {
  let x = (seed | 0) === 0 ? 0x9e3779b9 : seed | 0;
  return {
    below: (n) => {
      x ^= x << 13;
      x ^= x >>> 17;
      x ^= x << 5;
      return (((x >>> 16) ^ (x & 0xffff)) * n) >>> 16;
    },
  };
}
