import { playOn, ToldError, type Position, type Decision } from '@turntable/engine';
import { STATISTIC_IDS } from '@turntable/roster';
import type { Action, BookSetup } from './book.ts';
import type { Draft, Duel, DuelRules, Page } from './draft.ts';
import { ran } from './run.ts';

/** A key that the rules could allow now: who acts, and the action. */
export interface Offer {
  readonly kind: string;
  readonly action: Action;
}

/** Types of action without a key of their own: the draft or the pad of style points writes them. */
const NOT_KEYS = new Set([
  'call',
  'claim',
  'reply',
  'rule',
  'accept',
  'decline',
  'answer',
  'correct',
  'equal',
]);

/** Keys between calls: markers, Time Outs, locomotives to be put into use, the way to style points. */
export function offers(rules: DuelRules, { position, draft }: Page): readonly Offer[] {
  if (draft) return [];
  return listedOn(
    rules,
    position,
    (kind) => BETWEEN.has(kind),
    () => true,
  ).filter(({ kind, action }) => !(action.type === 'pass' && BETWEEN.has(kind)));
}
/** Questions before a call that nobody writes a decline of; what comes after them can be written at once. */
const BETWEEN = new Set(['between', 'time-out']);

/** Keys between a call and its end: veto, boosters, Block, coins, and how a tie is broken. */
export function interrupts(rules: DuelRules, setup: BookSetup, page: Page, draft: Draft): readonly Offer[] {
  if (draft.against !== undefined) return [];
  const done = ran(rules, setup, page, draft);
  // How a tie, or a coin, goes on.
  if (draft.told.length > 0) return 'position' in done ? listed(rules, done.position) : [];
  const start = before(rules, page, draft);
  if (!start) return [];
  return listedOn(
    rules,
    start,
    (kind) => BEFORE_VALUES.has(kind) && kind !== 'coin',
    (kind) => BEFORE_VALUES.has(kind),
  );
}
const BEFORE_VALUES = new Set(['veto', 'boost', 'answer', 'coin']);

/** Keys of the questions that are open, and of those that follow when a question of the first sort is declined. */
function listedOn(
  rules: DuelRules,
  from: Position<Duel>,
  declines: (kind: string) => boolean,
  shows: (kind: string) => boolean,
): Offer[] {
  const found = new Map<string, Offer>();
  let position: Position<Duel> | undefined = from;
  for (let asked = 0; position && asked < 8; asked++) {
    for (const offer of listed(rules, position, ({ kind }) => shows(kind)))
      found.set(JSON.stringify(offer.action), offer);
    const open: Decision | undefined = rules.decisions(position.state).find(({ standing }) => !standing);
    if (!open || !declines(open.kind)) break;
    position = declined(rules, position, open);
  }
  return [...found.values()];
}

/** The position right after the call and what came between. */
function before(rules: DuelRules, page: Page, draft: Draft): Position<Duel> | undefined {
  let { position } = page;
  const call = {
    by: draft.by,
    type: 'call',
    statistic: draft.statistic,
    ...(draft.target === undefined ? {} : { target: draft.target }),
    ...(draft.switched ? { told: [{ values: [null, null], winner: null, switched: true }] } : {}),
  };
  for (const { by, ...rest } of [call as Action, ...draft.acts]) {
    try {
      const next = playOn(
        rules,
        position,
        by,
        rules.record.readAction(rest, by, undefined as never, 'action'),
        0,
      );
      if ('refusals' in next) return undefined;
      position = next.position;
    } catch (error) {
      if (error instanceof ToldError) return undefined;
      throw error;
    }
  }
  return position;
}

function declined(
  rules: DuelRules,
  position: Position<Duel>,
  decision: Decision,
): Position<Duel> | undefined {
  const actor = decision.actors[0]!;
  if (typeof actor !== 'number') return undefined;
  const action = rules.decline?.(rules.view(position.state, actor), decision);
  if (!action) return undefined;
  try {
    const next = playOn(rules, position, actor, action, 0);
    return 'refusals' in next ? undefined : next.position;
  } catch (error) {
    if (error instanceof ToldError) return undefined;
    throw error;
  }
}

/** What the rules could allow at a position, as keys. */
function listed(
  rules: DuelRules,
  { state }: Position<Duel>,
  asks: (decision: Decision) => boolean = () => true,
): Offer[] {
  const found: Offer[] = [];
  for (const decision of rules.decisions(state)) {
    if (!asks(decision)) continue;
    for (const actor of decision.actors) {
      if (actor === 'judge') continue;
      const view = rules.view(state, actor === 'chance' ? 'public' : actor);
      for (const action of rules.legalActions(view, decision)) {
        if (NOT_KEYS.has(action.type)) continue;
        found.push({
          kind: decision.kind,
          action: { by: actor, ...rules.record.writeAction(state, action) } as Action,
        });
      }
    }
  }
  return found;
}

/** Numbers of the statistics that are called and may not be called again now. */
export function called({ position }: Page): ReadonlySet<number> {
  const numbers = position.state.called.map((id) => (STATISTIC_IDS as readonly string[]).indexOf(id) + 1);
  return new Set(numbers.filter((n) => n > 0));
}
