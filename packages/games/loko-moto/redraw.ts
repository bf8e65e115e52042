import { positions, shuffled, type Log, type Rng, type Viewer } from '@turntable/engine';
import { apply } from './apply.ts';
import type { Action, LokoMoto, Setup, State } from './types.ts';
import { pileOf, shapeOf } from './cards.ts';
import type { Deal } from './deal.ts';
import { start } from './setup.ts';

/** What somebody has seen of a deal in the course of a game: cards turned up from each pile, and secret cards. */
interface Seen {
  trains: number;
  readonly shapes: number[];
  readonly secret: Set<string>;
}

/**
 * The same course of a game, every card that the viewer never saw in it being any of those that it can be. Throws `RangeError`
 * before the deal.
 */
export function redraw(
  setup: Setup,
  log: Log<Action>,
  viewer: Viewer,
  rng: Rng,
): { setup: Setup; log: Log<Action> } {
  const [first, ...rest] = log;
  if (!first || !('action' in first) || first.action.type !== 'deal') throw new RangeError('no deal');
  const deal = first.action;
  const seen = seenOf(deal, positions<LokoMoto>({ start, apply }, setup, log), viewer);
  const trains = [...deal.trains.slice(0, seen.trains), ...shuffled(deal.trains.slice(seen.trains), rng)];
  // Unseen secret cards and what lies under the face-up card of their pile are all alike.
  const unseen = deal.piles.map((pile, i) => pile.slice(seen.shapes[i]));
  for (const id of deal.secret.flat())
    if (!seen.secret.has(id)) unseen[pileOf(shapeOf(setup, id).points)]!.push(id);
  const drawn = unseen.map((ids) => shuffled(ids, rng));
  const secret = deal.secret.map((hand) =>
    hand.map((id) => (seen.secret.has(id) ? id : drawn[pileOf(shapeOf(setup, id).points)]!.pop()!)),
  );
  const piles = deal.piles.map((pile, i) => [...pile.slice(0, seen.shapes[i]), ...drawn[i]!]);
  return { setup, log: [{ ...first, action: { ...deal, trains, piles, secret } }, ...rest] };
}

/** Taken-back positions count: what was seen in them was seen. */
function seenOf(deal: Deal, course: Iterable<State>, viewer: Viewer): Seen {
  const seen: Seen = { trains: 0, shapes: deal.piles.map(() => 0), secret: new Set() };
  deal.secret.forEach((hand, seat) => {
    if (seat === viewer) for (const id of hand) seen.secret.add(id);
  });
  for (const { phase, turned, hands } of course) {
    seen.trains = Math.max(seen.trains, turned.trains.length);
    turned.shapes.forEach((up, i) => (seen.shapes[i] = Math.max(seen.shapes[i]!, up.length)));
    for (const hand of hands) {
      for (const id of hand.shapes) seen.secret.add(id);
      if (phase === 'over') for (const id of hand.secret) seen.secret.add(id);
    }
  }
  return seen;
}
