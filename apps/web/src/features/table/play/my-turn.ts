import type { AnyGame, SeenBy } from '@turntable/engine';
import type { Seen } from '../../../session/connection.ts';
import { askedNow, deputiesNow, mySeatAsked, type Asked } from '../../../session/turn.ts';

/** What is asked at a table in play, and what of it the reader has to answer. */
export interface MyTurn {
  /** All that is waited for. */
  readonly questions: readonly Asked[];
  /** The reader's seat that is asked, the one now looking preferred. */
  readonly seat: number | undefined;
  /** It is asked only what will be answered by itself. */
  readonly soon: boolean;
  /** The reader has something to answer. */
  readonly mine: boolean;
  /** The reader may ask for a hint: their seat itself is asked, not in a judge's place, and they look through its eyes. */
  readonly advised: boolean;
}

/** What the table waits for, as the reader with these seats sees it. */
export function myTurn(
  { table, place, as, view }: Pick<Seen, 'table' | 'place' | 'as'> & { readonly view: SeenBy },
  game: Pick<AnyGame, 'judging'>,
): MyTurn {
  const deputies = deputiesNow(table, game, view);
  const questions = askedNow(view, deputies);
  const seat = mySeatAsked(questions, place.seats, as);
  // A question that orders will answer does not count as the player's turn, though it may still be answered by hand.
  const left = view.decisions.filter(({ id }) => !place.soon?.includes(id));
  const toMe = mySeatAsked(askedNow({ ...view, decisions: left }, deputies), place.seats, as);
  const soon = place.soon !== undefined && seat !== undefined && toMe === undefined;
  const mine = table.status === 'running' && seat !== undefined && !soon;
  const advised = mine && seat === as && mySeatAsked(askedNow(view, []), [seat], as) === seat;
  return { questions, seat, soon, mine, advised };
}
