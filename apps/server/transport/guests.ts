import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import cookies from '@fastify/cookie';

export const COOKIE = 'guest';

/** Knows a guest again by a token that only this server can have signed. There are no accounts. */
export class Guests {
  readonly #signer: ReturnType<typeof cookies.signerFactory>;

  constructor(key: string) {
    this.#signer = cookies.signerFactory(key);
  }

  /** A guest never seen before. */
  fresh(): string {
    return randomBytes(12).toString('base64url');
  }

  token(guest: string): string {
    return this.#signer.sign(guest);
  }

  /** The guest whom the cookie or, for programs, `Authorization: Bearer` names; nobody if neither is genuine. */
  of(headers: IncomingHttpHeaders): string | undefined {
    const bearer = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
    const token = bearer ?? cookies.parse(headers.cookie ?? '')[COOKIE];
    if (token === undefined) return undefined;
    const { valid, value } = this.#signer.unsign(token);
    return valid && value !== null ? value : undefined;
  }
}

/** The key that tokens are signed with: made once, and readable by this user alone. */
export function readKey(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'key');
  try {
    writeFileSync(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(path, 'utf8');
}
