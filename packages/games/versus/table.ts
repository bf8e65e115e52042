import { readFlag, readOneOf, type Json } from '@turntable/engine';
import { SCORINGS, type Scoring } from './scoring.ts';

/** What the contestants agreed on before the game; public. */
export interface TableRules {
  readonly scoring: Scoring;
  /** A judge sits at the table (LV-3.1). */
  readonly judge: boolean;
  /** Claims in free words are allowed (LV-3.2). */
  readonly freeClaims: boolean;
}

/** Reads `options` of a record or of a new table; what is missing has the default. Throws `RecordError`. */
export function readTableRules(options: Json): TableRules {
  const judge = readFlag(options['judge'], 'options.judge', false);
  return {
    scoring:
      options['scoring'] === undefined ? 'flat' : readOneOf(options['scoring'], 'options.scoring', SCORINGS),
    judge,
    freeClaims: readFlag(options['freeClaims'], 'options.freeClaims', judge),
  };
}
