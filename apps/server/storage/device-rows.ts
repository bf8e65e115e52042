import type { Locale } from '@turntable/protocol/locale.ts';
import type { ChannelKind } from '@turntable/protocol/notify.ts';
import type { Tells } from '@turntable/protocol/tells.ts';

// Passkeys, sessions, addresses to notify and bans as they are stored: plain types, like `rows.ts`.

/** A passkey registered with this server. The private key never leaves the guest's device. */
export interface PasskeyRow {
  /** The credential's id, base64url. */
  readonly id: string;
  readonly guest: string;
  /** The relying party it was made for. */
  readonly party: string;
  /** COSE key, base64url. */
  readonly key: string;
  /** The authenticator's signature counter; 0 if it keeps none. */
  readonly counter: number;
  readonly synced: boolean;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  readonly usedAt: number | null;
}
/** A WebAuthn challenge: for one guest and one purpose, valid once and until `due`. */
export interface ChallengeRow {
  readonly challenge: string;
  readonly guest: string;
  readonly purpose: 'make' | 'use';
  /** Milliseconds since 1970. */
  readonly due: number;
}

/** A browser or a program that acts as a guest. */
export interface SessionRow {
  readonly guest: string;
  /** Empty: every device whose token is older than sessions. */
  readonly id: string;
  /**
   * Three kinds are not sessions: `gone`, the guest was deleted, so every token of theirs is refused; `ended`, the last time
   * that a session of theirs was ended, so without stored ones none is left; `phrase`, when and where the recovery phrase was
   * made.
   */
  readonly kind: 'browser' | 'program' | 'gone' | 'ended' | 'phrase';
  /** What it calls itself, in a few words. */
  readonly device: string;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** About when it was last used (ms since 1970). */
  readonly usedAt: number;
  /** When it may be forgotten (ms since 1970). */
  readonly until: number;
}
/** Somebody who may not come: `guest:ID`, or `address:` with an address or a network. */
export interface BanRow {
  readonly who: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly reason: string;
}

/** An address at which a guest is notified. The address and its keys are secrets. */
export interface ChannelRow {
  readonly id: string;
  readonly guest: string;
  readonly kind: ChannelKind;
  readonly url: string;
  readonly language: Locale;
  /** Where the guest reaches this server, with a slash at the end. */
  readonly base: string;
  /** Of a browser's subscription. */
  readonly keys?: { readonly p256dh: string; readonly auth: string };
  /** The session in which a browser's was last asked for; its end is the end of the channel. Rows from before have none. */
  readonly session?: string;
  /** `whsec_…`, of a signed webhook. */
  readonly secret?: string;
  /** Of an e-mail address: what only who reads there knows. */
  readonly token?: string;
  /** The address has not been confirmed: nothing but the request to confirm it is sent there. */
  readonly pending?: true;
  readonly trouble?: { readonly at: number; readonly status: number };
  /** Left out: all. */
  readonly tells?: Tells;
  /** When it was last written (ms since 1970). */
  readonly writtenAt: number;
  /** When it may be forgotten (ms since 1970). */
  readonly until: number;
}
