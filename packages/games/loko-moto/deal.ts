import type { Decision, Refusal, Seat } from '@turntable/engine';
import type { Action, Box, Setup, View } from './types.ts';
import type { Clause } from './clauses.ts';
import { dealtShapes } from './cards.ts';

type Why = Refusal<Clause>;
export type Deal = Extract<Action, { type: 'deal' }>;

/** The deal of shuffled piles: with hidden agendas each seat takes the next 2-point and the next 3-point card (LM-7.1). */
export function dealOf(
  box: Box,
  starter: Seat,
  trains: readonly string[],
  piles: readonly (readonly string[])[],
): Deal {
  if (!box.hiddenAgendas) return { type: 'deal', starter, trains, piles, secret: [] };
  const taken = piles.map((pile, i) => (i > 0 ? pile.slice(0, box.players) : []));
  const secret = Array.from({ length: box.players }, (_, seat) => [taken[1]![seat]!, taken[2]![seat]!]);
  return {
    type: 'deal',
    starter,
    trains,
    piles: piles.map((pile, i) => pile.slice(taken[i]!.length)),
    secret,
  };
}

/** Why a deal is none: an action in its place, a deal at another time or not by chance; else whatever is wrong with the piles. */
export function dealRefusals(view: View, decision: Decision, action: Action): readonly Why[] {
  if (decision.kind !== 'deal' || action.type !== 'deal' || view.viewer !== 'public')
    return [{ clause: 'LM-1.2' }];
  const { box } = view;
  const out: Why[] = [];
  const trains = box.trains.map((t) => t.id);
  if (!sameCards(action.trains, trains)) out.push({ clause: 'LM-1.2' });
  if (!box.starters.includes(action.starter)) out.push({ clause: 'LM-1.4' });
  if (!secretsFit(box, action)) out.push({ clause: 'LM-7.1' });
  const piles = dealtShapes(box);
  const dealt = piles.map((_, i) => [
    ...(action.piles[i] ?? []),
    ...(i > 0 ? action.secret.map((hand) => hand[i - 1] ?? '') : []),
  ]);
  if (action.piles.length !== piles.length || !piles.every((pile, i) => sameCards(dealt[i]!, pile)))
    out.push({ clause: 'LM-1.3' });
  return out;
}

function sameCards(got: readonly string[], wanted: readonly string[]): boolean {
  const sorted = [...got].sort();
  const other = [...wanted].sort();
  return sorted.length === other.length && sorted.every((id, i) => id === other[i]);
}

/** With hidden agendas every seat has two secret cards, else nobody has any; which points they are the piles show. */
function secretsFit(box: Box, { secret }: Deal): boolean {
  if (!box.hiddenAgendas) return secret.length === 0;
  return secret.length === box.players && secret.every((hand) => hand.length === 2);
}

/** How many deals there are: starters times orders of every pile. Secret cards come from the top, so they add none. */
export function countDeals(box: Setup): number {
  const orders = [box.trains, ...dealtShapes(box)].map((pile) => factorial(pile.length));
  return orders.reduce((product, n) => product * n, box.starters.length);
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/** Every deal, lazily. */
export function* deals(box: Setup): Generator<Deal, void> {
  const [ones, twos, threes] = dealtShapes(box);
  for (const starter of box.starters)
    for (const trains of permutations(box.trains.map((t) => t.id)))
      for (const one of permutations(ones!))
        for (const two of permutations(twos!))
          for (const three of permutations(threes!)) yield dealOf(box, starter, trains, [one, two, three]);
}

function* permutations<Item>(items: readonly Item[]): Generator<Item[], void> {
  if (items.length === 0) yield [];
  for (const [i, item] of items.entries())
    for (const rest of permutations(items.toSpliced(i, 1))) yield [item, ...rest];
}
