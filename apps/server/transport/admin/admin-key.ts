import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'admin-key';
/** A key that is shorter was not written to its end. */
const LEAST = 32;

/** The key of the host's page, stored in the data folder; made once, readable by this user alone. */
export function adminKey(dataDir: string): string {
  const file = join(dataDir, FILE);
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (found.length >= LEAST) {
    chmodSync(file, 0o600);
    return found;
  }
  const key = randomBytes(32).toString('base64url');
  writeFileSync(file, `${key}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
  return key;
}

/** Has the commands of this machine use the key that all servers of a database have. */
export function keepAdminKey(dataDir: string, key: string): void {
  if (adminKey(dataDir) !== key) writeFileSync(join(dataDir, FILE), `${key}\n`, { mode: 0o600 });
}

/** Whether somebody gave the key; takes as long whatever they gave. */
export function isAdminKey(key: string, given: unknown): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(key));
}
