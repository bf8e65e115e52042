import type { Decision } from '@turntable/engine';
import { FRONTS } from '@turntable/roster';
import { claimableFeatures } from '../versus/index.ts';
import { afterAcceptance, mayAttack, mayCorrect, mayDetonate, mayReset, mayRest } from './refusals.ts';
import { nothingToTry } from './forbidden.ts';
import { activeOf, canCall, dormantOf, dormantWith, hasValue, valid } from './roundhouse.ts';
import { lots } from './setup.ts';
import { SIDES, other, type Action, type Kind, type Side, type View } from './types.ts';
import { DOME_VERDICTS } from './verdicts.ts';

/** Legal answers of the viewer, lazily; nothing for who is not asked. A point in free words is listed once, empty. */
export function* legalActions(view: View, decision: Decision): Generator<Action, void> {
  const actor = view.viewer === 'public' ? 'chance' : view.viewer;
  if (!decision.actors.includes(actor) || !view.decisions.some((open) => open.id === decision.id)) return;
  const side = actor as Side;
  switch (decision.kind as Kind) {
    case 'deal':
      return yield* deals(view);
    case 'activate':
      for (const locomotive of dormantOf(view, side))
        if ((view.due[0]?.clause ?? 'LD-7.5') !== 'LD-7.5' || canCall(view, side, locomotive))
          yield { type: 'activate', locomotive };
      return;
    case 'between':
      yield* betweenCalls(view, side);
      return yield { type: 'pass' };
    case 'call':
      yield* calls(view);
      if (mayAttack(view)) yield { type: 'knock-out' };
      yield* betweenCalls(view, side);
      if (mayReset(view)) yield { type: 'reset' };
      return;
    case 'answer':
      yield { type: 'answer' };
      for (const locomotive of dormantWith(view, side, view.contest!.statistic))
        yield { type: 'block', locomotive };
      return;
    case 'tie':
      for (const locomotive of dormantWith(view, side, view.contest!.statistic))
        yield { type: 'activate', locomotive };
      return yield { type: 'stand' };
    case 'tie-break':
      for (const locomotive of dormantWith(view, side, view.contest!.statistic))
        yield { type: 'activate', locomotive };
      if (!nothingToTry(view)) return;
      if (view.markers[side] > 0) yield { type: 'rest' };
      return yield { type: 'knock-out', free: true };
    case 'claim':
      yield* points(view, side, 'claim');
      return yield { type: 'concede' };
    case 'reply':
      yield* points(view, side, 'reply');
      if (mayCorrect(view)) yield { type: 'equal' };
      yield { type: 'concede' };
      return yield* sacrifices(view, side);
    case 'sacrifice':
      return yield* sacrifices(view, side);
    case 'identical':
      yield* sacrifices(view, side);
      return yield { type: 'pass' };
    case 'rule':
      for (const verdict of DOME_VERDICTS) yield { type: 'rule', verdict };
      return;
    case 'judge':
      if (view.sequence && !view.sequence.identical) yield { type: 'end-style' };
  }
}

/** Markers that either contestant may spend between calls (LD-4.2, LD-4.6, LD-4.7). */
function* betweenCalls(view: View, side: Side): Generator<Action, void> {
  if (view.markers[side] > 0)
    for (const locomotive of dormantOf(view, side)) yield { type: 'swap', locomotive };
  if (mayRest(view, side)) yield { type: 'rest' };
  if (mayDetonate(view, side)) yield { type: 'detonate' };
}

/** Every statistic that may be called, with each target where one is needed (LD-2.1, LD-2.2). */
function* calls(view: View): Generator<Action, void> {
  const { calling, called } = view;
  const opponent = other(calling);
  const gone = new Set(called);
  const answering = activeOf(view, opponent)!;
  for (const statistic of valid(view, calling, activeOf(view, calling)!)) {
    if (gone.has(statistic)) continue;
    if (hasValue(view, opponent, answering, statistic)) yield { type: 'call', statistic };
    else
      for (const target of dormantWith(view, opponent, statistic)) yield { type: 'call', statistic, target };
  }
}

function* points(view: View, side: Side, type: 'claim' | 'reply'): Generator<Action, void> {
  for (const feature of claimableFeatures(afterAcceptance(view), side)) yield { type, feature };
  if (view.box.rules.freeClaims) yield { type, text: '' };
}

function* sacrifices(view: View, side: Side): Generator<Action, void> {
  if (!view.sequence!.fresh || view.markers[side] === 0) return;
  for (const locomotive of dormantOf(view, side)) yield { type: 'sacrifice', locomotive };
}

/** Every deal: who calls first, and different locomotives for the places left empty. */
function* deals(view: View): Generator<Action, void> {
  const { first, picks } = view.deal!;
  const { places, taken } = lots(picks);
  for (const side of SIDES)
    if (first === 'coin' || first === side)
      for (const locomotives of drawings(places, taken)) yield { type: 'deal', first: side, locomotives };
}

function* drawings(count: number, taken: readonly string[]): Generator<string[], void> {
  if (count === 0) return yield [];
  for (const { id } of FRONTS)
    if (!taken.includes(id)) for (const rest of drawings(count - 1, [...taken, id])) yield [id, ...rest];
}
