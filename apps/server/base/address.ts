import ipaddr from 'ipaddr.js';

/** An address with a port, as some proxies pass it on; brackets are those of version 6. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/;

/**
 * Whether this is an address, written in full: one of version 4 (and such an end of one of version 6) in four decimal parts without
 * leading zeros. What else stands for one is easily another than was meant: `10.1` is 10.0.0.1, `010.0.0.1` is 8.0.0.1.
 */
export function isAddress(text: string): boolean {
  // The name of an interface may follow.
  const [address = ''] = text.split('%');
  const isSix = address.includes(':') && !address.includes('.');
  const four = address.slice(address.lastIndexOf(':') + 1);
  return ipaddr.isValid(text) && (isSix || ipaddr.IPv4.isValidFourPartDecimal(four));
}

/**
 * The address that is meant by what a connection or a proxy says; undefined if it is none. One of version 4 that is written as one
 * of version 6 is the same as without.
 */
export function addressIn(given: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const [, six, four] = WITH_PORT.exec(given) ?? [];
  const address = six ?? four ?? given;
  return isAddress(address) ? ipaddr.process(address) : undefined;
}
