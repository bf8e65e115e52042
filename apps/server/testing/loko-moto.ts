import { quickRng, type Rng, type SeenBy } from '@turntable/engine';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import { FREE, type Action, type View } from '@turntable/games/loko-moto/types.ts';
import type { Guest, Seat } from './guest.ts';

/** What a seat sees, as a view of Loko moto. */
export const viewOf = (seat: { readonly view: SeenBy | null }): View => seat.view as View;

/** Ids of sections that are free, in the order of the map. */
export function freeSections(view: View): string[] {
  return view.box.sheet.sections.flatMap((ends, i) => (view.lines[i] === FREE ? [ends.join('-')] : []));
}

/** A harmless legal action: closes in the opening, builds after it. */
export function simple(view: View): Action {
  const section = freeSections(view)[0]!;
  return view.phase === 'opening' ? { type: 'close', section } : { type: 'build', section };
}

/** A legal answer at random to the question now open to the seat. */
export function random(view: View, rng: Rng): Action {
  return lokoMoto.sampleLegal!(view, view.decisions[0]!, rng);
}

/** Luck that is the same for the same seed. */
export const rng = (seed: number): Rng => quickRng(seed);

/** The seat that is asked by the first open question acts, on its own view; resolves when all seats have the update. */
export async function act(seats: readonly Seat[], luck: Rng): Promise<void> {
  const { actors } = viewOf(seats[0]!).decisions[0]!;
  const seat = seats.find(({ as }) => actors.includes(as as number))!;
  const n = await seat.act(random(viewOf(seat), luck));
  if (typeof n !== 'number') throw new Error(`refused: ${JSON.stringify(n)}`);
  await Promise.all(seats.map((each) => each.until((known) => known.n >= n, `update ${n}`)));
}

/** Plays to the end with the sockets of all seats; gives the number of the last update. */
export async function playOut(seats: readonly Seat[], luck: Rng): Promise<number> {
  while (viewOf(seats[0]!).decisions.length > 0) await act(seats, luck);
  return seats[0]!.n;
}

/** Two people at a running table. */
export async function twoSeats(host: Guest, friend: Guest, options = {}): Promise<[Seat, Seat]> {
  const table = await host.table([{ kind: 'mine', name: 'Ada' }, { kind: 'open' }], { options });
  await friend.post(`tables/${table.id}/join`, { name: 'Ben' });
  const seats: [Seat, Seat] = [host.sit(table.id, { as: 0 }), friend.sit(table.id, { as: 1 })];
  await Promise.all(seats.map((seat) => seat.ready()));
  return seats;
}
