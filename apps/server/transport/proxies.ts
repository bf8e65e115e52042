import { hostname } from 'node:os';
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';
import type { Config } from '../config/config.ts';

/** Which connections come through a reverse proxy, and whose they really are (`TRUST_PROXY`). */
export class Proxies {
  readonly #trusts: (address: string, hop: number) => boolean;

  constructor({ trustProxy }: Pick<Config, 'trustProxy'>) {
    this.#trusts = trustProxy.length === 0 ? () => false : proxyAddr.compile([...trustProxy]);
  }

  /** Whether an address is that of a proxy, which speaks for many. */
  readonly trusts = (address: string): boolean => address !== '' && this.#trusts(address, 0);

  /** The visitor's address: what the last proxy that is trusted says it saw. */
  addressOf(request: IncomingMessage): string {
    return request.socket.remoteAddress === undefined ? '' : proxyAddr(request, this.#trusts);
  }
}

/** A request's `Host`; undefined without one, and with several, of which others may choose another (RFC 9112, 3.2). */
export function hostOf(request: IncomingMessage): string | undefined {
  // Requests that another server passed on were not parsed from bytes.
  const { host: all } = (request.headersDistinct as typeof request.headersDistinct | undefined) ?? {};
  return all && all.length > 1 ? undefined : request.headers.host;
}

/** A name or an address, and perhaps a port (RFC 9110, 7.2). A path, or somebody's name before an @, would go into our links. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Whether a request's `Host` is one of this server's names. A page of another site can point a name of its own at this
 * address (DNS rebinding) and would then count as ours; an address in numbers cannot be pointed anywhere.
 */
export function isOwnHost(
  host: string | undefined,
  { publicUrl, allowedHosts }: Pick<Config, 'publicUrl' | 'allowedHosts'>,
): boolean {
  const name = HOST.test(host ?? '') ? URL.parse(`http://${host!}/`)?.hostname : undefined;
  if (!name) return false;
  const own = [publicUrl?.hostname, hostname().toLowerCase(), 'localhost', ...allowedHosts];
  return own.includes(name) || /\.(localhost|local|lan|home\.arpa)$/.test(name) || isAddress(name);
}

function isAddress(name: string): boolean {
  return ipaddr.isValid(name.replace(/^\[|\]$/g, ''));
}
