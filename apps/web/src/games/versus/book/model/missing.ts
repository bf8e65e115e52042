import type { Position } from '@turntable/engine';
import type { Locomotive } from '@turntable/games/versus/locomotive.ts';
import type { BookSetup } from './book.ts';
import type { Draft, Duel, Page, Side } from './draft.ts';
import type { DuelGame } from './duel-game.ts';
import { callOf, run } from './run.ts';

/** The locomotive whose value a side gives for what is called, by its number; nothing if there is none. */
export function locomotiveOf(
  game: DuelGame,
  setup: BookSetup,
  { position }: Page,
  draft: Draft,
  side: Side,
): number | undefined {
  const done = run(game.rules, position, [callOf(setup, draft)]);
  const called = 'position' in done ? done.position : position;
  return game.answers(position.state, called.state, side, draft.target);
}

/** The position in which a locomotive of a foreign card is known to have no value; a card that is known stays as it is. */
export function saidMissing(
  game: DuelGame,
  { state, entries }: Position<Duel>,
  side: Side,
  at: number,
  statistic: string,
): Position<Duel> {
  const all = cardsOf(game, state);
  const { id } = all[side]![at]!.front;
  // The same id is the same locomotive, wherever it stands.
  const next = all.map((row) =>
    row.map((one) =>
      one.front.id === id && one.unread && !one.unread.includes(statistic)
        ? { ...one, unread: [...one.unread, statistic] }
        : one,
    ),
  );
  return { state: { ...state, [game.cards]: next } as Duel['State'], entries };
}

/** The statistics that foreign cards were said to miss, by side and locomotive, as a record has them. */
export function missingOf(
  game: DuelGame,
  state: Duel['State'],
): readonly (readonly Readonly<Record<string, null>>[])[] {
  return cardsOf(game, state).map((row) =>
    row.map(({ unread = [] }) => Object.fromEntries(unread.map((statistic) => [statistic, null]))),
  );
}

const cardsOf = ({ cards }: DuelGame, state: Duel['State']): readonly (readonly Locomotive[])[] =>
  (state as unknown as Record<string, readonly (readonly Locomotive[])[]>)[cards]!;
