import type { Act, Decision, Entry, Happening } from '@turntable/engine';
import {
  firstLegal,
  spent,
  stepFor,
  stopped,
  type Orders,
  type OrdersEnd,
  type OwnOrders,
  type Step,
} from '@turntable/protocol/orders.ts';
import { Problem } from '../../base/problem.ts';
import type { SeatOrders, TableRow } from '../../storage/rows.ts';
import type { Match } from '@turntable/match/match.ts';

type SeatEntry = Entry<Act> & { readonly actor: number };

/** What an order book needs of its table. Everything is asked anew each time, since the row changes. */
export interface OrdersPort {
  row(): TableRow;
  now(): number;
  /** Milliseconds to wait before the question of this seat is answered. */
  pause(seat: number, decision: Decision): number;
  /** The decline that a preset gives, if one does. */
  preset(seat: number, decision: Decision): Act | null | undefined;
  /** Whether a bot plays for the seat in place of its guest. */
  away(seat: number): boolean;
  /** Stores the seat's row, or (null) forgets it, in the commit of this turn of the event loop. */
  keep(seat: number, orders: SeatOrders | null): void;
  /** Called when what the guest may see of their orders has changed; it is sent to nobody else. */
  tell(guest: string): void;
}

/** A pause that ended this long ago (ms) did so while nobody was there to answer; then a new one is drawn, or many answers would come at once with the restart. */
const LONG_AGO = 5000;

/** The orders and presets of a table's seats: armed, called off, and played once a pause is over. */
export class OrderBook {
  readonly #port: OrdersPort;
  readonly #seats: Map<number, SeatOrders>;

  constructor(port: OrdersPort, stored: Iterable<readonly [number, SeatOrders]>) {
    this.#port = port;
    this.#seats = new Map(stored);
  }

  /** What a guest may see: the orders of the seats they hold. */
  own(guest: string | undefined): OwnOrders[] {
    return [...this.#seats].flatMap(([seat, { guest: owner, orders, ended }]) =>
      owner === guest && this.#holder(seat) === guest && (orders || ended)
        ? [{ seat, ...(orders ? { orders } : {}), ...(ended ? { ended } : {}) }]
        : [],
    );
  }

  /** The questions that will be answered for a guest, by id. */
  soon(guest: string | undefined): string[] {
    return [...this.#seats].flatMap(([seat, { guest: owner, pending }]) =>
      owner === guest && this.#holder(seat) === guest
        ? Object.keys(pending).filter((id) => pending[id] !== null)
        : [],
    );
  }

  /** When the next answer is due (ms since 1970); null if none is. */
  get due(): number | null {
    if (this.#seats.size === 0) return null;
    const all = [...this.#seats.values()].flatMap(({ pending }) =>
      Object.values(pending).flatMap((due) => due ?? []),
    );
    return all.length === 0 ? null : Math.min(...all);
  }

  /**
   * Arms orders in the place of those before, or with null disarms and puts away how the last ones ended. Throws `Problem` for a
   * seat that is not the guest's only one, and for orders that would end at once.
   */
  set(guest: string, seat: number, wanted: Orders | null, match: Match): void {
    const { seats } = this.#port.row();
    if (seats[seat]?.guest !== guest) throw new Problem('not-your-seat');
    // Friends on one device would see each other's orders.
    if (seats.filter((each) => each.guest === guest).length > 1)
      throw new Problem('not-allowed', 'seat: expected the only one of its guest');
    const orders = wanted && { ...wanted, steps: wanted.steps.map((step) => read(step, match)) };
    if (orders && stopped(orders, seat, { events: [], scores: scoresFor(seat, match) }) !== undefined)
      throw new Problem('not-allowed', 'orders.stops: expected what has not come about yet');
    this.#put(seat, { ...this.#of(seat, guest), guest, orders, stands: match.counted, ended: null });
    // Whoever disarms, or but puts a note away, has set nothing that could answer in their place.
    if (orders) this.speakAnew(seat);
    this.#port.tell(guest);
  }

  /** The guest has set orders anew: questions that a take-back had left to them (`null`) may be answered by orders again. */
  speakAnew(seat: number): void {
    const pending = this.#seats.get(seat)?.pending ?? {};
    this.#wait(seat, Object.fromEntries(Object.entries(pending).filter(([, due]) => due !== null)));
  }

  /** Calls off the orders whose stop conditions these events meet. */
  heard(match: Match, events: readonly Happening[]): void {
    if (this.#seats.size === 0) return;
    const { game } = match;
    for (const [seat, { orders }] of this.#seats) {
      if (!orders || orders.stops.length === 0) continue;
      const seen = events.flatMap((event) => game.witness(event, seat) ?? []);
      const stop = stopped(orders, seat, { events: seen, scores: scoresFor(seat, match) });
      if (stop !== undefined) this.#end(seat, 'stop', match, stop);
    }
  }

  /**
   * Entries were taken back: orders armed after them are called off. Questions that are open again are left to the guest,
   * or the answer that was taken back would come again; pauses of questions that stayed open go on.
   */
  takenBack(match: Match): void {
    for (const [seat, each] of this.#seats)
      if (each.orders && match.counted < each.stands) this.#end(seat, 'take-back', match);
    for (const seat of this.#port.row().seats.keys()) {
      const { orders: isArmed, pending = {} } = this.#seats.get(seat) ?? {};
      const held = this.#asked(seat, match).filter((each) => isArmed || this.#port.preset(seat, each));
      this.#wait(seat, Object.fromEntries(held.map(({ id }) => [id, pending[id] ?? null])));
    }
  }

  /** The game is over: forgets everything. */
  over(): void {
    for (const seat of this.#seats.keys()) this.#port.keep(seat, null);
    this.#seats.clear();
  }

  /** Others have sat down: orders go with the guest who gave them, never with the seat. */
  seated(match: Match): void {
    for (const [seat, { guest, orders }] of this.#seats)
      if (orders && this.#holder(seat) !== guest) this.#end(seat, 'seat', match);
  }

  /** A guest answered by hand what the orders would have: they are called off, as the guest has changed the plan. */
  byHand(seat: number, kind: string, match: Match): void {
    if (this.#step(seat, kind, match) !== undefined) this.#end(seat, 'by-hand', match);
  }

  /**
   * Sets the pauses of all questions that will be answered by themselves, calls off orders that cannot be, and gives the
   * first answer that is due. It is to be entered at once: the step is spent with it, in the same commit.
   */
  next(match: Match): SeatEntry | undefined {
    const now = this.#port.now();
    const { seats, asking } = this.#port.row();
    for (const seat of seats.keys()) {
      const orders = this.#seats.get(seat)?.orders;
      if (orders && this.#port.away(seat)) this.#end(seat, 'autopilot', match);
      const before = this.#seats.get(seat)?.pending ?? {};
      const pending: Record<string, number | null> = {};
      for (const decision of this.#asked(seat, match)) {
        const was = before[decision.id];
        if (was === null) {
          pending[decision.id] = null;
          continue;
        }
        const answer = this.#answer(seat, decision, match);
        if (!answer) continue;
        // While people vote on a take-back nothing is answered automatically.
        const stale = was === undefined || now - was > LONG_AGO || (was <= now && asking?.what === 'back');
        const due = stale ? now + this.#port.pause(seat, decision) : was;
        if (due <= now) return this.#play(seat, decision, answer, match);
        pending[decision.id] = due;
      }
      this.#wait(seat, pending);
    }
    return undefined;
  }

  /** What a person is asked on a seat; nothing while a bot plays for them. */
  #asked(seat: number, { decisions }: Match): readonly Decision[] {
    if (this.#holder(seat) === undefined || this.#port.away(seat)) return [];
    return decisions.filter(
      ({ standing, optional, actors }) => !standing && !optional && actors.includes(seat),
    );
  }

  #answer(seat: number, decision: Decision, match: Match): { action: Act; step?: number } | undefined {
    const { game, state } = match;
    const orders = this.#seats.get(seat)?.orders;
    const step = this.#step(seat, decision.kind, match);
    if (orders && step !== undefined) {
      const view = game.view(state, seat);
      const legal = (action: Act): boolean => game.refusals(view, decision, action).length === 0;
      const action = firstLegal(orders.steps[step]!, (input) => game.parse(input), legal);
      if (action) return { action, step };
      this.#end(seat, 'illegal', match);
    }
    const action = this.#port.preset(seat, decision);
    return action ? { action } : undefined;
  }

  /** Which step of a seat's orders a question of this kind is for, if one is. */
  #step(seat: number, kind: string, { game, happened }: Match): number | undefined {
    const orders = this.#seats.get(seat)?.orders;
    if (!orders) return undefined;
    return stepFor(orders, kind, (latest) => {
      const item = happened.findLast(({ event }) => event.kind === latest);
      return item && game.witness(item.event, seat);
    });
  }

  #play(
    seat: number,
    decision: Decision,
    { action, step }: { action: Act; step?: number },
    match: Match,
  ): SeatEntry {
    const stored = this.#seats.get(seat);
    if (stored) {
      const { [decision.id]: _, ...pending } = stored.pending;
      const left = step === undefined ? stored.orders : (spent(stored.orders!, step) ?? null);
      const over = stored.orders !== null && left === null;
      const ended = over ? { why: 'played' as const, orders: stored.orders, n: match.n + 1 } : stored.ended;
      this.#put(seat, { ...stored, pending, orders: left, ended, stands: match.counted + 1 });
      if (step !== undefined) this.#port.tell(stored.guest);
    }
    return { decision: decision.id, actor: seat, action };
  }

  #holder(seat: number): string | undefined {
    const found = this.#port.row().seats[seat];
    return found?.kind === 'person' ? found.guest : undefined;
  }

  #end(seat: number, why: OrdersEnd['why'], match: Match, stop?: number): void {
    const stored = this.#seats.get(seat)!;
    const ended = { why, orders: stored.orders!, n: match.n, ...(stop === undefined ? {} : { stop }) };
    this.#put(seat, { ...stored, orders: null, ended });
    this.#port.tell(stored.guest);
  }

  /** What is kept of a seat for who holds it now. */
  #of(seat: number, guest: string): SeatOrders {
    const stored = this.#seats.get(seat);
    return stored?.guest === guest ? stored : { guest, orders: null, stands: 0, ended: null, pending: {} };
  }

  #wait(seat: number, pending: SeatOrders['pending']): void {
    const known = this.#seats.get(seat);
    // Fast path: this runs for every seat at every move, and almost none has orders.
    if (!known && Object.keys(pending).length === 0) return;
    if (JSON.stringify(known?.pending ?? {}) === JSON.stringify(pending)) return;
    const guest = this.#holder(seat);
    const next = guest === undefined ? known : this.#of(seat, guest);
    if (!next) return;
    this.#put(seat, { ...next, pending });
    this.#port.tell(next.guest);
  }

  #put(seat: number, next: SeatOrders): void {
    const empty = !next.orders && !next.ended && Object.keys(next.pending).length === 0;
    if (empty) this.#seats.delete(seat);
    else this.#seats.set(seat, next);
    this.#port.keep(seat, empty ? null : next);
  }
}

const scoresFor = (seat: number, { game, state }: Match): readonly number[] =>
  game.record.scores(game.view(state, seat));

/** A step with its actions as the game reads them, so that nothing else is kept; a `Problem` if it cannot. */
function read(step: Step, { game }: Match): Step {
  const types = Object.hasOwn(game.kinds, step.kind) ? game.kinds[step.kind] : undefined;
  const tries = step.tries.map((input) => {
    const action = game.parse(input);
    if (action && types?.includes(action.type)) return { ...action };
    throw new Problem('bad-message', `orders.steps: expected actions that answer "${step.kind}"`);
  });
  return { ...step, tries };
}
