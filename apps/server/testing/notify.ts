import assert from 'node:assert/strict';
import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { ChannelReply } from '@turntable/protocol/notify.ts';
import { Guest, mine, open } from './guest.ts';
import type { JobRow } from '../storage/rows.ts';
import { Inbox } from './inbox.ts';
import { openServer, type ServerOptions, type TestServer } from './server.ts';
import { until } from '@turntable/testkit/until.node.ts';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Somebody else's server: keeps all that was posted to it, and answers each with the next of the statuses, then 200. */
export class Receiver extends Inbox<Received> {
  readonly answers: { status: number; headers?: Record<string, string> }[] = [];
  readonly #server: Server;

  private constructor() {
    super();
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        this.keep({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
        const { status, headers = {} } = this.answers.shift() ?? { status: 200 };
        response.writeHead(status, headers).end();
        this.ring();
      });
    });
  }
  static async open(): Promise<Receiver> {
    const receiver = new Receiver();
    receiver.#server.listen(0, '127.0.0.1');
    await once(receiver.#server, 'listening');
    return receiver;
  }
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }
  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}

/** A server that may write to this machine, and tries again at once. */
export const near = (more: ServerOptions = {}): Promise<TestServer> =>
  openServer({
    ...more,
    env: { WEBHOOKS_PRIVATE: '1' },
    change: (config) => ({ ...config, deliveryPauses: [5, 5, 5] }),
  });

/** Adds a webhook. */
export async function hook(guest: Guest, url: string, kind = 'webhook'): Promise<ChannelReply> {
  const { status, body } = await guest.post<ChannelReply>('notify/webhook', { kind, url, language: 'en' });
  assert.equal(status, 201, JSON.stringify(body));
  return body;
}
/** Two people at a table; Ada begins. */
export async function pair(server: TestServer, more = {}): Promise<{ ada: Guest; ben: Guest; id: string }> {
  const [ada, ben] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const { id } = await ada.table([mine('Ada'), open], more);
  return { ada, ben, id };
}
/** Sits down as Ben; gives the server's answer. */
export const sit = (guest: Guest, id: string) => guest.post(`tables/${id}/join`, { name: 'Ben' });
/** What a webhook was told. */
export const jsonOf = ({ body }: Received) =>
  JSON.parse(body.toString()) as { type: string; data: Record<string, string> };
/** Makes whatever waits in the outbox due now. */
export async function hurry({ store, jobs, tables }: TestServer): Promise<void> {
  const rows = await store.jobs(-1, Number.MAX_SAFE_INTEGER, 999);
  for (const { key, kind, body } of rows)
    if (kind === 'deliver') jobs.put(key, kind, tables.now(), JSON.parse(body));
}
/** What the server has to do of that kind, as stored. */
export async function jobsOf({ store, journal }: TestServer, kind: string): Promise<JobRow[]> {
  if (!journal.idle) await journal.settled();
  const rows = await store.jobs(-1, Number.MAX_SAFE_INTEGER, 999);
  return rows.filter((row) => row.kind === kind);
}
/** Resolves when the outbox is empty; rejects after 10 seconds. */
export async function emptied(server: TestServer): Promise<void> {
  await until(async () => (await jobsOf(server, 'deliver')).length === 0, 'the end of the outbox', 10_000);
}

interface Ece {
  decrypt(body: Buffer, options: object): Buffer;
}
const ece = createRequire(import.meta.url)('http_ece') as Ece;

/** A browser's subscription at a push service of our own. */
export function subscription(endpoint: string) {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: curve.getPublicKey('base64url'), auth: auth.toString('base64url') };
  const decrypt = ({ body }: Received): string =>
    ece
      .decrypt(body, { version: 'aes128gcm', privateKey: curve, authSecret: auth.toString('base64url') })
      .toString();
  return { wish: { endpoint, keys, language: 'hu' }, decrypt };
}
