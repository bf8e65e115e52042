import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { LOCALES } from '@turntable/protocol/locale.ts';
import { CHANNEL_KINDS, NewTells, type ChannelInfo } from '@turntable/protocol/notify.ts';
import { ALL_TOLD, type Topic } from '@turntable/protocol/tells.ts';
import { z } from 'zod';
import { Problem } from '../base/problem.ts';
import type { Scheduler } from '../time/scheduler.ts';
import type { JobRow } from '../storage/storage.ts';

/** Where one guest wants to be told. Its address and keys are secrets. */
const Channel = z.object({
  id: z.string(),
  guest: z.string(),
  kind: z.enum(CHANNEL_KINDS),
  url: z.string(),
  language: z.enum(LOCALES),
  /** Where the guest reaches this server, with a slash at the end. */
  base: z.string(),
  /** Of a browser's subscription. */
  keys: z.object({ p256dh: z.string(), auth: z.string() }).optional(),
  /** `whsec_…`, of a signed webhook. */
  secret: z.string().optional(),
  /** Of an e-mail address: what only who reads there knows. */
  token: z.string().optional(),
  /** The address has not been confirmed: all it is told is how. */
  pending: z.literal(true).optional(),
  trouble: z.object({ at: z.number(), status: z.number() }).optional(),
  /** Left out: all. */
  tells: NewTells.optional(),
  /** When it was last written (ms since 1970). */
  writtenAt: z.number().optional(),
});
export type Channel = z.infer<typeof Channel>;

/** A channel that was not renewed for this long is forgotten, as is the cookie of its owner (ms). */
const KEPT = 400 * 86_400_000;
/** Its owner's visit renews it, but not more often than this (ms). */
const RENEWED = 30 * 86_400_000;
/** An address that was not confirmed for this long is forgotten (ms). */
export const KEPT_PENDING = 2 * 86_400_000;
const MOST = 10;
const KIND = 'channel';
const keyOf = (id: string): string => `${KIND}:${id}`;

/** All channels, in memory and as jobs of the house that are due when a channel is to be forgotten. */
export class Channels {
  readonly #jobs: Scheduler;
  readonly #now: () => number;
  readonly #byId = new Map<string, Channel>();
  readonly #byGuest = new Map<string, Map<string, Channel>>();

  /** `rows`: the jobs of the house as they are stored. */
  constructor(rows: readonly JobRow[], jobs: Scheduler, now: () => number) {
    this.#jobs = jobs;
    this.#now = now;
    jobs.on(KIND, ({ body }) => this.#forget(Channel.parse(body)));
    for (const { kind, body } of rows) if (kind === KIND) this.#keep(Channel.parse(JSON.parse(body)));
  }

  get(id: string): Channel | undefined {
    return this.#byId.get(id);
  }
  /** Whose letters have that token in their links: the channel's id, a dot and its own token. */
  ofToken(text: string): Channel | undefined {
    const [id = '', token = ''] = text.split('.');
    const channel = this.get(id);
    if (!channel?.token) return undefined;
    const [known, said] = [Buffer.from(channel.token), Buffer.from(token)];
    return known.length === said.length && timingSafeEqual(known, said) ? channel : undefined;
  }
  of(guest: string): readonly Channel[] {
    return [...(this.#byGuest.get(guest)?.values() ?? [])];
  }

  /** Keeps a new channel; one of the same address is replaced, whoever had it: a browser has one owner at a time. */
  add(wish: Omit<Channel, 'id' | 'trouble'>): Channel {
    const taken = [...this.#byId.values()].find(
      ({ kind, url, guest }) =>
        kind === wish.kind && url === wish.url && (kind === 'push' || guest === wish.guest),
    );
    if (this.of(wish.guest).length >= MOST && taken?.guest !== wish.guest)
      throw new Problem('not-allowed', `expected ${MOST} channels at most`);
    if (taken) this.remove(taken);
    const channel: Channel = { ...wish, id: randomBytes(12).toString('base64url') };
    this.write(channel);
    return channel;
  }
  /** Keeps it as it is now, for another while. */
  write(wish: Channel): void {
    const channel = { ...wish, writtenAt: this.#now() };
    this.#keep(channel);
    const kept = channel.pending ? KEPT_PENDING : KEPT;
    this.#jobs.put(keyOf(channel.id), KIND, this.#now() + kept, channel);
  }
  /** A guest has come; their channels are kept for another while. */
  renew(guest: string): void {
    const before = this.#now() - RENEWED;
    for (const channel of this.of(guest))
      if (!channel.pending && (channel.writtenAt ?? 0) < before) this.write(channel);
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
export function channelInfo({ id, kind, url, trouble, pending, tells }: Channel): ChannelInfo {
  const hash = createHash('sha256').update(url).digest('hex');
  const host = kind === 'mail' ? addressOf(url).replace(/^(.).*@/, '$1…@') : new URL(url).host;
  return {
    id,
    kind,
    host,
    hash,
    tells: tells ?? ALL_TOLD,
    ...(trouble ? { trouble } : {}),
    ...(pending ? { pending } : {}),
  };
}

/** Whether its owner wants to hear of that there; nothing goes to an address that is not confirmed. */
export function wants({ tells = ALL_TOLD, pending }: Channel, game: string, topic: Topic): boolean {
  return !pending && (tells.games[game] ?? tells.all).includes(topic);
}

/** The e-mail address of a `mailto:` address. */
export const addressOf = (url: string): string => url.slice('mailto:'.length);
