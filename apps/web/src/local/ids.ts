/** Ids of tables on this device begin with it; those of a server are letters, digits, `-` and `_`. */
const MARK = '~';

/** Whether a table lies on this device, without a server. */
export function isLocal(id: string): boolean {
  return id.startsWith(MARK);
}

/** A fresh id of a table on this device. */
export function localId(random: Uint8Array): string {
  return MARK + hex(random);
}

/** Two digits for each byte. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
