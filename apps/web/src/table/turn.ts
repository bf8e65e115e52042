import type { Actor, SeenBy } from '@turntable/engine';
import type { TableInfo } from '@turntable/protocol/messages.ts';
import { has } from '@turntable/messages';
import type { Messages } from '../i18n/messages.ts';

/** Who is waited for, and by which kind of question; nobody while the game is over. */
export interface Asked {
  readonly kind: string;
  readonly actors: readonly Actor[];
}

export function askedNow(view: SeenBy): readonly Asked[] {
  return view.decisions
    .filter((d) => !d.standing && !d.optional)
    .map(({ kind, actors }) => ({ kind, actors }));
}

/** Names by seat; an empty seat has its number. */
export function seatNames(table: TableInfo, { t }: Messages): string[] {
  return table.seats.map((seat, i) => seat.name || t('actor.seat', { seat: i + 1 }));
}

/** The first seat among `mine` that is asked something, the one now looking preferred. */
export function mySeatAsked(view: SeenBy, mine: readonly number[], as: SeenBy['viewer']): number | undefined {
  const asked = mine.filter((seat) => askedNow(view).some((a) => a.actors.includes(seat)));
  return asked.find((seat) => seat === as) ?? asked[0];
}

/**
 * Whose turn it is and what is asked, in one plain sentence. A game may name what each kind of question asks
 * (`<game>.ask.<kind>`, addressed to the player); without it the sentence says only whose turn it is.
 */
export function turnSentence(
  game: string,
  view: SeenBy,
  names: readonly string[],
  mine: readonly number[],
  messages: Messages,
): string {
  const { t, say, list } = messages;
  const asked = askedNow(view);
  const own = asked.find((a) => a.actors.some((actor) => actor === view.viewer));
  if (own) {
    const key = `${game}.ask.${own.kind}`;
    const what = has(key) ? say(key) : '';
    if (mine.length > 1)
      return t('turn.mine', { name: names[Number(view.viewer)] ?? '', what: what || 'none' });
    return t('turn.you', { what: what || 'none' });
  }
  const others = [...new Set(asked.flatMap((a) => a.actors))].map((actor) =>
    typeof actor === 'number' ? (names[actor] ?? '') : t(`actor.${actor}.named`),
  );
  return others.length > 0 ? t('turn.other', { names: list(others) }) : t('turn.over');
}
