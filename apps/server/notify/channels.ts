import { createHash, randomBytes } from 'node:crypto';
import { CHANNEL_KINDS, type ChannelInfo } from '@turntable/protocol/notify.ts';
import { z } from 'zod';
import { Problem } from '../problem.ts';
import type { Scheduler } from '../scheduler.ts';
import type { Store } from '../storage.ts';

/** Where one guest wants to be told. Its address and keys are secrets. */
const Channel = z.object({
  id: z.string(),
  guest: z.string(),
  kind: z.enum(CHANNEL_KINDS),
  url: z.string(),
  language: z.enum(['en', 'hu']),
  /** Where the guest reaches this server, with a slash at the end. */
  base: z.string(),
  /** Of a browser's subscription. */
  keys: z.object({ p256dh: z.string(), auth: z.string() }).optional(),
  /** `whsec_…`, of a signed webhook. */
  secret: z.string().optional(),
  trouble: z.object({ at: z.number(), status: z.number() }).optional(),
});
export type Channel = z.infer<typeof Channel>;

/** A channel that was not renewed for this long is forgotten, as is the cookie of its owner (ms). */
const KEPT = 400 * 86_400_000;
const MOST = 10;
const KIND = 'channel';
const keyOf = (id: string): string => `${KIND}:${id}`;

/** All channels, in memory and as jobs of the house that are due when a channel is to be forgotten. */
export class Channels {
  readonly #jobs: Scheduler;
  readonly #now: () => number;
  readonly #byId = new Map<string, Channel>();
  readonly #byGuest = new Map<string, Map<string, Channel>>();

  private constructor(jobs: Scheduler, now: () => number) {
    this.#jobs = jobs;
    this.#now = now;
    jobs.on(KIND, ({ body }) => this.#forget(Channel.parse(body)));
  }

  static async open(store: Store, jobs: Scheduler, now: () => number): Promise<Channels> {
    const channels = new Channels(jobs, now);
    const rows = await store.jobs(-1, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
    for (const { kind, body } of rows) if (kind === KIND) channels.#keep(Channel.parse(JSON.parse(body)));
    return channels;
  }

  get(id: string): Channel | undefined {
    return this.#byId.get(id);
  }
  of(guest: string): readonly Channel[] {
    return [...(this.#byGuest.get(guest)?.values() ?? [])];
  }

  /** Keeps a new channel; one of the same address is replaced, whoever had it: a browser has one owner at a time. */
  add(wish: Omit<Channel, 'id' | 'trouble'>): Channel {
    const same = [...this.#byId.values()].find(({ kind, url }) => kind === wish.kind && url === wish.url);
    const taken = same && (wish.kind === 'push' || same.guest === wish.guest) ? same : undefined;
    if (this.of(wish.guest).length >= MOST && taken?.guest !== wish.guest)
      throw new Problem('not-allowed', `expected ${MOST} channels at most`);
    if (taken) this.remove(taken);
    const channel: Channel = { ...wish, id: randomBytes(12).toString('base64url') };
    this.write(channel);
    return channel;
  }
  /** Keeps it as it is now, for another while. */
  write(channel: Channel): void {
    this.#keep(channel);
    this.#jobs.put(keyOf(channel.id), KIND, this.#now() + KEPT, channel);
  }
  remove(channel: Channel): void {
    this.#forget(channel);
    this.#jobs.drop(keyOf(channel.id));
  }

  #keep(channel: Channel): void {
    this.#byId.set(channel.id, channel);
    let own = this.#byGuest.get(channel.guest);
    if (!own) this.#byGuest.set(channel.guest, (own = new Map()));
    own.set(channel.id, channel);
  }
  #forget({ id, guest }: Channel): void {
    this.#byId.delete(id);
    const own = this.#byGuest.get(guest);
    own?.delete(id);
    if (own?.size === 0) this.#byGuest.delete(guest);
  }
}

/** What its owner is shown of a channel. */
export function channelInfo({ id, kind, url, trouble }: Channel): ChannelInfo {
  const hash = createHash('sha256').update(url).digest('hex');
  return { id, kind, host: new URL(url).host, hash, ...(trouble ? { trouble } : {}) };
}
