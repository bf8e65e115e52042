import type { NoValues } from '../../local/values.ts';

/** A judge's scorebook asks for the rears of the locomotives in its game. */
export interface AskRears {
  readonly n: number;
  readonly ids: readonly string[];
  readonly edition: number;
}
/** A rear as a judge sees it: known values by statistic. */
export interface SeenRear {
  readonly id: string;
  readonly values: Readonly<Record<string, number>>;
  readonly calculated: readonly string[];
}
export type RearsAnswer = { readonly n: number } & (
  { readonly rears: readonly SeenRear[] } | { readonly none: NoValues }
);
