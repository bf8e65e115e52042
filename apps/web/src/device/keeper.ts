import { under } from './base.ts';

/**
 * Whether this browser keeps the pages for when no server answers: all of them, not yet, never over plain http
 * (`insecure`), or not at all (`missing`).
 */
type Keeping = 'yes' | 'not-yet' | 'insecure' | 'missing';

const SCRIPT = under('/sw.js');

function can(): boolean {
  return isSecureContext && 'serviceWorker' in navigator && import.meta.env?.PROD === true;
}

/** Lets the service worker keep the pages from now on. */
export function keepPages(): void {
  // Without it everything works as long as the server answers.
  if (can()) navigator.serviceWorker.register(SCRIPT).catch(() => {});
}

/** What is kept now. */
export async function keeping(): Promise<Keeping> {
  if (!isSecureContext) return 'insecure';
  if (!can()) return 'missing';
  const registration = await navigator.serviceWorker.getRegistration(SCRIPT);
  return registration?.active ? 'yes' : 'not-yet';
}
