import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DailyBackups } from './backup/daily.ts';
import { adminKey } from './transport/admin/admin-key.ts';
import { Admin } from './transport/admin/admin.ts';
import { Bans } from './transport/admin/bans.ts';
import { BotPool } from './bots/bots.ts';
import { Hints } from './bots/hints.ts';
import type { Config } from './config/config.ts';
import { Guests } from './transport/guests.ts';
import { httpServer } from './transport/http/http.ts';
import { consoleLog, type Log } from './base/log.ts';
import { Notifier } from './notify/notifier.ts';
import { Ratings } from './ratings/ratings.ts';
import type { Services } from './transport/http/services.ts';
import { Sockets } from './transport/socket/socket.ts';
import { DataFolder } from './storage/folder.ts';
import { forgetRunning, noteRunning } from './storage/running-note.ts';
import { SqliteStore } from './storage/sqlite/sqlite.ts';
import { ClockJumps } from './table/clock-jumps.ts';
import { Tables } from './table/registry.ts';
import { coreServices, type CoreServices } from './table/services.ts';
import { RunningClock } from './time/running-clock.ts';
import { steadyNow } from './time/uptime.ts';
import { Turns } from './bots/turns.ts';
import { Health } from './watch/health.ts';
import { Metrics } from './watch/metrics.ts';
import type { Batch } from './storage/store.ts';
import { hasBatteryClock, WallClock } from './time/wall.ts';
import { ownLink } from './transport/box/lan.ts';
import { openDatabase } from './cluster/database.ts';
import { Cluster } from './cluster/cluster.ts';
import { Copies } from './cluster/copies.ts';
import { shareBots } from './cluster/share-bots.ts';

/** A server that answers. */
export interface Running extends Pick<CoreServices, 'store' | 'journal' | 'jobs' | 'uptime' | 'settings'> {
  readonly port: number;
  /** Where it is reached from this machine, with a slash at the end. */
  readonly link: string;
  /** Opens its page for whoever runs it. */
  readonly adminKey: string;
  readonly tables: Tables;
  readonly health: Health;
  /** Prepares to start bots' processes, while there is little memory to be copied. */
  prepareBots(): void;
  /** Lets everything under way be stored and told, then ends. */
  close(): Promise<void>;
}

const SWEEP = 15_000;
const SECOND = 1_000;
const HOUR = 3_600_000;
const PROBE = 2_000;
/** How long clients may take to go when the server ends (ms). */
const PATIENCE = 2_000;

/** Starts a server; resolves when it answers. Rejects with what `troubleOf` can often put into words. */
export async function serve(
  config: Config,
  said: Log = consoleLog,
  metrics = new Metrics(),
): Promise<Running> {
  const folder = new DataFolder(config.dataDir);
  // One that ended without a word may have left its own.
  forgetRunning(config.dataDir);
  try {
    return await start(config, folder, metrics.counting(said), metrics);
  } catch (error) {
    folder.close();
    throw error;
  }
}

// Long: the parts of the server are put together in one order.
async function start(config: Config, folder: DataFolder, log: Log, metrics: Metrics): Promise<Running> {
  const health = new Health();
  const committed = (batch: Batch, ms: number, failed: unknown): void => {
    metrics.committed(batch, ms, failed === undefined);
    health.committed(failed);
  };
  const shared = config.databaseUrl === null ? null : await openDatabase(config, folder, committed);
  const store = shared?.store ?? new SqliteStore(folder.file(), committed);
  const guests = new Guests(shared?.key ?? folder.key, store.sessions, Date.now);
  await store.sessions.sweep(Date.now());
  const pool = new BotPool(config.botWorker, config.bots);
  const turns = new Turns(pool, config.botDelay, config.botsUnwatched, log, health);
  const { games, answerPause, reveal } = config;
  const running = new RunningClock();
  // Several servers have one clock, the database's; a table that none of them ran is given its time back when it is taken.
  const wall = new WallClock(config.lan && !hasBatteryClock());
  const core = coreServices(store, log, wall.now, shared ? steadyNow : () => running.now());
  const { journal, jobs, uptime, settings } = core;
  const tables = new Tables({ ...core, games, wakers: turns, health, answerPause, reveal });
  await wall.start(store, journal);
  // Before it takes part: whose place is lost while it waits for the others takes a new one, and the time with it.
  await uptime.start(shared?.joined);
  const cluster = shared ? await Cluster.open(shared, { ...core, config, tables, health }) : null;
  const others = (shared?.joined.others.length ?? 0) > 0;
  await settings.start();
  const notifier = await Notifier.open({ ...core, tables, config });
  const copies = cluster?.copies ?? new Copies({ ...core, tables }, () => Promise.resolve(true));
  copies.guard(notifier);
  const ratings = new Ratings({ ...core, tables });
  const bans = new Bans(store.bans);
  await bans.read();
  const admin = new Admin({ ...core, tables, bans });
  const services: Services = {
    ...core,
    config,
    metrics,
    health,
    guests,
    tables,
    notifier,
    hints: new Hints(pool),
    admin,
    adminKey: adminKey(config.dataDir),
    bans,
    wall,
    far: cluster?.far,
  };
  const app = await httpServer(services);
  const sockets = new Sockets(services);
  admin.locate(() => sockets.present);
  admin.follow((guest) => sockets.end((one) => one.guest === guest || bans.hasAddress(one.address)));
  admin.follow((guest) => {
    for (const channel of notifier.channels.of(guest)) notifier.channels.remove(channel);
  });
  guests.follow((guest, session) => notifier.signOut({ guest, session }));
  cluster?.attach(app, sockets, services);
  if (cluster?.far) shareBots(cluster.far, pool, services.hints);
  metrics.gauge('sockets', 'Open sockets', () => sockets.count);
  metrics.gauge('tables_in_memory', 'Tables in memory', () => tables.loaded.length);
  metrics.gauge('bot_questions_waiting', 'Questions that wait for a bot', () => pool.waiting);
  metrics.gauge('bot_processes', 'Processes in which bots think', () => pool.processes);
  sockets.attach(app.server);
  // After a restart the people of these come back first; other servers have theirs.
  for (const id of others ? [] : await store.lists.recent(config.recalled ?? 20))
    await tables.get(id).catch((error: unknown) => log.error(`table ${id}`, error));
  await app.listen({ port: config.port, host: config.host });
  const sweep = setInterval(() => {
    tables.sweep();
    sockets.enforceBans().catch((error: unknown) => log.error('bans', error));
  }, SWEEP);
  sweep.unref();
  const forget = setInterval(() => {
    notifier.channels.sweep();
    store.sessions.sweep(Date.now()).catch((error: unknown) => log.error('sessions', error));
  }, HOUR);
  forget.unref();
  const clockJumps = new ClockJumps({ ...core, tables });
  const second = setInterval(() => {
    running.beat();
    tables.visits.round();
    tables.letGo();
    void clockJumps.round().catch((error: unknown) => log.error('the clock was set', error));
  }, SECOND);
  second.unref();
  // While the disk is full: whether there is room again.
  const probe = setInterval(() => {
    if (!health.storing) uptime.beat();
  }, PROBE);
  probe.unref();
  jobs.start();
  health.follow((resting) => {
    if (resting) void jobs.stop();
    if (resting || health.draining) return;
    log.info?.('stored again');
    // All that was due meanwhile, bots' turns too, is found in the store.
    jobs.again();
    jobs.start();
  });
  const { dataDir, operations } = config;
  const backups = new DailyBackups(
    dataDir,
    operations.backupDir ?? join(dataDir, 'backups'),
    shared ? 0 : operations.backups,
    log,
  );
  admin.watchBackups(() => backups.failed);
  metrics.gauge('backup_failed', 'Whether the last daily backup failed (1)', () =>
    Number(backups.failed !== null),
  );
  backups.start();

  const { port } = app.server.address() as AddressInfo;
  const link = ownLink(config, port);
  noteRunning(dataDir, { link, cert: config.tls?.cert ?? null });
  return {
    port,
    link,
    adminKey: services.adminKey,
    tables,
    store,
    journal,
    jobs,
    uptime,
    settings,
    health,
    prepareBots: () => pool.prepare(),
    async close() {
      health.draining = true;
      clearInterval(probe);
      clearInterval(sweep);
      clearInterval(forget);
      clearInterval(second);
      tables.visits.close();
      uptime.stop();
      wall.stop();
      await jobs.stop();
      await notifier.close();
      await ratings.close();
      turns.close();
      copies.stop();
      // Requests under way are answered before their sockets are closed.
      await journal.settled().catch(() => {});
      sockets.close(PATIENCE);
      await cluster?.leave();
      const cut = setTimeout(() => app.server.closeAllConnections(), PATIENCE);
      await app.close();
      clearTimeout(cut);
      await pool.close();
      // Fails on a full disk; the server ends all the same.
      if (!cluster && !journal.idle) await journal.settled().catch(() => {});
      cluster?.close();
      await backups.close();
      await store.close();
      forgetRunning(dataDir);
      folder.close();
    },
  };
}
