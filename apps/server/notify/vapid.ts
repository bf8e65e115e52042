import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { createECDH } from 'node:crypto';
import { join } from 'node:path';
import { Trouble } from '../base/trouble.ts';
import { writeSecret } from '../base/write-secret.ts';

const FILE = 'vapid';
const CURVE = 'prime256v1';

/** The keys that push services know this server by (RFC 8292), base64url, and whom they may write to about it. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  readonly subject: string;
}

/**
 * The keys, made once and readable by this user alone. `isUsed`: some browser is subscribed. Other keys would end its
 * subscription without a word, so that then a missing or damaged file throws `Trouble`.
 */
export function readVapid(dataDir: string, publicUrl: URL | null, isUsed: boolean): VapidKeys {
  const curve = createECDH(CURVE);
  const secret = Buffer.from(stored(dataDir) ?? made(dataDir, isUsed), 'hex');
  curve.setPrivateKey(secret);
  const subject = publicUrl?.protocol === 'https:' ? publicUrl.origin : 'mailto:turntable@example.org';
  return {
    publicKey: curve.getPublicKey('base64url'),
    privateKey: secret.toString('base64url'),
    subject,
  };
}

/**
 * Has all servers of a database use the same keys: `agree` is given the ones here and gives those that all use. Rejects
 * with `Trouble` if those are damaged.
 */
export async function shareVapid(dataDir: string, agree: (mine: string) => Promise<string>): Promise<void> {
  const ours = (await agree(stored(dataDir) ?? fresh())).trim();
  if (!isWhole(ours)) {
    const what = 'the key vapid in the table keys of the database is empty or damaged';
    throw new Trouble('data', `${what}: put it back from a backup, or delete that row to have a new one`);
  }
  if (ours !== stored(dataDir)) writeSecret(join(dataDir, FILE), ours);
}

/** The private key as hexadecimal digits; undefined if there is none, or not a whole one. */
function stored(dataDir: string): string | undefined {
  const file = join(dataDir, FILE);
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (!isWhole(found)) return undefined;
  chmodSync(file, 0o600);
  return found;
}

function isWhole(secret: string): boolean {
  if (!/^[\da-f]{64}$/i.test(secret)) return false;
  try {
    createECDH(CURVE).setPrivateKey(secret, 'hex');
    return true;
  } catch {
    return false;
  }
}

function made(dataDir: string, isUsed: boolean): string {
  const file = join(dataDir, FILE);
  if (isUsed) {
    const what = `${file} is missing, empty or damaged; without it nobody who subscribed is sent a push`;
    const advice = `put it back from a backup, or have a new one, for which all subscribe again: openssl rand -hex 32 > ${file}`;
    throw new Trouble('data', `${what}: ${advice}`);
  }
  const secret = fresh();
  writeSecret(file, secret);
  return secret;
}

function fresh(): string {
  const curve = createECDH(CURVE);
  curve.generateKeys();
  // A private key may begin with zeros, which push libraries want to see.
  return curve.getPrivateKey('hex').padStart(64, '0');
}
