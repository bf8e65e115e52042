import {
  commitment,
  RecordError,
  writeRecord,
  type AnyGame,
  type Decision,
  type Options,
  type SeenBy,
  type Viewer,
} from '@turntable/engine';
import { LISTINGS } from '@turntable/games/listings.ts';
import { drafted, isOpen, recordOf } from '@turntable/match/draft.ts';
import { imported, namedGame, RecordProblem } from '@turntable/match/imported.ts';
import { Match } from '@turntable/match/match.ts';
import { replayFor } from '@turntable/match/replay.ts';
import type { Hint, HintReply } from '@turntable/protocol/hints.ts';
import type { Again } from '@turntable/protocol/picks.ts';
import type { ReplayReply } from '@turntable/protocol/replay.ts';
import { chosenAfter, offersOf } from './draft.ts';
import { LocalDraft } from './drafting.ts';
import { hex, localId } from './ids.ts';
import { ownSeats, type LocalRow, type LocalStore, type Starter } from './row.ts';
import { localInfo, localPlace } from './info.ts';
import { LocalProblem } from './problem.ts';
import { LocalTable, type Looker, type Means } from './table.ts';
import type { Asked, LocalWish } from './words.ts';

/** So many games that are over stay on the device; the oldest make room. */
export const MOST_STORED = 30;

/** A table that pages look at: before its deal, and after. */
export type Opened = LocalDraft | LocalTable;

/** Where the tables of this device get their games, time, luck and thought from. */
interface LocalServices extends Omit<Means, 'store' | 'failed'> {
  readonly store: LocalStore;
  /** The rules of that game with all they need; nothing if there is no such game. Rejects with a `LocalProblem` if they are not to be had now. */
  game(id: string): Promise<AnyGame | undefined>;
  /** What a seat could answer, the best first. It sees a view, never the state. */
  advise(game: AnyGame, view: SeenBy, decision: Decision): readonly Hint[];
  /** That many random bytes, fit for a seed. */
  random(bytes: number): Uint8Array;
}

/** A host's options without the locomotives that were brought. */
function withoutBrought({ picks }: AnyGame, options: Options): Options {
  const brought = Object.keys(picks?.options([]) ?? {});
  return Object.fromEntries(Object.entries(options).filter(([name]) => !brought.includes(name)));
}

/**
 * The tables of one browser: what a server does for its guests, as far as one guest needs it. One class, although long: each
 * request of the pages is a method, and all of them share the open tables.
 */
export class LocalTables {
  readonly #services: LocalServices;
  readonly #tables = new Map<string, Promise<Opened>>();
  /** Called with the looker when a table has to be opened again. */
  readonly #lost: (looker: Looker) => void;
  readonly #lookers = new Map<string, Set<Looker>>();
  /** Those that are being made, by the table before. */
  readonly #rematches = new Map<string, Promise<{ readonly id: string }>>();

  constructor(services: LocalServices, lost: (looker: Looker) => void) {
    this.#services = services;
    this.#lost = lost;
  }

  /** Does one request; throws a `LocalProblem` that says why not. */
  async answer(asked: Asked): Promise<unknown> {
    switch (asked.what) {
      case 'create':
        return this.create(asked.wish);
      case 'tables':
        return (await this.#services.store.rows())
          .toSorted((a, b) => b.changedAt - a.changedAt)
          .map((row) => ({ table: localInfo(row), place: localPlace(row), at: row.changedAt }));
      case 'rematch':
        return this.#rematch(asked.id, asked.locomotives);
      case 'record':
        return this.#record(asked.id);
      case 'replay':
        return this.#replay(asked.id, asked.as);
      case 'hint':
        return this.#hint(asked.id, asked.seat);
      case 'choose':
        return this.#choose(asked.id, asked.seat, asked.locomotive);
      case 'remove':
        this.#drop(asked.id);
        return this.#services.store.remove(asked.id);
      case 'import':
        return this.#import(asked.record, asked.as);
    }
  }

  /**
   * A new table, dealt. Every seat is somebody's on this device, or a bot's. Throws `LocalProblem` for options or a number of
   * seats that the game does not have.
   */
  async create(wish: LocalWish): Promise<{ readonly id: string }> {
    const game = await this.#game(wish.game);
    if (!game.seats.includes(wish.seats.length))
      throw new LocalProblem({ code: 'bad-options', detail: `seats: expected ${game.seats.join(', ')}` });
    const { options, seats, starter } = wish;
    const now = this.#services.now();
    const row: LocalRow = {
      ...{ id: localId(this.#services.random(9)), game: game.id, options, seats: [...seats] },
      ...{ seed: hex(this.#services.random(32)), setup: {}, status: 'waiting' },
      ...{ madeAt: now, changedAt: now },
    };
    try {
      const offers = offersOf(game, row);
      const draft = offers && { ...offers, starter };
      if (draft && isOpen(draft)) await this.#services.store.append({ ...row, draft }, 0, []);
      else await this.#deal(game, { ...row, ...(draft && { draft }) }, starter);
      await this.#makeRoom();
      return { id: row.id };
    } catch (error) {
      if (error instanceof RecordError)
        throw new LocalProblem({ code: 'bad-options', detail: error.message });
      throw error;
    }
  }

  /** Deals, with what was chosen where something was offered, and keeps it. */
  async #deal(game: AnyGame, row: LocalRow, starter: Starter): Promise<void> {
    const { options, seats, seed, draft } = row;
    const starters = typeof starter === 'number' ? [starter] : seats.map((_, seat) => seat);
    const brought = draft && { ...game.picks?.options(drafted(draft)), roster: draft.roster };
    const setup = game.host({ ...options, ...brought, starters }, seats.length);
    const match = new Match(game, setup);
    for (let drawn = match.draw(seed); drawn; drawn = match.draw(seed)) match.submit(drawn);
    const dealt: LocalRow = {
      ...{ ...row, setup, status: match.over ? 'over' : 'running' },
      changedAt: this.#services.now(),
    };
    await this.#services.store.append(dealt, 0, match.log);
  }

  /** A seat on this device takes one of those that it is offered; after the last choice the table is dealt. */
  async #choose(id: string, seat: number, locomotive: string | null): Promise<void> {
    const row = await this.#row(id);
    const chosen = row.status === 'waiting' && row.draft && chosenAfter(row.draft, seat, locomotive);
    if (!row.draft || !chosen || !ownSeats(row).includes(seat))
      throw new LocalProblem({ code: 'not-allowed', detail: 'choose: expected one of those offered' });
    const draft = { ...row.draft, chosen };
    const next: LocalRow = { ...row, draft, changedAt: this.#services.now() };
    if (isOpen(draft)) {
      await this.#services.store.append(next, 0, []);
      const open = await this.#tables.get(id);
      if (open instanceof LocalDraft) open.change(next);
    } else {
      await this.#deal(await this.#game(row.game), next, draft.starter);
      this.#drop(id);
    }
  }

  /** A page looks at a table from now on, until it leaves. */
  async enter(id: string, looker: Looker): Promise<Opened> {
    const opening = this.#table(id);
    const table = await opening;
    // It was forgotten while it was opened.
    if (this.#tables.get(id) !== opening) return this.enter(id, looker);
    const lookers = this.#lookers.get(id) ?? new Set();
    this.#lookers.set(id, lookers.add(looker));
    table.enter(looker);
    return table;
  }

  leave(table: Opened, looker: Looker): void {
    table.leave(looker);
    this.#lookers.get(table.row.id)?.delete(looker);
    // Another tab may go on with it: what is in memory would be old.
    if (table.deserted) this.#tables.delete(table.row.id);
  }

  async #game(id: string): Promise<AnyGame> {
    const game = await this.#services.game(id);
    if (!game) throw new LocalProblem({ code: 'not-found' });
    return game;
  }

  #table(id: string): Promise<Opened> {
    const known = this.#tables.get(id);
    if (known) return known;
    const table = this.#load(id);
    this.#tables.set(id, table);
    table.catch(() => this.#tables.delete(id));
    return table;
  }

  async #dealt(id: string): Promise<LocalTable> {
    const table = await this.#table(id);
    if (table instanceof LocalTable) return table;
    throw new LocalProblem({ code: 'not-running' });
  }

  async #load(id: string): Promise<Opened> {
    const { store } = this.#services;
    const row = await this.#row(id);
    const game = await this.#game(row.game);
    if (row.status === 'waiting') return new LocalDraft(row);
    return new LocalTable(game, row, await store.log(id), {
      ...this.#services,
      failed: () => this.#drop(id),
    });
  }

  async #row(id: string): Promise<LocalRow> {
    const row = await this.#services.store.row(id);
    if (!row) throw new LocalProblem({ code: 'not-found' });
    return row;
  }

  /** Forgets what is in memory of a table; whoever looks opens it again. */
  #drop(id: string): void {
    const stop = (table: Opened): unknown => table instanceof LocalTable && table.stop();
    void this.#tables.get(id)?.then(stop, () => undefined);
    this.#tables.delete(id);
    const lookers = this.#lookers.get(id) ?? [];
    this.#lookers.delete(id);
    for (const looker of lookers) this.#lost(looker);
  }

  /** Whoever asks while one is being made gets that one: a double tap is one wish. */
  #rematch(id: string, again?: Again): Promise<{ readonly id: string }> {
    const making =
      this.#rematches.get(id) ?? this.#another(id, again).finally(() => this.#rematches.delete(id));
    this.#rematches.set(id, making);
    return making;
  }

  async #another(id: string, again?: Again): Promise<{ readonly id: string }> {
    const row = await this.#row(id);
    const known = row.rematch === undefined ? undefined : await this.#services.store.row(row.rematch);
    if (known) return { id: known.id };
    const brought = again ? await this.#broughtAgain(id, again) : {};
    const next = await this.create({
      game: row.game,
      // Those of the game before are not asked for again by who wants others now.
      options: { ...withoutBrought(await this.#game(row.game), row.options), ...brought },
      seats: [...row.seats],
      starter: 'lot',
    });
    const table = await this.#dealt(id);
    await table.follow(next.id);
    if (table.deserted) this.#tables.delete(id);
    return next;
  }

  /** The locomotives of a game that is over as options of the next, each side's own or the other's. */
  async #broughtAgain(id: string, again: Again): Promise<Options> {
    const { match, row } = await this.#finished(id);
    const { picks } = match.game;
    const locomotives = picks?.brought(match.state);
    if (!picks || !locomotives)
      throw new LocalProblem({ code: 'not-allowed', detail: 'engines: expected a game with locomotives' });
    const half = again === 'swap' ? locomotives.length / 2 : 0;
    return {
      ...match.game.record.hostWith?.(row.setup),
      ...picks.options(locomotives.map((_, seat) => locomotives[(seat + half) % locomotives.length]!)),
    };
  }

  async #finished(id: string): Promise<{ readonly row: LocalRow; readonly match: Match }> {
    const row = await this.#row(id);
    if (row.status !== 'over')
      throw new LocalProblem({ code: 'not-allowed', detail: 'expected a game that is over' });
    const game = await this.#game(row.game);
    return { row, match: Match.load(game, row.setup, await this.#services.store.log(id)) };
  }

  /** As `#finished`; refused with LV-1.6 while its locomotives run again on the other side. */
  async #lookedInto(id: string): Promise<{ readonly row: LocalRow; readonly match: Match }> {
    const finished = await this.#finished(id);
    const { rematch, game } = finished.row;
    const next = rematch === undefined ? undefined : await this.#services.store.row(rematch);
    const names = Object.keys((await this.#game(game)).picks?.options([]) ?? {});
    if (next?.status === 'running' && names.some((name) => name in next.options))
      throw new LocalProblem({ code: 'not-allowed', detail: 'LV-1.6' });
    return finished;
  }

  /** The record of a game that is over, as a server exports its own. */
  async #record(id: string): Promise<object> {
    const { row, match } = await this.#lookedInto(id);
    const { game, setup, state, log } = match;
    const { seed, draft } = row;
    const host = game.record.writeHost(setup);
    const names = row.seats.map(({ name }) => name);
    const chosen = draft && host ? { draft: recordOf(draft) } : {};
    const fairness = { commitment: commitment(seed), seed, ...(host ? { host } : {}), ...chosen };
    return writeRecord(game, names, state, log, { fairness });
  }

  async #replay(id: string, as: Viewer | undefined): Promise<ReplayReply> {
    const { row, match } = await this.#lookedInto(id);
    const place = localPlace(row);
    const viewers: readonly Viewer[] = [
      ...new Set([...place.seats, ...row.seats.map((_, seat) => seat)]),
      'public',
    ];
    const eyes = as !== undefined && viewers.includes(as) ? as : viewers[0]!;
    const lines = row.events ?? [];
    return { table: localInfo(row), place, as: eyes, viewers, ...replayFor(match, eyes), lines };
  }

  async #import(record: object, as: Viewer | undefined): Promise<ReplayReply> {
    try {
      const game = await this.#game(namedGame(record, LISTINGS).id);
      const { match, table, viewers, ...rest } = imported(record, [game]);
      const eyes = as !== undefined && viewers.includes(as) ? as : viewers[0]!;
      const place = { seats: [], host: false };
      return { table, place, as: eyes, viewers, ...replayFor(match, eyes), ...rest };
    } catch (error) {
      if (error instanceof RecordProblem) throw new LocalProblem(error.body);
      throw error;
    }
  }

  async #hint(id: string, seat: number): Promise<HintReply> {
    const table = await this.#dealt(id);
    try {
      return await this.#hintAt(table, seat);
    } finally {
      if (table.deserted) this.#tables.delete(id);
    }
  }

  async #hintAt(table: LocalTable, seat: number): Promise<HintReply> {
    const { match, row } = table;
    if (!ownSeats(row).includes(seat)) throw new LocalProblem({ code: 'not-your-seat' });
    const decision = match.decisions.find((each) => !each.standing && each.actors.includes(seat));
    if (!decision)
      throw new LocalProblem({ code: 'not-allowed', detail: 'hint: expected a question to this seat' });
    const { n, game } = match;
    await table.hinted(seat);
    if (match.n !== n) throw new LocalProblem({ code: 'stale' });
    const hints = this.#services.advise(game, game.view(match.state, seat), decision);
    return { n, decision: decision.id, hints };
  }

  async #makeRoom(): Promise<void> {
    const { store } = this.#services;
    const over = (await store.rows()).filter(({ status }) => status === 'over');
    const old = over.toSorted((a, b) => b.changedAt - a.changedAt).slice(MOST_STORED);
    // What a page shows may yet be followed by a rematch.
    for (const { id } of old) if (!this.#lookers.get(id)?.size) await store.remove(id);
  }
}
