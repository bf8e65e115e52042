import type { Decision, Refusal } from '@turntable/engine';
import { front } from '@turntable/roster';
import { isBarred, whyNotRule, withVerdict, type Ledger, type StylePoint } from '../versus/index.ts';
import { hasValue, perhapsCalling, perhapsStuck, whyNotCall } from './calls.ts';
import { boostersOpen, mayMoveToStyle, mayTimeOut, skipLeader, whyNotChange } from './conditions.ts';
import { forbiddenByName } from './forbidden.ts';
import { lots } from './setup.ts';
import { locomotiveInUse, other, seatOf, teamOf } from './sides.ts';
import { othersOf } from './style.ts';
import type { Clause } from './clauses.ts';
import { KINDS, type Action, type Booster, type LocomotiveIndex, type Kind, type View } from './types.ts';

type Why = Refusal<Clause>;

/** Why the viewer may not play this, the one to cite first (docs/record.md); empty if they may. From the view alone. */
export function refusals(view: View, decision: Decision | undefined, action: Action): readonly Why[] {
  const actor = view.viewer === 'public' ? 'chance' : view.viewer;
  const open = decision && view.decisions.find(({ id }) => id === decision.id);
  const types: readonly string[] = open?.actors.includes(actor) ? KINDS[open.kind as Kind] : [];
  if (!types.includes(action.type)) {
    const clause = ownClause(view, action);
    // Calling is over for good, or claiming for whoever said that they have no more.
    const over =
      (clause === 'DH-8.1' && action.type === 'call') || (clause === 'DH-8.5' && action.type === 'claim');
    return [{ clause, with: filling(action, over ? 'over' : 'moment') }];
  }
  const clause = whyNot(view, action);
  return clause === undefined ? [] : [{ clause, with: filling(action, 'choice') }];
}

/** The clause of an action that has no place at this moment. */
function ownClause(view: View, action: Action): Clause {
  const byName = forbiddenByName(view, action);
  if (byName) return byName;
  return action.type === 'field' ? fieldClause(view) : OWN_CLAUSE[action.type];
}

function fieldClause({ phase, contest, called, vetoed }: View): Clause {
  if (phase === 'time-out') return 'DH-7.2';
  const callsMade = contest !== null || called.length > 0 || Object.keys(vetoed).length > 0;
  return callsMade ? 'DH-5.2' : 'DH-1.4';
}
const OWN_CLAUSE: Readonly<Record<Exclude<Action['type'], 'field'>, Clause>> = {
  deal: 'DH-1.3',
  call: 'DH-2.1',
  veto: 'DH-3.1',
  accept: 'DH-3.1',
  boost: 'DH-6.1',
  decline: 'DH-6.1',
  coin: 'DH-6.4',
  tag: 'DH-4.1',
  stand: 'DH-4.1',
  'time-out': 'DH-7.1',
  style: 'DH-8.1',
  'skip-style': 'DH-8.3',
  'hold-style': 'DH-8.3',
  claim: 'DH-8.4',
  pass: 'DH-8.5',
  rule: 'LV-3.2',
  correct: 'LV-3.1',
  'end-style': 'LV-3.1',
};

/** What is wrong with an action that answers an open question of the viewer. */
function whyNot(view: View, action: Action): Clause | undefined {
  switch (action.type) {
    case 'deal':
      return fits(view, action) ? undefined : 'DH-1.3';
    case 'field':
      return view.phase === 'calling' ? whyNotField(view, action.engine) : undefined;
    case 'call':
      return whyNotCallBy(view, action);
    case 'boost':
      return whyNotBoost(view, action.booster);
    case 'tag':
      return mayTag(view) ? undefined : 'DH-4.1';
    case 'time-out':
      // Whoever is asked may; the calling contestant, who is asked for a call, perhaps not.
      return typeof view.viewer === 'number' && mayTimeOut(view, teamOf(view.box.players, view.viewer))
        ? undefined
        : ownClause(view, action);
    case 'style':
      if (action.stuck) return perhapsStuck(view, view.calling) ? undefined : 'DH-8.2';
      return mayMoveToStyle(view) ? undefined : 'DH-8.1';
    case 'skip-style':
      return maySkip(view) ? undefined : 'DH-8.3';
    case 'claim':
      return whyNotClaim(view, action);
    case 'rule':
      return whyNotRule(action, view.viewer, othersOf(view));
    case 'end-style':
      return view.phase === 'style' ? undefined : 'LV-3.1';
    default:
      return undefined;
  }
}

/** A call by the contestant whose turn it is, or by whom a game kept by hand names (DH-2.6). */
function whyNotCallBy(view: View, action: Extract<Action, { type: 'call' }>): Clause | undefined {
  const { calling, box, viewer } = view;
  const due = { team: calling, engine: locomotiveInUse(view, calling) };
  const { team, engine: locomotive } = action.caller ?? due;
  const callers = action.caller ? [due, ...perhapsCalling(view, calling)] : [due];
  if (!callers.some((one) => one.team === team && one.engine === locomotive)) return 'DH-2.6';
  return seatOf(box.players, team, locomotive) === viewer
    ? whyNotCall(view, team, locomotive, action)
    : 'DH-2.1';
}

/** Before a call only the other locomotive may be announced (DH-5.2). */
function whyNotField(view: View, locomotive: LocomotiveIndex): Clause | undefined {
  const bar = locomotive === view.inUse[view.calling] ? 'DH-5.2' : whyNotChange(view);
  return bar === 'DH-5.2'
    ? (forbiddenByName(view, { type: 'field', engine: locomotive }) ?? fieldClause(view))
    : bar;
}

/** What fills the sentence of a refusal: what was wanted, and whether it is the moment that is wrong, or it is over. */
function filling(action: Action, why: 'moment' | 'choice' | 'over'): NonNullable<Why['with']> {
  if (action.type === 'call') return { why, statistic: `#statistic.${action.statistic}` };
  if (action.type === 'rule' && why === 'choice') return { why: 'deputy' };
  return action.type === 'boost' ? { why, booster: `#booster.${action.booster}` } : { why };
}

/** The team that the viewer, who is asked for a booster, plays for. */
const boosting = (view: View) => (view.phase === 'answer' ? view.calling : other(view.calling));

function whyNotBoost(view: View, booster: Booster): Clause | undefined {
  const team = boosting(view);
  if (view.phase === 'boost' && !boostersOpen(view)) return 'DH-6.1';
  if (!view.boosters[team].includes(booster)) return 'DH-6.3';
  if (booster === 'fifty-fifty') return undefined;
  const inUse = locomotiveInUse(view, team);
  const { statistic } = view.contest!;
  const has = (locomotive: LocomotiveIndex): boolean => hasValue(view, team, locomotive, statistic);
  return has(other(inUse)) && (booster === 'swap-orders' || has(inUse)) ? undefined : 'DH-6.5';
}
/** Whether the viewer, who is asked for a booster, may play this one (DH-6.1, DH-6.3, DH-6.5). */
export const mayBoost = (view: View, booster: Booster): boolean => whyNotBoost(view, booster) === undefined;

/** The opposing teammate can be tagged in only with a value (DH-4.1). */
export function mayTag(view: View): boolean {
  const team = other(view.calling);
  return hasValue(view, team, other(locomotiveInUse(view, team)), view.contest!.statistic);
}

/** The lead has to be there still; a correction may have taken it. */
export const maySkip = (view: View): boolean => view.leader !== null && skipLeader(view) === view.leader;

/** What a claim must not repeat: a claim that waits counts as accepted by it (LV-3.2). */
export function afterAcceptance({ box, style }: View): Ledger {
  const { ledger, waiting } = style!;
  return waiting
    ? withVerdict(ledger, { text: waiting.text }, teamOf(box.players, waiting.seat), 'claimant')
    : ledger;
}

function whyNotClaim(view: View, point: StylePoint): Clause | undefined {
  const { box, viewer } = view;
  if ('text' in point && !box.rules.freeClaims) return 'LV-3.2';
  const barred = isBarred(afterAcceptance(view), point, teamOf(box.players, viewer as number));
  return barred ? 'LV-4.2' : undefined;
}

/** A deal fits if it leaves the first team as agreed and fills the empty places with different locomotives. */
function fits({ deal }: View, action: Extract<Action, { type: 'deal' }>): boolean {
  const { first, picks } = deal!;
  const { places, taken } = lots(picks);
  const { engines: locomotives } = action;
  if (first !== 'coin' && first !== action.first) return false;
  const different = new Set([...locomotives, ...taken]).size === locomotives.length + new Set(taken).size;
  return locomotives.length === places && different && locomotives.every((id) => front(id) !== undefined);
}
