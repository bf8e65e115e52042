import { pauseAt } from '@turntable/match/bot-pause.ts';
import type { Act } from '@turntable/engine';
import type { BotPool } from './bots.ts';
import type { Log } from '../base/log.ts';
import { Problem } from '../base/problem.ts';
import type { BotTurn } from '../table/match/bot-turn.ts';
import type { Table } from '../table/table.ts';
import type { Health } from '../watch/health.ts';

/** How long (ms) it is remembered when somebody last looked at a table; after that bots play on there for `unwatched` once more. */
const REMEMBERED_MS = 86_400_000;

/** Lets bots act when it is their turn: one at a time at each table, after a pause that lets people follow what happened. */
export class Turns {
  readonly #pool: Pick<BotPool, 'choose'>;
  readonly #delay: number;
  readonly #unwatched: number;
  readonly #log: Log;
  readonly #health: Pick<Health, 'resting'>;
  readonly #under = new Map<Table, NodeJS.Timeout | null>();
  readonly #now: () => number;
  /** When somebody was last seen at a table whose bots have a turn, by its id, the longest ago first. It outlasts the table in memory. */
  readonly #watched = new Map<string, number>();
  #closed = false;

  /**
   * `delay`: the usual pause before a bot acts; `unwatched`: how long bots play with nobody looking; `now`: a clock that never goes
   * back. All in milliseconds.
   */
  constructor(
    pool: Pick<BotPool, 'choose'>,
    delay: number,
    unwatched: number,
    log: Log,
    health: Pick<Health, 'resting'>,
    now = (): number => performance.now(),
  ) {
    this.#pool = pool;
    this.#delay = delay;
    this.#unwatched = unwatched;
    this.#log = log;
    this.#health = health;
    this.#now = now;
  }

  /** Whether a bot is about to act there. */
  busy(table: Table): boolean {
    return this.#under.has(table);
  }

  /** A bot may have to act there; while nothing can be stored none does, and the scheduler wakes its table afterwards. */
  wake(table: Table): void {
    if (this.#closed || this.#health.resting || this.#under.has(table)) return;
    if (!this.#mayAct(table)) return;
    const timer = setTimeout(
      () => {
        this.#under.set(table, null);
        void this.#act(table);
      },
      pauseAt(this.#delay, table.match?.n ?? 0) + (table.deserted ? 0 : table.showing.left),
    );
    this.#under.set(table, timer);
  }

  /**
   * Bots play on for a while with nobody looking, so that games by turns go on; they resume when somebody comes back. Each time that
   * the game has waited for people between, they have that while anew.
   */
  #mayAct(table: Table): boolean {
    const now = this.#now();
    const { id } = table.row;
    const seen = table.deserted ? (this.#watched.get(id) ?? now) : now;
    if (seen === now) {
      this.#watched.delete(id);
      this.#watched.set(id, now);
    }
    for (const [each, at] of this.#watched) {
      if (now - at < REMEMBERED_MS + this.#unwatched) break;
      this.#watched.delete(each);
    }
    return now - seen < this.#unwatched;
  }

  /** Tables of which it is remembered when somebody was last seen there. */
  get watched(): number {
    return this.#watched.size;
  }

  /** The table is no longer in memory. */
  forget(table: Table): void {
    const timer = this.#under.get(table);
    if (timer) clearTimeout(timer);
    this.#under.delete(table);
  }

  close(): void {
    this.#closed = true;
    for (const table of [...this.#under.keys()]) this.forget(table);
  }

  async #act(table: Table): Promise<void> {
    const { match } = table;
    const turn = table.botTurn();
    if (!match || !turn) {
      this.#watched.delete(table.row.id);
      this.forget(table);
      return;
    }
    const { n } = match;
    const view = match.game.view(match.state, turn.seat);
    let action: Act | undefined;
    try {
      action = await this.#pool.choose(table.row.host, match.game.id, view, turn.decision, turn.level);
    } catch (error) {
      this.#log.error(`bot at table ${table.row.id}`, error);
    }
    if (!this.#under.has(table)) return;
    this.#under.delete(table);
    if (this.#health.resting) return;
    // Somebody else acted or took back meanwhile: what the bot thought about is no longer there.
    if (match.n !== n || table.botTurn()?.seat !== turn.seat) this.wake(table);
    else this.#play(table, turn, action ?? match.game.fallback(view, turn.decision));
    // The game is over, or waits for people. When a bot has a turn next, as where somebody's time has run out, that is news.
    if (!table.botTurn()) this.#watched.delete(table.row.id);
  }

  #play(table: Table, turn: BotTurn, action: Act): void {
    try {
      table.botAct(turn, action);
    } catch (error) {
      this.#log.error(`bot at table ${table.row.id}: ${JSON.stringify(action)}`, error);
      if (!(error instanceof Problem) || !table.match) return;
      const { game, state } = table.match;
      table.botAct(turn, game.fallback(game.view(state, turn.seat), turn.decision));
    }
  }
}
