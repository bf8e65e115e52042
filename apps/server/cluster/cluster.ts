import type { Redis } from 'ioredis';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Elsewhere } from '../table/holding.ts';
import type { Counted, Far } from '../transport/far.ts';
import type { Services } from '../transport/http/services.ts';
import type { Sockets } from '../transport/socket/socket.ts';
import { AdminLists } from './admin-lists.ts';
import { alone } from './alone.ts';
import { Bus } from './bus.ts';
import { Copies } from './copies.ts';
import type { Database } from './database.ts';
import { FarSockets } from './far-sockets.ts';
import { Forwarding } from './forwarding.ts';
import { limitsAt } from './limits.ts';
import { Membership } from './membership.ts';
import type { Message } from './messages.ts';
import { Presences } from './presences.ts';
import { Relays } from './relays.ts';

/** Addresses with at least this many sockets here are reported to the other servers, at this interval (ms). */
const BUSY = 20;
const TELL_BUSY = 1_000;
/** The most commits waited for before a table is released although the journal is still busy. */
const TRIES = 50;

type ClusterServices = Pick<
  Services,
  'config' | 'store' | 'tables' | 'journal' | 'jobs' | 'settings' | 'uptime' | 'health' | 'log'
>;

/**
 * This server among those of its database: it runs tables under leases, and passes on what is for tables that others run.
 * One class, although long: each message of `#hear` meets the part it belongs to, and every part answers to the same bus.
 */
export class Cluster {
  readonly #database: Database;
  readonly #tables: Services['tables'];
  readonly #journal: Services['journal'];
  readonly #jobs: Services['jobs'];
  readonly #uptime: Services['uptime'];
  readonly #health: Services['health'];
  readonly #log: Services['log'];
  readonly #bus: Bus | undefined;
  readonly #limits: Redis | undefined;
  readonly #membership: Membership;
  readonly #forwarding: Forwarding;
  readonly #relays: Relays;
  /** Sockets of others whose tables are run here. */
  readonly #remotes: FarSockets;
  readonly #busy = new Map<number, Readonly<Record<string, number>>>();
  readonly #presences: Presences;
  /** What this server has in memory of people. */
  readonly copies: Copies;
  readonly #counted: ((what: Counted, from: number) => void)[] = [];
  #lists: AdminLists | undefined;
  #app: FastifyInstance | undefined;
  #sockets: Sockets | undefined;
  #telling: NodeJS.Timeout | undefined;
  #callers: Services['guests'] | undefined;

  private constructor(database: Database, services: ClusterServices) {
    const { config, tables, journal, health, log } = services;
    this.#database = database;
    this.#tables = tables;
    this.#journal = journal;
    this.#jobs = services.jobs;
    this.#uptime = services.uptime;
    this.#health = health;
    this.#log = log;
    this.#presences = new Presences(tables);
    const { redisUrl } = config;
    this.#bus = redisUrl === null ? undefined : new Bus(redisUrl, database.name, log);
    this.#limits = redisUrl === null ? undefined : limitsAt(redisUrl);
    this.copies = new Copies(
      services,
      async (writes) => (await this.#bus?.tell({ k: 'rows', writes })) ?? true,
    );
    this.#membership = new Membership(database.node, () => this.#bus?.linked ?? true, log);
    const send = async (to: number, message: Message): Promise<boolean> =>
      (await this.#bus?.send(to, message)) ?? false;
    this.#forwarding = new Forwarding(() => this.#app!, send);
    this.#remotes = new FarSockets(send);
    this.#relays = new Relays(send);
    tables.share(database.node);
  }

  /** Takes part from now on: sockets and requests follow with `attach`. */
  static async open(database: Database, services: ClusterServices): Promise<Cluster> {
    const cluster = new Cluster(database, services);
    try {
      await cluster.#open();
      return cluster;
    } catch (error) {
      cluster.close();
      await database.node.leave().catch(() => {});
      throw error;
    }
  }

  async #open(): Promise<void> {
    this.#bus?.follow(
      (from, message) => this.#hear(from, message),
      () => this.#broken(),
      () => void this.#linked().catch((error: unknown) => this.#log.error('reading again', error)),
    );
    await this.#bus?.start(this.#database.node.no);
    this.#membership.start({
      down: () => this.#down(),
      joined: (place) => this.#uptime.joined(place),
      up: () => void this.#up().catch((error: unknown) => this.#log.error('taking a place again', error)),
      others: (gone) => this.#others(gone),
    });
  }

  attach(
    app: FastifyInstance,
    sockets: Sockets,
    { guests, admin }: Pick<Services, 'guests' | 'admin'>,
  ): void {
    this.#app = app;
    this.#sockets = sockets;
    this.#callers = guests;
    const bus = this.#bus;
    if (!bus) return;
    const tell = (message: Message): void => void bus.tell(message);
    this.#telling = setInterval(() => {
      tell({ k: 'sockets', counts: sockets.busiest(BUSY) });
      const tables = this.#presences.round();
      if (tables) tell({ k: 'present', tables });
    }, TELL_BUSY);
    this.#telling.unref();
    this.copies.attach();
    this.#tables.talk.follow((guest) => tell({ k: 'counted', what: { kind: 'said', guest } }));
    guests.follow((guest, session) => tell({ k: 'ended', guest, session }));
    admin.follow((guest) => guest !== '' && tell({ k: 'ended', guest }));
    admin.bans.follow(() => tell({ k: 'bans' }));
    const lists = new AdminLists(
      () => admin.list(),
      tell,
      () => this.#membership.others,
    );
    this.#lists = lists;
    admin.gather(() => lists.ask());
    admin.fetch((node, table) => void bus.send(node, { k: 'let-go', table }));
  }

  /** What clients here need of the other servers; undefined if there are none. */
  get far(): Far | undefined {
    const bus = this.#bus;
    if (!bus) return undefined;
    return {
      ownerOf: (table) => this.#ownerOf(table),
      relay: (ws, guest, wish, node) => this.#relays.open(ws, guest, wish, node),
      forward: (elsewhere, request, reply) => this.#forward(elsewhere, request, reply),
      isForwarded: (request) => this.#forwarding.isForwarded(request),
      limits: {
        redis: this.#limits,
        nameSpace: `turntable:${this.#database.name}:limit:`,
        skipOnError: true,
      },
      presenceOf: (table) => this.#presences.of(table),
      count: async (what) => void (await bus.tell({ k: 'counted', what })),
      alone: (name, work) =>
        alone(this.#limits!, `turntable:${this.#database.name}:alone:${name}`, async () => {
          // What the last one counted may still be on its way.
          await bus.caughtUp();
          return work();
        }),
      counted: (hear) => void this.#counted.push(hear),
      socketsOf: (address) => {
        let count = 0;
        for (const counts of this.#busy.values()) count += counts[address] ?? 0;
        return count;
      },
    };
  }

  async #ownerOf(table: string): Promise<number | undefined> {
    try {
      await this.#tables.get(table);
    } catch (error) {
      if (error instanceof Elsewhere) return error.node;
    }
    // Any other problem (not found, damaged) is reported by the local code path.
    return undefined;
  }

  async #forward({ node }: Elsewhere, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    if (this.#forwarding.isForwarded(request)) return false;
    try {
      await this.#forwarding.forward(node, request, reply);
      return true;
    } catch {
      return false;
    }
  }

  #hear(from: number, message: Message): void {
    switch (message.k) {
      case 'open':
        return this.#opened(from, message);
      case 'in':
        return this.#remotes.heard(from, message);
      case 'pong':
        return this.#remotes.pong(from, message.c);
      case 'left':
        return this.#remotes.left(from, message.c, message.code);
      case 'out':
        return this.#relays.of(from, message.c)?.out(message.s, message.texts);
      case 'close':
        return this.#relays.of(from, message.c)?.close(message.code, message.reason);
      case 'ask':
        void this.#forwarding
          .answer(from, message.r, message.request)
          .then((answer) => answer && this.#bus!.send(from, { k: 'answer', r: message.r, answer }))
          .catch((error: unknown) => this.#log.error('a request of another server', error));
        return;
      case 'answer':
        return this.#forwarding.answered(from, message.r, message.answer);
      case 'busy':
        return this.#forwarding.busy(from, message.r);
      case 'rows':
        return this.copies.heard(message.writes);
      case 'sockets':
        this.#busy.set(from, message.counts);
        return;
      case 'present':
        return this.#presences.heard(from, message.tables);
      case 'counted':
        if (message.what.kind === 'said') this.#tables.talk.heard(message.what.guest);
        else for (const hear of this.#counted) hear(message.what, from);
        return;
      case 'list':
        if (this.#lists) void this.#bus!.send(from, this.#lists.answer(message.r));
        return;
      case 'listed':
        return this.#lists?.answered(message.r, message.list);
      case 'ended': {
        const { guest, session } = message;
        // The ban first: whoever is sent away comes back at once.
        if (session === undefined)
          void this.#enforceBans().then(() => this.#sockets?.end((one) => one.guest === guest));
        else this.#sockets?.signOut((one) => one.guest === guest && one.session === session);
        return;
      }
      case 'bans':
        void this.#enforceBans();
        return;
      case 'let-go':
        void this.#letGo(message.table);
        return;
    }
  }

  #opened(from: number, message: Extract<Message, { k: 'open' }>): void {
    const sockets = this.#membership.up ? this.#sockets : undefined;
    this.#remotes.open(
      from,
      message,
      sockets &&
        ((remote, guest, wish) =>
          sockets.admit(remote, (texts, done) => remote.sendAll(texts, done), guest, wish)),
    );
  }

  async #enforceBans(): Promise<void> {
    await this.#sockets?.enforceBans().catch((error: unknown) => this.#log.error('bans', error));
  }

  /** Another server wants to run a table: what is under way is stored first. */
  async #letGo(id: string): Promise<void> {
    const journal = this.#journal;
    for (let tries = 0; !journal.idle && tries < TRIES; tries++) {
      await journal.settled().catch(() => {});
      await new Promise(setImmediate);
    }
    this.#tables.giveUp([id]);
  }

  /** The bus works again: rows that others changed meanwhile are read from the store. */
  async #linked(): Promise<void> {
    // Players whose socket is at another server could not be at their table meanwhile.
    this.#tables.served();
    this.#presences.again();
    void this.#enforceBans();
    void this.copies.linked();
    for (const one of this.#sockets?.present ?? [])
      if (!(await this.#callers!.stands(one))) this.#sockets!.signOut((each) => each === one);
  }

  /** Messages between servers may have been lost: the sockets concerned are closed; their clients reconnect and catch up. */
  #broken(): void {
    this.#remotes.broken();
    this.#relays.broken();
    this.#forwarding.broken();
  }

  #others(gone: readonly number[]): void {
    this.#relays.gone(gone);
    for (const no of gone) {
      this.#remotes.gone(no);
      this.#forwarding.gone(no);
      this.#busy.delete(no);
      this.#presences.gone(no);
    }
    this.#presences.again();
    // Jobs that a dead server had taken are free again.
    this.#jobs.again();
  }

  #down(): void {
    this.#health.placed = false;
    this.#tables.giveUp();
    this.#broken();
    this.#sockets?.sendAway();
  }
  async #up(): Promise<void> {
    await this.#bus?.listen(this.#database.node.no);
    await this.copies.readAgain();
    if (!this.#membership.up) return;
    // Nobody could be at a table here meanwhile.
    this.#tables.served();
    this.#health.placed = true;
    this.#jobs.again();
  }

  /** Releases the leases of all tables, so that other servers may run them. */
  async leave(): Promise<void> {
    clearInterval(this.#telling);
    this.copies.stop();
    this.#tables.giveUp();
    await this.#membership.close();
  }
  close(): void {
    this.#bus?.close();
    this.#limits?.disconnect();
  }
}
