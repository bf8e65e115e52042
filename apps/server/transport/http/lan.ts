import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

/** Addresses under which other machines of the network reach this one, as links. */
export function lanLinks(port: number): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}/`);
}

/**
 * Where links for others lead, if whoever makes them came by an address that leads nowhere from other machines: the
 * first one of the network, where the host wished to be reached there. Null: the address in use will do.
 */
export function linkForOthers(
  lan: boolean,
  host: string | undefined,
  links: (port: number) => string[] = lanLinks,
): string | null {
  const found = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::(\d+))?$/.exec(host ?? '');
  return lan && found ? (links(Number(found[1] ?? 80))[0] ?? null) : null;
}

/** A link as a QR code of block characters, to be read from the terminal with a phone. */
export function qrCode(link: string): string {
  return renderUnicodeCompact(link, { border: 2 });
}
