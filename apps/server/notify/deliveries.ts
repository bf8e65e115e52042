import { z } from 'zod';
import { quietUntil } from '../time/quiet.ts';
import type { Job } from '../time/scheduler.ts';
import type { JobRow } from '../storage/rows.ts';
import type { CoreServices } from '../table/services.ts';
import type { Channel, Channels } from './channels.ts';
import { Digest, Digests } from './digests.ts';
import { letterOf } from './letters.ts';
import { mailLetter } from './mail-letter.ts';
import type { Mailer } from './mailer.ts';
import { messageOf, type Message } from './message.ts';
import { Notice } from './notices.ts';
import { answered, unanswered, type Outcome } from './outcome.ts';
import { Pace } from './pace.ts';
import { post, PostError } from './post.ts';
import { SendQueue } from './send-queue.ts';
import { isQuestion, tellAll, tellNow, type Sources } from './telling.ts';
import type { VapidKeys } from './vapid.ts';

/** As it waits in the outbox. */
const Delivery = z.object({
  channel: z.string(),
  notice: Notice,
  digest: Digest.optional(),
  tries: z.number(),
  /** When it was put there (ms since 1970). */
  at: z.number(),
});
type Delivery = z.infer<typeof Delivery>;

const KIND = 'deliver';
/** A delivery under way that never ended, as by a crash, is tried again after this long (ms). */
const LEASE = 60_000;
/** Pauses before the next tries (ms): about those that Standard Webhooks recommends. */
const PAUSES = [5_000, 60_000, 300_000, 1_800_000, 7_200_000, 18_000_000, 36_000_000];
/** An e-mail about a question waits this long (ms), because its guest may be about to answer. */
const MAIL_WAITS = 180_000;
/** Notices older than this (ms) are dropped undelivered. */
const STALE: Partial<Record<Notice['kind'], number>> = {
  test: 3_600_000,
  start: 2 * 86_400_000,
  over: 2 * 86_400_000,
};
/** A notice whose guest is looking at the table is tried again after this long (ms). */
const LOOK_AGAIN = 15_000;

interface DeliveryServices extends Sources, Pick<CoreServices, 'jobs' | 'settings' | 'log'> {}

interface DeliveryOptions {
  readonly keys: VapidKeys;
  /** Addresses of the host's own network are written to. */
  readonly allowPrivate: boolean;
  /** If the host has a mail server. */
  readonly mailer?: Mailer;
  /** In the place of `PAUSES`. */
  readonly pauses?: readonly number[];
}

/** Where a channel's messages go: those that are sent there at once are few. All mail goes to one server. */
function hostOf({ kind, url }: Channel): string {
  return kind === 'mail' ? 'the mail server' : new URL(url).hostname;
}

/**
 * The outbox: a job for each notice and channel. At least once: what was sent just before the power went is sent again,
 * under the same id.
 */
export class Deliveries {
  /** What waits for a time of day. */
  readonly digests: Digests;
  readonly #services: DeliveryServices;
  readonly #channels: Channels;
  readonly #options: DeliveryOptions;
  /** What is under way or waits for its turn, by the key of its job. */
  readonly #under = new Map<string, Promise<void>>();
  readonly #queue = new SendQueue();
  readonly #pace = new Pace();
  /** What waits because its channel was told much, by the key of its job: when it is due (ms since 1970). */
  readonly #late = new Map<string, number>();
  readonly #stop = new AbortController();

  constructor(
    services: DeliveryServices,
    rows: readonly JobRow[],
    channels: Channels,
    options: DeliveryOptions,
  ) {
    this.#services = services;
    this.#channels = channels;
    this.#options = options;
    const { jobs, now } = services;
    this.digests = new Digests(services, rows, channels, (digest, channel, due) => {
      const { guest } = channel;
      this.#put({ id: `digest.${due}`, table: null, guest, kind: 'digest' }, channel, now(), digest);
    });
    jobs.on(KIND, (job) => this.#begin(job));
  }

  /** Puts a notice into the outbox; durable with whatever else is written in this turn of the event loop. */
  put(notice: Notice, channel: Channel): void {
    const waits = channel.kind === 'mail' && isQuestion(notice);
    this.#put(notice, channel, this.#services.now() + (waits ? MAIL_WAITS : 0));
  }
  #put(notice: Notice, channel: Channel, due: number, digest?: Digest): void {
    const at = this.#services.now();
    const delivery: Delivery = { channel: channel.id, notice, tries: 0, at, ...(digest ? { digest } : {}) };
    const { jobs } = this.#services;
    // Of what waits for its turn a newer one takes the place of an older one of its kind and table.
    const late = `${KIND}:late.${notice.kind}.${notice.table}:${channel.id}`;
    const waits = this.#late.get(late) ?? 0;
    const turn = waits > at ? waits : this.#pace.due(channel.id, at);
    if (turn <= at) return jobs.put(`${KIND}:${notice.id}:${channel.id}`, KIND, due, delivery);
    this.#late.set(late, turn);
    jobs.put(late, KIND, Math.max(due, turn), delivery);
  }

  /** Breaks off what is under way; the next server does it. */
  async close(): Promise<void> {
    this.#stop.abort();
    await this.#options.mailer?.close();
    await Promise.all(this.#under.values());
  }

  #begin({ key, body }: Job): void {
    this.#late.delete(key);
    const delivery = Delivery.parse(body);
    const channel = this.#channels.get(delivery.channel);
    if (!channel) return;
    const { jobs, settings } = this.#services;
    const { notice, at } = delivery;
    const now = this.#services.now();
    if (at + (STALE[notice.kind] ?? Infinity) < now) return;
    if (notice.kind !== 'test' && notice.kind !== 'confirm') {
      const { quiet, zone } = settings.of(channel.guest);
      const morning = quietUntil(quiet, zone, now);
      if (morning !== null && notice.kind === 'digest') return jobs.put(key, KIND, morning, delivery);
      if (morning !== null) return this.digests.hold(notice, channel);
    }
    jobs.put(key, KIND, now + LEASE, delivery);
    // The same delivery is still under way; its lease ran out because the receiver is slow, or it waits for its turn.
    if (this.#under.has(key)) return;
    const done = this.#queue
      .do(channel.guest, hostOf(channel), () => this.#send(key, delivery))
      .catch((error: unknown) => this.#services.log.error(`delivery ${key}`, error))
      .finally(() => this.#under.delete(key));
    this.#under.set(key, done);
  }

  /** Sends one delivery over its channel: push, webhook or e-mail. */
  async #send(key: string, delivery: Delivery): Promise<void> {
    if (this.#stop.signal.aborted) return;
    const { jobs } = this.#services;
    const channel = this.#channels.get(delivery.channel);
    if (!channel) return jobs.drop(key);
    const { notice, digest } = delivery;
    const news = await (digest
      ? tellAll(this.#services, channel, digest)
      : tellNow(this.#services, channel, notice));
    if (news === 'later') return jobs.put(key, KIND, this.#services.now() + LOOK_AGAIN, delivery);
    if (news.length === 0) return jobs.drop(key);
    const outcome = await this.#try(channel, await messageOf(notice.id, channel, news));
    // Broken off by the end of this server; the next one tries again.
    if (!this.#stop.signal.aborted || outcome.result === 'sent') this.#heard(key, delivery, outcome);
  }

  async #try(channel: Channel, message: Message): Promise<Outcome> {
    const { allowPrivate, keys, mailer } = this.#options;
    const now = this.#services.now();
    if (channel.kind === 'mail')
      return mailer ? mailer.send(await mailLetter(channel, message)) : unanswered(null);
    try {
      const letter = await letterOf(channel, message, now, keys);
      const answer = await post({ ...letter, allowPrivate, signal: this.#stop.signal });
      return answered(answer, channel.kind === 'push', now);
    } catch (error) {
      return unanswered(error instanceof PostError ? error : null);
    }
  }

  /** Ends, repeats or gives up a delivery, depending on what came of the try. */
  #heard(key: string, delivery: Delivery, { result, status, until = 0 }: Outcome): void {
    const { jobs } = this.#services;
    // The channel may have been changed or removed while the request was under way.
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
    const now = this.#services.now();
    if (result === 'never' || pause === undefined) {
      jobs.drop(key);
      this.#channels.write({ ...channel, trouble: { at: now, status } });
      return;
    }
    jobs.put(key, KIND, Math.max(now + pause, until), { ...delivery, tries: delivery.tries + 1 });
  }
}
