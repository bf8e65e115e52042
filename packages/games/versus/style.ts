import { readOneOf, readWords, RecordError, type Json } from '@turntable/engine';
import { FEATURES, type FeatureId } from '@turntable/roster';
import type { Verdict } from './verdicts.ts';

/** What makes one's locomotive superior (LV-4.1): a feature of the Features table, or free words. */
export type StylePoint = { readonly feature: FeatureId } | { readonly text: string };

/** Which points may not be claimed again (LV-4.2), as keys of `pointKey`. */
export interface Ledger {
  /** Counted or equal: barred to all. */
  readonly settled: readonly string[];
  /** Invalid: barred to the side that claimed it, by side. */
  readonly invalid: readonly (readonly string[])[];
}
export const EMPTY_LEDGER: Ledger = { settled: [], invalid: [[], []] };

/** Two points are the same when their keys are: the id of a feature, or words in quotes, trimmed and case-folded (LV-4.2). */
function pointKey(point: StylePoint): string {
  return 'feature' in point ? point.feature : `"${folded(point.text)}"`;
}

/** Upper case first, so that letters with two lower-case forms (σ and ς, ß and ss) meet. */
function folded(text: string): string {
  return text.trim().normalize('NFC').toUpperCase().toLowerCase();
}

/** Whether LV-4.2 bars `side` from claiming the point. An empty text stands for any words not claimed yet. */
export function isBarred(ledger: Ledger, point: StylePoint, side: number): boolean {
  if ('text' in point && point.text === '') return false;
  const key = pointKey(point);
  return ledger.settled.includes(key) || ledger.invalid[side]!.includes(key);
}

/** The ledger after a verdict on a point that `side` claimed. */
export function withVerdict(ledger: Ledger, point: StylePoint, side: number, verdict: Verdict): Ledger {
  const key = pointKey(point);
  if (verdict !== 'invalid') return { ...ledger, settled: [...ledger.settled, key] };
  return { ...ledger, invalid: ledger.invalid.map((keys, i) => (i === side ? [...keys, key] : keys)) };
}

/** The features that LV-4.2 still lets `side` claim, in the order of the table. */
export function claimableFeatures(ledger: Ledger, side: number): FeatureId[] {
  return FEATURES.filter((feature) => !isBarred(ledger, { feature }, side));
}

/** The features that LV-4.2 bars `side` from claiming again, in the order of the table. */
export function claimedFeatures(ledger: Ledger, side: number): FeatureId[] {
  return FEATURES.filter((feature) => isBarred(ledger, { feature }, side));
}

/** How the cards decide a feature between two teams, from how many locomotives of each have it (LV-4.3, Double Header). */
export function verdictByCount(own: number, other: number): Verdict {
  if (own > other) return 'claimant';
  if (other > own) return 'opponent';
  return own > 0 ? 'equal' : 'invalid';
}

/** How the cards decide a feature between two locomotives (LV-4.3, Loco Dome). */
export function verdictByCards(own: boolean, other: boolean): Verdict {
  if (!own) return 'invalid';
  return other ? 'equal' : 'claimant';
}

/** `{feature}` or `{text}` of an untrusted action; text of 1 to 200 characters, trimmed. Throws `RecordError`. */
export function readStylePoint(json: Json, place: string): StylePoint {
  const { feature, text } = json;
  if ((feature === undefined) === (text === undefined))
    throw new RecordError(place, 'expected either a feature or a text');
  return feature === undefined
    ? { text: readWords(text, `${place}.text`) }
    : { feature: readOneOf(feature, `${place}.feature`, FEATURES) };
}
