import { createHash } from 'node:crypto';
import {
  AddPasskey,
  BeginPasskey,
  RemovePasskey,
  UsePasskey,
  type PasskeyInfo,
  type PasskeyReply,
  type Passkeys,
} from '@turntable/protocol/passkey.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Problem } from '../../base/problem.ts';
import { read } from '../../base/read.ts';
import { partyOf, type Party } from '../../passkeys/party.ts';
import type { PasskeyRow } from '../../storage/device-rows.ts';
import type { PasskeyStore } from '../../storage/store.ts';

/** How long people may take over a browser's questions (ms). */
const PATIENCE = 5 * 60_000;
const MOST = 10;
/** Enough for somebody who tries again; each makes this server work or write. */
const TRIES_A_MINUTE = 20;
const RP_NAME = 'Turntable';
/** COSE: EdDSA, ES256, RS256. Others are experimental in Node. */
const ALGORITHMS = [-8, -7, -257];

/** Large, and seldom needed. */
const webauthn = () => import('@simplewebauthn/server');

/** What passkeys need of the context. */
interface PasskeyContext {
  readonly passkeys: PasskeyStore;
  readonly publicUrl: URL | null;
  now(): number;
  /** Gives the browser a guest's cookie. */
  greet(request: FastifyRequest, reply: FastifyReply, guest: string): Promise<void>;
  /** Stores the session that asks, for there will be others. */
  enroll(request: FastifyRequest): Promise<void>;
}

const tooMany = (): Problem => new Problem('not-allowed', `expected at most ${MOST}`);

/** Passkeys: the same guest in another browser, or again in this one, where the context is secure. */
// Long: one route after another.
export function passkeysApi(app: FastifyInstance, context: PasskeyContext): void {
  const { passkeys, publicUrl, now } = context;
  const limited = () => ({ config: { rateLimit: { max: TRIES_A_MINUTE, timeWindow: '1 minute' } } });
  const partyFor = ({ headers }: FastifyRequest): Party => {
    const party = partyOf(headers, publicUrl);
    if (!party) throw new Problem('not-allowed', 'expected a secure address');
    return party;
  };
  const list = async ({ guest, headers }: FastifyRequest): Promise<Passkeys> => ({
    offered: partyOf(headers, publicUrl) !== undefined,
    passkeys: (await passkeys.of(guest)).map(infoOf),
  });

  app.get('/me/passkeys', (request): Promise<Passkeys> => list(request));

  app.post('/me/passkeys/begin', limited(), async (request): Promise<object> => {
    const party = partyFor(request);
    const { guest } = request;
    const { name } = read(BeginPasskey, request.body);
    const known = await passkeys.of(guest);
    if (known.length >= MOST) throw tooMany();
    const { generateRegistrationOptions } = await webauthn();
    const options = await generateRegistrationOptions({
      rpName: RP_NAME,
      rpID: party.id,
      userName: name,
      userDisplayName: name,
      userID: handleOf(guest),
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      timeout: PATIENCE,
      excludeCredentials: known.map(({ id }) => ({ id })),
      // Found without a name to type, so that nobody can ask which names there are.
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    const due = now() + PATIENCE;
    await passkeys.challenge({ challenge: options.challenge, guest, purpose: 'make', due }, now());
    return options;
  });

  app.post('/me/passkeys', limited(), async (request, reply): Promise<Passkeys> => {
    const party = partyFor(request);
    const { guest } = request;
    const row = await made(read(AddPasskey, request.body), guest, party);
    if (!row || (await passkeys.find(row.id)))
      throw new Problem('bad-message', 'expected an answer to what was asked');
    await context.enroll(request);
    await passkeys.add(row);
    // Many may have been asked for at once, while there was room for each. Those that come together may all have to ask again.
    if ((await passkeys.of(guest)).length > MOST) {
      await passkeys.remove(guest, row.id);
      throw tooMany();
    }
    reply.code(201);
    return list(request);
  });

  app.post('/me/passkeys/remove', limited(), async (request): Promise<Passkeys> => {
    await passkeys.remove(request.guest, read(RemovePasskey, request.body).id);
    return list(request);
  });

  app.post('/me/passkeys/ask', limited(), async (request): Promise<object> => {
    const party = partyFor(request);
    const { generateAuthenticationOptions } = await webauthn();
    const options = await generateAuthenticationOptions({
      rpID: party.id,
      userVerification: 'preferred',
      timeout: PATIENCE,
    });
    const { guest } = request;
    const due = now() + PATIENCE;
    await passkeys.challenge({ challenge: options.challenge, guest, purpose: 'use', due }, now());
    return options;
  });

  app.post('/me/passkeys/login', limited(), async (request, reply): Promise<PasskeyReply> => {
    const party = partyFor(request);
    const row = await used(read(UsePasskey, request.body), request.guest, party);
    if (!row) return { state: 'unknown' };
    await context.greet(request, reply, row.guest);
    return { state: 'done' };
  });

  /** The passkey that a browser made, if it is what was asked for. */
  async function made(
    answer: z.infer<typeof AddPasskey>,
    guest: string,
    party: Party,
  ): Promise<PasskeyRow | undefined> {
    const { verifyRegistrationResponse } = await webauthn();
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge: (challenge) => passkeys.take(challenge, guest, 'make', now()),
      supportedAlgorithmIDs: ALGORITHMS,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
    }).catch(() => ({ verified: false, registrationInfo: undefined }));
    if (!verified || !registrationInfo) return undefined;
    const { credential, credentialBackedUp: synced } = registrationInfo;
    return {
      id: credential.id,
      guest,
      party: party.id,
      key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      synced,
      madeAt: now(),
      usedAt: null,
    };
  }

  /** The passkey that signed this browser's challenge; undefined if it is unknown here or the signature is wrong. */
  async function used(
    answer: z.infer<typeof UsePasskey>,
    asker: string,
    party: Party,
  ): Promise<PasskeyRow | undefined> {
    const { id, rawId, type, response } = answer;
    const row = await passkeys.find(id);
    if (!row || row.party !== party.id) return undefined;
    const { userHandle, ...signed } = response;
    const handle = Buffer.from(handleOf(row.guest)).toString('base64url');
    if (userHandle !== undefined && userHandle !== handle) return undefined;
    const { verifyAuthenticationResponse } = await webauthn();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        clientExtensionResults: {},
        response: userHandle === undefined ? signed : { ...signed, userHandle },
      },
      expectedChallenge: (challenge) => passkeys.take(challenge, asker, 'use', now()),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: { id, publicKey: Buffer.from(row.key, 'base64url'), counter: row.counter },
      requireUserVerification: false,
    }).catch(() => ({ verified: false, authenticationInfo: undefined }));
    if (!verified || !authenticationInfo) return undefined;
    await passkeys.used(id, authenticationInfo.newCounter, now());
    return row;
  }
}

/** The user handle for authenticators: neither the guest's id nor anything that names them. */
function handleOf(guest: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(`passkey ${guest}`).digest());
}

function infoOf({ id, madeAt, usedAt, synced }: PasskeyRow): PasskeyInfo {
  return { id, madeAt, usedAt, synced };
}
