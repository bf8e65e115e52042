import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../base/problem.ts';
import { Newer } from './far-sockets.ts';
import type { FarAnswer, FarRequest, Message } from './messages.ts';

/**
 * Who runs a table says this often that it works on a request, and is given up when it has said nothing for so long (ms). Some
 * requests take long, as a document to be printed: they have the time they have where the table is run.
 */
const SIGN = 1_000;
const SILENCE = 5_000;
/** Marks a request that another server passed on; its value is known to this process alone. */
const MARK = 'x-turntable-forwarded';
/** Headers that speak of a connection, not of what is asked or answered. */
const OWN =
  /^(connection|keep-alive|transfer-encoding|content-length|upgrade|forwarded|x-forwarded-.*|x-ratelimit-.*)$/;

/** A request that another server answers. */
interface Waiting {
  readonly node: number;
  /** Hears that it is worked on. */
  readonly busy: () => void;
  readonly done: (answer: FarAnswer | undefined) => void;
}

/** Requests that others answer, and those that are answered for others. */
export class Forwarding {
  readonly #app: () => FastifyInstance;
  readonly #send: (to: number, message: Message) => Promise<boolean>;
  readonly #waiting = new Map<number, Waiting>();
  readonly #answered = new Newer();
  readonly #mark = randomBytes(12).toString('hex');
  #asked = 0;

  constructor(app: () => FastifyInstance, send: (to: number, message: Message) => Promise<boolean>) {
    this.#app = app;
    this.#send = send;
  }

  isForwarded(request: FastifyRequest): boolean {
    return request.headers[MARK] === this.#mark;
  }

  /** Has a request answered by the server of that number. Throws `Problem` (`unavailable`) if none answers. */
  async forward(node: number, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { method, url, ip, body } = request;
    const headers: Record<string, string> = {};
    for (const [name, value] of Object.entries(request.headers))
      if (typeof value === 'string' && name !== MARK && !OWN.test(name)) headers[name] = value;
    const text = body === undefined || body === null ? {} : { body: JSON.stringify(body) };
    const answer = await this.#ask(node, { method, url, headers, address: ip, ...text });
    if (!answer) throw new Problem('unavailable');
    reply.removeHeader('set-cookie');
    for (const [name, value] of Object.entries(answer.headers))
      if (!OWN.test(name)) reply.header(name, value);
    await reply.code(answer.status).send(Buffer.from(answer.body, 'base64'));
  }

  #ask(node: number, request: FarRequest): Promise<FarAnswer | undefined> {
    const r = ++this.#asked;
    return new Promise((resolve) => {
      let timer: NodeJS.Timeout | undefined;
      const done = (answer: FarAnswer | undefined): void => {
        clearTimeout(timer);
        this.#waiting.delete(r);
        resolve(answer);
      };
      const busy = (): void => {
        clearTimeout(timer);
        timer = setTimeout(() => done(undefined), SILENCE);
      };
      busy();
      this.#waiting.set(r, { node, busy, done });
      void this.#send(node, { k: 'ask', r, request }).then((read) => read || done(undefined));
    });
  }
  /** The answer of the server that was asked; of no other. */
  answered(from: number, r: number, answer: FarAnswer): void {
    const waiting = this.#waiting.get(r);
    if (waiting?.node === from) waiting.done(answer);
  }
  /** The server that was asked works on it. */
  busy(from: number, r: number): void {
    const waiting = this.#waiting.get(r);
    if (waiting?.node === from) waiting.busy();
  }
  /** A server has ended. */
  gone(no: number): void {
    this.#answered.gone(no);
    for (const { node, done } of [...this.#waiting.values()]) if (node === no) done(undefined);
  }
  /** Answers may have been lost. */
  broken(): void {
    for (const { done } of [...this.#waiting.values()]) done(undefined);
  }

  /** Answers a request that another server passed on; undefined if it was answered before. */
  async answer(
    from: number,
    r: number,
    { method, url, headers, body, address }: FarRequest,
  ): Promise<FarAnswer | undefined> {
    if (!this.#answered.isNew(from, r)) return undefined;
    const sign = setInterval(() => void this.#send(from, { k: 'busy', r }), SIGN);
    const answer = await this.#app()
      .inject({
        method: method as 'GET',
        url,
        headers: { ...headers, [MARK]: this.#mark },
        remoteAddress: address,
        ...(body === undefined ? {} : { payload: body }),
      })
      .finally(() => clearInterval(sign));
    const answered: Record<string, string | string[]> = {};
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined) answered[name] = Array.isArray(value) ? value : String(value);
    return { status: answer.statusCode, headers: answered, body: answer.rawPayload.toString('base64') };
  }
}
