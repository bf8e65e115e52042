import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ChannelInfo } from '@turntable/protocol/notify.ts';
import { DEFAULT_TELLS, type Topic } from '@turntable/protocol/tells.ts';
import { Problem } from '../base/problem.ts';
import type { Journal } from '../storage/journal.ts';
import type { ChannelRow } from '../storage/device-rows.ts';
import { takeOver } from '../storage/take-over.ts';

export type Channel = ChannelRow;

/** A channel that was not renewed for this long is forgotten, as is the cookie of its owner (ms). */
const LIFETIME = 400 * 86_400_000;
/** Its owner's visit renews it, but not more often than this (ms). */
const RENEWED = 30 * 86_400_000;
/** An address that was not confirmed for this long is forgotten (ms). */
export const PENDING_LIFETIME = 2 * 86_400_000;
const MOST = 10;

/** What a channel is before it is written. */
export type NewChannel = Omit<Channel, 'id' | 'trouble' | 'writtenAt' | 'until'>;

/** All channels; all of them in memory. */
export class Channels {
  readonly #journal: Pick<Journal, 'write'>;
  readonly #now: () => number;
  readonly #byId = new Map<string, Channel>();
  readonly #byGuest = new Map<string, Map<string, Channel>>();

  /** `rows`: the channels as they are stored; `now` in ms since 1970. */
  constructor(rows: readonly Channel[], journal: Pick<Journal, 'write'>, now: () => number) {
    this.#journal = journal;
    this.#now = now;
    for (const row of rows) this.#cache(row);
    this.sweep();
  }

  /** Forgets what has not been renewed in time; called from time to time. */
  sweep(): void {
    const now = this.#now();
    for (const channel of this.#byId.values()) if (channel.until <= now) this.remove(channel);
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
  /** Whether a guest has any. */
  has(guest: string): boolean {
    return this.#byGuest.has(guest);
  }
  of(guest: string): readonly Channel[] {
    return [...(this.#byGuest.get(guest)?.values() ?? [])];
  }

  /**
   * Stores a new channel; one of the same address is replaced, whoever had it: a browser has one owner at a time. Throws
   * `Problem` if the guest has as many as may be.
   */
  add(wish: NewChannel): Channel {
    const taken = [...this.#byId.values()].find(
      ({ kind, url, guest }) =>
        kind === wish.kind && url === wish.url && (kind === 'push' || guest === wish.guest),
    );
    if (this.of(wish.guest).length >= MOST && taken?.guest !== wish.guest)
      throw new Problem('not-allowed', `expected ${MOST} channels at most`);
    if (taken) this.remove(taken);
    return this.write({ ...wish, id: randomBytes(12).toString('base64url') });
  }
  /** Stores it as it is now, for another while. */
  write(wish: Omit<Channel, 'writtenAt' | 'until'>): Channel {
    const now = this.#now();
    const until = now + (wish.pending ? PENDING_LIFETIME : LIFETIME);
    const row: Channel = { ...wish, writtenAt: now, until };
    this.#cache(row);
    this.#journal.write({ kind: 'channel', id: row.id, row });
    return row;
  }
  /** A guest has come; their channels are stored for another while. */
  renew(guest: string): void {
    const before = this.#now() - RENEWED;
    for (const channel of this.of(guest))
      if (!channel.pending && channel.writtenAt < before) this.write(channel);
  }
  /** Another server has stored a channel; null: gone. */
  heard(id: string, row: Channel | null): void {
    const known = this.#byId.get(id);
    if (known) this.#forget(known);
    if (row) this.#cache(row);
  }
  /** Others may have stored what was not heard: takes over what `read` finds. */
  async readAgain(read: () => Promise<readonly Channel[]>): Promise<void> {
    const rows = async () => new Map((await read()).map((row) => [row.id, row]));
    await takeOver(this.#byId, rows, (id, row) => this.heard(id, row));
  }
  remove(channel: Channel): void {
    this.#forget(channel);
    this.#journal.write({ kind: 'channel', id: channel.id, row: null });
  }

  #cache(channel: Channel): void {
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
export function channelInfo({ id, kind, url, trouble, pending, language, tells }: Channel): ChannelInfo {
  const hash = createHash('sha256').update(url).digest('hex');
  const host = kind === 'mail' ? addressOf(url).replace(/^(.).*@/, '$1…@') : new URL(url).host;
  return {
    id,
    kind,
    host,
    hash,
    language,
    tells: tells ?? DEFAULT_TELLS,
    ...(trouble ? { trouble } : {}),
    ...(pending ? { pending } : {}),
  };
}

/** Whether a channel is sent that topic of a game; nothing is sent to an address that is not confirmed. */
export function wants({ tells = DEFAULT_TELLS, pending }: Channel, game: string, topic: Topic): boolean {
  return !pending && (tells.games[game] ?? tells.all).includes(topic);
}

/** The e-mail address of a `mailto:` address. */
export const addressOf = (url: string): string => url.slice('mailto:'.length);
