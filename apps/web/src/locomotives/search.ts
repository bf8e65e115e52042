import type { FeatureId } from '@turntable/roster/features.ts';
import type { Front } from '@turntable/roster/locomotive.ts';
import { readWhyte, wheelCount } from '@turntable/roster/whyte.ts';

/** What a reader looks for; every part that is given must fit. */
export interface Search {
  readonly words: string;
  readonly country: string;
  readonly whyte: string;
  readonly features: readonly FeatureId[];
}

export const FACTS = ['name', 'operator', 'country', 'whyte'] as const;
/** Public facts that locomotives may stand in order of. */
export type Fact = (typeof FACTS)[number];

/** Small letters without accents, so that "csd skoda" finds ČSD and Škoda. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The locomotives that fit: every word somewhere in what the front says, every feature there. */
export function found<Some extends Front>(locomotives: readonly Some[], search: Search): readonly Some[] {
  const words = folded(search.words).split(/\s+/).filter(Boolean);
  return locomotives.filter((locomotive) => {
    if (search.country !== '' && locomotive.country !== search.country) return false;
    if (search.whyte !== '' && locomotive.whyte !== search.whyte) return false;
    if (!search.features.every((feature) => locomotive.features.includes(feature))) return false;
    const text = folded(
      [locomotive.name, locomotive.class, locomotive.operator, locomotive.builder, locomotive.whyte].join(
        ' ',
      ),
    );
    return words.every((word) => text.includes(word));
  });
}

/** In the order of a public fact; wheel arrangements by how many wheels they have. */
export function sortedBy<Some extends Front>(
  locomotives: readonly Some[],
  fact: Fact,
  collator: Intl.Collator,
): readonly Some[] {
  const byName = (a: Front, b: Front) => collator.compare(a.name, b.name);
  if (fact === 'whyte')
    return [...locomotives].sort(
      (a, b) => wheels(a) - wheels(b) || collator.compare(a.whyte, b.whyte) || byName(a, b),
    );
  return [...locomotives].sort((a, b) => collator.compare(a[fact], b[fact]) || byName(a, b));
}

/** Highest first; locomotives whose value is not known, or hidden, come last, by name. */
export function sortedByValue<Some extends Front>(
  locomotives: readonly Some[],
  values: Readonly<Record<string, number>>,
  collator: Intl.Collator,
): readonly Some[] {
  return [...locomotives].sort(
    (a, b) => (values[b.id] ?? -1) - (values[a.id] ?? -1) || collator.compare(a.name, b.name),
  );
}

/** All wheel arrangements of the locomotives, the fewest wheels first. */
export function arrangements(locomotives: readonly Front[]): readonly string[] {
  const seen = new Map(locomotives.map((locomotive) => [locomotive.whyte, wheels(locomotive)]));
  return [...seen].sort(([a, m], [b, n]) => m - n || (a < b ? -1 : 1)).map(([whyte]) => whyte);
}

function wheels({ whyte }: Front): number {
  const arrangement = readWhyte(whyte);
  return arrangement ? wheelCount(arrangement) : 99;
}
