import { z } from 'zod';
import type { Log } from '../log.ts';
import { Problem } from '../problem.ts';
import type { Job } from '../scheduler.ts';
import type { Table } from '../table.ts';
import type { Tables } from '../tables.ts';
import type { Channel, Channels } from './channels.ts';
import { letterOf } from './letters.ts';
import { mailLetter } from './mail-letter.ts';
import type { Mailer } from './mailer.ts';
import { Notice, positionOf, stillTrue } from './notices.ts';
import { answered, unanswered, type Outcome } from './outcome.ts';
import { post, PostError } from './post.ts';
import type { VapidKeys } from './vapid.ts';
import { wordsOf } from './words.ts';

/** As it waits in the outbox. */
const Delivery = z.object({ channel: z.string(), notice: Notice, tries: z.number() });
type Delivery = z.infer<typeof Delivery>;

const KIND = 'deliver';
/** A delivery under way is tried again after this long if nothing is heard of it, not even after a restart (ms). */
const LEASE = 60_000;
/** Pauses before the next tries (ms): about those that Standard Webhooks recommends. */
const PAUSES = [5_000, 60_000, 300_000, 1_800_000, 7_200_000, 18_000_000, 36_000_000];
/** Whoever looks at the game is looked for again after this long (ms). */
const LOOK_AGAIN = 15_000;

export interface DeliveryOptions {
  readonly keys: VapidKeys;
  /** Addresses of the host's own network are written to. */
  readonly allowPrivate: boolean;
  /** If the host has a mail server. */
  readonly mailer?: Mailer;
  /** In the place of `PAUSES`. */
  readonly pauses?: readonly number[];
}

/**
 * The outbox: a job for each notice and channel. At least once: what was sent just before the power went is sent again,
 * under the same id.
 */
export class Deliveries {
  readonly #tables: Tables;
  readonly #channels: Channels;
  readonly #log: Log;
  readonly #options: DeliveryOptions;
  /** What is under way, by the key of its job. */
  readonly #under = new Map<string, Promise<void>>();
  readonly #stop = new AbortController();

  constructor(tables: Tables, channels: Channels, log: Log, options: DeliveryOptions) {
    this.#tables = tables;
    this.#channels = channels;
    this.#log = log;
    this.#options = options;
    tables.jobs.on(KIND, (job) => this.#begin(job));
  }

  /** Puts a notice into the outbox; durable with whatever else is written in this turn of the event loop. */
  put(notice: Notice, channel: Channel): void {
    const delivery: Delivery = { channel: channel.id, notice, tries: 0 };
    this.#tables.jobs.put(`${KIND}:${notice.id}:${channel.id}`, KIND, this.#tables.now(), delivery);
  }

  /** Breaks off what is under way; the next server does it. */
  async close(): Promise<void> {
    this.#stop.abort();
    await this.#options.mailer?.close();
    await Promise.all(this.#under.values());
  }

  #begin({ key, body }: Job): void {
    const delivery = Delivery.parse(body);
    const channel = this.#channels.get(delivery.channel);
    if (!channel) return;
    this.#tables.jobs.put(key, KIND, this.#tables.now() + LEASE, delivery);
    // A slow receiver has it already.
    if (this.#under.has(key)) return;
    const done = this.#send(key, delivery, channel)
      .catch((error: unknown) => this.#log.error(`delivery ${key}`, error))
      .finally(() => this.#under.delete(key));
    this.#under.set(key, done);
  }

  async #send(key: string, delivery: Delivery, channel: Channel): Promise<void> {
    const { jobs } = this.#tables;
    const { notice } = delivery;
    if (channel.pending && notice.kind !== 'confirm') return jobs.drop(key);
    const table = notice.table === null ? null : await this.#table(notice.table);
    if (table === undefined || (table && !stillTrue(notice, positionOf(table)))) return jobs.drop(key);
    const until = table ? presentUntil(table, notice.guest) : 0;
    if (until > this.#tables.now()) {
      // They see it for themselves; a question may still be there when they have looked away.
      if (notice.kind !== 'turn' && notice.kind !== 'asked') return jobs.drop(key);
      return jobs.put(key, KIND, this.#tables.now() + LOOK_AGAIN, delivery);
    }
    const outcome = await this.#try(channel, notice, table);
    // Broken off by the end of this server; the next one tries again.
    if (!this.#stop.signal.aborted || outcome.result === 'sent') this.#heard(key, delivery, outcome);
  }

  async #try(channel: Channel, notice: Notice, table: Table | null): Promise<Outcome> {
    const words = await wordsOf(notice, table?.row ?? null, channel.language);
    const { allowPrivate, keys, mailer } = this.#options;
    const now = this.#tables.now();
    const path = notice.table === null ? 'notifications' : `t/${notice.table}`;
    if (channel.kind === 'mail')
      return mailer ? mailer.send(await mailLetter(channel, notice, words, path)) : unanswered(null);
    try {
      const letter = await letterOf(channel, notice, words, path, now, keys);
      const answer = await post({ ...letter, allowPrivate, signal: this.#stop.signal });
      return answered(answer, channel.kind === 'push', now);
    } catch (error) {
      return unanswered(error instanceof PostError ? error : null);
    }
  }

  /** What becomes of a delivery after it was tried. */
  #heard(key: string, delivery: Delivery, { result, status, until = 0 }: Outcome): void {
    const { jobs } = this.#tables;
    // It may have been changed or taken away meanwhile.
    const channel = this.#channels.get(delivery.channel);
    if (!channel) return jobs.drop(key);
    if (result === 'sent') {
      jobs.drop(key);
      const { trouble, ...well } = channel;
      if (trouble) this.#channels.write(well);
      return;
    }
    if (result === 'gone') {
      jobs.drop(key);
      return this.#channels.remove(channel);
    }
    const pause = (this.#options.pauses ?? PAUSES)[delivery.tries];
    const now = this.#tables.now();
    if (result === 'never' || pause === undefined) {
      jobs.drop(key);
      return this.#channels.write({ ...channel, trouble: { at: now, status } });
    }
    jobs.put(key, KIND, Math.max(now + pause, until), { ...delivery, tries: delivery.tries + 1 });
  }

  async #table(id: string): Promise<Table | undefined> {
    try {
      return await this.#tables.get(id);
    } catch (error) {
      if (error instanceof Problem) return undefined;
      throw error;
    }
  }
}

/** Until when somebody counts as looking at the table (ms since 1970); 0 if they do not. */
function presentUntil({ members }: Table, guest: string): number {
  return Math.max(0, ...members.flatMap((member) => (member.guest === guest ? member.focusedUntil : [])));
}
