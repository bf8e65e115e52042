import type { Locale } from '@turntable/messages';
import { api } from '../../api/http.ts';

/** What this browser can do about messages. `insecure`: not over plain http; `missing`: no push at all. */
type PushState = 'insecure' | 'missing' | 'denied' | 'off' | 'on';

/** The service worker, which also keeps the pages for use without a network. */
const WORKER = '/sw.js';

/** SHA-256 in hex, as the server names addresses. */
async function hashOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Of this browser: the state, and the hash of its own address if it has one. */
export interface Here {
  readonly state: PushState;
  readonly hash: string | null;
}

/** The state of push messages in this browser. */
export async function pushState(): Promise<Here> {
  if (!isSecureContext) return { state: 'insecure', hash: null };
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return { state: 'missing', hash: null };
  let own: PushSubscription | null;
  try {
    own = await subscription();
  } catch {
    // A browser that may store nothing refuses to say.
    return { state: 'missing', hash: null };
  }
  if (Notification.permission === 'denied') return { state: 'denied', hash: null };
  return own ? { state: 'on', hash: await hashOf(own.endpoint) } : { state: 'off', hash: null };
}

/** Asks for leave (after a tap only), and signs this browser up. Gives false if leave was not given. */
export async function turnPushOn(key: string, language: Locale): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await subscribed(pushManager, { userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) throw new Error('a subscription without keys');
  await api.addPush({ endpoint, keys: { p256dh, auth }, language });
  return true;
}

/** Subscribes with the server's key. One with another key is of before its data moved: nothing comes by it any more. */
async function subscribed(
  pushManager: PushManager,
  options: PushSubscriptionOptionsInit,
): Promise<PushSubscription> {
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** Ends this browser's subscription to pushes; does nothing if there is none. */
export async function turnPushOff(): Promise<void> {
  await (await subscription())?.unsubscribe();
}
