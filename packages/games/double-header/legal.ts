import type { Decision } from '@turntable/engine';
import { FRONTS } from '@turntable/roster';
import { claimableFeatures, VERDICTS } from '../versus/index.ts';
import { callable } from './calls.ts';
import { mayMoveToStyle, mayTimeOut, whyNotChange } from './conditions.ts';
import { lots } from './setup.ts';
import { afterAcceptance, mayBoost, maySkip, mayTag } from './refusals.ts';
import { locomotiveInUse, other, teamOf } from './sides.ts';
import { BOOSTERS, COINS, LOCOMOTIVE_INDICES, TEAMS, type Action, type Kind, type View } from './types.ts';

/** Legal answers of the viewer, lazily; nothing for who is not asked. A claim in free words is listed once, empty. */
export function* legalActions(view: View, decision: Decision): Generator<Action, void> {
  const actor = view.viewer === 'public' ? 'chance' : view.viewer;
  if (!decision.actors.includes(actor) || !view.decisions.some((open) => open.id === decision.id)) return;
  switch (decision.kind as Kind) {
    case 'deal':
      return yield* deals(view);
    case 'field':
      for (const locomotive of LOCOMOTIVE_INDICES) yield { type: 'field', engine: locomotive };
      return;
    case 'call':
      return yield* calls(view);
    case 'veto':
      yield { type: 'veto' };
      return yield { type: 'accept' };
    case 'boost':
    case 'answer':
      for (const booster of BOOSTERS) if (mayBoost(view, booster)) yield { type: 'boost', booster };
      return yield { type: 'decline' };
    case 'coin':
      for (const result of COINS) yield { type: 'coin', result };
      return;
    case 'tag':
      if (mayTag(view)) yield { type: 'tag' };
      return yield { type: 'stand' };
    case 'time-out':
      yield { type: 'time-out' };
      return yield { type: 'pass' };
    case 'skip-style':
      if (maySkip(view)) yield { type: 'skip-style' };
      return yield { type: 'hold-style' };
    case 'speak':
      return yield* speeches(view);
    case 'rule':
      for (const verdict of VERDICTS) yield { type: 'rule', verdict };
      return;
    case 'judge':
      return yield* judgements(view);
  }
}

/** What the calling contestant may do: call; before that change (DH-5.2), or a Time Out (DH-7.1); or move to style points (DH-8.1). */
function* calls(view: View): Generator<Action, void> {
  const { calling } = view;
  const locomotive = locomotiveInUse(view, calling);
  for (const statistic of callable(view, calling, locomotive)) yield { type: 'call', statistic };
  if (!whyNotChange(view)) yield { type: 'field', engine: other(locomotive) };
  if (mayTimeOut(view, calling)) yield { type: 'time-out' };
  if (mayMoveToStyle(view)) yield { type: 'style' };
}

function* speeches(view: View): Generator<Action, void> {
  const { box, viewer } = view;
  if (typeof viewer !== 'number') return;
  const features = claimableFeatures(afterAcceptance(view), teamOf(box.players, viewer));
  for (const feature of features) yield { type: 'claim', feature };
  if (box.rules.freeClaims) yield { type: 'claim', text: '' };
  yield { type: 'pass' };
}

/** What the judge may always do; a correction stands for any. */
function* judgements(view: View): Generator<Action, void> {
  if (view.phase === 'style') yield { type: 'end-style' };
}

/** Every deal: who goes first, and different locomotives for the places left empty. */
function* deals(view: View): Generator<Action, void> {
  const { first, picks } = view.deal!;
  const { places, taken } = lots(picks);
  for (const team of TEAMS)
    if (first === 'coin' || first === team)
      for (const locomotives of drawings(places, taken))
        yield { type: 'deal', first: team, engines: locomotives };
}

function* drawings(count: number, taken: readonly string[]): Generator<string[], void> {
  if (count === 0) return yield [];
  for (const { id } of FRONTS)
    if (!taken.includes(id)) for (const rest of drawings(count - 1, [...taken, id])) yield [id, ...rest];
}
