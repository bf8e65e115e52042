import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';
import type { Config } from '../../config/config.ts';

/**
 * Addresses under which other machines of the network reach this one, as links. With a certificate those are its names:
 * what stands in numbers it does not cover.
 */
export function lanLinks(port: number, tls: Pick<Config, 'tls'>['tls'] = null): string[] {
  const named = (tls?.names ?? []).filter((name) => !name.startsWith('*'));
  if (tls) return named.map((name) => `https://${name}${port === 443 ? '' : `:${port}`}/`);
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}${port === 80 ? '' : `:${port}`}/`);
}

/** Where this machine itself reaches a server that listens at `host` (a name or an address of either version). */
export function ownLink({ host, tls }: Pick<Config, 'host' | 'tls'>, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? 'localhost' : isIPv6(host) ? `[${host}]` : host;
  return `${tls ? 'https' : 'http'}://${name}:${port}/`;
}

/**
 * The link that is shown to whoever starts the server. With a certificate it has one of its names: browsers accept neither
 * `localhost` nor an address in its place.
 */
export function shownLink(
  { host, tls, publicUrl }: Pick<Config, 'host' | 'tls' | 'publicUrl'>,
  port: number,
): string {
  const [named] = tls && !tls.names.includes(host) ? lanLinks(port, tls) : [];
  return publicUrl?.href ?? named ?? ownLink({ host, tls }, port);
}

/**
 * Where links for others lead, if whoever makes them came by an address that leads nowhere from other machines: the
 * first one of the network, where the host wished to be reached there. Null: the address in use will do.
 */
export function linkForOthers(
  { lan, tls }: Pick<Config, 'lan' | 'tls'>,
  host: string | undefined,
  links: (port: number, tls: Config['tls']) => string[] = lanLinks,
): string | null {
  const found = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::(\d+))?$/.exec(host ?? '');
  return lan && found ? (links(Number(found[1] ?? (tls ? 443 : 80)), tls)[0] ?? null) : null;
}

/** A link as a QR code of block characters, to be read from the terminal with a phone. */
export function qrCode(link: string): string {
  return renderUnicodeCompact(link, { border: 2 });
}
