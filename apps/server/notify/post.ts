import { request as plain, type RequestOptions } from 'node:http';
import { request as secure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Lookups } from './lookups.ts';

/** An address that must not be requested: trying again later cannot help. */
export class PostError extends Error {
  override readonly name = 'PostError';
}

/** What came back. Nobody needs the body. */
export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}
export interface Outgoing {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
  /** The host's config lets messages go to private, loopback and link-local addresses. */
  readonly allowPrivate: boolean;
  /** Gives it up before `TIMEOUT`. */
  readonly signal?: AbortSignal;
}

/** Milliseconds for all of it. */
const TIMEOUT = 10_000;
/** So many bytes of a body are let in; the connection of a longer one is cut. */
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
    throw new PostError('url: expected http:// or https:// without a password');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!allowPrivate && isIP(host) && !isPublicAddress(host))
    throw new PostError('url: expected an address of the public internet');
  return url;
}

/**
 * Posts to a URL from an untrusted user. The addresses that its name resolves to are checked in the lookup of the
 * connection itself, so that DNS rebinding gains nothing. Redirects are not followed.
 */
export function post({ url: text, headers, body, allowPrivate, signal }: Outgoing): Promise<Answered> {
  return new Promise((done, fail) => {
    const url = checkedUrl(text, allowPrivate);
    const given = AbortSignal.any([AbortSignal.timeout(TIMEOUT), ...(signal ? [signal] : [])]);
    const lookup: LookupFunction = (host, options, found) => {
      lookups.find(host, { ...options, all: true }, given).then(
        (all) => {
          const [first] = all;
          if (!first || (!allowPrivate && all.some(({ address }) => !isPublicAddress(address))))
            found(new PostError('url: leads to an address that is not of the public internet'), '');
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
      let size = 0;
      const end = (): void => done({ status: answer.statusCode ?? 0, headers: answer.headers });
      answer.on('data', (part: Buffer) => {
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
