import type { Page } from './draft.ts';
import type { Offer } from './offers.ts';

/** Groups of keys between calls, as they stand under the numbers, and the actions in each. */
const GROUPS = [
  ['activate', ['activate']],
  ['field', ['field']],
  ['marker', ['swap', 'rest', 'detonate']],
  ['knock-out', ['knock-out']],
  ['time-out', ['time-out']],
  ['style', ['style', 'skip-style', 'hold-style']],
  ['reset', ['reset']],
  ['sequence', ['sacrifice', 'concede', 'pass', 'stand', 'end-style']],
] as const;

/** Keys of one kind. */
export interface Group {
  /** `stuck`: another locomotive is activated since the caller has nothing left to call (LD-7.5). */
  readonly name: (typeof GROUPS)[number][0] | 'stuck';
  readonly keys: readonly Offer[];
}

/** Phases in which nothing else can be written before a locomotive is chosen. */
const CHOOSING: Readonly<Partial<Record<Group['name'], readonly string[]>>> = {
  activate: ['activating'],
  field: ['opening', 'time-out'],
};

const seatOf = ({ action: { by } }: Offer): number => (typeof by === 'number' ? by : -1);

/** The keys in groups: the one that has to be answered now, or those that may be folded behind their names. */
export function groupsOf(
  page: Page,
  keys: readonly Offer[],
): { readonly must: Group } | { readonly may: readonly Group[] } {
  const { phase } = page.position.state as { readonly phase: string };
  const groups = GROUPS.flatMap(([name, types]): Group[] => {
    const all = keys.filter(({ action }) => (types as readonly string[]).includes(action.type));
    // As they sit, side by side, not in the order in which the rules ask them.
    return all.length > 0 ? [{ name, keys: all.toSorted((a, b) => seatOf(a) - seatOf(b)) }] : [];
  });
  const must = groups.find(({ name }) => CHOOSING[name]?.includes(phase));
  if (must) return { must };
  return { may: groups.map((group) => (group.name === 'activate' ? { ...group, name: 'stuck' } : group)) };
}
