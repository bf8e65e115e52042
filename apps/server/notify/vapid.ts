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
  const secret = Buffer.from(readFileSync(path, 'utf8'), 'hex');
  curve.setPrivateKey(secret);
  const subject = publicUrl?.protocol === 'https:' ? publicUrl.origin : 'mailto:turntable@example.org';
  return {
    publicKey: curve.getPublicKey('base64url'),
    privateKey: secret.toString('base64url'),
    subject,
  };
}
