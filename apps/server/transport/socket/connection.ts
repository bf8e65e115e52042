import type { Viewer } from '@turntable/engine';
import { ClientMessage, type ErrorBody, type ServerMessage } from '@turntable/protocol';
import { readAct } from '@turntable/protocol/read-act.ts';
import { maySee } from '../../table/access/access.ts';
import type { Member } from '../../table/audience.ts';
import { catchUp } from '../../table/replay/catch-up.ts';
import { tellsHidden } from '../http/hidden.ts';
import { MOST_BYTES } from '../http/http.ts';
import { CLOSE } from '../../base/close-codes.ts';
import { Limiter } from '../../base/limiter.ts';
import { bodyOf, Problem } from '../../base/problem.ts';
import { heldBy } from '../../table/seats/seating.ts';
import type { OpenSocket, Outlet, Wire, Wish } from '../wire.ts';
import { Elsewhere } from '../../table/holding.ts';
import type { Match } from '@turntable/match/match.ts';
import type { Table } from '../../table/table.ts';
import type { Services } from '../http/services.ts';

/** A client this many bytes behind is disconnected: a reconnect costs less than what has piled up. */
const MOST_BEHIND = 256 * 1024;
/** How long a client that is disconnected may take to read why (ms). */
const FAREWELL = 10_000;
/** A client that is in focus says so about every minute; this long it is believed (ms). */
const FOCUS = 75_000;
/** Messages kept for a table that is being loaded. */
const MOST_EARLY = 16;
/** A socket that is refused this often in a row for being too fast is closed. */
const MOST_TOO_FAST = 2000;
/** The burst of catch-ups, then one a second: one costs as much as a hundred moves. */
const MOST_CATCH_UPS = 5;
/** Close code of a socket that closed without a close frame (RFC 6455, 7.1.5): since when its client was gone is unknown. */
const BROKEN = 1006;
/**
 * What may still be on its way to a client that asks for a full view (bytes): the news of this moment, over TLS for a while, but no
 * view. A client that reads nothing is kept from having one after the other made for it.
 */
const MOST_UNREAD = 16 * 1024;

/** What those who share an address may still ask for together; each call counts one. */
interface Shared {
  mayCatchUp(): boolean;
  mayLook(): boolean;
}
const UNSHARED: Shared = { mayCatchUp: () => true, mayLook: () => true };

/** Messages after which something has to be stored. */
const CHANGES: ReadonlySet<ClientMessage['t']> = new Set([
  ...(['act', 'back', 'say', 'back-again', 'propose', 'agree', 'no-one'] as const),
]);

export type ConnectionServices = Pick<
  Services,
  'tables' | 'store' | 'journal' | 'config' | 'log' | 'metrics' | 'health'
>;

/** One socket: untrusted messages in, numbered updates out. */
export class Connection implements Member, OpenSocket {
  readonly guest: string;
  as: Viewer = 'public';
  focusedUntil = 0;
  seen = 0;
  readonly #ws: Wire;
  readonly #out: Outlet;
  readonly #tables: Services['tables'];
  readonly #journal: Services['journal'];
  readonly #log: Services['log'];
  readonly #store: Services['store'];
  readonly #watch: Pick<Services, 'metrics' | 'health'>;
  readonly #limiter: Limiter;
  readonly #catchUps = new Limiter(1, MOST_CATCH_UPS, performance.now());
  readonly #shared: Shared;
  readonly #looks: Limiter;
  #table: Table | undefined;
  #early: string[] | undefined = [];
  /** The game is over, and its cards would tell what another hides from this guest: it is shown as everybody sees it. */
  #veiled = false;
  #tooFast = 0;
  #alive = true;

  constructor(ws: Wire, out: Outlet, guest: string, services: ConnectionServices, shared: Shared = UNSHARED) {
    this.#ws = ws;
    this.#out = out;
    this.guest = guest;
    this.#shared = shared;
    this.#tables = services.tables;
    this.#store = services.store;
    this.#journal = services.journal;
    this.#log = services.log;
    this.#watch = services;
    const { limits } = services.config;
    this.#looks = new Limiter(1, limits.looks, performance.now());
    this.#limiter = new Limiter(limits.messagesPerSecond, limits.messageBurst, performance.now());
    ws.on('message', (data: Buffer, isBinary: boolean) => this.#receive(data, isBinary));
    ws.on('pong', () => {
      this.#alive = true;
      this.#see();
    });
    // A broken frame or an oversized message; the socket closes itself with the code that says so.
    ws.on('error', () => {});
    ws.on('close', (code) => this.#left(code));
  }

  #see(): void {
    this.seen = this.#table?.match?.n ?? 0;
  }

  #left(code: number): void {
    const table = this.#table;
    if (!table) return;
    this.#table = undefined;
    if (code !== BROKEN) this.seen = table.match?.n ?? 0;
    table.leave(this);
    this.#tables.visits.leave(table, this);
  }

  /** Connects to the table; messages that arrive while it is loaded are handled afterwards. */
  async enter({ table: id, as, last, ago }: Wish): Promise<void> {
    try {
      const { row, match } = await this.#tables.get(id);
      if (row.status === 'over' && match) this.#veiled = await this.#hides(match);
      // While that was looked up the table may have left the memory.
      const table = await this.#tables.get(id);
      if (this.#ws.readyState !== this.#ws.OPEN) return;
      this.#table = table;
      const mayAs = as !== undefined && this.#maySee(table, as);
      const own = this.#veiled ? undefined : heldBy(table.row.seats, this.guest)[0];
      this.as = mayAs ? as : (own ?? 'public');
      const knows = last !== undefined && table.ledger.isThat(last, ago ?? 0);
      const from = knows && (as === undefined || mayAs) ? last : undefined;
      table.enter(this, from, this.#tables.visits.arrive(table, this.guest, from));
      this.#see();
      if (as !== undefined && !mayAs && !this.#veiled)
        this.#send({ t: 'error', error: { code: 'not-your-seat' } });
    } catch (error) {
      if (!(error instanceof Problem || error instanceof Elsewhere)) this.#log.error(`table ${id}`, error);
      const isFinal = error instanceof Problem && error.body.code !== 'unavailable';
      const code = isFinal ? CLOSE.notFound : CLOSE.later;
      this.#ws.send(JSON.stringify({ t: 'error', error: bodyOf(error) } satisfies ServerMessage));
      this.#ws.close(code);
      return;
    }
    const early = this.#early ?? [];
    this.#early = undefined;
    for (const text of early) this.#read(text);
  }

  #hides(match: Match): Promise<boolean> {
    const sources = { store: this.#store, tables: this.#tables, journal: this.#journal };
    return tellsHidden(sources, this.guest, match);
  }
  #maySee({ row }: Table, as: Viewer): boolean {
    return maySee(row, this.guest, as) && (as === 'public' || !this.#veiled);
  }

  deliver(texts: readonly string[]): void {
    if (this.#ws.readyState !== this.#ws.OPEN) return;
    this.#out(texts, this.#watch.metrics.sending());
    if (this.#ws.bufferedAmount > MOST_BEHIND) this.#drop();
  }

  /** Lets a reader go who is too far behind; they come back with the number of the last update they have read. */
  #drop(): void {
    this.#left(BROKEN);
    this.#ws.close(CLOSE.later, 'too far behind');
    setTimeout(() => this.#ws.terminate(), FAREWELL).unref();
  }
  lost(): void {
    this.#ws.close(CLOSE.later);
  }
  restart(): void {
    this.#ws.close(CLOSE.restart);
  }
  /** Ends it without a close frame. */
  end(): void {
    this.#ws.terminate();
  }
  /** Ends a socket that did not answer the last ping, and sends the next. One at another server is pinged there, in its rhythm. */
  beat(): void {
    if (this.#ws.isFar) return;
    if (!this.#alive) this.#ws.terminate();
    this.#alive = false;
    this.#ws.ping();
  }

  #send(message: ServerMessage): void {
    this.#journal.send(this, JSON.stringify(message));
  }

  #receive(data: Buffer, isBinary: boolean): void {
    // Messages still arrive after a close frame was sent; who was sent away does nothing more.
    if (this.#ws.readyState !== this.#ws.OPEN) return;
    if (!this.#limiter.take(performance.now())) {
      if (++this.#tooFast > MOST_TOO_FAST) this.#ws.close(CLOSE.policy);
      else this.#send({ t: 'error', error: { code: 'too-fast' } });
      return;
    }
    this.#tooFast = 0;
    if (isBinary) this.#send({ t: 'error', error: { code: 'bad-message', detail: 'expected text' } });
    else if (data.length > MOST_BYTES) this.#send({ t: 'error', error: { code: 'too-large' } });
    else if (!this.#early) this.#read(data.toString());
    else if (this.#early.push(data.toString()) > MOST_EARLY) this.#ws.close(CLOSE.policy);
  }

  #read(text: string): void {
    const parsed = readMessage(text);
    if ('error' in parsed) this.#send(refusal(parsed.id, parsed.error));
    else if (this.#table) {
      this.#see();
      this.#do(this.#table, parsed.message);
    }
  }

  #mayLook(): boolean {
    return this.#looks.take(performance.now()) && this.#shared.mayLook();
  }
  #mayCatchUp(): boolean {
    return this.#catchUps.take(performance.now()) && this.#shared.mayCatchUp();
  }

  #do(table: Table, message: ClientMessage): void {
    const id = 'id' in message ? message.id : undefined;
    try {
      if (CHANGES.has(message.t) && !this.#watch.health.storing) throw new Problem('unavailable');
      switch (message.t) {
        case 'ping':
          return this.#send({ t: 'pong' });
        case 'focus':
          this.focusedUntil = message.on ? this.#tables.now() + FOCUS : 0;
          return;
        case 'look':
          // A full view is large: it is refused to a client that has not read what it was sent before.
          if (this.#ws.bufferedAmount > MOST_UNREAD || !this.#mayLook()) throw new Problem('too-fast');
          if (!this.#maySee(table, message.as)) throw new Problem('not-your-seat');
          return table.look(this, message.as, message.last);
        case 'act':
          return this.#send({ t: 'ok', id: message.id, n: table.act(this.guest, message) });
        case 'back':
          return this.#send({ t: 'ok', id: message.id, n: table.back(this.guest, message) });
        case 'say': {
          const n = table.say(this.guest, message, (guest) => this.#tables.talk.count(guest));
          return this.#send({ t: 'ok', id: message.id, n });
        }
        case 'views':
          if (!this.#mayCatchUp()) throw new Problem('too-fast');
          if (!this.#maySee(table, message.as)) throw new Problem('not-your-seat');
          return this.#send({
            t: 'views',
            id: message.id,
            frames: catchUp(table.row, table.match, this.guest, message),
          });
        case 'no-one':
          return this.#send({ t: 'ok', id: message.id, n: table.noOne(this.guest, message) });
        case 'back-again':
          return this.#send({ t: 'ok', id: message.id, n: table.backAgain(this.guest, message) });
        case 'propose':
          return this.#send({ t: 'ok', id: message.id, n: table.propose(this.guest, message) });
        case 'agree':
          return this.#send({ t: 'ok', id: message.id, n: table.agree(this.guest, message) });
      }
    } catch (error) {
      if (!(error instanceof Problem)) this.#log.error(`${message.t} at table ${table.row.id}`, error);
      this.#send(refusal(id, bodyOf(error)));
    }
  }
}

function refusal(id: string | undefined, error: ErrorBody): ServerMessage {
  return id === undefined ? { t: 'error', error } : { t: 'no', id, error };
}

type Read =
  { readonly message: ClientMessage } | { readonly id: string | undefined; readonly error: ErrorBody };

/** Reads a message; an error is sent under the message's id, if it has one. */
function readMessage(text: string): Read {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { id: undefined, error: { code: 'bad-message', detail: 'expected JSON' } };
  }
  const act = readAct(json);
  if (act) return { message: act };
  const result = ClientMessage.safeParse(json);
  if (result.success) return { message: result.data };
  const given = typeof json === 'object' && json !== null && 'id' in json ? json.id : undefined;
  const id = typeof given === 'string' && given.length <= 40 ? given : undefined;
  const issue = result.error.issues[0]!;
  const detail = `${issue.path.join('.') || 'message'}: ${issue.message}`;
  return { id, error: { code: 'bad-message', detail } };
}
