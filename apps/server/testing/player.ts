import type { ErrorBody } from '@turntable/protocol';
import type { Guest, Seat } from './guest.ts';
import { random, rng, simple, viewOf } from './loko-moto.ts';

/** A request as it was sent, and the number it was acknowledged with. */
export interface Request {
  readonly message: { readonly t: 'act' | 'back'; readonly id: string; readonly [key: string]: unknown };
  n?: number;
}

/**
 * Plays one seat as fast as the server answers, over any number of connections: what was not acknowledged before one
 * broke is sent again over the next, under the same id.
 */
export class Player {
  readonly guest: Guest;
  readonly table: string;
  readonly as: number;
  readonly requests: Request[] = [];
  /** The highest update number that was ever heard of. */
  heard = 0;
  /** Answers that no honest client should get. */
  readonly complaints: ErrorBody[] = [];
  over = false;
  readonly #luck;

  constructor(guest: Guest, table: string, as: number) {
    this.guest = guest;
    this.table = table;
    this.as = as;
    this.#luck = rng(as * 7919 + table.charCodeAt(0) * 31 + table.charCodeAt(1));
  }

  /** Plays until the game is over or the connection breaks. */
  async play(link: string): Promise<void> {
    const seat = this.guest.at(link).sit(this.table, { as: this.as });
    seat.socket.on('message', () => (this.heard = Math.max(this.heard, seat.n)));
    try {
      await seat.ready();
      const open = this.requests.find(({ n }) => n === undefined);
      if (open) await this.#send(seat, open);
      while (!this.over) await this.#turn(seat);
    } catch (error) {
      if (seat.closed === undefined) throw error;
    } finally {
      seat.socket.terminate();
    }
  }

  async #turn(seat: Seat): Promise<void> {
    const mine = (): boolean => viewOf(seat).decisions[0]?.actors.includes(this.as) === true;
    const over = (): boolean => viewOf(seat).outcome !== null;
    await seat.until(({ closed }) => closed !== undefined || mine() || over(), 'my turn');
    if (seat.closed !== undefined) throw new Error('the connection broke');
    this.over = over();
    if (this.over) return;
    const { n } = seat;
    const view = viewOf(seat);
    const action = this.#luck.below(3) === 0 ? simple(view) : random(view, this.#luck);
    const act = {
      t: 'act' as const,
      id: seat.newId(),
      as: this.as,
      seen: n,
      decision: view.decisions[0]!.id,
      action,
    };
    await this.#send(seat, act);
    // Sometimes takes back, while that is free.
    if (this.#luck.below(8) === 0 && seat.n === n + 1 && seat.undo === 'free')
      await this.#send(seat, { t: 'back', id: seat.newId(), as: this.as });
  }

  async #send(seat: Seat, what: Request | Request['message']): Promise<void> {
    const request = 'message' in what ? (what as Request) : { message: what };
    if (request !== what) this.requests.push(request);
    const from = seat.messages.length;
    await seat.send(request.message);
    const answer = await seat.until(({ messages, closed }) => {
      for (const each of messages.slice(from))
        if ((each.t === 'ok' || each.t === 'no') && each.id === request.message.id) return each;
      return closed !== undefined && ('closed' as const);
    }, 'the answer');
    if (answer === 'closed') throw new Error('the connection broke');
    if (answer.t === 'ok') {
      request.n = answer.n;
      await seat.until(({ n, closed }) => n >= answer.n || closed !== undefined, 'the update');
    } else {
      this.requests.splice(this.requests.indexOf(request), 1);
      // A take-back may come too late, and an answer may be stale because another player took back.
      if (request.message.t === 'act' && answer.error.code !== 'stale') this.complaints.push(answer.error);
    }
  }
}
