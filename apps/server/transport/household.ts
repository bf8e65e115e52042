import ipaddr from 'ipaddr.js';

/** Parts of 16 bits by which providers tell their customers apart: whoever has one address of version 6 has 2^64. */
const PARTS = 4;

/**
 * What limits for an address count: itself, and of version 6 the network of its first 64 bits. An address of version 4
 * that is written as one of version 6 is the same as without. What is no address stands for itself.
 */
export function householdOf(address: string): string {
  if (!address.includes(':') || !ipaddr.isValid(address)) return address;
  const one = ipaddr.process(address);
  if (one.kind() === 'ipv4') return one.toString();
  return `${(one as ipaddr.IPv6).parts
    .slice(0, PARTS)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
