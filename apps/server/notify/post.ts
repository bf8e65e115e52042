import { request as plain, type RequestOptions } from 'node:http';
import { request as secure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Lookups } from './lookups.ts';

/** An address that must not be requested, or a request that failed. */
export class PostError extends Error {
  override readonly name = 'PostError';
  /** Trying again later cannot help. */
  readonly final: boolean;

  constructor(message: string, final: boolean) {
    super(message);
    this.final = final;
  }
}

/** What came back. `body` is cut off after `MOST_BODY` bytes. */
export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}
export interface Outgoing {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
  /** The host's config lets messages go to private, loopback and link-local addresses. */
  readonly allowPrivate: boolean;
  /** Milliseconds for all of it. */
  readonly timeout?: number;
  /** Gives it up earlier. */
  readonly signal?: AbortSignal;
}

const TIMEOUT = 10_000;
const MOST_BODY = 4096;
const lookups = new Lookups();
/** All that is given out of IPv6 for the public internet; what lies outside may lead anywhere, as ::127.0.0.1 does. */
const GIVEN_OUT = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an IP address is one of the public internet. IPv4 inside IPv6 is judged as IPv4. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const one = ipaddr.process(address);
  return one.range() === 'unicast' && (one instanceof ipaddr.IPv4 || one.match(GIVEN_OUT));
}

/** The address if it may be written to at all; throws a `PostError` otherwise. */
export function checkedUrl(text: string, allowPrivate: boolean): URL {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new PostError('url: expected http:// or https:// without a password', true);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!allowPrivate && isIP(host) && !isPublicAddress(host))
    throw new PostError('url: expected an address of the public internet', true);
  return url;
}

/**
 * Posts to a URL from an untrusted user. The addresses that its name resolves to are checked in the lookup of the
 * connection itself, so that DNS rebinding gains nothing. Redirects are not followed.
 */
export function post({
  url: text,
  headers,
  body,
  allowPrivate,
  timeout = TIMEOUT,
  signal,
}: Outgoing): Promise<Answered> {
  return new Promise((done, fail) => {
    const url = checkedUrl(text, allowPrivate);
    const given = AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]);
    const lookup: LookupFunction = (host, options, found) => {
      lookups.find(host, { ...options, all: true }, given).then(
        (all) => {
          const [first] = all;
          if (!first || (!allowPrivate && all.some(({ address }) => !isPublicAddress(address))))
            found(new PostError('url: leads to an address that is not of the public internet', true), '');
          else if (options.all) found(null, all);
          else found(null, first.address, first.family);
        },
        (error: NodeJS.ErrnoException) => found(error, ''),
      );
    };
    const options: RequestOptions = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
      lookup,
      signal: given,
    };
    const sent = (url.protocol === 'https:' ? secure : plain)(url, options, (answer) => {
      const parts: Buffer[] = [];
      let size = 0;
      const end = (): void =>
        done({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(parts).toString('utf8', 0, MOST_BODY),
        });
      answer.on('data', (part: Buffer) => {
        parts.push(part);
        size += part.length;
        if (size < MOST_BODY) return;
        end();
        answer.destroy();
      });
      answer.on('end', end);
      answer.on('error', fail);
    });
    sent.on('error', fail);
    sent.end(body);
  });
}
