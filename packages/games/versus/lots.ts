import { readOneOf, shuffled, type Rng } from '@turntable/engine';
import { bandsOf } from '@turntable/roster/bands.ts';
import type { Lots } from './lots-names.ts';

/** What a setup says of its lots. Absent is the whole roster, so that what was stored before there were bands stays as it is. */
export interface ByLots {
  readonly lots?: Exclude<Lots, 'roster'>;
}

/** Reads a host's wish for lots; absent is the whole roster. */
export function readLots<Known extends Lots>(value: unknown, place: string, known: readonly Known[]): Lots {
  return value === undefined ? 'roster' : readOneOf(value, place, known);
}

/** As a setup, and the wish of its host, keep the lots. */
export function byLots(lots: Lots | undefined): ByLots {
  return lots === undefined || lots === 'roster' ? {} : { lots };
}

/** A band of strength, and locomotives of it in the order of a lot. */
interface FromBand {
  /** From 1, the strongest. */
  readonly band: number;
  readonly ids: readonly string[];
}

/**
 * A lot picks a band of an edition, and as many of its locomotives as are wanted, in the order of a lot; none that is taken.
 * Throws `RangeError` if the band has too few.
 */
export function drawBand(edition: number, taken: readonly string[], wanted: number, rng: Rng): FromBand {
  const bands = bandsOf(edition);
  const band = rng.below(bands.length);
  const free = bands[band]!.filter((id) => !taken.includes(id));
  if (free.length < wanted) throw new RangeError(`expected a band with ${wanted} locomotives`);
  return { band: band + 1, ids: shuffled(free, rng).slice(0, wanted) };
}
