import type { Happening } from '@turntable/engine';

/**
 * How long a table shows what happened before it asks again, in milliseconds. Clocks, bots and stored answers wait as
 * long, so that nobody's time runs while they watch; pages take their times from here.
 */
export const REVEAL = {
  /** Both values and their end; one new value after a tie. */
  reading: 4_000,
  again: 2_500,
  boosted: 400,
  flipped: 1_200,
  vetoed: 600,
  /** Also a Sacrifice. */
  'knocked-out': 3_400,
  detonated: 3_500,
  ruled: 2_600,
  'corrected-claim': 2_600,
} as const;

const ALONE = new Set(['boosted', 'flipped', 'vetoed', 'ruled', 'corrected-claim'] as const);
const isAlone = (kind: string): kind is 'boosted' | 'flipped' | 'vetoed' | 'ruled' | 'corrected-claim' =>
  (ALONE as ReadonlySet<string>).has(kind);

/** The sum for what one entry made happen; it depends on the kinds of public events alone, never on their values. */
export function revealOf(events: readonly Pick<Happening, 'kind'>[]): number {
  let sum = 0;
  let reads = 0;
  let blast = false;
  const settle = (): void => {
    if (reads > 0) sum += reads > 1 ? REVEAL.reading : REVEAL.again;
    reads = 0;
  };
  for (const { kind } of events) {
    if (kind === 'read') reads++;
    else settle();
    if (isAlone(kind)) sum += REVEAL[kind];
    if (kind === 'detonated') sum += REVEAL.detonated;
    // Those that a Detonation fells are shown with it; its marker may be the one that empties the record.
    if (kind === 'knocked-out' && !blast) sum += REVEAL['knocked-out'];
    blast = kind === 'detonated' || (blast && (kind === 'knocked-out' || kind === 'reset'));
  }
  settle();
  return sum;
}
