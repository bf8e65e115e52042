import { randomBytes } from 'node:crypto';
import type { NewMail, NewPush, NewWebhook } from '@turntable/protocol/notify.ts';
import type { Tells } from '@turntable/protocol/tells.ts';
import type { Config } from '../config/config.ts';
import { Limiters } from '../base/limiter.ts';
import { Problem } from '../base/problem.ts';
import type { Table } from '../table/table.ts';
import type { ChannelRow } from '../storage/device-rows.ts';
import type { JobRow } from '../storage/rows.ts';
import type { Write } from '../storage/store.ts';
import type { Companion } from '../table/companions.ts';
import type { Tables } from '../table/registry.ts';
import type { CoreServices } from '../table/services.ts';
import { Channels, wants, type Channel } from './channels.ts';
import { Deliveries } from './deliveries.ts';
import { FirstLetters, isLetterCount } from './first-letters.ts';
import { Mailer } from './mailer.ts';
import {
  hasHearers,
  noticesOf,
  positionOf,
  snapshotOf,
  TOPIC_OF,
  type Notice,
  type Snapshot,
} from './notices.ts';
import { checkedUrl, PostError } from './post.ts';
import { isQuestion } from './telling.ts';
import { readVapid } from './vapid.ts';

/** What notifications are built on. */
interface NotifierServices extends Pick<
  CoreServices,
  'store' | 'journal' | 'jobs' | 'uptime' | 'settings' | 'now' | 'log'
> {
  readonly tables: Tables;
  readonly config: Config;
}

/** Who owns a browser's channel: a guest, as long as the session lasts in which it was added. */
type Owner = Pick<ChannelRow, 'guest'> & { readonly session: string };

/**
 * Beginnings and ends of games that a guest is told of: a burst, then one in an interval (ms). Nobody plays so many; a program that
 * ends one game after the other would fill the outbox, for these stay true.
 */
const COURSE_AT_ONCE = 200;
const COURSE_ONE_IN = 30_000;

/** Notifies guests who are not looking of what waits for them. Notices are stored in the commit of the change they are about. */
export class Notifier implements Companion {
  readonly channels: Channels;
  /** Public VAPID key, base64url. */
  readonly pushKey: string;
  /** Whether e-mail is sent. */
  readonly hasMail: boolean;
  readonly #deliveries: Deliveries;
  readonly #firstLetters: FirstLetters;
  readonly #allowPrivate: boolean;
  /** The facts of each table in memory as its guests were last notified of them, if any guest has a channel. */
  readonly #notified = new WeakMap<Table, Snapshot>();
  readonly #courses = new Limiters(COURSE_ONE_IN, COURSE_AT_ONCE);

  private constructor(
    services: NotifierServices,
    rows: readonly JobRow[],
    channelRows: readonly ChannelRow[],
  ) {
    const { journal, jobs, now, config, log } = services;
    const isUsed = channelRows.some(({ kind }) => kind === 'push');
    const keys = readVapid(config.dataDir, config.publicUrl, isUsed);
    const channels = new Channels(channelRows, journal, now);
    this.channels = channels;
    this.#firstLetters = new FirstLetters(rows, jobs, now);
    this.hasMail = config.mail !== null;
    this.pushKey = keys.publicKey;
    this.#allowPrivate = config.webhooksPrivate;
    const { webhooksPrivate: allowPrivate, deliveryPauses } = config;
    const pauses = deliveryPauses ? { pauses: deliveryPauses } : {};
    const mailer = config.mail ? { mailer: new Mailer(config.mail, log) } : {};
    this.#deliveries = new Deliveries(services, rows, channels, {
      keys,
      allowPrivate,
      ...mailer,
      ...pauses,
    });
  }

  #follow(guest: string, what: 'chose' | 'came'): void {
    if (what === 'came') return this.channels.renew(guest);
    for (const channel of this.channels.of(guest)) this.#deliveries.digests.replan(channel);
  }

  /** Reads the channels there are, and follows the tables from now on. */
  static async open(services: NotifierServices): Promise<Notifier> {
    const { tables, store, settings } = services;
    const rows = await store.jobs(-1, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
    const notifier = new Notifier(services, rows, await store.channels());
    tables.accompany(notifier);
    settings.follow((guest, what) => notifier.#follow(guest, what));
    return notifier;
  }

  loaded(table: Table): void {
    this.#notified.set(table, snapshotOf(table));
  }
  changing(table: Table): void {
    const before = this.#notified.get(table);
    const now = snapshotOf(table);
    this.#notified.set(table, now);
    if (!before || !hasHearers(table.row, this.#hears)) return;
    for (const notice of noticesOf(table, positionOf(before), positionOf(now), this.#hears)) {
      const topic = TOPIC_OF[notice.kind];
      if (topic === 'course' && !this.#mayTellCourse(notice.guest)) continue;
      for (const channel of this.channels.of(notice.guest))
        if (topic && wants(channel, table.row.game, topic)) this.#put(notice, channel, table);
    }
  }
  readonly #hears = (guest: string): boolean => this.channels.has(guest);
  #mayTellCourse(guest: string): boolean {
    const now = performance.now();
    this.#courses.sweep(now);
    return this.#courses.take(guest, now);
  }
  /** Guests on holiday are not notified of questions; what still waits is sent when they are back. */
  #put(notice: Notice, channel: Channel, { row, absence }: Table): void {
    const isAway = row.seats.some(({ guest }, i) => guest === notice.guest && absence.holidayOf(i) !== null);
    if (isAway && isQuestion(notice)) this.#deliveries.digests.hold(notice, channel);
    else this.#deliveries.put(notice, channel);
  }

  /** A browser's subscription, for as long as the session that asks for it. */
  addPush({ guest, session }: Owner, { endpoint, keys, language }: NewPush, base: string): Channel {
    this.#check(endpoint);
    const known = this.channels.of(guest).find(({ url }) => url === endpoint);
    const channel = { guest, kind: 'push' as const, url: endpoint, keys, language, base, session };
    if (!known) return this.channels.add(channel);
    const { tells } = known;
    return this.channels.write({ ...channel, id: known.id, ...(tells ? { tells } : {}) });
  }
  addWebhook(guest: string, { kind, url, language }: NewWebhook, base: string): Channel {
    this.#check(url);
    const secret = kind === 'webhook' ? { secret: `whsec_${randomBytes(24).toString('base64')}` } : {};
    return this.channels.add({ guest, kind, url, language, base, ...secret });
  }
  /**
   * Sends the letter that asks for confirmation; the answer is the same for every address. `household`: who asks, sealed. Throws
   * `Problem` where no mail is sent.
   */
  addMail(guest: string, { address, language }: NewMail, base: string, household: string): Channel {
    if (!this.hasMail) throw new Problem('not-allowed', 'mail: this server sends none');
    const url = `mailto:${address}`;
    const known = this.channels.of(guest).find((channel) => channel.url === url);
    if (known && !known.pending) return known;
    this.#firstLetters.count(address, household);
    const token = randomBytes(18).toString('base64url');
    const asked =
      known ?? this.channels.add({ guest, kind: 'mail', url, language, base, token, pending: true });
    this.#deliveries.put({ id: newId('confirm'), table: null, guest, kind: 'confirm' }, asked);
    return asked;
  }
  /** Confirms the address whose link was followed. */
  confirm(token: string): void {
    const { pending, ...confirmed } = this.#ofToken(token);
    if (!pending) return;
    this.#deliveries.digests.replan(this.channels.write(confirmed));
  }
  /** Stops letters to the address whose link was followed. */
  stop(token: string): void {
    this.remove(this.#ofToken(token));
  }
  #ofToken(token: string): Channel {
    const channel = this.channels.ofToken(token);
    if (!channel) throw new Problem('not-found');
    return channel;
  }
  /** Sets what a channel is sent. */
  setTells(channel: Channel, tells: Tells): Channel {
    const next = this.channels.write({ ...channel, tells });
    this.#deliveries.digests.replan(next);
    return next;
  }
  /** Sets what a channel's messages are written in: who has changed the language of the pages need not add it anew. */
  setLanguage(channel: Channel, language: Channel['language']): Channel {
    return this.channels.write({ ...channel, language });
  }
  remove(channel: Channel): void {
    this.channels.remove(channel);
    this.#deliveries.digests.forget(channel);
  }
  /** A session was ended: its browser is told of nothing any more. What was subscribed in no known session stays. */
  signOut({ guest, session }: Owner): void {
    for (const channel of this.channels.of(guest)) if (channel.session === session) this.remove(channel);
  }
  /** One of the guest's own channels. Throws `Problem` (`not-found`) if it is none of them. */
  own(guest: string, id: string): Channel {
    const channel = this.channels.get(id);
    if (channel?.guest !== guest) throw new Problem('not-found');
    return channel;
  }
  /**
   * Sends something to see whether it arrives. Throws `Problem` for an address that is not confirmed, or a channel of somebody
   * else.
   */
  test(channel: Channel): void {
    if (channel.pending) throw new Problem('not-allowed', 'channel: its address is not confirmed');
    const id = newId('test');
    this.#deliveries.put({ id, table: null, guest: channel.guest, kind: 'test' }, channel);
  }
  /** Another server has stored something that is in memory here too. */
  heard(write: Write): void {
    if (write.kind === 'channel') this.channels.heard(write.id, write.row);
    else if (write.kind === 'job') {
      const known = isLetterCount(write.key) ? this.#firstLetters : this.#deliveries.digests;
      known.heard(write.key, write.job);
    }
  }
  /** Others may have stored what was not heard of what is in memory here too: takes over what is read. */
  async readAgain(
    channels: () => Promise<readonly ChannelRow[]>,
    jobs: () => Promise<readonly JobRow[]>,
  ): Promise<void> {
    await this.channels.readAgain(channels);
    await this.#deliveries.digests.readAgain(jobs);
    await this.#firstLetters.readAgain(jobs);
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

const newId = (kind: string): string => `${kind}.${randomBytes(9).toString('base64url')}`;
