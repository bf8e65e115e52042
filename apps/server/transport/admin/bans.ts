import ipaddr from 'ipaddr.js';
import { addressIn, isAddress } from '../../base/address.ts';
import { Problem } from '../../base/problem.ts';
import type { BanRow } from '../../storage/device-rows.ts';
import type { BanStore } from '../../storage/store.ts';

/** Banned guests and addresses. In memory, and read again from time to time, because another server may have changed them. */
export class Bans {
  readonly #store: BanStore;
  #guests: ReadonlySet<string> = new Set();
  #networks: readonly (readonly [ipaddr.IPv4 | ipaddr.IPv6, number])[] = [];

  #changed: () => void = () => {};
  /** How many readings were begun, and the number of the one that was taken over. */
  #readings = 0;
  #taken = 0;

  constructor(store: BanStore) {
    this.#store = store;
  }

  /** Calls `changed` when a ban was made or lifted here. */
  follow(changed: () => void): void {
    this.#changed = changed;
  }

  /** Reads all that are stored. */
  async read(): Promise<void> {
    const reading = ++this.#readings;
    const all = (await this.#store.all()).map(({ who }) => split(who));
    // One that began later has more.
    if (reading < this.#taken) return;
    this.#taken = reading;
    this.#guests = new Set(all.flatMap(([kind, rest]) => (kind === 'guest' ? [rest] : [])));
    this.#networks = all.flatMap(([kind, rest]) => (kind === 'address' ? [networkOf(rest)!] : []));
  }

  hasGuest(guest: string): boolean {
    return this.#guests.has(guest);
  }
  hasAddress(address: string): boolean {
    const one = this.#networks.length === 0 ? undefined : addressIn(address);
    if (!one) return false;
    return this.#networks.some(
      ([network, bits]) => one.kind() === network.kind() && one.match(network, bits),
    );
  }

  all(): Promise<BanRow[]> {
    return this.#store.all();
  }
  /** `who`: see `banned`. */
  async add(who: string, reason: string, at: number): Promise<void> {
    await this.#store.keep({ who: banned(who), at, reason });
    await this.read();
    this.#changed();
  }
  /** Whether there was one. */
  async lift(who: string): Promise<boolean> {
    const was = await this.#store.lift(banned(who));
    await this.read();
    this.#changed();
    return was;
  }
}

function split(who: string): [string, string] {
  const at = who.indexOf(':');
  return [who.slice(0, at), who.slice(at + 1)];
}

/** Leading bits that say that an address of version 6 is one of version 4. */
const MAPPED = 96;

function networkOf(text: string): readonly [ipaddr.IPv4 | ipaddr.IPv6, number] | undefined {
  const [start = ''] = text.split('/');
  if (isAddress(start) && ipaddr.isValidCIDR(text)) {
    const [network, bits] = ipaddr.parseCIDR(text);
    // A network of version 4 written as one of version 6; addresses are compared as what they are.
    const isMapped = network instanceof ipaddr.IPv6 && network.isIPv4MappedAddress() && bits >= MAPPED;
    return isMapped ? [network.toIPv4Address(), bits - MAPPED] : [network, bits];
  }
  const address = addressIn(text);
  if (!address) return undefined;
  // One customer has a whole network of IPv6 addresses.
  return [address, address.kind() === 'ipv4' ? 32 : 64];
}

/** Whom a ban is for, as it is stored: `guest:ID`, `address:ADDRESS` or `address:NETWORK`. Throws a `Problem` at anything else. */
export function banned(who: string): string {
  const [kind, rest] = split(who);
  if (kind === 'guest' && /^[\w-]{1,40}$/.test(rest)) return who;
  const network = kind === 'address' ? networkOf(rest) : undefined;
  // A network of all addresses would ban everybody.
  if (network && network[1] >= 8) return `address:${network[0].toString()}/${network[1]}`;
  throw new Problem('bad-message', 'who: expected guest:ID, address:ADDRESS or address:NETWORK/BITS');
}
