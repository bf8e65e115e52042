import type { Act, Actor, AnyGame, Decision, Entry, Viewer } from '@turntable/engine';
import type { ClientMessage, Level, Place, TableInfo } from '@turntable/protocol';
import { Audience, type Member } from './audience.ts';
import { placeOf, tableInfo, type Presence } from './info.ts';
import type { Journal } from './journal.ts';
import { Match, type Item } from './match.ts';
import { Problem } from './problem.ts';
import { heldBy, startersOf } from './seating.ts';
import type { StoredTable, TableRow } from './storage.ts';

type Message<T extends ClientMessage['t']> = Extract<ClientMessage, { t: T }>;

/** What a table needs of the house it stands in. */
export interface House {
  readonly journal: Journal;
  now(): number;
  /** Somebody other than a person may have to act now. */
  wake(table: Table): void;
}
/** A bot that is asked. */
export interface BotTurn {
  readonly seat: number;
  readonly level: Level;
  readonly decision: Decision;
}

/** More take-backs than any real game sees; without a bound two friends could fill the disk. */
const MOST_TAKE_BACKS = 500;
/** Repeats come within seconds; a client has few requests under way. */
const ANSWERED_KEPT = 16;

/** A table in memory: its row, its game, those who look. All its methods are synchronous, so nothing comes between. */
export class Table {
  readonly game: AnyGame;
  readonly #house: House;
  readonly #audience: Audience;
  /** Requests that made an entry, and the number of its update. */
  readonly #requests = new Map<string, number>();
  #row: TableRow;
  #match: Match | null = null;
  #due: number | null;
  #announcing = false;

  constructor(house: House, game: AnyGame, stored: StoredTable) {
    this.game = game;
    this.#house = house;
    this.#row = stored.row;
    this.#due = stored.due;
    this.#audience = new Audience(
      (to, text) => house.journal.send(to, text),
      (viewer) => this.#owns(viewer),
    );
    if (stored.setup !== null) this.#load(stored.setup, stored);
  }

  #load(setup: string, { entries }: StoredTable): void {
    const items = entries.map(({ body }) => JSON.parse(body) as Item);
    this.#match = Match.load(this.game, this.#sameSetup(setup), items);
    for (const { request, seq } of entries) if (request !== null) this.#requests.set(request, seq + 1);
  }

  /** The stored setup; if the game would make the same today, then that, whose maps and cards all tables share. */
  #sameSetup(stored: string): object {
    try {
      const made = this.#host();
      if (JSON.stringify(made) === stored) return made;
    } catch {
      // Options of an older version; the stored setup is what counts.
    }
    return JSON.parse(stored) as object;
  }

  #host(): object {
    const { options, starter, seats } = this.#row;
    return this.game.host({ ...options, starters: startersOf(starter, seats) }, seats.length);
  }

  get row(): TableRow {
    return this.#row;
  }
  get match(): Match | null {
    return this.#match;
  }
  get members(): readonly Member[] {
    return this.#audience.members;
  }
  get info(): TableInfo {
    return tableInfo(this.#row, this.#presence());
  }
  place(guest: string | undefined): Place {
    return placeOf(this.#row, guest);
  }

  /** Changes the row; everybody at the table hears of it once it is stored. */
  change(next: Partial<TableRow>): void {
    const was = this.#row.version;
    this.#row = { ...this.#row, ...next, version: was + 1, changedAt: this.#house.now() };
    this.#house.journal.table(this.#row, was);
    this.announce();
  }

  /** Deals. The caller has made sure that the game may start. */
  start(): void {
    const setup = this.#host();
    this.#match = new Match(this.game, setup);
    this.change({ status: 'running' });
    this.#house.journal.setup(this.#row.id, JSON.stringify(setup));
    this.proceed(false);
    this.#audience.syncAll(this.#match, this.info, (guest) => this.place(guest));
  }

  /** Lets chance answer what it is asked, ends the game if it is over, and wakes whoever else has to act. */
  proceed(tell = true): void {
    const match = this.#match;
    if (!match || this.#row.status !== 'running') return;
    for (let drawn = match.draw(this.#row.seed); drawn; drawn = match.draw(this.#row.seed))
      this.#enter(match, drawn, null, tell);
    if (this.#row.asking) this.change({ asking: null });
    if (match.over) this.change({ status: 'over' });
    const due = this.botTurn() ? this.#house.now() : null;
    if ((due === null) !== (this.#due === null)) this.#house.journal.due(this.#row.id, due);
    this.#due = due;
    if (due !== null) this.#house.wake(this);
  }

  /** The first open question to a bot. */
  botTurn(): BotTurn | undefined {
    if (this.#row.status !== 'running' || !this.#match) return undefined;
    for (const decision of this.#match.decisions) {
      if (decision.standing) continue;
      for (const seat of decision.actors) {
        const level = typeof seat === 'number' ? this.#row.seats[seat]?.level : undefined;
        if (level !== undefined) return { seat: seat as number, level, decision };
      }
    }
    return undefined;
  }

  /** Plays what a bot chose; throws a `Problem` if the rules forbid it. */
  botAct(turn: BotTurn, action: Act): void {
    this.#enter(this.#running(), { decision: turn.decision.id, actor: turn.seat, action }, null, true);
    this.proceed();
  }

  /** Plays a person's answer and gives the number of its update; throws the `Problem` that stands against it. */
  act(guest: string, message: Message<'act'>): number {
    const request = `${guest} ${message.id}`;
    const done = this.#requests.get(request);
    if (done !== undefined) return done;
    const actor = this.#seat(guest, message.as);
    const match = this.#running();
    if (message.seen !== undefined && message.seen < match.lastTakeBack) throw new Problem('stale');
    const action = this.game.parse(message.action);
    if (!action) throw new Problem('bad-message', `action: expected one of ${this.game.id}`);
    const n = this.#enter(match, { decision: message.decision, actor, action }, request, true);
    this.proceed();
    return n;
  }

  /** Takes back, or asks those who have to agree; gives the number of the last update. */
  back(guest: string, message: Message<'back'>): number {
    const request = `${guest} ${message.id}`;
    const done = this.#done(request);
    if (done !== undefined) return done;
    const by = this.#seat(guest, message.as);
    const match = this.#running();
    if (match.n < 2) throw new Problem('nothing-to-take-back');
    const { signal } = match.undo(this.#owns(by));
    if (signal === 'sealed') throw new Problem('sealed');
    const waiting =
      signal === 'free'
        ? []
        : this.#row.seats.flatMap((seat, i) => (seat.kind === 'person' && seat.guest !== guest ? [i] : []));
    if (waiting.length === 0) return this.#takeBack(match, by, request);
    this.change({ asking: { by, waiting }, answered: this.#answered(request) });
    return match.n;
  }

  /** Answers a wish to take back; gives the number of the last update. */
  agree(guest: string, message: Message<'agree'>): number {
    const request = `${guest} ${message.id}`;
    const done = this.#done(request);
    if (done !== undefined) return done;
    const seat = this.#seat(guest, message.as);
    const match = this.#running();
    const { asking } = this.#row;
    if (!asking) throw new Problem('nothing-to-take-back');
    if (!asking.waiting.includes(seat)) throw new Problem('not-allowed');
    const held = heldBy(this.#row.seats, guest);
    const waiting = asking.waiting.filter((each) => !held.includes(each));
    if (message.yes && waiting.length === 0) return this.#takeBack(match, asking.by, request);
    const next = message.yes ? { ...asking, waiting } : null;
    this.change({ asking: next, answered: this.#answered(request) });
    return match.n;
  }

  /** Somebody comes to look. `last`: the last update they have, if any. */
  enter(member: Member, last?: number): void {
    this.#audience.enter(member, this.#match);
    const match = this.#match;
    const place = this.place(member.guest);
    if (match && last !== undefined && last > 0 && last <= match.n)
      this.#audience.gap(member, match, last, this.info, place);
    else this.#audience.sync(member, match, this.info, place);
    this.announce(member);
  }

  leave(member: Member): void {
    this.#audience.leave(member);
    this.announce();
  }

  /** Somebody wants to see through other eyes; throws if these are not theirs. */
  look(member: Member, as: Viewer, last?: number): void {
    if (!this.maySee(member.guest, as)) throw new Problem('not-your-seat');
    this.#audience.leave(member);
    member.as = as;
    this.enter(member, last);
  }

  maySee(guest: string, as: Viewer): boolean {
    return as === 'public' || (typeof as === 'number' && this.#row.seats[as]?.guest === guest);
  }

  /** Tells everybody at the table what it looks like now, once for all changes of this turn of the event loop. */
  announce(except?: Member): void {
    const others = this.#audience.members.some((member) => member !== except);
    if (this.#announcing || !others) return;
    this.#announcing = true;
    setImmediate(() => {
      this.#announcing = false;
      this.#audience.announce(this.info, (guest) => this.place(guest));
    });
  }

  #presence(): Presence {
    const members = this.#audience.members;
    const guests = new Set(members.map(({ guest }) => guest));
    const seated = new Set(this.#row.seats.flatMap(({ guest }) => guest ?? []));
    return { guests, watchers: members.filter(({ guest }) => !seated.has(guest)).length };
  }

  #running(): Match {
    if (this.#row.status !== 'running' || !this.#match) throw new Problem('not-running');
    return this.#match;
  }

  #seat(guest: string, as: Viewer): number {
    if (typeof as !== 'number' || this.#row.seats[as]?.guest !== guest) throw new Problem('not-your-seat');
    return as;
  }

  /** People who hold several seats may take back for any of them as for one. */
  #owns(viewer: Viewer): (actor: Actor) => boolean {
    const guest = typeof viewer === 'number' ? this.#row.seats[viewer]?.guest : undefined;
    return (actor) =>
      actor === viewer ||
      (guest !== undefined && typeof actor === 'number' && this.#row.seats[actor]?.guest === guest);
  }

  #enter(match: Match, entry: Entry<Act>, request: string | null, tell: boolean): number {
    const before = match.happened.length;
    const played = match.submit(entry);
    if (!played.ok) throw new Problem(played.stale ? 'stale' : 'illegal', undefined, played.refusals);
    this.#written(match, entry, request, before, tell);
    return match.n;
  }

  #takeBack(match: Match, by: number, request: string): number {
    const { count } = match.undo(this.#owns(by));
    if (match.log.filter((item) => 'takeBack' in item).length + count > MOST_TAKE_BACKS)
      throw new Problem('not-allowed');
    for (let i = 0; i < count; i++) {
      const before = match.happened.length;
      this.#written(match, match.takeBack(by), i === count - 1 ? request : null, before, true);
    }
    this.proceed();
    return match.n;
  }

  /** Stores the newest item of the log, and tells it afterwards. */
  #written(match: Match, item: Item, request: string | null, before: number, tell: boolean): void {
    const { n } = match;
    if (request !== null) this.#requests.set(request, n);
    this.#house.journal.entry({ table: this.#row.id, seq: n - 1, request, body: JSON.stringify(item) });
    if (tell) {
      const events = match.happened.slice(before).map(({ event }) => event);
      this.#audience.update(match, events);
    }
  }

  #done(request: string): number | undefined {
    return this.#requests.get(request) ?? (this.#row.answered.includes(request) ? this.#match?.n : undefined);
  }

  #answered(request: string): readonly string[] {
    return [...this.#row.answered, request].slice(-ANSWERED_KEPT);
  }
}
