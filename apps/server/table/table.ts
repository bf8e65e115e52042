import { type Act, type Actor, type AnyGame, type Entry, type Viewer } from '@turntable/engine';
import type { ClientMessage, Line, LineBy, LineValues, Place, TableInfo } from '@turntable/protocol';
import { Absence } from '../time/absence.ts';
import { maySee, owns, seatFor } from './access/access.ts';
import { Audience, type Member } from './audience.ts';
import { benchAfter, mayBegin } from './judge/bench.ts';
import { atBench, deputyFor } from './judge/deputy.ts';
import { clockInfo, resumed, startClocks, type Later } from '../time/clock.ts';
import { host, storedSetup } from './hosting.ts';
import { placeOf, tableInfo, type Presence } from './info.ts';
import { botTurnOf, type BotTurn } from '../bots/bot-turn.ts';
import type { Change } from './herald.ts';
import type { House } from './house.ts';
import { deskOf } from './orders/desk.ts';
import { Match, type Item } from './match.ts';
import { OrderBook } from './orders/orders.ts';
import { Problem } from '../base/problem.ts';
import { begun } from '../ratings/contest.ts';
import { rulingOf } from './judge/precedent.ts';
import type { StoredTable, TableRow, VisitRow } from '../storage/storage.ts';
import { rulesOf } from '../time/tempo.ts';
import { deadline, laterBy, present, retime, seatedAnew, timeOver } from '../time/timing.ts';

type Message<T extends ClientMessage['t']> = Extract<ClientMessage, { t: T }>;

/** A table in memory: its row, its game, those who look. All its methods are synchronous, so nothing comes between. */
export class Table {
  readonly game: AnyGame;
  /** Up to where guests have seen it; kept by `Visits`. */
  readonly visits: Map<string, VisitRow>;
  /** What seats want played by itself. */
  readonly orders: OrderBook;
  /** When persons here are not to be expected. */
  readonly absence: Absence;
  /** Puts off what would be over in quiet hours. */
  readonly later: Later;
  readonly #house: House;
  readonly #audience: Audience;
  /** Requests that made an entry, and the number of its update. */
  readonly #requests = new Map<string, number>();
  #row: TableRow;
  #match: Match | null = null;
  #due: number | null;
  #announcing = false;
  readonly #lines: Line[];
  /** When each entry of the log was made (ms since 1970). */
  readonly #times: number[] = [];
  /** The clocks have changed since people heard of them. */
  #clocksChanged = false;

  constructor(house: House, game: AnyGame, stored: StoredTable) {
    this.game = game;
    this.#house = house;
    this.absence = new Absence(this, house);
    this.later = laterBy(house.uptime);
    this.#row = stored.row;
    this.#due = stored.due;
    this.orders = new OrderBook(deskOf(this, house), stored.orders);
    this.#lines = [...stored.lines];
    this.visits = new Map(stored.visits.map((visit) => [visit.guest, visit]));
    this.#audience = new Audience(
      (to, text) => house.journal.send(to, text),
      (viewer) => this.owns(viewer),
    );
    if (stored.setup !== null) this.#load(stored.setup, stored);
  }

  #load(setup: string, { entries }: StoredTable): void {
    const items = entries.map(({ body }) => JSON.parse(body) as Item);
    const { clocks } = this.#row;
    if (clocks) this.#row = { ...this.#row, clocks: resumed(clocks, this.#house.uptime.now()) };
    this.#match = Match.load(this.game, storedSetup(this.game, this.#row, setup), items);
    for (const { request, seq, at } of entries) {
      if (request !== null) this.#requests.set(request, seq + 1);
      this.#times.push(at ?? this.#row.changedAt);
    }
  }

  get row(): TableRow {
    return this.#row;
  }
  get match(): Match | null {
    return this.#match;
  }
  get lines(): readonly Line[] {
    return this.#lines;
  }
  get members(): readonly Member[] {
    return this.#audience.members;
  }
  /** Whether nobody looks. */
  get deserted(): boolean {
    return this.#audience.empty;
  }
  get info(): TableInfo {
    return tableInfo(this.#row, this.#presence(), this);
  }
  place(guest: string | undefined): Place {
    const [orders, soon] = [this.orders.own(guest), this.orders.soon(guest)];
    return {
      ...placeOf(this.#row, guest),
      ...(orders.length > 0 ? { orders } : {}),
      ...(soon.length > 0 ? { soon } : {}),
    };
  }

  /** Changes the row; everybody at the table hears of it once it is stored. */
  change(next: Partial<TableRow>): void {
    const was = this.#row.version;
    const bench = next.seats && benchAfter(this.#row, next.seats);
    this.#row = {
      ...this.#row,
      ...(bench ? { bench } : {}),
      ...(next.seats ? seatedAnew(this.#row, next.seats, this.#house.uptime.now()) : {}),
      ...next,
      version: was + 1,
      changedAt: this.#house.now(),
    };
    this.#house.journal.table(this.#row, was);
    for (const member of this.members) if (!this.maySee(member.guest, member.as)) this.#showPublic(member);
    this.announce();
    if (next.seats && this.#match) this.orders.seated(this.#match);
    if (next.seats || next.asking !== undefined) this.#schedule();
    this.#herald('row');
    if (next.status === 'over') this.#herald('over');
  }

  /** Notes what happened beside the game; all who look hear of it once it is stored. */
  line(kind: Line['kind'], by: LineBy, values?: LineValues): void {
    const line: Line = {
      seq: this.#lines.length,
      n: this.#match?.n ?? 0,
      at: this.#house.now(),
      kind,
      by,
      ...(values ? { with: values } : {}),
    };
    this.#lines.push(line);
    this.#house.journal.line(this.#row.id, line);
    this.#audience.line(line);
    this.#herald('line');
  }

  #herald(what: Change): void {
    const { herald, journal } = this.#house;
    this.#house.changing(this);
    if (herald.isHeard) journal.after(`${what} ${this.#row.id}`, () => herald.changed(this, what));
  }

  /** Deals. The caller has made sure that the seats are taken; a `Problem` if own engines lack consent. */
  start(): void {
    mayBegin(this.#row);
    const setup = host(this.game, this.#row);
    const { clock } = this.#row;
    this.#match = new Match(this.game, setup);
    this.change({
      status: 'running',
      ...begun(this.#row),
      ...(clock ? { clocks: startClocks(rulesOf(this.#row)) } : {}),
    });
    this.#house.journal.setup(this.#row.id, JSON.stringify(setup));
    this.proceed(false);
    this.#audience.syncAll(this.#match, this.info, (guest) => this.place(guest), this.#lines);
  }

  /** Lets chance answer what it is asked, ends the game if it is over, and wakes whoever else has to act. */
  proceed(tell = true): void {
    const match = this.#match;
    if (!match || this.#row.status !== 'running') return;
    do {
      this.#draw(match, tell);
      this.#answerByItself(match, tell);
    } while (!match.over && timeOver(this, match, this.#house.uptime.now()));
    if (match.over) {
      this.orders.over();
      const winners = this.game.outcome(match.state)?.places[0] ?? [];
      this.change({ status: 'over', asking: null, ended: { at: this.#house.now(), winners } });
    }
    this.#schedule();
  }

  /** Since when somebody has been asked a question that is open now (ms since 1970). */
  askedSince(decision: string, who: Actor): number {
    return this.#times[(this.#match?.askedSince(decision, who) ?? 0) - 1] ?? this.#row.changedAt;
  }

  /** Brings the clocks up to date, and stores when something is due next. */
  #schedule(): void {
    const match = this.#match;
    if (!match) return;
    const { journal, uptime } = this.#house;
    retime(this, match, uptime.now());
    const now = this.#house.now();
    const bot = this.botTurn() !== undefined;
    const by = deadline(this.#row, this.later);
    const [away, ordered] = [this.absence.turn, this.orders.due];
    const times = [by === null ? null : uptime.wall(by), away, ordered].flatMap((time) => time ?? []);
    const due = bot ? now : times.length === 0 ? null : Math.min(...times);
    // What was due already and still is need not be written again.
    const isPast = (time: number | null): boolean => time !== null && time <= now;
    if (due !== this.#due && !(isPast(due) && isPast(this.#due))) {
      journal.due(this.#row.id, due);
      this.#due = due;
      if (due !== null && due > now) this.#house.hint(due);
    }
    if (bot) this.#house.wake(this);
    this.absence.tell();
    if (!this.#clocksChanged) return;
    this.#clocksChanged = false;
    const { clock, clocks, factors } = this.#row;
    if (clock && clocks) this.#audience.clock(clockInfo(clock, factors, clocks, uptime.now(), this.later));
  }

  /** Stores what nobody else is told of: standing answers, and times; of them the clocks are told when all of it is done. */
  keep(quiet: Pick<TableRow, 'clocks' | 'answers' | 'bench'>): void {
    const was = this.#row.version;
    this.#row = { ...this.#row, ...quiet, version: was + 1 };
    this.#house.journal.table(this.#row, was);
    if (!quiet.clocks) return;
    this.#clocksChanged = true;
    this.#house.changing(this);
  }

  /** Plays an entry that no person asked for. */
  enterOwn(match: Match, entry: Entry<Act>): void {
    this.#enter(match, entry, null, true);
  }

  #draw(match: Match, tell: boolean): void {
    for (let drawn = match.draw(this.#row.seed); drawn; drawn = match.draw(this.#row.seed))
      this.#enter(match, drawn, null, tell);
  }

  /** Somebody for whom a bot plays is back; gives the number of the last update. Repeats change nothing. */
  backAgain(guest: string, message: Message<'back-again'>): number {
    const seat = seatFor(this.#row, guest, message.as);
    const match = this.running();
    if (this.#row.clocks?.[seat]?.stage === 'autopilot') {
      present(this, seat, this.#house.uptime.now());
      this.#schedule();
    }
    return match.n;
  }

  /** The house's time, by which clocks run. */
  get time(): number {
    return this.#house.uptime.now();
  }

  /** The first open question to a bot. */
  botTurn(): BotTurn | undefined {
    return this.#row.status === 'running' && this.#match ? botTurnOf(this.#row, this.#match) : undefined;
  }

  /** Answers that persons wished to be given for them and that are due; clocks take them for their own. */
  #answerByItself(match: Match, tell: boolean): void {
    const now = this.#house.uptime.now();
    for (;;) {
      retime(this, match, now);
      const entry = this.orders.next(match);
      if (!entry) return;
      this.#enter(match, entry, null, tell);
      present(this, entry.actor, now, match.standing);
      this.#draw(match, tell);
    }
  }

  /** Plays what a bot chose; throws a `Problem` if the rules forbid it. */
  botAct(turn: BotTurn, action: Act): void {
    this.#enter(this.running(), { decision: turn.decision.id, actor: turn.seat, action }, null, true);
    this.proceed();
  }

  /** Plays a person's answer and gives the number of its update; throws the `Problem` that stands against it. */
  act(guest: string, message: Message<'act'>): number {
    const request = `${guest} ${message.id}`;
    const done = this.#requests.get(request);
    if (done !== undefined) return done;
    const match = this.running();
    const actor = message.as === 'judge' ? 'judge' : seatFor(this.#row, guest, message.as);
    const deputy = actor === 'judge' ? deputyFor(this, guest, match, message.decision) : undefined;
    if (message.seen !== undefined && message.seen < match.lastTakeBack) throw new Problem('stale');
    const asked = this.game.parse(message.action);
    if (!asked) throw new Problem('bad-message', `action: expected one of ${this.game.id}`);
    const action = actor === 'judge' ? atBench(asked, deputy) : asked;
    const kind = match.decisions.find(({ id }) => id === message.decision)?.kind;
    const ruling = rulingOf(this.#row, match, actor, action);
    const n = this.#enter(match, { decision: message.decision, actor, action }, request, true);
    if (typeof actor === 'number') {
      present(this, actor, this.#house.uptime.now(), match.standing);
      this.orders.byHand(actor, kind!, match);
    }
    if (ruling) this.#house.journal.precedent({ ...ruling, at: this.#house.now() });
    this.proceed();
    return n;
  }

  /** Somebody comes to look. `last`: the last update they have, if any; `since`: the last they saw, if they were away. */
  enter(member: Member, last?: number, since?: number): void {
    this.#audience.enter(member, this.#match);
    const match = this.#match;
    const place = this.place(member.guest);
    if (match && last !== undefined && last > 0 && last <= match.n)
      this.#audience.gap(member, match, last, this.info, place, this.#lines, since);
    else this.#audience.sync(member, match, this.info, place, this.#lines, since);
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

  /** Whoever gave up a seat or the bench sees from now on what everybody sees. */
  #showPublic(member: Member): void {
    this.#audience.leave(member);
    member.as = 'public';
    this.enter(member);
  }

  maySee(guest: string, as: Viewer): boolean {
    return maySee(this.#row, guest, as);
  }
  /** See `owns` of `access.ts`. */
  owns(viewer: Viewer): (actor: Actor) => boolean {
    return owns(this.#row, viewer);
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

  /** Tells one guest alone, on all their devices, of their place at the table. */
  tell(guest: string): void {
    this.#audience.tell(guest, this.info, this.place(guest));
  }

  #presence(): Presence {
    const members = this.#audience.members;
    const guests = new Set(members.map(({ guest }) => guest));
    const seated = new Set(this.#row.seats.flatMap(({ guest }) => guest ?? []));
    return { guests, watchers: members.filter(({ guest }) => !seated.has(guest)).length };
  }

  /** The game; a `Problem` if there is none or it is over. */
  running(): Match {
    if (this.#row.status !== 'running' || !this.#match) throw new Problem('not-running');
    return this.#match;
  }

  #enter(match: Match, entry: Entry<Act>, request: string | null, tell: boolean): number {
    const before = match.happened.length;
    const played = match.submit(entry);
    if (!played.ok) throw new Problem(played.stale ? 'stale' : 'illegal', undefined, played.refusals);
    this.written(match, entry, request, before, tell);
    return match.n;
  }

  /** Stores the newest item of the log, and tells it afterwards. `before`: how much had happened before it. */
  written(match: Match, item: Item, request: string | null, before: number, tell: boolean): void {
    const { n } = match;
    if (request !== null) this.#requests.set(request, n);
    const at = this.#house.now();
    this.#times.push(at);
    this.#house.journal.entry({ table: this.#row.id, seq: n - 1, request, body: JSON.stringify(item), at });
    if (this.#row.asking?.what === 'back') this.change({ asking: null });
    this.#herald('moved');
    const events = match.happened.slice(before).map(({ event }) => event);
    if ('takeBack' in item) this.orders.takenBack(match);
    else this.orders.heard(match, events);
    if (tell) this.#audience.update(match, events);
  }

  /** The answer to a request that was done before: the number of its update, or of the last one. */
  done(request: string): number | undefined {
    return (
      this.#requests.get(request) ??
      (this.#row.answered.includes(request) ? (this.#match?.n ?? 0) : undefined)
    );
  }
}
