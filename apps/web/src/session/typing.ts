import type { Seat, SeenBy } from '@turntable/engine';
import type { Key } from '@turntable/messages';
import { folded } from '../locomotives/search.ts';

/** An action that is typed: how its field is labelled, and what is made of the text. */
export interface Typed {
  readonly hint: Key;
  /** Offered while one types. */
  readonly offers?: readonly string[];
  /** The action's members. What is understood in no way goes into them as it is; the server says what is wrong with it. */
  members(text: string): object;
}
/** An action that is one of a few: what that is called in the action and in the keys of its names, and the choices. */
export interface Chosen {
  readonly member: string;
  readonly of: readonly string[];
}

/** How a keeper types for those in the room what they do in a game. */
export interface Typing {
  /** Actions that need more than their name, by their types, with the names that this view shows; `seat` is who acts. */
  typed(view: SeenBy, say: (key: string) => string, seat: Seat): Readonly<Record<string, Typed>>;
  readonly chosen?: Readonly<Record<string, Chosen>>;
  /** What belongs to an action that is said by its name alone, by the question that it answers. */
  members?(kind: string, type: string): object;
}

/** Something with a name, on the map or on a card. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** The id of the one that is called so. */
export function called(all: readonly Named[], text: string): string | undefined {
  return all.find(({ id, name }) => id === text || plain(name) === plain(text))?.id;
}

/** The id of the one that is called so, or alone begins so. */
export function only(all: readonly Named[], text: string): string | undefined {
  const said = plain(text);
  if (said === '') return undefined;
  const like = all.filter(({ name }) => plain(name).startsWith(said));
  return called(all, text) ?? (like.length === 1 ? like[0]!.id : undefined);
}

/** Letters and digits alone, as somebody types who is in a hurry. */
export const plain = (text: string): string => folded(text).replace(/[^\p{L}\p{N}]/gu, '');
