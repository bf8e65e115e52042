import { correctionLine, readCorrections } from '@turntable/roster/correction.ts';
import { toNumber } from '@turntable/roster/exact.ts';
import { FIGURES, type FigureKey } from '@turntable/roster/figures.ts';
import { quantity, QuantityError } from '@turntable/roster/quantity.ts';

/** What somebody typed who puts a figure right. */
export interface Typed {
  readonly key: FigureKey;
  /** In the key's unit, or with a unit of its own. */
  readonly value: string;
  /** The address of the page that it was read from. */
  readonly source: string;
  /** The figure in the words of that page. */
  readonly printed: string;
}

/** What has been typed so far, read. */
interface Read {
  /** There is a value, and it is no quantity of the figure's kind. */
  readonly isMisread: boolean;
  /** The correction as one line, once there are a value and a source. */
  readonly line: string | undefined;
  /** There is a line, and `generate.node.ts --take` would take it. */
  readonly fits: boolean;
}

/** Reads what was typed to correct a figure of the locomotive with that id. */
export function readTyped(id: string, { key, value, source, printed }: Typed): Read {
  const number = numberOf(value, key);
  const line =
    number === undefined || source.trim() === ''
      ? undefined
      : correctionLine({ id, key, value: number, source: source.trim(), printed: printed.trim() });
  return {
    isMisread: value.trim() !== '' && number === undefined,
    line,
    fits: line !== undefined && isCorrection(line),
  };
}

/** What was typed, in the key's unit; six digits are more than any page prints. */
function numberOf(text: string, key: FigureKey): number | undefined {
  if (text.trim() === '') return undefined;
  try {
    return Number(toNumber(quantity(text.trim(), FIGURES[key])).toPrecision(6));
  } catch (error) {
    if (error instanceof QuantityError) return undefined;
    throw error;
  }
}

function isCorrection(line: string): boolean {
  try {
    return readCorrections(line).length === 1;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
