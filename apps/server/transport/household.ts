import type { IPv6 } from 'ipaddr.js';
import { addressIn } from '../base/address.ts';

/** Leading parts of 16 bits that identify a customer: each has 2^64 addresses of version 6. */
const PARTS = 4;

/**
 * What limits for an address count: itself, and of version 6 the network of its first 64 bits. What is no address stands for
 * itself.
 */
export function householdOf(given: string): string {
  const one = addressIn(given);
  if (!one) return given;
  if (one.kind() === 'ipv4') return one.toString();
  return `${(one as IPv6).parts
    .slice(0, PARTS)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
