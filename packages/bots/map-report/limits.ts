import { bundles, network } from '@turntable/games/loko-moto/sets.ts';
import { topology } from '@turntable/games/loko-moto/topology.ts';
import { FREE, TO_CLOSE, type Setup, type Sheet } from '@turntable/games/loko-moto/types.ts';

/** Sets this large are not asked to be one stroke (LM-8.1): to find that none is could take for ever. */
const MOST_STROKE = 12;

/** Of how many parts a map consists that no line joins; stations without lines are none. */
export function piecesOf(sheet: Sheet): number {
  const { touching } = topology(sheet);
  const seen = new Set<number>();
  let pieces = 0;
  for (const start of touching.keys()) {
    if (seen.has(start)) continue;
    pieces++;
    const open = [start];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (seen.has(at)) continue;
      seen.add(at);
      open.push(...touching[at]!);
    }
  }
  return pieces;
}

/**
 * Whether as many sections as a train costs can ever be inked (LM-3.1, LM-3.2, LM-8.1). Overpaying takes more of them
 * (LM-3.6). Closed ones serve nobody (LM-6.1), and while somebody buys one section at least is free (LM-5.1).
 */
export function isPayable({ sheet, players, advanced }: Setup, price: number): boolean {
  const closed = players === 2 ? TO_CLOSE : 0;
  if (price >= sheet.sections.length - closed) return false;
  const all = network(topology(sheet), sheet.sections.map(() => FREE), FREE); // prettier-ignore
  return !bundles(all, price, advanced && price <= MOST_STROKE).next().done;
}
