import {
  chanceDecision,
  commitment as commitmentOf,
  keyedRng,
  readRecord,
  type AnyGame,
} from '@turntable/engine';

/** `ok`: the seed is the promised one and makes exactly this deal; otherwise what does not fit. */
export type DealCheck = 'ok' | 'other-seed' | 'other-deal' | 'unreadable';

/** What a finished table publishes of its deal. */
export interface Published {
  readonly commitment: string;
  readonly seed: string;
  /** The table's options as its host chose them. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The record as the server exports it. */
  readonly record: unknown;
}

/**
 * Deals once more from the published seed and compares with the deal in the record. Who could be drawn as the starter
 * is not published for good (dates of journeys go with their owners), so every set of seats is tried: a deal that any
 * of them makes from this seed was not made up.
 */
export function checkDeal(game: AnyGame, { commitment, seed, options, record }: Published): DealCheck {
  if (commitmentOf(seed) !== commitment) return 'other-seed';
  try {
    const { deal, names } = readRecord(game, record);
    const wanted = canonical(deal);
    for (const starters of subsets(names.length)) {
      const state = game.start(game.host({ ...options, starters }, names.length));
      const decision = chanceDecision(game.decisions(state));
      // The deal is the first entry, and the entry's number keys its luck.
      if (decision && canonical(game.draw(state, decision, keyedRng(seed, 0))) === wanted) return 'ok';
    }
    return 'other-deal';
  } catch {
    return 'unreadable';
  }
}

/** Every set of seats but the empty one, each in order. */
function subsets(seats: number): number[][] {
  return Array.from({ length: 2 ** seats - 1 }, (_, bits) =>
    Array.from({ length: seats }, (_seat, i) => i).filter((i) => ((bits + 1) >> i) & 1),
  );
}

/** The same text for values that are equal, whatever the order of their keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner !== 'object' || inner === null || Array.isArray(inner)
      ? inner
      : Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))),
  );
}
