import type { Decision, SeenBy } from '@turntable/engine';
import type { Hint, HintReply } from '@turntable/protocol';
import { Limiters } from '../base/limiter.ts';
import { Problem } from '../base/problem.ts';
import { seatFor } from '../table/access/access.ts';
import type { Table } from '../table/table.ts';

/** How many hints one guest may ask for, at all tables together: a burst, then one in an interval (ms). */
const AT_ONCE = 6;
const ONE_IN = 5_000;
/** How many hints one household waits for at once, however many guests it has: each keeps others' bots waiting for a second. */
const MOST_UNDER_WAY = 6;

/** The part of the bots that hints need. */
interface Adviser {
  hints(owner: string, game: string, view: SeenBy, decision: Decision): Promise<readonly Hint[]>;
}

/**
 * Gives hints to seats of tables that are not rated. All at the table are told that a seat asked; what it was told goes to the
 * device that asked and is kept nowhere.
 */
export class Hints {
  readonly #adviser: Adviser;
  readonly #now: () => number;
  readonly #limiters = new Limiters(ONE_IN, AT_ONCE);
  /** Hints under way, by household. */
  readonly #underWay = new Map<string, number>();
  #tell: (guest: string) => void = () => {};

  /** `now` in milliseconds of a clock that only goes forward. */
  constructor(adviser: Adviser, now: () => number = () => performance.now()) {
    this.#adviser = adviser;
    this.#now = now;
  }

  /**
   * What a guest's seat could answer to the first question it is asked; throws the `Problem` that stands against it.
   * `household`: where the guest asks from.
   */
  async ask(table: Table, guest: string, as: number, household: string): Promise<HintReply> {
    const seat = seatFor(table.row, guest, as);
    const match = table.running();
    if (table.row.rated) throw new Problem('not-allowed', 'hint: expected a table that is not rated');
    const decision = match.decisions.find((each) => !each.standing && each.actors.includes(seat));
    if (!decision) throw new Problem('not-allowed', 'hint: expected a question to this seat');
    this.#count(guest, household);
    const { n } = match;
    const asked = table.events.findLast(({ kind, by }) => kind === 'hint' && by === seat);
    // Asked again about the same question it is told once.
    if (asked?.n !== n) table.event('hint', seat);
    const view = match.game.view(match.state, seat);
    const hints = await this.#waitedFor(household, this.#adviser.hints(guest, match.game.id, view, decision));
    if (match.n !== n) throw new Problem('stale');
    return { n, decision: decision.id, hints };
  }

  /** Sets the listener for each hint given here: other servers count it too. */
  follow(tell: (guest: string) => void): void {
    this.#tell = tell;
  }
  /** A guest was given a hint at another server. */
  heard(guest: string): void {
    this.#take(guest);
  }

  #count(guest: string, household: string): void {
    if (this.#under(household) >= MOST_UNDER_WAY || !this.#take(guest)) throw new Problem('too-fast');
    this.#tell(guest);
  }
  #under(household: string): number {
    return this.#underWay.get(household) ?? 0;
  }
  async #waitedFor<Result>(household: string, answer: Promise<Result>): Promise<Result> {
    this.#underWay.set(household, this.#under(household) + 1);
    try {
      return await answer;
    } finally {
      const left = this.#under(household) - 1;
      if (left > 0) this.#underWay.set(household, left);
      else this.#underWay.delete(household);
    }
  }
  /** Whether one more is allowed. */
  #take(guest: string): boolean {
    const now = this.#now();
    this.#limiters.sweep(now);
    return this.#limiters.take(guest, now);
  }
}
