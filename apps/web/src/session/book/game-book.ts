import type { ComponentType } from 'react';

/** A game that a scorebook can be kept of. */
export interface GameBook {
  readonly game: string;
  /** What is asked before a book begins. */
  readonly New: ComponentType;
  /** A book of this device, by its id. */
  readonly Opened: ComponentType<{ readonly id: string }>;
  /** A page for the score alone, of games on boards that the book does not know. */
  readonly Pad?: ComponentType;
}
