import type { Refusal, Seat } from '@turntable/engine';
import { containsPattern, trainOf } from '@turntable/games/loko-moto/cards.ts';
import { availableShapes, type Buy } from '@turntable/games/loko-moto/purchases.ts';
import { builtBy, type Action, type Shape, type View } from '@turntable/games/loko-moto/types.ts';
import type { Purchase } from './plan.ts';

/** The rules: why an action may not be played now; empty if it may. */
export type Judge = (action: Action) => readonly Refusal[];

/** A shape card that lies in the chosen lines, and whether the rules let it go along with this purchase. */
interface Claim {
  readonly shape: Shape;
  readonly legal: boolean;
}
/** What is known about a purchase while it is put together. */
export interface Assessment {
  /** Sections chosen, and own built ones that would stay. */
  readonly count: number;
  readonly left: number;
  /** Of the chosen train; null before one is chosen. */
  readonly price: number | null;
  /** Every available shape card that lies in the chosen lines, or that makes this purchase legal. */
  readonly claims: readonly Claim[];
  /** Whether it may also be bought without a shape card. */
  readonly plain: boolean;
  /** The shape card that goes along: the chosen one if it may, else the best one, else none. */
  readonly shape: string | null;
  /** The purchase, if it may be confirmed. */
  readonly action: Buy | undefined;
  /** Why not, if it may not; empty while no train is chosen. */
  readonly refusals: readonly Refusal[];
  /** How the score would change; 0 while no train is chosen. */
  readonly gain: number;
}

/** Judges a purchase by the rules. `ids` names the sections. */
export function assess(
  view: View,
  buyer: Seat,
  plan: Purchase,
  ids: readonly string[],
  judge: Judge,
): Assessment {
  const sections = plan.sections.map((s) => ids[s]!);
  const built = view.lines.filter((line) => line === builtBy(buyer)).length;
  const available = availableShapes(view, buyer);
  const contained = (shape: Shape): boolean => containsPattern(view.box.sheet, shape, plan.sections);
  const base = { count: sections.length, left: built - sections.length };
  if (plan.train === null) {
    const claims = available.filter(contained).map((shape) => ({ shape, legal: false }));
    return {
      ...base,
      price: null,
      claims,
      plain: false,
      shape: null,
      action: undefined,
      refusals: [],
      gain: 0,
    };
  }
  const train = trainOf(view.box, plan.train);
  const buy = (shape: string | null): Buy => ({ type: 'buy', train: train.id, sections, shape });
  const without = judge(buy(null));
  const claims = available
    .map((shape): Claim => ({ shape, legal: judge(buy(shape.id)).length === 0 }))
    .filter(({ shape, legal }) => legal || contained(shape));
  const legal = claims.filter((claim) => claim.legal).sort((a, b) => b.shape.points - a.shape.points);
  const plain = without.length === 0;
  const wished = plan.shape;
  const chosen =
    wished === null && plain ? undefined : (legal.find(({ shape }) => shape.id === wished) ?? legal[0]);
  const fine = plain || chosen !== undefined;
  return {
    ...base,
    price: train.price,
    claims,
    plain,
    shape: chosen?.shape.id ?? null,
    action: fine ? buy(chosen?.shape.id ?? null) : undefined,
    refusals: fine ? [] : without,
    gain: train.price + train.bonus + (chosen?.shape.points ?? 0) + sections.length,
  };
}
