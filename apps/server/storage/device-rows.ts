// How guests are known again, as plain types; like `rows.ts`.

/** A passkey that was made here: what checks its signatures, never what makes them. */
export interface PasskeyRow {
  /** The credential's id, base64url. */
  readonly id: string;
  readonly guest: string;
  /** The relying party it was made for. */
  readonly party: string;
  /** COSE key, base64url. */
  readonly key: string;
  /** How often it has signed, if it counts. */
  readonly counter: number;
  readonly synced: boolean;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  readonly usedAt: number | null;
}
/** Something to be signed, given to a guest for one purpose, once, until it is due. */
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
  /** Empty: all whose token is from before sessions were told apart. */
  readonly id: string;
  /**
   * Two are no sessions: `gone`, the guest was deleted and no token of theirs opens anything; `phrase`, when and where
   * the recovery phrase was made.
   */
  readonly kind: 'browser' | 'program' | 'gone' | 'phrase';
  /** What it calls itself, in a few words. */
  readonly device: string;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** When it was last heard of, about. */
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
