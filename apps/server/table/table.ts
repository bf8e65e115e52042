import type { Act, Actor, AnyGame, Entry, Viewer } from '@turntable/engine';
import type { ClientMessage, LineBy, LineValues, Place, TableInfo } from '@turntable/protocol';
import { Problem } from '../base/problem.ts';
import type { StoredTable } from '../storage/store.ts';
import type { TableEvent, TableRow, VisitRow } from '../storage/rows.ts';
import { Absence } from '../time/absence.ts';
import { clockInfo, resumed, type Later } from '../time/clock.ts';
import { seatedAnew, tempoBegun } from '../time/tempo.ts';
import { maySee, owns, seatFor } from './access/access.ts';
import { Audience, type Member } from './audience.ts';
import { laterBy } from './clocks.ts';
import type { TableContext } from './context.ts';
import { placeOf, tableInfo, type Presence } from './info.ts';
import { asJudge, deputyFor } from './judge/deputy.ts';
import { rulingOf } from './judge/precedent.ts';
import { botTurnOf, type BotTurn } from './match/bot-turn.ts';
import type { Effect, Facts } from './match/effects.ts';
import { Match, type Item } from './match/match.ts';
import { ordersPort } from './orders/orders-port.ts';
import { OrderBook } from './orders/orders.ts';
import { host, storedSetup } from './picks/hosting.ts';
import { mayBegin, picksAfter } from './picks/picks.ts';
import { begun } from './rated/rated.ts';
import { say } from './talk/talk.ts';
import { isPresent, reschedule, runTurn, type TurnTable } from './turn.ts';
import { agree, askBack, propose } from './undo/agreement.ts';
import { takeBack } from './undo/take-back.ts';

type Message<T extends ClientMessage['t']> = Extract<ClientMessage, { t: T }>;
type Play = Parameters<typeof runTurn>[1];

/**
 * A table in memory: its slices, its game, those who look. It routes each input to the concern that answers it and does
 * what that says. All its methods are synchronous, so nothing comes between.
 */
export class Table {
  readonly game: AnyGame;
  /** Up to where guests have seen it; maintained by `Visits`. */
  readonly visits: Map<string, VisitRow>;
  /** What seats want played by itself. */
  readonly orders: OrderBook;
  /** When persons here are not to be expected. */
  readonly absence: Absence;
  /** Puts off what would be over in quiet hours. */
  readonly later: Later;
  readonly #context: TableContext;
  readonly #audience: Audience;
  /** Requests that made an entry, and the number of its update. */
  readonly #requests = new Map<string, number>();
  #row: TableRow;
  #match: Match | null = null;
  #due: number | null;
  #announcing = false;
  /** Whether entries are told as they are played; not while a game is dealt, whose whole is told at once. */
  #telling = true;
  readonly #events: TableEvent[];
  /** When each entry of the log was made (ms since 1970). */
  readonly #times: number[] = [];
  /** The clocks have changed since people were told of them. */
  #clocksChanged = false;

  constructor(context: TableContext, game: AnyGame, stored: StoredTable) {
    const { journal, settings } = context;
    this.game = game;
    this.#context = context;
    this.absence = new Absence(
      () => this.#row,
      settings,
      () => context.now(),
    );
    this.later = laterBy(context.uptime);
    this.#row = stored.row;
    this.#due = stored.due;
    const port = ordersPort({
      row: () => this.#row,
      match: () => this.#match,
      now: () => context.now(),
      uptime: () => this.time,
      answerPause: context.answerPause,
      keep: (seat, orders) => journal.write({ kind: 'orders', table: this.#row.id, seat, row: orders }),
      tell: (guest) => this.tell(guest),
    });
    this.orders = new OrderBook(port, stored.orders);
    this.#events = [...stored.events];
    this.visits = new Map(stored.visits.map((visit) => [visit.guest, visit]));
    this.#audience = new Audience(
      (to, text) => journal.send(to, text),
      (viewer) => this.owns(viewer),
    );
    if (stored.setup !== null) this.#load(stored.setup, stored);
  }

  #load(setup: string, { entries }: StoredTable): void {
    const items = entries.map(({ body }) => JSON.parse(body) as Item);
    const { tempo } = this.#row;
    if (tempo.clocks)
      this.#row = { ...this.#row, tempo: { ...tempo, clocks: resumed(tempo.clocks, this.time) } };
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
  /** What happened beside the game. */
  get events(): readonly TableEvent[] {
    return this.#events;
  }
  get members(): readonly Member[] {
    return this.#audience.members;
  }
  /** Whether nobody looks. */
  get deserted(): boolean {
    return this.#audience.empty;
  }
  /** Uptime clock (ms), by which players' clocks run. */
  get time(): number {
    return this.#context.uptime.now();
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
  /** Since when somebody has been asked a question that is open now (ms since 1970). */
  askedSince(decision: string, who: Actor): number {
    return this.#times[(this.#match?.askedSince(decision, who) ?? 0) - 1] ?? this.#row.changedAt;
  }
  /** The first open question to a bot. */
  botTurn(): BotTurn | undefined {
    return this.#row.status === 'running' && this.#match ? botTurnOf(this.#row, this.#match) : undefined;
  }
  maySee(guest: string, as: Viewer): boolean {
    return maySee(this.#row, guest, as);
  }
  /** See `owns` of `access.ts`. */
  owns(viewer: Viewer): (actor: Actor) => boolean {
    return owns(this.#row, viewer);
  }

  // What comes in. Each method gives the number of the last update, and throws the `Problem` that stands against it.

  /** Plays a person's answer. */
  act(guest: string, message: Message<'act'>): number {
    const request = `${guest} ${message.id}`;
    const done = this.#requests.get(request);
    if (done !== undefined) return done;
    const match = this.running();
    const actor = message.as === 'judge' ? 'judge' : seatFor(this.#row, guest, message.as);
    const here = (who: string): boolean => this.members.some((member) => member.guest === who);
    const deputy = actor === 'judge' ? deputyFor(this.#row, guest, match, message.decision, here) : undefined;
    if (message.seen !== undefined && message.seen < match.lastTakeBack) throw new Problem('stale');
    const asked = this.game.parse(message.action);
    if (!asked) throw new Problem('bad-message', `action: expected one of ${this.game.id}`);
    const action = actor === 'judge' ? asJudge(asked, deputy) : asked;
    const kind = match.decisions.find(({ id }) => id === message.decision)?.kind;
    const ruling = rulingOf(this.#row, match, actor, action);
    let n = 0;
    const then = (): void => {
      n = match.n;
      if (typeof actor === 'number') {
        isPresent(this.#turn(match), actor, match.standing);
        this.orders.byHand(actor, kind!, match);
      }
      if (!ruling) return;
      const precedent = { ...ruling, at: this.#context.now() };
      this.#context.journal.write({ kind: 'precedent', precedent });
    };
    this.proceed({ entry: { decision: message.decision, actor, action }, request, then });
    return n;
  }

  /** Plays what a bot chose. */
  botAct(turn: BotTurn, action: Act): void {
    this.running();
    const entry = { decision: turn.decision.id, actor: turn.seat, action };
    this.proceed({ entry, request: null });
  }

  /** Somebody for whom a bot plays is back. Repeats change nothing. */
  backAgain(guest: string, message: Message<'back-again'>): number {
    const seat = seatFor(this.#row, guest, message.as);
    const match = this.running();
    if (this.#row.tempo.clocks?.[seat]?.stage === 'autopilot') {
      isPresent(this.#turn(match), seat);
      reschedule(this.#turn(match));
    }
    return match.n;
  }

  /** Takes back, or asks those who have to agree. */
  back(guest: string, message: Message<'back'>): number {
    return this.#once(guest, message, (request) =>
      askBack({ ...this.facts, match: this.running() }, guest, message, request),
    );
  }
  /** Wishes for another pace. */
  propose(guest: string, message: Message<'propose'>): number {
    return this.#once(guest, message, (request) => propose(this.facts, guest, message, request));
  }
  /** Answers a wish. */
  agree(guest: string, message: Message<'agree'>): number {
    return this.#once(guest, message, (request) => agree(this.facts, guest, message, request));
  }
  /** Says something; `count` limits how fast. */
  say(guest: string, message: Message<'say'>, count: (guest: string) => void): number {
    const request = `${guest} ${message.id}`;
    if (!this.#row.answered.includes(request)) this.carryOut(say(this.facts, guest, message, request, count));
    return this.#match?.n ?? 0;
  }

  /** Does what a request comes to, unless it was done before. */
  #once(guest: string, { id }: { readonly id: string }, answer: (request: string) => Effect[]): number {
    const request = `${guest} ${id}`;
    const done = this.#requests.get(request);
    if (done !== undefined) return done;
    if (!this.#row.answered.includes(request)) this.carryOut(answer(request));
    return this.#match?.n ?? 0;
  }

  get facts(): Facts {
    return { row: this.#row, match: this.#match, events: this.#events, now: this.time };
  }

  /** Does what a concern decided, in order. */
  carryOut(effects: readonly Effect[]): void {
    for (const effect of effects)
      if (effect.do === 'change') this.change(effect.row);
      else if (effect.do === 'event') this.event(effect.kind, effect.by, effect.values);
      else if (effect.do === 'proceed') this.proceed();
      else this.#takeBack(effect);
  }

  #takeBack({ by, count, request, reason }: Extract<Effect, { do: 'take-back' }>): void {
    const match = this.running();
    const judged = reason === undefined ? null : { reason, seed: this.#row.seed };
    // A judge's request is answered by the first of its entries, a player's by the last.
    let left = judged ? 1 : count;
    takeBack(match, by, count, judged, (item, before) =>
      this.#written(match, item, --left === 0 ? request : null, before),
    );
  }

  // What a table does.

  /** Deals. The caller has made sure that the seats are taken; a `Problem` if own locomotives lack consent. */
  start(): void {
    mayBegin(this.#row);
    const setup = host(this.game, this.#row);
    this.#match = new Match(this.game, setup);
    this.change({ status: 'running', rated: begun(this.#row), tempo: tempoBegun(this.#row) });
    this.#context.journal.write({ kind: 'setup', table: this.#row.id, setup: JSON.stringify(setup) });
    this.#telling = false;
    try {
      this.proceed();
    } finally {
      this.#telling = true;
    }
    this.#audience.syncAll(this.#match, this.info, (guest) => this.place(guest), this.#events);
  }

  /** Runs a turn: plays an entry, if there is one, and does whatever is due then. */
  proceed(play?: Play): void {
    if (this.#match && this.#row.status === 'running') runTurn(this.#turn(this.#match), play);
  }

  /** Changes the row; everybody at the table is told once it is stored. */
  change(next: Partial<TableRow>): void {
    this.#change(next);
    if (!this.#match) return;
    if (next.seats) this.orders.seated(this.#match);
    if (next.seats || next.asking !== undefined) reschedule(this.#turn(this.#match));
  }
  #change(next: Partial<TableRow>): void {
    const was = this.#row;
    const seated = next.seats && {
      picks: picksAfter(was, next.seats),
      tempo: seatedAnew(was, next.seats, this.time),
      asking: null,
    };
    this.#row = { ...was, ...seated, ...next, version: was.version + 1, changedAt: this.#context.now() };
    this.#context.journal.write({ kind: 'table', row: this.#row, was: was.version });
    for (const member of this.members) if (!this.maySee(member.guest, member.as)) this.#showPublic(member);
    this.announce();
    this.#context.changing(this.#row.id);
  }

  /** Stores slices that nobody else is told of; clients hear of the clocks when the turn is over. */
  keep(slices: Partial<Pick<TableRow, 'tempo' | 'picks'>>): void {
    const was = this.#row;
    this.#row = { ...was, ...slices, version: was.version + 1 };
    this.#context.journal.write({ kind: 'table', row: this.#row, was: was.version });
    if (!slices.tempo || slices.tempo.clocks === was.tempo.clocks) return;
    this.#clocksChanged = true;
    this.#context.changing(this.#row.id);
  }

  /** Logs what happened beside the game; all who look are told once it is stored. */
  event(kind: TableEvent['kind'], by: LineBy, values?: LineValues): void {
    const event: TableEvent = {
      seq: this.#events.length,
      n: this.#match?.n ?? 0,
      at: this.#context.now(),
      kind,
      by,
      ...(values ? { with: values } : {}),
    };
    this.#events.push(event);
    this.#context.journal.write({ kind: 'event', table: this.#row.id, event });
    this.#audience.line(event);
    this.#context.changing(this.#row.id);
  }

  #enter(match: Match, entry: Entry<Act>, request: string | null): void {
    const before = match.happened.length;
    const played = match.submit(entry);
    if (!played.ok) throw new Problem(played.stale ? 'stale' : 'illegal', undefined, played.refusals);
    this.#written(match, entry, request, before);
  }

  /** Stores the newest item of the log, and tells it afterwards. `before`: how much had happened before it. */
  #written(match: Match, item: Item, request: string | null, before: number): void {
    const { n } = match;
    if (request !== null) this.#requests.set(request, n);
    const at = this.#context.now();
    this.#times.push(at);
    const entry = { table: this.#row.id, seq: n - 1, request, body: JSON.stringify(item), at };
    this.#context.journal.write({ kind: 'entry', entry });
    if (this.#row.asking?.what === 'back') this.#change({ asking: null });
    this.#context.changing(this.#row.id);
    const events = match.happened.slice(before).map(({ event }) => event);
    if ('takeBack' in item) this.orders.takenBack(match);
    else this.orders.heard(match, events);
    if (this.#telling) this.#audience.update(match, events);
  }

  /** Stores when something is due next, if that is new, and tells bots and clients what a turn has come to. */
  #setDue(due: number | null, bot: boolean): void {
    const { journal, uptime } = this.#context;
    const now = this.#context.now();
    // What was due already and still is need not be written again.
    const isPast = (time: number | null): boolean => time !== null && time <= now;
    if (due !== this.#due && !(isPast(due) && isPast(this.#due))) {
      journal.write({ kind: 'due', table: this.#row.id, due });
      this.#due = due;
      if (due !== null && due > now) this.#context.hint(due);
    }
    if (bot) this.#context.wake(this.#row.id);
    if (this.absence.changed()) this.announce();
    if (!this.#clocksChanged) return;
    this.#clocksChanged = false;
    const { clock, clocks, factors } = this.#row.tempo;
    if (clock && clocks) this.#audience.clock(clockInfo(clock, factors, clocks, uptime.now(), this.later));
  }

  /** This table as a turn works on it. */
  #turn(match: Match): TurnTable {
    const { uptime } = this.#context;
    const now = this.#context.now();
    const row = (): TableRow => this.#row;
    return {
      get row() {
        return row();
      },
      match,
      orders: this.orders,
      absence: this.absence,
      later: this.later,
      time: this.time,
      now,
      wall: (time) => uptime.wall(time),
      enter: (entry, request) => this.#enter(match, entry, request),
      keep: (slice) => this.keep(slice),
      event: (kind, by, values) => this.event(kind, by, values),
      change: (next) => this.#change(next),
      due: (due, bot) => this.#setDue(due, bot),
    };
  }

  // Who looks.

  /** Somebody comes to look. `last`: the last update they have, if any; `since`: the last they saw, if they were away. */
  enter(member: Member, last?: number, since?: number): void {
    this.#audience.enter(member, this.#match);
    // Bots that stopped with nobody looking go on.
    if (this.botTurn()) this.#context.wake(this.#row.id);
    const match = this.#match;
    const place = this.place(member.guest);
    if (match && last !== undefined && last > 0 && last <= match.n)
      this.#audience.gap(member, match, last, this.info, place, this.#events, since);
    else this.#audience.sync(member, match, this.info, place, this.#events, since);
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

  /** Whoever gave up a seat or the judge's place sees from now on what everybody sees. */
  #showPublic(member: Member): void {
    this.#audience.leave(member);
    member.as = 'public';
    this.enter(member);
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
}
