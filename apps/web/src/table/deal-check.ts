import {
  chanceDecision,
  commitment as commitmentOf,
  keyedRng,
  readRecord,
  type AnyGame,
} from '@turntable/engine';

/** `ok`: the seed is the promised one and makes exactly this deal; otherwise what does not fit. */
export type DealCheck = 'ok' | 'other-seed' | 'other-deal' | 'unreadable';

/** Deals once more from the published seed and compares with the deal in the record. */
export function checkDeal(game: AnyGame, record: unknown, commitment: string, seed: string): DealCheck {
  if (commitmentOf(seed) !== commitment) return 'other-seed';
  try {
    const { setup, deal } = readRecord(game, record);
    const state = game.start(setup);
    const decision = chanceDecision(game.decisions(state));
    if (!decision) return 'unreadable';
    // The deal is the first entry, and the entry's number keys its luck.
    const again = game.draw(state, decision, keyedRng(seed, 0));
    return JSON.stringify(sorted(again)) === JSON.stringify(sorted(deal)) ? 'ok' : 'other-deal';
  } catch {
    return 'unreadable';
  }
}

/** The same value with its keys in order, so that equal values are equal texts. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
