import type { Locale } from '@turntable/messages';

/** What can be printed from the page. */
export type Printable =
  | 'map'
  | 'score-sheet'
  | 'statistics'
  | 'rules'
  | 'locomotive-cards'
  | 'train-cards'
  | 'shape-cards'
  | 'agenda-cards';

export interface PaperWish {
  readonly kind: Printable;
  readonly sheet?: string;
  readonly paper: 'a4' | 'letter';
  readonly lang: Locale;
  /** Left out: as the kind is printed if nothing is said. */
  readonly layout?: 'fold' | 'duplex' | 'single';
  readonly copies?: number;
}

/** A set that is ready to print: a game for the table. */
export interface PaperSet {
  readonly id: string;
  /** The sheets of what the game has in more than one: its maps, its cards by lattice. The first is chosen. */
  readonly sheets?: Readonly<Partial<Record<Printable, readonly string[]>>>;
  readonly wishes: readonly Omit<PaperWish, 'paper' | 'lang'>[];
}
