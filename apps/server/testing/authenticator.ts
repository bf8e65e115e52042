import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const b64 = (data: string | Buffer): string => Buffer.from(data).toString('base64url');

/** What a server asks a browser to make or to sign. */
export interface Asked {
  readonly challenge: string;
  readonly rp?: { readonly id: string };
  readonly rpId?: string;
  readonly user?: { readonly id: string; readonly name: string };
}
/** Where a browser and an authenticator may be made to lie. */
export interface Lies {
  readonly origin?: string;
  readonly challenge?: string;
  readonly party?: string;
  readonly id?: string;
  /** The user's handle that comes with the signature; none if left out. */
  readonly handle?: string;
}

/** A browser with an authenticator that holds one passkey (WebAuthn level 3: ES256, no attestation). */
export class Authenticator {
  readonly id = b64(randomBytes(16));
  readonly origin: string;
  counter = 0;
  readonly #key: KeyObject;
  readonly #cose: Buffer;

  constructor(origin: string) {
    this.origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = privateKey;
    const { x, y } = publicKey.export({ format: 'jwk' });
    // A COSE key: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
    this.#cose = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x!, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y!, 'base64url'),
    ]);
  }

  /** Makes the passkey. */
  make({ challenge, rp }: Asked, lies: Lies = {}): object {
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const data = this.#data(lies.party ?? rp!.id, 0x45, Buffer.alloc(16), length, id, this.#cose);
    // {"fmt": "none", "attStmt": {}, "authData": bytes}
    const head = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex');
    const attestationObject = b64(Buffer.concat([head, Buffer.from([data.length]), data]));
    const clientDataJSON = b64(this.#client('webauthn.create', challenge, lies));
    return this.#answer({ clientDataJSON, attestationObject }, lies);
  }

  /** Signs with it. */
  use({ challenge, rpId }: Asked, lies: Lies = {}): object {
    this.counter++;
    const data = this.#data(lies.party ?? rpId!, 0x05);
    const client = this.#client('webauthn.get', challenge, lies);
    const signature = b64(sign('sha256', Buffer.concat([data, sha256(client)]), this.#key));
    const userHandle = lies.handle === undefined ? {} : { userHandle: lies.handle };
    const response = { clientDataJSON: b64(client), authenticatorData: b64(data), signature, ...userHandle };
    return this.#answer(response, lies);
  }

  #data(party: string, flags: number, ...more: readonly Buffer[]): Buffer {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(this.counter, 1);
    return Buffer.concat([sha256(party), head, ...more]);
  }
  #client(type: string, challenge: string, lies: Lies): Buffer {
    const { origin = this.origin } = lies;
    return Buffer.from(JSON.stringify({ type, challenge: lies.challenge ?? challenge, origin }));
  }
  #answer(response: object, { id = this.id }: Lies): object {
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}
