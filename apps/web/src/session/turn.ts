import type { Actor, AnyGame, SeenBy } from '@turntable/engine';
import type { TableInfo } from '@turntable/protocol/messages.ts';
import { has } from '@turntable/messages';
import type { Messages } from '../i18n/messages.ts';

/** An open question that is waited for: its kind, and who is asked. */
export interface Asked {
  readonly kind: string;
  readonly actors: readonly Actor[];
}

/** The questions that are waited for; what is asked of a judge who is away is asked of their deputies. */
export function askedNow(view: SeenBy, deputies: readonly number[]): readonly Asked[] {
  return view.decisions
    .filter((d) => !d.standing && !d.optional)
    .map(({ kind, actors }) => ({
      kind,
      actors: actors.flatMap((actor): readonly Actor[] =>
        actor === 'judge' && deputies.length > 0 ? deputies : [actor],
      ),
    }));
}

/** The seats that rule now in the place of a judge who is away (LV-3.2). */
export function deputiesNow(
  { judge, status }: TableInfo,
  game: Pick<AnyGame, 'judging'>,
  view: SeenBy,
): readonly number[] {
  return judge?.deputy && status === 'running' ? (game.judging?.deputies(view) ?? []) : [];
}

/** Names by seat; an empty seat has its number. */
export function seatNames(table: TableInfo, { t }: Messages): string[] {
  return table.seats.map((seat, i) => seat.name || t('actor.seat', { seat: i + 1 }));
}

/** The same names for log lines, where the keeper acts for those in the room. */
export function actorNames(table: TableInfo, names: readonly string[], { t }: Messages): readonly string[] {
  if (table.seats.every(({ kind }) => kind !== 'room')) return names;
  return names.map((name, i) => (table.seats[i]?.kind === 'room' ? t('room.by-keeper', { name }) : name));
}

/** The first seat among `mine` that is asked something, the one now looking preferred. */
export function mySeatAsked(
  asked: readonly Asked[],
  mine: readonly number[],
  as: SeenBy['viewer'],
): number | undefined {
  const seats = mine.filter((seat) => asked.some((a) => a.actors.includes(seat)));
  return seats.find((seat) => seat === as) ?? seats[0];
}

/**
 * Whose turn it is and what is asked, in one plain sentence. A game may name what each kind of question asks
 * (`<game>.ask.<kind>`, addressed to the player); without it the sentence says only whose turn it is. `brief`: in few words
 * (`<game>.ask.<kind>.brief`) where the game has them.
 */
export function turnSentence(
  game: string,
  viewer: SeenBy['viewer'],
  asked: readonly Asked[],
  names: readonly string[],
  mine: readonly number[],
  messages: Messages,
  brief = false,
): string {
  const { t, say, list } = messages;
  const own = asked.find((a) => a.actors.some((actor) => actor === viewer));
  if (own) {
    const full = `${game}.ask.${own.kind}`;
    const key = brief && has(`${full}.brief`) ? `${full}.brief` : full;
    const what = has(key) ? say(key) : '';
    if (mine.length > 1) return t('turn.mine', { name: names[Number(viewer)] ?? '', what: what || 'none' });
    return t('turn.you', { what: what || 'none' });
  }
  const actors = [...new Set(asked.flatMap((a) => a.actors))];
  // A coin, or cards that are drawn: nobody is waited for.
  if (actors.length > 0 && actors.every((actor) => actor === 'chance')) return t('turn.chance');
  const others = actors.map((actor) => namedActor(actor, names, t));
  return others.length > 0 ? t('turn.other', { names: list(others) }) : t('turn.over');
}

/** Who is asked, as a sentence names them: a seat by its player's name, the judge and chance by what they are. */
export const namedActor = (actor: Actor, names: readonly string[], t: Messages['t']): string =>
  typeof actor === 'number' ? (names[actor] ?? '') : t(`actor.${actor}.named`);
