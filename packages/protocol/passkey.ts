import { z } from 'zod';
import { Words } from './words.ts';

/** A passkey as its owner sees it. */
export interface PasskeyInfo {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** When somebody last signed in with it (ms since 1970); null: never. */
  readonly usedAt: number | null;
  /** It is kept by an account with the device's maker and so on other devices too; else on one device only. */
  readonly synced: boolean;
}
/** `GET /api/me/passkeys`, and the answer to every change of them. */
export interface Passkeys {
  /** Passkeys are to be had at this address: it is one by which browsers know a server again. */
  readonly offered: boolean;
  readonly passkeys: readonly PasskeyInfo[];
}

/** Bytes as text, as WebAuthn's JSON has them. */
const Bytes = z
  .string()
  .min(1)
  .max(8192)
  .regex(/^[\w-]+={0,2}$/);
const Id = z
  .string()
  .min(1)
  .max(1400)
  .regex(/^[\w-]+$/);

/** `POST /api/me/passkeys/begin`: what the browser is to make; `name` is how its own list of passkeys will call it. */
export const BeginPasskey = z.strictObject({ name: Words(60) });
/** `POST /api/me/passkeys`: what the browser made of it (WebAuthn's `RegistrationResponseJSON`). */
export const AddPasskey = z.object({
  id: Id,
  rawId: Id,
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: Bytes, attestationObject: Bytes }),
});
/** `POST /api/me/passkeys/login` (WebAuthn's `AuthenticationResponseJSON`), after `/ask`. */
export const UsePasskey = z.object({
  id: Id,
  rawId: Id,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: Bytes.optional(),
  }),
});
/**
 * `done`: the cookie of this answer is that of the passkey's guest. `unknown`: nobody has it; the answer does not say
 * whether anybody ever had.
 */
export interface PasskeyReply {
  readonly state: 'done' | 'unknown';
}
/** `POST /api/me/passkeys/remove` */
export const RemovePasskey = z.strictObject({ id: Id });
