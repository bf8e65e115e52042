import ipaddr from 'ipaddr.js';

/** An address with a port, as some proxies pass it on; brackets are those of version 6. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/;

/**
 * The address that is meant by what a connection or a proxy says; undefined if it is none. One of version 4 that is written as one
 * of version 6 is the same as without.
 */
export function addressIn(given: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const [, six, four] = WITH_PORT.exec(given) ?? [];
  const address = six ?? four ?? given;
  return ipaddr.isValid(address) ? ipaddr.process(address) : undefined;
}
