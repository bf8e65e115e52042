import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { ViewerSchema, type ServerMessage } from '@turntable/protocol';
import { Connection, type ConnectionServices } from './connection.ts';
import { dismiss } from './dismiss.ts';
import { frame } from './frame.ts';
import { HouseholdBudget } from './household-budget.ts';
import { householdOf } from '../household.ts';
import { isOwnOrigin } from '../origin.ts';
import { hostOf, isOwnHost, Proxies } from '../proxies.ts';
import { Limiter } from '../../base/limiter.ts';
import { Problem } from '../../base/problem.ts';
import { refuse } from '../refuse.ts';
import type { Services } from '../http/services.ts';
import type { Far } from '../far.ts';
import type { OpenSocket, Outlet, Present, Wire, Wish } from '../wire.ts';
import { Traversal } from '../../base/traverse.ts';

/** What is longer than a message may be is still read up to here (bytes), so that it can be answered with an error. */
const MOST_READ = 64 * 1024;
/** Seconds between two pings of a connection; each second a part of the connections is pinged. */
const HEARTBEAT = 30;
/** Letters of a table's id at most; what is longer names none. */
const MOST_ID = 40;
/** The burst of pongs that a client may send unasked, then one a second. */
const MOST_PONGS = 30;

type SocketServices = ConnectionServices & Pick<Services, 'guests' | 'bans' | 'far'>;

/** The socket side: `/ws?table=ID&as=SEAT&last=N&ago=SECONDS`. */
export class Sockets {
  readonly #services: SocketServices;
  readonly #proxies: Proxies;
  readonly #open = new Set<OpenSocket>();
  readonly #present = new Set<Present & { readonly ws: WebSocket }>();
  /** Those whose session is being looked up: what ends it meanwhile reaches no socket of theirs yet, and is noted here. */
  readonly #arriving = new Set<Present & { isEnded: boolean }>();
  readonly #households: HouseholdBudget;
  readonly #upgrader = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: MOST_READ,
  });
  readonly #heartbeat: NodeJS.Timeout;
  #isClosed = false;

  constructor(services: SocketServices) {
    this.#services = services;
    this.#proxies = new Proxies(services.config);
    this.#households = new HouseholdBudget(services.config.limits);
    const traversal = new Traversal(this.#open, HEARTBEAT);
    this.#heartbeat = setInterval(() => {
      for (const connection of traversal.part()) connection.beat();
    }, 1000);
    this.#heartbeat.unref();
    services.guests.follow((guest, session) =>
      this.signOut((one) => one.guest === guest && one.session === session),
    );
  }

  get count(): number {
    return this.#open.size;
  }

  attach(server: Server): void {
    server.on('upgrade', (request: IncomingMessage, raw: Duplex, head: Buffer) => {
      raw.on('error', () => raw.destroy());
      this.#upgrade(request, raw, head).catch((error: unknown) => {
        this.#services.log.error('upgrade', error);
        raw.destroy();
      });
    });
  }

  async #upgrade(request: IncomingMessage, raw: Duplex, head: Buffer): Promise<void> {
    const { guests, bans, far, log } = this.#services;
    const address = this.#proxies.addressOf(request);
    const target = targetOf(request);
    const problem = this.#refusal(request, target, address);
    if (problem || !target) return refuse(raw, problem ?? new Problem('bad-message'));
    const named = guests.named(request.headers);
    const arrival = { guest: '', session: '', ...named, address, isEnded: false };
    this.#arriving.add(arrival);
    let stands = false;
    try {
      stands = named !== undefined && (await guests.stands(named));
    } finally {
      // From here to where the socket is among those present nothing else happens.
      this.#arriving.delete(arrival);
    }
    // Others may have come meanwhile, or have been banned.
    if (this.#isFull(address)) return refuse(raw, new Problem('too-fast'));
    if ((stands && bans.hasGuest(arrival.guest)) || bans.hasAddress(address))
      return refuse(raw, new Problem('not-allowed'));
    const { guest, session } = stands && !arrival.isEnded ? arrival : guests.fresh();
    this.#upgrader.handleUpgrade(request, raw, head, (ws) => {
      this.#households.watch(ws, address);
      const present = { guest, session, address, ws };
      this.#present.add(present);
      const pongs = new Limiter(1, MOST_PONGS, performance.now());
      ws.on('pong', () => pongs.take(performance.now()) || ws.terminate());
      ws.on('close', () => this.#present.delete(present));
      const wish = { ...wishOf(target), household: householdOf(address) };
      if (!far) return this.admit(ws, outletOf(raw), guest, wish);
      void this.#place(far, ws, raw, guest, wish).catch((error: unknown) => {
        log.error('upgrade', error);
        ws.terminate();
      });
    });
  }

  /** Gives a socket to its table, which another server may run. */
  async #place(far: Far, ws: WebSocket, raw: Duplex, guest: string, wish: Wish): Promise<void> {
    ws.on('error', () => {});
    // Messages that arrive while the table's server is looked up are buffered.
    ws.pause();
    const node = await far.ownerOf(wish.table);
    ws.resume();
    if (node === undefined) this.admit(ws, outletOf(raw), guest, wish);
    else this.#keep(ws, far.relay(ws, guest, wish, node));
  }

  /** Lets somebody in whose table is run here; their socket may be at another server. */
  admit(ws: Wire, out: Outlet, guest: string, wish: Wish): void {
    const { household } = wish;
    const budget = this.#households;
    const connection = new Connection(ws, out, guest, this.#services, {
      mayCatchUp: () => household === undefined || budget.mayCatchUp(household),
      mayLook: () => household === undefined || budget.mayLook(household),
    });
    this.#keep(ws, connection);
    void connection.enter(wish);
  }

  #keep(ws: Wire, socket: OpenSocket): void {
    if (ws.readyState !== ws.OPEN || this.#isClosed) return socket.end();
    this.#open.add(socket);
    ws.on('close', () => this.#open.delete(socket));
  }

  #refusal(request: IncomingMessage, target: URL | null, address: string): Problem | undefined {
    const { config, bans, health } = this.#services;
    if (!isOwnHost(hostOf(request), config)) return new Problem('foreign-origin');
    if (bans.hasAddress(address)) return new Problem('not-allowed');
    if (!target) return new Problem('bad-message');
    if (target.pathname !== '/ws') return new Problem('not-found');
    if (!isOwnOrigin(request.headers, config.publicUrl)) return new Problem('foreign-origin');
    if (this.#isFull(address) || !this.#households.mayCome(address)) return new Problem('too-fast');
    if (!health.placed || this.#isClosed) return new Problem('unavailable');
    return undefined;
  }

  #isFull(address: string): boolean {
    const { far } = this.#services;
    return this.#households.isFull(address, (household) => far?.socketsOf(household) ?? 0);
  }

  /** Who is here over a socket, and from where. */
  get present(): readonly Present[] {
    return [...this.#present];
  }
  /** Closes those that `which` picks, and hears them no more; a client that reconnects is authenticated again. */
  end(which: (one: Present) => boolean): void {
    for (const one of this.#arriving) one.isEnded ||= which(one);
    for (const one of this.#present) if (which(one)) dismiss(one.ws);
  }
  /** Closes those whose session was ended, and says so: their device would come back as a stranger and not know why. */
  signOut(which: (one: Present) => boolean): void {
    const message: ServerMessage = { t: 'error', error: { code: 'signed-out' } };
    for (const one of this.#present) if (which(one)) one.ws.send(JSON.stringify(message));
    this.end(which);
  }

  /** Reads the bans again, and ends the sockets of those who are banned. */
  async enforceBans(): Promise<void> {
    this.#households.sweep();
    const { bans } = this.#services;
    await bans.read();
    this.end(({ guest, address }) => bans.hasGuest(guest) || bans.hasAddress(address));
  }

  /** How many sockets each household has here that has at least so many. */
  busiest(least: number): Record<string, number> {
    return this.#households.busiest(least);
  }

  /** Tells all clients to come back, which may be to another server. */
  sendAway(): void {
    for (const socket of this.#open) socket.lost();
  }

  /** Tells all clients to come back in a moment, and ends those that have not gone after `patience` (ms). */
  close(patience: number): void {
    this.#isClosed = true;
    clearInterval(this.#heartbeat);
    for (const connection of this.#open) connection.restart();
    setTimeout(() => {
      for (const connection of this.#open) connection.end();
    }, patience).unref();
  }
}

/**
 * Writes past the WebSocket's own sender, which makes two writes of each message. Nothing of the two mixes: both write whole
 * frames, and the sender has none waiting, since nothing is compressed.
 */
function outletOf(raw: Duplex): Outlet {
  return (texts, done) => {
    let bytes = '';
    for (const text of texts) bytes += frame(text);
    raw.write(bytes, 'latin1', done);
  };
}

/** What an upgrade asks for; null where that is no address on this server. Never throws. */
function targetOf({ url }: IncomingMessage): URL | null {
  // A second slash would name a host (RFC 3986, 4.2), and only proxies are asked for whole addresses (RFC 9112, 3.2.2).
  return url && /^\/(?!\/)/.test(url) ? URL.parse(url, 'http://here') : null;
}

function wishOf({ searchParams: query }: URL): Wish {
  const number = (name: string): number | undefined => {
    const text = query.get(name);
    return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  };
  const as = ViewerSchema.safeParse(number('as') ?? query.get('as'));
  const table = query.get('table') ?? '';
  return {
    table: table.length > MOST_ID ? '' : table,
    as: as.success ? as.data : undefined,
    last: number('last'),
    ago: number('ago'),
  };
}
