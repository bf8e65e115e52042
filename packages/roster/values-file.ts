import { EDITION } from './edition.ts';
import type { StatisticId } from './statistics.ts';

/** The rear of a card as it is played with; the front is in every browser. */
export interface FiledCard {
  readonly id: string;
  /** In the order of the file's statistics; null is unknown. */
  readonly values: readonly (number | null)[];
  /** Places in the file's statistics. */
  readonly calculated: readonly number[];
}
interface FiledEdition {
  readonly edition: number;
  readonly cards: readonly FiledCard[];
}
/**
 * What `values.bin` holds: the values of all locomotives in all editions, for games that run on a device and for a
 * judge's scorebook (LV-1.6). Workers alone read it; no bundle has it, and no page.
 */
export interface ValuesFile {
  readonly statistics: readonly StatisticId[];
  readonly editions: readonly FiledEdition[];
}

/** First line of the file, with its version. */
const MAGIC = 'turntable-values/1\n';

/** The file's text; ASCII alone, so that it may be sent as bytes. */
export function writeValues(file: ValuesFile): string {
  return MAGIC + JSON.stringify(file);
}

/** Reads the file's text; nothing if it is none, or lacks the edition that is played now. */
export function readValues(text: string): ValuesFile | undefined {
  if (!text.startsWith(MAGIC)) return undefined;
  const file = JSON.parse(text.slice(MAGIC.length)) as ValuesFile;
  return file.editions.some(({ edition }) => edition === EDITION) ? file : undefined;
}
