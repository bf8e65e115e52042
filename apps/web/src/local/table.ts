import { pauseAt } from '@turntable/match/bot-pause.ts';
import type { Act, Actor, AnyGame, Decision, Happening, SeenBy, Undo, Viewer } from '@turntable/engine';
import { Match, witness, type Item } from '@turntable/match/match.ts';
import type { ClientMessage, Level, ServerMessage } from '@turntable/protocol/messages.ts';
import { diff } from '@turntable/protocol/patch.ts';
import type { TableEvent } from '@turntable/protocol/table-events.ts';
import { localInfo, localPlace } from './info.ts';
import { LocalProblem } from './problem.ts';
import { ownSeats, type LocalRow, type LocalStore } from './row.ts';

/** What a table on this device works with; time and thought come from outside, so that tests own them. */
export interface Means {
  readonly store: Pick<LocalStore, 'append'>;
  /** A bot's answer. It sees a view, never the state. */
  think(game: AnyGame, view: SeenBy, decision: Decision, level: Level): Act;
  /** Milliseconds; the pause in which people follow what a bot did. */
  after(ms: number, run: () => void): () => void;
  /** Milliseconds since 1970. */
  now(): number;
  /** A write failed: the table has to be loaded anew. */
  failed(error: unknown): void;
}

/** A page that looks at a table. */
export interface Looker {
  as: Viewer;
  hear(message: ServerMessage): void;
}

/** The usual pause before a bot acts (ms). Tests build pages with another. */
const BOT_PAUSE = Number(import.meta.env?.['VITE_BOT_PAUSE'] ?? 600);

interface Shown {
  readonly view: SeenBy;
  readonly undo: Undo;
}

/**
 * A table without a server: the same rules, log and messages as a server's, for the pages of one browser. Everything is
 * stored before it is sent, one request after another. After a failed write, or `stop`, the object is unusable (`broken`).
 * One class, although long: all that changes the table waits in its one queue.
 */
export class LocalTable {
  readonly match: Match;
  readonly #means: Means;
  readonly #lookers = new Map<Looker, Shown>();
  #row: LocalRow;
  #last: Promise<void> = Promise.resolve();
  #stop: () => void = () => {};
  #waits = false;
  #broken = false;

  constructor(game: AnyGame, row: LocalRow, items: readonly Item[], means: Means) {
    this.match = Match.load(game, row.setup, items);
    this.#row = row;
    this.#means = means;
  }

  get row(): LocalRow {
    return this.#row;
  }
  get deserted(): boolean {
    return this.#lookers.size === 0;
  }
  /** Its state differs from what is stored: it has to be loaded anew. */
  get broken(): boolean {
    return this.#broken;
  }

  enter(looker: Looker): void {
    looker.as = this.#eyes(looker.as);
    this.#sync(looker);
    this.#wake();
  }

  leave(looker: Looker): void {
    this.#lookers.delete(looker);
    if (this.deserted) this.#rest();
  }

  /** It is forgotten or opened anew: nothing is played here any more, by a bot neither. */
  stop(): void {
    this.#broken = true;
    this.#rest();
  }

  /** Does what a page asks; resolves when it is kept and told. */
  hear(looker: Looker, message: ClientMessage): Promise<void> {
    return this.#inTurn(() => this.#answer(looker, message));
  }

  /** Notes in the log that a seat asks for a hint, once for each update. */
  hinted(seat: number): Promise<void> {
    return this.#inTurn(async () => {
      const { events = [] } = this.#row;
      const { n } = this.match;
      if (this.#broken || events.findLast(({ by }) => by === seat)?.n === n) return;
      const line: TableEvent = { seq: events.length, n, at: this.#means.now(), kind: 'hint', by: seat };
      await this.#keep({ ...this.#row, events: [...events, line] }, n, 0);
      for (const looker of this.#lookers.keys()) looker.hear({ t: 'line', line });
    });
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => {});
    return done;
  }

  /** Notes which table came after this one. */
  async follow(rematch: string): Promise<void> {
    await this.#keep({ ...this.#row, rematch }, this.match.n, 0);
    this.#tellTable();
  }

  async #answer(looker: Looker, message: ClientMessage): Promise<void> {
    if (this.#broken) return;
    switch (message.t) {
      case 'ping':
        return looker.hear({ t: 'pong' });
      case 'focus':
        return;
      case 'look':
        looker.as = this.#eyes(message.as);
        return this.#sync(looker);
      default:
        return this.#request(looker, message);
    }
  }

  async #request(looker: Looker, message: Extract<ClientMessage, { readonly id: string }>): Promise<void> {
    const { id } = message;
    try {
      if (message.t === 'act') await this.#act(message);
      else if (message.t === 'back') await this.#back(message.as);
      else throw new LocalProblem({ code: 'not-allowed' });
      looker.hear({ t: 'ok', id, n: this.match.n });
    } catch (error) {
      if (error instanceof LocalProblem) looker.hear({ t: 'no', id, error: error.body });
      else {
        looker.hear({ t: 'no', id, error: { code: 'unavailable' } });
        throw error;
      }
    }
  }

  /** Public eyes, or those of a seat on this device. */
  #eyes(as: Viewer): Viewer {
    const own = ownSeats(this.#row);
    return own.some((seat) => seat === as) ? as : (own[0] ?? 'public');
  }

  async #act({ as, decision, action, seen }: Extract<ClientMessage, { t: 'act' }>): Promise<void> {
    const { match } = this;
    if (typeof as !== 'number' || !ownSeats(this.#row).includes(as))
      throw new LocalProblem({ code: 'not-your-seat' });
    if (seen !== undefined && seen < match.lastTakeBack) throw new LocalProblem({ code: 'stale' });
    const asked = match.game.parse(action);
    if (!asked)
      throw new LocalProblem({ code: 'bad-message', detail: `action: expected one of ${match.game.id}` });
    await this.#play({ decision, actor: as, action: asked });
  }

  async #back(as: Viewer): Promise<void> {
    const { match } = this;
    if (this.#row.status === 'over') throw new LocalProblem({ code: 'not-running' });
    const { signal, count } = match.undo(this.#owns);
    if (typeof as !== 'number' || signal === 'sealed') throw new LocalProblem({ code: 'sealed' });
    const from = match.n;
    for (let i = 0; i < count; i++) match.takeBack(as);
    await this.#settle(from);
  }

  /** Everybody on this device counts as one: nobody has to be asked. */
  readonly #owns = (actor: Actor): boolean =>
    typeof actor === 'number' && this.#row.seats[actor]?.kind === 'person';

  async #play(entry: { decision: string; actor: number; action: Act }): Promise<void> {
    const { match } = this;
    if (this.#row.status === 'over') throw new LocalProblem({ code: 'not-running' });
    const from = match.n;
    const played = match.submit(entry);
    if (!played.ok)
      throw new LocalProblem({ code: played.stale ? 'stale' : 'illegal', refusals: played.refusals });
    for (let drawn = match.draw(this.#row.seed); drawn; drawn = match.draw(this.#row.seed))
      match.submit(drawn);
    await this.#settle(from);
  }

  /** Keeps the entries from `from` on, and tells them. */
  async #settle(from: number): Promise<void> {
    const { match } = this;
    const isOver = match.over && this.#row.status === 'running';
    const row: LocalRow = {
      ...this.#row,
      changedAt: this.#means.now(),
      ...(isOver ? { status: 'over' } : {}),
    };
    await this.#keep(row, from, match.n - from);
    for (let n = from + 1; n <= match.n; n++) this.#tell(n);
    if (isOver) this.#tellTable();
    this.#wake();
  }

  async #keep(row: LocalRow, from: number, count: number): Promise<void> {
    try {
      await this.#means.store.append(row, from, this.match.log.slice(from, from + count));
    } catch (error) {
      this.stop();
      this.#means.failed(error);
      throw error;
    }
    this.#row = row;
  }

  #shown(viewer: Viewer, n = this.match.n): Shown {
    const { match } = this;
    const undo = typeof viewer === 'number' ? match.undo(this.#owns).signal : 'sealed';
    return { view: match.game.view(match.stateAt(n), viewer), undo };
  }

  /** Tells update `n` to all who look. */
  #tell(n: number): void {
    const events = this.match.happened.flatMap((item) => (item.n === n ? [item.event] : []));
    for (const [looker, before] of this.#lookers) {
      const now = this.#shown(looker.as, n);
      this.#lookers.set(looker, now);
      const e = events.flatMap((event): Happening[] => {
        const seen = witness(this.match, event, looker.as);
        return seen ? [seen] : [];
      });
      const d = diff(before.view, now.view);
      looker.hear({
        t: 'up',
        n,
        ...(d === undefined ? {} : { d }),
        ...(e.length === 0 ? {} : { e }),
        ...(now.undo === before.undo ? {} : { u: now.undo }),
      });
    }
  }

  #tellTable(): void {
    for (const looker of this.#lookers.keys())
      looker.hear({ t: 'table', table: localInfo(this.#row), place: localPlace(this.#row) });
  }

  /** Everything at once. */
  #sync(looker: Looker): void {
    const { match } = this;
    const shown = this.#shown(looker.as);
    this.#lookers.set(looker, shown);
    looker.hear({
      t: 'sync',
      n: match.n,
      as: looker.as,
      place: localPlace(this.#row),
      table: localInfo(this.#row),
      view: shown.view,
      log: match.happened.flatMap(({ n, event }) => {
        const seen = witness(match, event, looker.as);
        return seen ? [{ n, event: seen }] : [];
      }),
      lines: this.#row.events ?? [],
      undo: shown.undo,
    });
  }

  /** Lets the next bot act, after a pause; while nobody looks, nothing goes on. */
  #wake(): void {
    if (this.#waits || this.deserted || this.#broken || !this.#botTurn()) return;
    this.#waits = true;
    this.#stop = this.#means.after(pauseAt(BOT_PAUSE, this.match.n), () => {
      this.#waits = false;
      this.#last = this.#last.then(() => this.#botActs()).catch(() => {});
    });
  }

  #rest(): void {
    this.#stop();
    this.#waits = false;
  }

  /** The first open question that only bots may answer. */
  #botTurn(): { seat: number; level: Level; decision: Decision } | undefined {
    if (this.#row.status === 'over') return undefined;
    for (const decision of this.match.decisions) {
      if (decision.standing || decision.optional || decision.actors.some(this.#owns)) continue;
      for (const seat of decision.actors) {
        const level = typeof seat === 'number' ? this.#row.seats[seat]?.level : undefined;
        if (typeof seat === 'number' && level !== undefined) return { seat, level, decision };
      }
    }
    return undefined;
  }

  async #botActs(): Promise<void> {
    const turn = this.#botTurn();
    if (!turn || this.deserted || this.#broken) return;
    const { seat, level, decision } = turn;
    const { game, state } = this.match;
    const view = game.view(state, seat);
    let action: Act;
    try {
      action = this.#means.think(game, view, decision, level);
    } catch {
      action = game.fallback(view, decision);
    }
    await this.#play({ decision: decision.id, actor: seat, action });
  }
}
