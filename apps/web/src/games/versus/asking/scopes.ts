import type { Preference } from '@turntable/protocol/picks.ts';

/** How long a question is not asked again. */
const SCOPES = ['stretch', 'behind', 'game'] as const;
export type Scope = (typeof SCOPES)[number];

/** The scopes that are offered; `behind` (until the reader falls behind) only to who is ahead. */
export const scopesFor = (ahead: boolean): readonly Scope[] =>
  SCOPES.filter((scope) => scope !== 'behind' || ahead);

/** Presets without those to a kind of question. */
export const withoutAnswer = (presets: readonly Preference[], kind: string): readonly Preference[] =>
  presets.filter((each) => each.kind !== kind);

/** The presets with a decline of a kind of question, which replaces the one that was there. */
export function withAnswer(
  presets: readonly Preference[],
  kind: string,
  scope: Scope,
): readonly Preference[] {
  const one: Preference = { kind, answer: 'decline', ...(scope === 'game' ? {} : { until: scope }) };
  return [...withoutAnswer(presets, kind), one];
}

/** What is chosen for a kind of question: to be asked, never, what ends the preset, or the points from which it is asked. */
export function chosenFor(presets: readonly Preference[], kind: string): string {
  const one = presets.find((each) => each.kind === kind && each.answer === 'decline');
  return one ? (one.until ?? String(one.from ?? 'never')) : 'ask';
}

/** The presets with another choice for a kind of question; unchanged if it is the one that stands. */
export function withChoice(
  presets: readonly Preference[],
  kind: string,
  choice: string,
): readonly Preference[] {
  if (choice === chosenFor(presets, kind)) return presets;
  const others = withoutAnswer(presets, kind);
  if (choice === 'ask') return others;
  return [...others, { kind, answer: 'decline', ...(choice === 'never' ? {} : { from: Number(choice) }) }];
}
