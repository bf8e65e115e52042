import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

/** Addresses under which other machines of the network reach this one, as links. */
export function lanLinks(port: number): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}/`);
}

/** A link as a QR code of block characters, to be read from the terminal with a phone. */
export function qrCode(link: string): string {
  return renderUnicodeCompact(link, { border: 2 });
}
