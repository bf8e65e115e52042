import { isDeepStrictEqual } from 'node:util';
import type { Act, Actor, AnyGame, Entry, Viewer } from '@turntable/engine';
import type { ClientMessage, EventBy, EventValues, Place, TableInfo } from '@turntable/protocol';
import { Problem } from '../base/problem.ts';
import type { StoredTable } from '../storage/store.ts';
import type { TableEvent, TableRow, VisitRow } from '../storage/rows.ts';
import { Absence } from '../time/absence.ts';
import { resumed, type Later } from '../time/clock.ts';
import { backAgain } from './access/back-again.ts';
import { acting } from './acting.ts';
import type { Member } from './audience.ts';
import { laterBy, takenBack } from './clocks.ts';
import type { TableContext } from './context.ts';
import { Due } from './due.ts';
import { placeOf, tableInfo, timesOf } from './info.ts';
import { Ledger } from './ledger.ts';
import { botTurnOf, type BotTurn } from './match/bot-turn.ts';
import { runningIn, type Effect, type Facts } from './match/effects.ts';
import { Match, type Item } from '@turntable/match/match.ts';
import { Onlookers } from './onlookers.ts';
import { ordersPort } from './orders/orders-port.ts';
import { OrderBook } from './orders/orders.ts';
import { mayNote, struck } from './judge/precedent.ts';
import { goOn, runningFrom } from './picks/beginning.ts';
import { host, storedSetup } from './picks/hosting.ts';
import { borneAfter } from './seats/borne.ts';
import { noOne } from './seats/keeper.ts';
import { seatedAfter } from './seated.ts';
import { PresetEnds } from './picks/preset-ends.ts';
import { Showing } from './showing.ts';
import { withFewRepeats } from './repeats.ts';
import { say } from './talk/talk.ts';
import { answer, markPresent, reschedule, runTurn, stop, welcome, type Play, type Turn } from './turn.ts';
import { agree, askBack, propose } from './undo/agreement.ts';
import { takeBack } from './undo/take-back.ts';

type Message<T extends ClientMessage['t']> = Extract<ClientMessage, { t: T }>;

/**
 * A table in memory: its slices, its game, those who look. It routes each input to the concern that answers it and does
 * what that says. All its methods are synchronous, so nothing comes between. One class, although long: a method of a few lines for
 * each input.
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
  /** How long pages still show what happened. */
  readonly showing: Showing;
  readonly presetEnds = new PresetEnds(this);
  readonly #context: TableContext;
  readonly #onlookers: Onlookers;
  readonly ledger: Ledger;
  #row: TableRow;
  #match: Match | null = null;
  readonly #due: Due;
  /** Whether entries are told as they are played; false while a game is dealt, which is told as a whole. */
  #telling = true;
  /** The clocks or the answer time have changed since people were told of them. */
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
    this.#due = new Due(stored.row.id, stored.due, context);
    this.showing = new Showing(context.reveal, () => this.time);
    this.orders = new OrderBook(ordersPort(this, context), stored.orders);
    this.ledger = new Ledger(stored, journal, () => context.now());
    this.visits = new Map(stored.visits.map((visit) => [visit.guest, visit]));
    this.#onlookers = new Onlookers(this, journal);
    if (stored.setup !== null || stored.row.status === 'running') this.#load(stored.setup ?? '', stored);
  }

  #load(setup: string, { entries }: StoredTable): void {
    const items = entries.map(({ body }) => JSON.parse(body) as Item);
    const { tempo } = this.#row;
    if (tempo.clocks)
      this.#row = { ...this.#row, tempo: { ...tempo, clocks: resumed(tempo.clocks, this.time) } };
    this.#match = Match.load(this.game, storedSetup(this.game, this.#row, setup), items);
    this.presetEnds.resume(this.#match);
  }

  get row(): TableRow {
    return this.#row;
  }
  get match(): Match | null {
    return this.#match;
  }
  /** What happened beside the game. */
  get events(): readonly TableEvent[] {
    return this.ledger.events;
  }
  get members(): readonly Member[] {
    return this.#onlookers.members;
  }
  /** Whether nobody looks. */
  get deserted(): boolean {
    return this.#onlookers.audience.empty;
  }
  /** Uptime clock (ms), by which players' clocks run. */
  get time(): number {
    return this.#context.uptime.now();
  }
  get info(): TableInfo {
    return tableInfo(this.#row, this.#onlookers.presence, this);
  }
  place(guest: string | undefined): Place {
    return placeOf(this.#row, guest, this.orders);
  }
  /** The game; a `Problem` if there is none or it is over. */
  running(): Match {
    return runningIn({ row: this.#row, match: this.#match });
  }
  /** Since when somebody has been asked a question that is open now (ms since 1970). */
  askedSince(decision: string, who: Actor): number {
    return this.ledger.madeAt(this.#match?.askedSince(decision, who) ?? 0) ?? this.#row.changedAt;
  }
  /** The first open question to a bot. */
  botTurn(): BotTurn | undefined {
    return this.#row.status === 'running' && this.#match ? botTurnOf(this.#row, this.#match) : undefined;
  }
  /** When a guest last acted by hand, or else the game began (ms since 1970). */
  actedAt(guest: string): number {
    return this.ledger.actedAt(guest) ?? this.ledger.madeAt(1) ?? this.#row.madeAt;
  }

  readonly #here = (guest: string): boolean => this.members.some((member) => member.guest === guest);
  // What comes in. Each method gives the number of the last update, and throws the `Problem` that stands against it.
  /** Plays a person's answer. */
  act(guest: string, message: Message<'act'>): number {
    const request = `${guest} ${message.id}`;
    const done = this.ledger.done(request);
    if (done !== undefined) return done;
    const { match, entry, kind, ruling } = acting(this.#row, this.#match, guest, message, this.#here);
    const { actor } = entry;
    let n = 0;
    const then = (): void => {
      n = match.n;
      if (typeof actor === 'number') {
        markPresent(this.#turn(match), actor, match.counted);
        this.orders.byHand(actor, kind!, match);
      }
      if (!ruling || !mayNote(this.#row)) return;
      const at = this.ledger.madeAt(n) ?? this.#context.now();
      this.#context.journal.write({ kind: 'precedent', precedent: { ...ruling, at } });
    };
    this.proceed({ entry, request, then });
    return n;
  }

  /** Plays what a bot chose. */
  botAct(turn: BotTurn, action: Act): void {
    this.running();
    this.proceed({ entry: { decision: turn.decision.id, actor: turn.seat, action }, request: null });
  }

  /** Somebody for whom a bot plays is back. Repeats change nothing. */
  backAgain(guest: string, message: Message<'back-again'>): number {
    this.carryOut(backAgain(this.facts, guest, message));
    return this.running().n;
  }

  /** Takes back, or asks those who have to agree. */
  back(guest: string, message: Message<'back'>): number {
    return this.#once(guest, message, (request) => askBack(this.facts, guest, message, request, this.#here));
  }
  /** Wishes for another pace. */
  propose(guest: string, message: Message<'propose'>): number {
    return this.#once(guest, message, (request) => propose(this.facts, guest, message, request));
  }
  /** Answers a wish. */
  agree(guest: string, message: Message<'agree'>): number {
    return this.#once(guest, message, (request) => agree(this.facts, guest, message, request));
  }
  /** The keeper's *no one*. */
  noOne(guest: string, message: Message<'no-one'>): number {
    return this.#once(guest, message, (request) => noOne(this.facts, guest, message, request));
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
    const done = this.ledger.done(request);
    if (done !== undefined) return done;
    if (!this.#row.answered.includes(request)) this.carryOut(answer(request));
    return this.#match?.n ?? 0;
  }

  get facts(): Facts {
    return { row: this.#row, match: this.#match, events: this.events, now: this.time };
  }

  /** Does what a concern decided, in order; throws a `Problem` if it was done too often here. */
  carryOut(effects: readonly Effect[]): void {
    for (const effect of withFewRepeats(this.events, effects))
      if (effect.do === 'change') this.change(effect.row);
      else if (effect.do === 'event') this.event(effect.kind, effect.by, effect.values);
      else if (effect.do === 'proceed') this.proceed();
      else if (effect.do === 'answer') answer(this.#turn(this.running()), effect);
      else if (effect.do === 'present') welcome(this.#turn(this.running()), effect.seat);
      else if (effect.do === 'stop') stop(this.#turn(this.running()), effect.by, effect.reason);
      else this.#takeBack(effect);
  }

  #takeBack(effect: Extract<Effect, { do: 'take-back' }>): void {
    const match = this.running();
    const gone = takeBack(match, effect, this.#row.seed, (...item) => this.#written(match, ...item));
    const tempo = takenBack(this.#row, match.counted, effect.by === 'judge' || effect.agreed === true);
    if (tempo) this.keep({ tempo });
    for (const precedent of struck(this.#row, match, gone, (n) => this.ledger.madeAt(n)))
      this.#context.journal.write({ kind: 'precedent', precedent, gone: true });
  }

  /** Deals; see `begin`. */
  start(): void {
    const setup = host(this.game, this.#row);
    this.#match = new Match(this.game, setup);
    this.#change(runningFrom(this.#row));
    this.#context.journal.write({ kind: 'setup', table: this.#row.id, setup: JSON.stringify(setup) });
    this.#telling = false;
    try {
      this.proceed();
    } finally {
      this.#telling = true;
    }
    this.#onlookers.dealt(this.#match);
  }

  /** Runs a turn: plays an entry, if there is one, and does whatever is due then. */
  proceed(play?: Play): void {
    if (this.#match && this.#row.status === 'running') runTurn(this.#turn(this.#match), play);
    else if (this.#row.status === 'waiting' && this.#row.picks?.draft) goOn(this);
  }
  /** Proceeds again at that time (uptime). */
  comeBack(at: number | null): void {
    this.#due.set(at === null ? null : this.#context.uptime.wall(at), false);
  }

  /** Changes the row; everybody at the table is told once it is stored. */
  change(next: Partial<TableRow>): void {
    // A wish that changes nothing must not move the table to the top of the lobby.
    if (isDeepStrictEqual({ ...this.#row, ...next }, this.#row)) return;
    this.#change(next);
    if (!this.#match) return;
    if (next.seats) this.orders.seated(this.#match);
    if (next.seats || next.asking !== undefined) reschedule(this.#turn(this.#match));
  }
  #change(next: Partial<TableRow>): void {
    const was = this.#row;
    const seated = next.seats && seatedAfter(was, next.seats, this.time);
    const row = { ...was, ...seated, ...next, version: was.version + 1, changedAt: this.#context.now() };
    this.#row = { ...row, ...borneAfter(was, row, this.events) };
    this.#context.journal.write({ kind: 'table', row: this.#row, was: was.version });
    this.#onlookers.reconsider();
    this.#onlookers.announce();
    this.#context.changing(this.#row.id);
  }

  /** Stores slices without telling anybody; clients get the clocks when the turn is over. */
  keep(slices: Partial<Pick<TableRow, 'tempo' | 'picks' | 'social'>>): void {
    const was = this.#row;
    this.#row = { ...was, ...slices, version: was.version + 1 };
    this.#context.journal.write({ kind: 'table', row: this.#row, was: was.version });
    const { tempo } = slices;
    if (!tempo || (tempo.clocks === was.tempo.clocks && tempo.answers === was.tempo.answers)) return;
    this.#clocksChanged = true;
    this.#context.changing(this.#row.id);
  }

  /** Logs what happened beside the game; all who look are told once it is stored. */
  event(kind: TableEvent['kind'], by: EventBy, values?: EventValues): void {
    const n = this.#match?.n ?? 0;
    const event = this.ledger.event({ n, kind, by, ...(values ? { with: values } : {}) });
    this.#onlookers.audience.tableEvent(event);
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
    this.ledger.item(item, match.n, request);
    if (this.#row.asking?.what === 'back') this.#change({ asking: null });
    this.#context.changing(this.#row.id);
    const events = match.happened.slice(before).map(({ event }) => event);
    this.showing.heard(match, this.#row, item, events);
    if ('takeBack' in item) this.orders.takenBack(match);
    else this.orders.heard(match, events);
    if (this.#telling) this.#onlookers.update(match, events);
  }

  /** Stores when something is due next, and tells bots and clients what a turn has come to. */
  #scheduled(due: number | null, bot: boolean): void {
    this.#due.set(due, bot);
    if (bot) this.#context.wake(this.#row.id);
    if (this.absence.changed()) this.#onlookers.announce();
    if (!this.#clocksChanged) return;
    this.#clocksChanged = false;
    this.#onlookers.audience.clock(timesOf(this.#row, this));
  }

  /** This table as a turn works on it. */
  #turn(match: Match): Turn {
    return {
      table: this,
      match,
      now: this.#context.now(),
      wall: (time) => this.#context.uptime.wall(time),
      enter: (entry, request) => this.#enter(match, entry, request),
      change: (next) => this.#change(next),
      due: (due, bot) => this.#scheduled(due, bot),
    };
  }

  /** See `Onlookers`. Bots that stopped with nobody looking go on. */
  enter(member: Member, last?: number, since?: number): void {
    this.#onlookers.enter(member, last, since);
    if (this.botTurn()) this.#context.wake(this.#row.id);
  }
  readonly leave = (member: Member): void => this.#onlookers.leave(member);
  readonly look = (member: Member, as: Viewer, last?: number): void => this.#onlookers.look(member, as, last);
  readonly tell = (guest: string): void => this.#onlookers.tell(guest);
}
