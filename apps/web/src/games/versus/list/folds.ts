import type { Value } from '@turntable/games/versus/index.ts';

/** How a statistic stands while the reader calls or looks on. */
export type RowState = 'open' | 'called' | 'barred' | 'idle';
/** Why a row is folded away during a call, in the order in which the folds stand. */
export const FOLDS = ['weaker', 'called', 'barred', 'unknown'] as const;
export type Fold = (typeof FOLDS)[number];

/**
 * Into which fold a statistic goes while one may be called; null: it is shown. `shown`: the best of those that may be called,
 * and whatever is picked or sought.
 */
export function foldOf(
  { id, state, value }: { readonly id: string; readonly state: RowState; readonly value: Value | null },
  shown: ReadonlySet<string>,
): Fold | null {
  if (shown.has(id) || state === 'idle') return null;
  if (state === 'open') return 'weaker';
  if (state === 'called') return 'called';
  return value === null ? 'unknown' : 'barred';
}

/** The words of a fold, with how many are in it. */
export const FOLD_WORDS = {
  weaker: 'vs.list.weaker',
  called: 'vs.list.folded',
  barred: 'vs.list.barred-fold',
  unknown: 'vs.list.unknown-fold',
} as const satisfies Readonly<Record<Fold, string>>;
