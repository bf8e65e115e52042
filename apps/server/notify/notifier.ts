import { randomBytes } from 'node:crypto';
import type { NewPush, NewWebhook } from '@turntable/protocol/notify.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { Problem } from '../problem.ts';
import type { Table } from '../table.ts';
import type { Companion, Tables } from '../tables.ts';
import { Channels, type Channel } from './channels.ts';
import { Deliveries } from './deliveries.ts';
import { noticesOf, positionOf, type Position } from './notices.ts';
import { checkedUrl, PostError } from './post.ts';
import { readVapid } from './vapid.ts';

/** Tells guests who are not looking what waits for them. What it has to tell is one commit with what it tells of. */
export class Notifier implements Companion {
  readonly channels: Channels;
  /** Public VAPID key, base64url. */
  readonly pushKey: string;
  readonly #deliveries: Deliveries;
  readonly #allowPrivate: boolean;
  /** What everybody at a table in memory has been told of it. */
  readonly #told = new WeakMap<Table, Position>();

  private constructor(tables: Tables, channels: Channels, config: Config, log: Log) {
    const keys = readVapid(config.dataDir, config.publicUrl);
    this.channels = channels;
    this.pushKey = keys.publicKey;
    this.#allowPrivate = config.webhooksPrivate;
    const { webhooksPrivate: allowPrivate, deliveryPauses } = config;
    const pauses = deliveryPauses ? { pauses: deliveryPauses } : {};
    this.#deliveries = new Deliveries(tables, channels, log, { keys, allowPrivate, ...pauses });
  }

  /** Reads the channels there are, and follows the tables from now on. */
  static async open(tables: Tables, config: Config, log: Log): Promise<Notifier> {
    const channels = await Channels.open(tables.store, tables.jobs, () => tables.now());
    const notifier = new Notifier(tables, channels, config, log);
    tables.accompany(notifier);
    return notifier;
  }

  loaded(table: Table): void {
    this.#told.set(table, positionOf(table));
  }
  changing(table: Table): void {
    const before = this.#told.get(table);
    const now = positionOf(table);
    this.#told.set(table, now);
    if (!before) return;
    for (const notice of noticesOf(table, before, now))
      for (const channel of this.channels.of(notice.guest)) this.#deliveries.put(notice, channel);
  }

  addPush(guest: string, { endpoint, keys, language }: NewPush, base: string): Channel {
    this.#check(endpoint);
    const known = this.channels.of(guest).find(({ url }) => url === endpoint);
    const channel = { guest, kind: 'push' as const, url: endpoint, keys, language, base };
    if (!known) return this.channels.add(channel);
    const renewed = { ...channel, id: known.id };
    this.channels.write(renewed);
    return renewed;
  }
  addWebhook(guest: string, { kind, url, language }: NewWebhook, base: string): Channel {
    this.#check(url);
    const secret = kind === 'webhook' ? { secret: `whsec_${randomBytes(24).toString('base64')}` } : {};
    return this.channels.add({ guest, kind, url, language, base, ...secret });
  }
  /** One of the guest's own channels. */
  own(guest: string, id: string): Channel {
    const channel = this.channels.get(id);
    if (channel?.guest !== guest) throw new Problem('not-found');
    return channel;
  }
  /** Sends something to see whether it arrives. */
  test(channel: Channel): void {
    const id = `test.${randomBytes(9).toString('base64url')}`;
    this.#deliveries.put({ id, table: null, guest: channel.guest, kind: 'test' }, channel);
  }
  close(): Promise<void> {
    return this.#deliveries.close();
  }

  #check(url: string): void {
    try {
      checkedUrl(url, this.#allowPrivate);
    } catch (error) {
      if (error instanceof PostError) throw new Problem('bad-message', error.message);
      throw error;
    }
  }
}
