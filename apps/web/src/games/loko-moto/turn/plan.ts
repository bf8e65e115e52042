import type { Seat } from '@turntable/engine';
import {
  FREE,
  isBuilt,
  isReserved,
  ownerOf,
  type Action,
  type SectionState,
  type View,
} from '@turntable/games/loko-moto/types.ts';

/**
 * What a player has picked on the table and not yet done; sections by index. There are no modes: what is picked
 * says what it can become. `shape` of a purchase is left out until the player chose one, or chose none (null).
 */
export type Plan =
  { readonly kind: 'none' } | { readonly kind: 'draw'; readonly sections: readonly number[] } | Purchase;
export interface Purchase {
  readonly kind: 'buy';
  readonly train: string | null;
  readonly sections: readonly number[];
  readonly shape?: string | null;
}
export const NOTHING: Plan = { kind: 'none' };

/** Whether a section is of those that `seat` may draw on. */
const open = (line: SectionState, seat: Seat): boolean =>
  line === FREE || (isReserved(line) && ownerOf(line) === seat);

function without(list: readonly number[], item: number): number[] {
  return list.filter((other) => other !== item);
}

/**
 * The plan after a tap on a section: own built lines gather for a purchase, one free or own reserved line can be built,
 * two free ones reserved. Undefined if the section serves no plan of this seat now.
 */
export function tapped(
  plan: Plan,
  section: number,
  lines: readonly SectionState[],
  seat: Seat,
  phase: 'opening' | 'main',
): Plan | undefined {
  const line = lines[section]!;
  if (isBuilt(line) && ownerOf(line) === seat) {
    if (plan.kind !== 'buy') return { kind: 'buy', train: null, sections: [section] };
    const sections = plan.sections.includes(section)
      ? without(plan.sections, section)
      : [...plan.sections, section];
    return sections.length === 0 && plan.train === null
      ? NOTHING
      : { kind: 'buy', train: plan.train, sections };
  }
  if (plan.kind === 'buy' && plan.train !== null) return undefined;
  if (!open(line, seat)) return undefined;
  const picked = plan.kind === 'draw' ? plan.sections : [];
  if (picked.includes(section)) {
    const sections = without(picked, section);
    return sections.length === 0 ? NOTHING : { kind: 'draw', sections };
  }
  const [first] = picked;
  const pair = phase === 'main' && first !== undefined && lines[first] === FREE && line === FREE;
  return { kind: 'draw', sections: pair ? [first, section] : [section] };
}

/**
 * Whether what was picked still stands after others moved or took back: no line of it is another than it was `before`, and its
 * train is for sale.
 */
export function stillStands(
  plan: Plan,
  before: readonly SectionState[],
  { lines, market }: Pick<View, 'lines' | 'market'>,
): boolean {
  if (plan.kind === 'none') return true;
  const isForSale = plan.kind === 'draw' || plan.train === null || market.includes(plan.train);
  return isForSale && plan.sections.every((section) => lines[section] === before[section]);
}

/** What is picked for an action, so that it needs to be confirmed only; `index` of each section by its id. */
export function planFor(action: Action, index: ReadonlyMap<string, number>): Plan {
  const places = (ids: readonly string[]): number[] => ids.map((id) => index.get(id)!);
  switch (action.type) {
    case 'deal':
      return NOTHING;
    case 'buy':
      return { kind: 'buy', train: action.train, sections: places(action.sections), shape: action.shape };
    case 'reserve':
      return { kind: 'draw', sections: places(action.sections) };
    default:
      return { kind: 'draw', sections: places([action.section]) };
  }
}

/** The action that a tap on a section would be part of, so that the rules can say why it may not be. */
export function attempted(
  plan: Plan,
  section: number,
  ids: readonly string[],
  phase: 'opening' | 'main',
): Action {
  if (phase === 'opening') return { type: 'close', section: ids[section]! };
  if (plan.kind === 'buy' && plan.train !== null)
    return {
      type: 'buy',
      train: plan.train,
      sections: [...plan.sections, section].map((s) => ids[s]!),
      shape: plan.shape ?? null,
    };
  return { type: 'build', section: ids[section]! };
}
