import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
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
