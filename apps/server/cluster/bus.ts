import { once } from 'node:events';
import { Redis } from 'ioredis';
import type { Log } from '../base/log.ts';
import { Trouble } from '../base/trouble.ts';
import type { Message } from './messages.ts';
import { readMessage } from './read-message.ts';

/** How often a server writes to itself (ms), and after how long without reading it the way counts as cut. */
const BEAT = 400;
const CUT = 1_600;
const AGAIN = 200;
/** The least time between two lines of the log about foreign messages (ms), of which there may be many. */
const TELL_STRANGE = 60_000;

/** How long a server that starts waits for Redis (ms), which may be starting as well. */
const START_WITHIN = 10_000;

/** Called with each message of another server, and that server's number. */
type Hear = (from: number, message: Message) => void;

/**
 * Messages between servers over Redis publish/subscribe: one channel for each server and one for all. Delivery is not
 * guaranteed, only loss is detected: by a publish that reports no subscriber, by a broken connection, and by a server's
 * messages to itself that do not come back. The sockets concerned are then closed and catch up from the stored log.
 */
export class Bus {
  readonly #publisher: Redis;
  readonly #subscriber: Redis;
  readonly #prefix: string;
  readonly #log: Log;
  #hear: Hear = () => {};
  #broken: () => void = () => {};
  #whole: () => void = () => {};
  #no = 0;
  #heardAt = -Infinity;
  #wasLinked = false;
  #strangeLoggedAt = -Infinity;
  /** Those who wait for a message to itself, by its mark. */
  readonly #waiting = new Map<number, () => void>();
  #marks = 0;
  /** What stood against the last connection that was tried. */
  #why = 'no answer';
  readonly #timer: NodeJS.Timeout;

  /** `name` keeps servers of one database apart from those of others. */
  constructor(url: string, name: string, log: Log) {
    const options = {
      retryStrategy: () => AGAIN,
      maxRetriesPerRequest: null,
      connectTimeout: 1_000,
      autoResubscribe: true,
    };
    const address = url.startsWith('unix://') ? url.slice('unix://'.length) : url;
    // Without a connection a publish fails at once instead of being queued; the caller sees that nobody read it.
    this.#publisher = new Redis(address, { ...options, enableOfflineQueue: false });
    this.#subscriber = new Redis(address, options);
    this.#prefix = `turntable:${name}:`;
    this.#log = log;
    for (const each of [this.#publisher, this.#subscriber])
      each.on('error', ({ message }: Error) => (this.#why = message));
    this.#subscriber.on('close', () => this.#lose());
    this.#subscriber.on('message', (_channel: string, text: string) => this.#read(text));
    this.#timer = setInterval(() => this.#beat(), BEAT);
    this.#timer.unref();
  }

  /** Whether what is sent arrives. */
  get linked(): boolean {
    return performance.now() - this.#heardAt < CUT;
  }

  /** `broken`: something may have been lost; `whole`: what is sent from now on arrives. */
  follow(hear: Hear, broken: () => void, whole: () => void): void {
    this.#hear = hear;
    this.#broken = broken;
    this.#whole = whole;
  }

  /** Begins to read what is sent to this number. Rejects with `Trouble` if Redis is not reached in time. */
  async start(no: number): Promise<void> {
    const late = AbortSignal.timeout(START_WITHIN);
    const listening = this.#connected().then(() => this.listen(no));
    await Promise.race([listening, once(late, 'abort')]);
    if (!late.aborted) return;
    listening.catch(() => {});
    // Not the address: it may have a password in it.
    const why = `Redis is not reached (${this.#why})`;
    throw new Trouble('away', `REDIS_URL: ${why}; see that it runs, and that address and password are right`);
  }

  /** Resolves once messages can be sent: until then each would count as read by nobody. */
  async #connected(): Promise<void> {
    if (this.#publisher.status === 'ready') return;
    // `once` of node:events would reject at the first connection that fails; others are tried after it.
    await new Promise<void>((done) => void this.#publisher.once('ready', () => done()));
  }

  /** Reads what is sent to this number from now on. */
  async listen(no: number): Promise<void> {
    const before = this.#no;
    this.#no = no;
    await this.#subscriber.subscribe(this.#channel(no), `${this.#prefix}all`);
    // A server that steps down and was not struck off comes back under its own number.
    if (before !== 0 && before !== no) await this.#subscriber.unsubscribe(this.#channel(before));
    this.#beat();
  }

  #channel(no: number): string {
    return `${this.#prefix}${no}`;
  }

  /** Whether another server reads it. */
  async send(to: number, message: Message): Promise<boolean> {
    try {
      return (await this.#publisher.publish(this.#channel(to), JSON.stringify([this.#no, message]))) > 0;
    } catch {
      return false;
    }
  }
  /** Sends a message to all other servers; whether it could. */
  async tell(message: Message): Promise<boolean> {
    const text = JSON.stringify([this.#no, message]);
    return this.#publisher.publish(`${this.#prefix}all`, text).then(
      () => true,
      () => false,
    );
  }

  /**
   * Resolves when every message that others published before this call has been read here. It waits for a message to
   * itself, as Redis delivers in one order; if that is lost, it resolves after `CUT`.
   */
  caughtUp(): Promise<void> {
    const mark = ++this.#marks;
    return new Promise((done) => {
      const heard = (): void => {
        this.#waiting.delete(mark);
        clearTimeout(late);
        done();
      };
      const late = setTimeout(heard, CUT);
      this.#waiting.set(mark, heard);
      void this.send(this.#no, { k: 'beat', mark }).then((isRead) => isRead || heard());
    });
  }

  #read(text: string): void {
    const read = readMessage(text);
    if (!read) return this.#tellStrange(text.length);
    const [from, message] = read;
    if (message.k === 'beat') {
      this.#heardAt = performance.now();
      if (!this.#wasLinked) this.#whole();
      this.#wasLinked = true;
      if (from === this.#no && message.mark !== undefined) this.#waiting.get(message.mark)?.();
    } else if (from !== this.#no)
      try {
        this.#hear(from, message);
      } catch (error) {
        this.#log.error(`message ${message.k} of server ${from}`, error);
      }
  }

  #tellStrange(length: number): void {
    const now = performance.now();
    if (now - this.#strangeLoggedAt < TELL_STRANGE) return;
    this.#strangeLoggedAt = now;
    const why = new Error(
      `${length} characters that no server writes; nobody but the servers may reach Redis`,
    );
    this.#log.error('a message that is none of ours', why);
  }

  #beat(): void {
    if (this.#no !== 0) void this.send(this.#no, { k: 'beat' });
    if (this.linked || !this.#wasLinked) return;
    this.#lose();
    // The connection is open but nothing comes through (a half-open TCP connection).
    for (const each of [this.#publisher, this.#subscriber]) each.disconnect(true);
  }

  #lose(): void {
    if (!this.#wasLinked) return;
    this.#wasLinked = false;
    this.#heardAt = -Infinity;
    this.#broken();
  }

  close(): void {
    clearInterval(this.#timer);
    this.#broken = () => {};
    this.#whole = () => {};
    for (const heard of [...this.#waiting.values()]) heard();
    this.#publisher.disconnect();
    this.#subscriber.disconnect();
  }
}
