import type { SeenBy } from '@turntable/engine';

/** A card that came up at a real table and that nobody has named yet. */
export type WantedCard =
  { readonly kind: 'train'; readonly place: number } | { readonly kind: 'shape'; readonly points: 1 | 2 | 3 };
/** What the scorebook shows of a game on a map, and what is written on it: turns as a record has them, and cards. */
export interface BookMapProps {
  /** What everybody at the table sees; places whose card nobody named are empty. */
  readonly view: SeenBy;
  readonly names: readonly string[];
  /** The book is closed: nothing is drawn any more. */
  readonly closed: boolean;
  readonly wanted: WantedCard | null;
  /** People play with cards of their own, which they describe as they come up. */
  readonly own: boolean;
  /** Cards that nobody has seen yet. */
  readonly unseen: { readonly trains: readonly object[]; readonly shapes: readonly object[] };
  /** By seat: the ids of the secret cards that are known. */
  readonly shown: readonly (readonly (string | undefined)[])[];
  /** What whoever is on turn did. */
  onTurn(action: object): void;
  /** Which card came up: its id, a card of one's own, or null where the pile is empty. */
  onCard(card: string | object | null): void;
  /** A secret card that was shown at the end. */
  onSecret(seat: number, shape: string): void;
}
