import data from './data/bands.json' with { type: 'json' };

/**
 * The bands of strength of an edition, the strongest first: ids, sorted within each band. `generate.node.ts` writes them. For who deals
 * and who checks a deal: pages get `bands.none.ts`, for a band follows from values that the rules may hide (LV-1.6).
 */
export function bandsOf(edition: number): readonly (readonly string[])[] {
  return data[edition - 1]!;
}
