import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { AddPasskey, UsePasskey } from '@turntable/protocol/passkey.ts';
import type { z } from 'zod';

/** Whether this browser offers passkeys here: in secure contexts alone. */
export function hasPasskeys(): boolean {
  return isSecureContext && 'PublicKeyCredential' in window;
}

/** The browser's answer, or why there is none. */
type Asked<Answer> =
  { readonly ok: true; readonly answer: Answer } | { readonly ok: false; readonly again: boolean };

/** The library for WebAuthn, fetched when it is needed. */
const library = () => import('@simplewebauthn/browser');

/** Lets the browser make a passkey. `again`: it has one of this person already. */
export async function makePasskey(options: object): Promise<Asked<z.input<typeof AddPasskey>>> {
  const { startRegistration } = await library();
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  return asked(async () => {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject } = response;
    return { id, rawId, type, response: { clientDataJSON, attestationObject } };
  });
}

/** Lets the browser sign with a passkey. */
export async function signWithPasskey(options: object): Promise<Asked<z.input<typeof UsePasskey>>> {
  const { startAuthentication } = await library();
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  return asked(async () => {
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON });
    return { id, rawId, type, response };
  });
}

/** Closing the browser's dialog is a cancellation, not an error. */
async function asked<Answer>(ask: () => Promise<Answer>): Promise<Asked<Answer>> {
  try {
    return { ok: true, answer: await ask() };
  } catch (error) {
    return { ok: false, again: error instanceof Error && error.name === 'InvalidStateError' };
  }
}
