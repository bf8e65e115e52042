import type { Position } from '@turntable/engine';
import { activeOf } from '@turntable/games/loco-dome/roundhouse.ts';
import type { LocoDome } from '@turntable/games/loco-dome/types.ts';
import type { DoubleHeader } from '@turntable/games/double-header/types.ts';
import type { Locomotive } from '@turntable/games/versus/locomotive.ts';
import type { BookSetup } from './book.ts';
import type { Draft, Duel, DuelRules, Page, Side } from './draft.ts';
import { callOf, run } from './run.ts';

/** The engine whose value a side gives for what is called, by its number; nothing if there is none. */
export function engineOf(
  rules: DuelRules,
  setup: BookSetup,
  { position }: Page,
  draft: Draft,
  side: Side,
): number | undefined {
  if (setup.game === 'loco-dome') {
    const state = position.state as LocoDome['State'];
    return side === state.calling ? activeOf(state, side) : (draft.target ?? activeOf(state, side));
  }
  // The call itself may have brought another engine into use (DH-2.4).
  const called = run(rules, position, [callOf(setup, draft)]);
  const { inUse } = ('position' in called ? called.position : position).state as DoubleHeader['State'];
  return inUse[side] ?? undefined;
}

/** The position in which an engine of a foreign card is known to have no value; a card that is known stays as it is. */
export function saidMissing(
  { state, entries }: Position<Duel>,
  side: Side,
  at: number,
  statistic: string,
): Position<Duel> {
  const key = 'engines' in state ? 'engines' : 'rosters';
  const all = (state as unknown as Record<string, readonly (readonly Locomotive[])[]>)[key]!;
  const { id } = all[side]![at]!.front;
  // The same id is the same engine, wherever it stands.
  const next = all.map((row) =>
    row.map((one) =>
      one.front.id === id && one.unread && !one.unread.includes(statistic)
        ? { ...one, unread: [...one.unread, statistic] }
        : one,
    ),
  );
  return { state: { ...state, [key]: next } as Duel['State'], entries };
}

/** The statistics that foreign cards were said to miss, by side and engine, as a record has them. */
export function missingOf(state: Duel['State']): readonly (readonly Readonly<Record<string, null>>[])[] {
  const all = ('engines' in state ? state.engines : state.rosters) as readonly (readonly Locomotive[])[];
  return all.map((row) =>
    row.map(({ unread = [] }) => Object.fromEntries(unread.map((statistic) => [statistic, null]))),
  );
}
