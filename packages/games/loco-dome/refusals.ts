import type { Decision, Refusal } from '@turntable/engine';
import { front } from '@turntable/roster';
import {
  isBarred,
  surelyHas,
  whyNotRule,
  withVerdict,
  type Ledger,
  type Rear,
  type StylePoint,
} from '../versus/index.ts';
import { lots } from './setup.ts';
import {
  activeOf,
  anyHas,
  canCall,
  dormantWith,
  hasDormant,
  hasValue,
  othersOf,
  perhapsStuck,
  thresholdOf,
  valid,
  type Sight,
} from './roundhouse.ts';
import type { Clause } from './clauses.ts';
import { forbiddenByName, nothingToTry } from './forbidden.ts';
import {
  DETONATE_BEHIND,
  KINDS,
  KNOCK_OUT_SHORT,
  other,
  type Action,
  type Kind,
  type Side,
  type View,
} from './types.ts';

type Why = Refusal<Clause>;

/** Why the viewer may not play this, the one to cite first (docs/record.md); empty if they may. From the view alone. */
export function refusals(view: View, decision: Decision | undefined, action: Action): readonly Why[] {
  const actor = view.viewer === 'public' ? 'chance' : view.viewer;
  const open = decision && view.decisions.find(({ id }) => id === decision.id);
  const kind = open?.actors.includes(actor) ? (open.kind as Kind) : undefined;
  const types: readonly string[] = kind ? KINDS[kind] : [];
  if (!types.includes(action.type)) {
    const clause = ownClause(view, action);
    const answers = clause === 'LD-4.7' && action.type === 'sacrifice';
    return [{ clause, with: filling(action, answers ? 'answer' : 'moment') }];
  }
  const clause = whyNot(view, kind!, action);
  return clause === undefined ? [] : [{ clause, with: filling(action, 'choice') }];
}

/** What fills the sentence of a refusal: what was wanted, and whether it is the moment that is wrong. */
function filling(action: Action, why: 'moment' | 'choice' | 'answer'): NonNullable<Why['with']> {
  if (action.type === 'activate') return { why: 'activation' };
  if (action.type === 'rule' && why === 'choice') return { why: 'deputy' };
  return action.type === 'call' ? { why, statistic: `#statistic.${action.statistic}` } : { why };
}

/** The clause of an action that has no place at this moment, or is not the viewer's. */
function ownClause(view: View, action: Action): Clause {
  const byName = forbiddenByName(view, action);
  if (byName) return byName;
  if (action.type === 'activate') return activationClause(view);
  return action.type === 'knock-out' && action.free ? 'LD-3.4' : OWN_CLAUSE[action.type];
}

/** The clause that asks somebody for an activation now, otherwise LD-1.2. */
function activationClause(view: View): Clause {
  const { phase, due } = view;
  if (phase === 'tie') return 'LD-3.1';
  // Who has nothing to try is asked for no activation (LD-3.4).
  if (phase === 'tie-break') return nothingToTry(view) ? 'LD-1.2' : 'LD-3.2';
  if (phase === 'calling' && perhapsStuck(view)) return 'LD-7.5';
  return phase === 'activating' ? due[0]!.clause : 'LD-1.2';
}
const OWN_CLAUSE: Readonly<Record<Exclude<Action['type'], 'activate'>, Clause>> = {
  deal: 'LD-1.4',
  call: 'LD-2.1',
  answer: 'LD-2.3',
  block: 'LD-4.3',
  stand: 'LD-3.1',
  swap: 'LD-4.2',
  rest: 'LD-4.6',
  detonate: 'LD-4.7',
  'knock-out': 'LD-4.4',
  reset: 'LD-6.2',
  pass: 'LD-2.4',
  claim: 'LD-5.1',
  reply: 'LD-5.2',
  equal: 'LD-5.2',
  concede: 'LD-5.3',
  sacrifice: 'LD-4.5',
  rule: 'LV-3.2',
  correct: 'LV-3.1',
  'end-style': 'LV-3.1',
};

/** What is wrong with an action that answers an open question of the viewer. */
function whyNot(view: View, kind: Kind, action: Action): Clause | undefined {
  const side = view.viewer as Side;
  switch (action.type) {
    case 'deal':
      return fits(view, action) ? undefined : 'LD-1.4';
    case 'activate':
      return whyNotActivate(view, kind, side, action.locomotive);
    case 'call':
      return whyNotCall(view, action.statistic, action.target);
    case 'block':
      return dormantWith(view, side, view.contest!.statistic).includes(action.locomotive)
        ? undefined
        : 'LD-4.3';
    case 'swap':
      return view.markers[side] > 0 && isDormant(view, side, action.locomotive) ? undefined : 'LD-4.2';
    case 'rest':
      return kind === 'tie-break' ? whyNotSkip(view) : mayRest(view, side) ? undefined : 'LD-4.6';
    case 'detonate':
      return mayDetonate(view, side) ? undefined : 'LD-4.7';
    case 'knock-out':
      return whyNotAttack(view, kind, action.free === true);
    case 'reset':
      return mayReset(view) ? undefined : 'LD-6.2';
    case 'claim':
    case 'reply':
      return whyNotSpeak(view, action, side);
    case 'equal':
      return mayCorrect(view) ? undefined : 'LD-5.2';
    case 'sacrifice':
      return whyNotSacrifice(view, side, action.locomotive);
    case 'rule':
      return whyNotRule(action, view.viewer, othersOf(view));
    case 'end-style':
      return view.sequence && !view.sequence.identical ? undefined : 'LV-3.1';
    default:
      return undefined;
  }
}

const isDormant = ({ locomotives }: View, side: Side, at: number): boolean =>
  locomotives[side][at] === 'dormant';

/** Which clause asks for the activation, and whether this locomotive will do (LD-1.4, LD-3.1, LD-3.2, LD-4.5, LD-4.7, LD-5.6 to LD-5.8, LD-7.5). */
function whyNotActivate(view: View, kind: Kind, side: Side, at: number): Clause | undefined {
  if (kind === 'tie' || kind === 'tie-break')
    return dormantWith(view, side, view.contest!.statistic).includes(at) ? undefined : activationClause(view);
  const clause = activationClause(view);
  const will = isDormant(view, side, at) && (clause !== 'LD-7.5' || canCall(view, side, at));
  return will ? undefined : clause;
}

function whyNotCall(view: View, statistic: string, target: number | undefined): Clause | undefined {
  const { calling } = view;
  const opponent = other(calling);
  const callable =
    hasValue(view, calling, activeOf(view, calling)!, statistic) &&
    anyHas(view, opponent, statistic) &&
    !view.called.includes(statistic);
  if (!callable) return 'LD-2.1';
  const answering = activeOf(view, opponent)!;
  if (hasValue(view, opponent, answering, statistic, surelyHas))
    return target === undefined ? undefined : 'LD-2.2';
  // A foreign card may have a value or not.
  if (target === undefined && hasValue(view, opponent, answering, statistic)) return undefined;
  return target !== undefined && dormantWith(view, opponent, statistic).includes(target)
    ? undefined
    : 'LD-2.2';
}

/** LD-4.6: with an active and no dormant locomotive. */
export function mayRest(view: View, side: Side): boolean {
  return view.markers[side] > 0 && !hasDormant(view, side);
}

/** LD-4.7: far enough behind, once a game. */
export function mayDetonate({ markers, scores, detonated }: View, side: Side): boolean {
  return markers[side] > 0 && !detonated[side] && scores[other(side)] - scores[side] >= DETONATE_BEHIND;
}

/** LD-4.4: in the lead and more than ten points short of the threshold. */
export function mayAttack(view: View): boolean {
  const { calling, scores, markers } = view;
  const ahead = scores[calling] > scores[other(calling)];
  return markers[calling] > 0 && ahead && thresholdOf(view) - scores[calling] > KNOCK_OUT_SHORT;
}

/** A Rest on a tie wants a marker, and nothing to try with (LD-3.4). */
function whyNotSkip(view: View): Clause | undefined {
  if (view.markers[view.calling] === 0) return 'LD-3.4';
  return nothingToTry(view) ? undefined : 'LD-4.6';
}

function whyNotAttack(view: View, kind: Kind, free: boolean): Clause | undefined {
  if (kind === 'tie-break') {
    if (!free) return 'LD-4.4';
    return nothingToTry(view) ? undefined : 'LD-3.4';
  }
  if (free) return 'LD-3.4';
  return mayAttack(view) ? undefined : 'LD-4.4';
}

/** LD-6.2: all that the active locomotive could call is called, known zeros aside, and the record is not empty. */
export function mayReset(
  view: Sight & { readonly rosters: readonly (readonly { readonly rear: Rear | null }[])[] },
): boolean {
  const { calling, called } = view;
  if (called.length === 0) return false;
  const at = activeOf(view, calling)!;
  const values = view.rosters[calling]![at]!.rear?.values ?? {};
  for (const statistic of valid(view, calling, at, surelyHas))
    if (!called.includes(statistic) && values[statistic] !== 0) return false;
  return true;
}

/** What a claim must not repeat: a point that waits counts as accepted by the next one (LV-3.2). */
export function afterAcceptance({ sequence, calling }: View): Ledger {
  const { ledger, waiting } = sequence!;
  if (!waiting) return ledger;
  const side = waiting.turn === 'claim' ? calling : other(calling);
  return withVerdict(ledger, { text: waiting.text }, side, 'claimant');
}

function whyNotSpeak(view: View, point: StylePoint, side: Side): Clause | undefined {
  if ('text' in point && !view.box.rules.freeClaims) return 'LV-3.2';
  return isBarred(afterAcceptance(view), point, side) ? 'LV-4.2' : undefined;
}

/** LD-5.2: the correction exists only for a claim in free words that waits, at a table without a judge. */
export function mayCorrect({ sequence, box }: View): boolean {
  return !box.rules.judge && sequence?.waiting?.turn === 'claim';
}

function whyNotSacrifice(view: View, side: Side, at: number): Clause | undefined {
  const may = view.sequence!.fresh && view.markers[side] > 0 && isDormant(view, side, at);
  return may ? undefined : 'LD-4.5';
}

/** A deal fits if it leaves the first contestant as agreed and fills the empty places with different locomotives. */
function fits({ deal }: View, action: Extract<Action, { type: 'deal' }>): boolean {
  const { first, picks } = deal!;
  const { places, taken } = lots(picks);
  const { locomotives } = action;
  if (first !== 'coin' && first !== action.first) return false;
  const different = new Set([...locomotives, ...taken]).size === locomotives.length + new Set(taken).size;
  return locomotives.length === places && different && locomotives.every((id) => front(id) !== undefined);
}
