import { readFileSync, writeFileSync } from 'node:fs';
import { createECDH } from 'node:crypto';
import { join } from 'node:path';

/** The keys that push services know this server by (RFC 8292), base64url, and whom they may write to about it. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  readonly subject: string;
}

/** Made once, and readable by this user alone. Other keys would end every browser's subscription. */
export function readVapid(dataDir: string, publicUrl: URL | null): VapidKeys {
  const curve = createECDH('prime256v1');
  const secret = Buffer.from(secretIn(dataDir), 'hex');
  curve.setPrivateKey(secret);
  const subject = publicUrl?.protocol === 'https:' ? publicUrl.origin : 'mailto:turntable@example.org';
  return {
    publicKey: curve.getPublicKey('base64url'),
    privateKey: secret.toString('base64url'),
    subject,
  };
}

/** Has all servers of a database use the same keys: `agree` is given the ones here and gives those that all use. */
export async function shareVapid(dataDir: string, agree: (mine: string) => Promise<string>): Promise<void> {
  const mine = secretIn(dataDir);
  const ours = await agree(mine);
  if (ours !== mine) writeFileSync(join(dataDir, 'vapid'), ours, { mode: 0o600 });
}

/** The private key as hexadecimal digits, made if there is none. */
function secretIn(dataDir: string): string {
  const path = join(dataDir, 'vapid');
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  try {
    // A private key may begin with zeros, which push libraries want to see.
    const fresh = curve.getPrivateKey('hex').padStart(64, '0');
    writeFileSync(path, fresh, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(path, 'utf8');
}
