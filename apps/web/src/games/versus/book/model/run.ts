import { playOn, ToldError, type Logged, type Position } from '@turntable/engine';
import type { Told } from '@turntable/games/versus/told.ts';
import type { Action, BookSetup } from './book.ts';
import type { Computed, Draft, Duel, DuelRules, Objection, Page, Waits } from './draft.ts';
import type { DuelGame } from './duel-game.ts';

/** What came of actions; an objection where one is illegal, `untold` where only a person knows who won. */
export type Ran =
  | {
      readonly position: Position<Duel>;
      readonly events: Logged<Duel['Event']>[];
      readonly actions: Action[];
    }
  | { readonly objection: Objection }
  | { readonly untold: true };

/** Plays actions on a position. */
export function run(rules: DuelRules, from: Position<Duel>, actions: readonly Action[]): Ran {
  let position = from;
  const events: Logged<Duel['Event']>[] = [];
  const done: Action[] = [];
  try {
    for (const json of actions) {
      const { by, ...rest } = json;
      const action = rules.record.readAction(rest, by, undefined as never, 'action');
      const next = playOn(rules, position, by, action, 0);
      if ('refusals' in next) return { objection: next.refusals[0]! };
      // Declines that were filled in are written down: at its end a record fills in nothing.
      for (const entry of next.position.entries.slice(position.entries.length, -1))
        done.push({ by: entry.actor, ...rules.record.writeAction(position.state, entry.action) } as Action);
      done.push(json);
      position = next.position;
      events.push(...next.log);
    }
    return { position, events, actions: done };
  } catch (error) {
    if (!(error instanceof ToldError)) throw error;
    if (error.clause) return { objection: { clause: error.clause } };
    return { untold: true };
  }
}

/** Questions between a call and its values; they are asked one after the other, and nobody writes a decline of them. */
const BEFORE_VALUES = new Set(['veto', 'boost', 'answer']);

/** The decline of such a question, if one is open. */
function declineOf(rules: DuelRules, { state: now }: Position<Duel>): Action | undefined {
  const open = rules.decisions(now).find(({ standing }) => !standing);
  const by = open?.actors[0];
  if (!open || typeof by !== 'number' || !BEFORE_VALUES.has(open.kind)) return undefined;
  const action = rules.decline?.(rules.view(now, by), open);
  return action && ({ by, ...rules.record.writeAction(now, action) } as Action);
}

/** A draft played as far as it goes: to the comparison and past it. */
export function ran(rules: DuelRules, setup: BookSetup, page: Page, draft: Draft): Ran {
  let done = run(rules, page.position, [callOf(setup, draft), ...draft.acts]);
  for (;;) {
    if (!('position' in done) || !contestOf(done.position.state)) return done;
    const decline = declineOf(rules, done.position);
    if (!decline) return done;
    done = run(rules, page.position, [...done.actions, decline]);
  }
}
/** The locomotives of the other side that may answer a call in place of their active one, which has no value (LD-2.2). */
export function targetsOf(game: DuelGame, setup: BookSetup, page: Page, draft: Draft): readonly number[] {
  const asks = (target?: number): boolean => {
    const done = run(game.rules, page.position, [
      callOf(setup, target === undefined ? draft : { ...draft, target }),
    ]);
    return 'objection' in done && done.objection.clause === game.targetClause;
  };
  if (draft.target !== undefined || draft.against !== undefined || !asks()) return [];
  return setup.engines[1 - draft.by]!.flatMap((_, target) => (asks(target) ? [] : [target]));
}

/**
 * DH-4.2: the tie stood, and the callers' teammate is tagged in. With a foreign card only a person knows that there was a
 * value, so it is written down: after a tag as a second tie, else as the other side's choice to let it stand.
 */
export function tieStood(rules: DuelRules, setup: BookSetup, page: Page, draft: Draft): Draft {
  if (tieAfterTag(draft))
    return {
      ...draft,
      told: [...draft.told, { values: draft.values, winner: null }],
      values: [null, null],
    };
  const done = ran(rules, setup, page, draft);
  const asked =
    'position' in done ? rules.decisions(done.position.state).find(({ kind }) => kind === 'tag') : undefined;
  const by = asked?.actors[0];
  return typeof by === 'number' ? { ...draft, acts: [...draft.acts, { by, type: 'stand' }] } : draft;
}
/** Whether the other side has tagged in on a tie, and what came of it is not written yet. */
export const tieAfterTag = ({ told, acts }: Draft): boolean =>
  told.length === 1 && acts.some(({ type }) => type === 'tag');

/** The statistic that is called and not decided. */
export const contestOf = (now: Duel['State']): { statistic: string } | null => now.contest;

/** The call of a draft as a record has it. */
export function callOf(setup: BookSetup, { by, statistic, target, told, switched }: Draft): Action {
  const whole = setup.engines.flat().every(({ values }) => values);
  // A switch has to be said before it is known who won.
  const first: readonly Told[] =
    switched && told.length === 0 ? [{ values: [null, null], winner: null, switched }] : told;
  const says = whole ? [] : told.length > 0 || switched ? first : [];
  return {
    by,
    type: 'call',
    statistic,
    ...(target === undefined ? {} : { target }),
    ...(says.length > 0 ? { told: says } : {}),
  };
}

/** What the cards, or the values that were read out, say of the comparison that is due. */
export function computedOf(
  rules: DuelRules,
  setup: BookSetup,
  page: Page,
  draft: Draft,
): Computed | undefined {
  if (draft.told.length === 0 && draft.against === undefined) {
    const done = ran(rules, setup, page, draft);
    if ('position' in done) {
      const values: [number | 'infinity' | null, number | 'infinity' | null] = [null, null];
      for (const { event } of done.events) {
        if (event.kind === 'read') values['team' in event ? event.team : event.side] = event.value;
        if (event.kind === 'tied') return { winner: null, points: 0, values };
        if (event.kind === 'won')
          return { winner: 'team' in event ? event.team : event.side, points: event.points, values };
      }
    }
  }
  const [a, b] = draft.values;
  if (a === null || b === null) return undefined;
  const winner = a === b ? null : a > b ? 0 : 1;
  const [high, low] = [Math.max(a, b), Math.min(a, b)];
  const points =
    setup.scoring === 'flat' ? 1 : low === 0 || high >= 2 * low ? 3 : 2 * high >= 3 * low ? 2 : 1;
  return { winner, points: winner === null ? 0 : points, values: [a, b] };
}

/** What a draft waits for now. */
export function waitsFor(rules: DuelRules, setup: BookSetup, page: Page, draft: Draft): Waits {
  const computed = computedOf(rules, setup, page, draft);
  if (draft.against !== undefined) return { for: 'winner', ...(computed ? { computed } : {}) };
  const done = ran(rules, setup, page, draft);
  const decided = 'position' in done && draft.told.length > 0;
  if (decided || ('position' in done && pending(rules, done.position))) return { for: 'act' };
  return { for: 'winner', ...(computed ? { computed } : {}) };
}

/** A choice without a decline is open before the values: a coin to be flipped. */
function pending(rules: DuelRules, { state: now }: Position<Duel>): boolean {
  return rules.decisions(now).some(({ kind }) => kind === 'coin');
}
