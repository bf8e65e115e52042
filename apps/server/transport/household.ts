import ipaddr from 'ipaddr.js';

/** Leading parts of 16 bits that identify a customer: each has 2^64 addresses of version 6. */
const PARTS = 4;

/** An address with a port, as some proxies pass it on; brackets are those of version 6. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/;

/**
 * What limits for an address count: itself, and of version 6 the network of its first 64 bits. An address of version 4
 * that is written as one of version 6 is the same as without. What is no address stands for itself.
 */
export function householdOf(given: string): string {
  const [, six, four] = WITH_PORT.exec(given) ?? [];
  const address = six ?? four ?? given;
  if (!address.includes(':') || !ipaddr.isValid(address)) return address;
  const one = ipaddr.process(address);
  if (one.kind() === 'ipv4') return one.toString();
  return `${(one as ipaddr.IPv6).parts
    .slice(0, PARTS)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
