import { FREE, INKED, isBuilt, isReserved, ownerOf, PILES, TO_CLOSE, type State } from './types.ts';
import type { Clause } from './clauses.ts';
import { dealtShapes, pileOf, shapeOf, trainOf } from './cards.ts';
import { MARKET } from './setup.ts';
import { topology } from './topology.ts';

/** The clauses that a state after the deal breaks: nothing comes from nowhere, nothing is lost, nobody is out of turn. */
export function audit(state: State): readonly Clause[] {
  const broken = new Set<Clause>();
  const check = (clause: Clause, holds: boolean): void => {
    if (!holds) broken.add(clause);
  };
  if (state.phase === 'deal') return [];
  auditCards(state, check);
  auditMap(state, check);
  auditHands(state, check);
  const { box, turn, starter, moves } = state;
  check('LM-1.1', state.hands.length === box.players);
  check('LM-1.4', box.starters.includes(starter) && turn === (starter + moves - 1) % box.players);
  return [...broken];
}

type Check = (clause: Clause, holds: boolean) => void;

const same = (a: readonly string[], b: readonly string[]): boolean =>
  [...a].sort().join() === [...b].sort().join();

/** Every train and every dealt shape is in exactly one place, and what was turned up is on the table or won. */
function auditCards(state: State, check: Check): void {
  const { box, hands, turned } = state;
  const market = state.market.filter((id) => id !== null);
  const bought = hands.flatMap((hand) => hand.trains);
  const trains = box.trains.map((t) => t.id);
  check('LM-1.2', state.market.length === MARKET && same([...market, ...bought, ...state.trainPile], trains));
  check('LM-3.8', same(turned.trains, [...market, ...bought]));
  check('LM-3.8', market.length === MARKET || state.trainPile.length === 0);
  dealtShapes(box).forEach((dealt, pile) => {
    const here = (id: string): boolean => pileOf(shapeOf(box, id).points) === pile;
    const claimed = hands.flatMap((hand) => hand.shapes).filter(here);
    const secret = hands.flatMap((hand) => hand.secret).filter(here);
    const up = state.faceUp[pile] ?? null;
    const isSecret = box.hiddenAgendas && pile > 0;
    const open = up === null ? [] : [up];
    check('LM-1.3', same([...claimed, ...secret, ...open, ...state.shapePiles[pile]!], dealt));
    check('LM-3.8', same(turned.shapes[pile]!, isSecret ? open : [...claimed, ...open]));
    check('LM-7.1', isSecret ? up === null : secret.length === 0);
    check('LM-3.8', isSecret || up !== null || state.shapePiles[pile]!.length === 0);
  });
}

/** Sections are what they can be; the game goes on exactly while one is free; ink was paid for or closed. */
function auditMap(state: State, check: Check): void {
  const { box, lines, hands } = state;
  const count = (test: (line: number) => boolean): number => lines.filter(test).length;
  check('LM-2.3', lines.length === box.sheet.sections.length);
  check(
    'LM-2.3',
    lines.every((line) => line === FREE || line === INKED || isReserved(line) || isBuilt(line)),
  );
  check(
    'LM-2.3',
    lines.every((line) => (ownerOf(line) ?? 0) < box.players),
  );
  check('LM-5.1', state.free === count((line) => line === FREE));
  check('LM-5.1', (state.phase === 'over') === (state.free === 0));
  check('LM-6.1', state.toClose >= 0 && (box.players === 2 || state.toClose === 0));
  check('LM-6.1', state.phase !== 'opening' || state.toClose > 0);
  check('LM-6.1', state.phase !== 'main' || state.toClose === 0);
  const closed = box.players === 2 ? TO_CLOSE - state.toClose : 0;
  const inked = count((line) => line === INKED) - closed;
  const prices = sum(hands.flatMap((hand) => hand.trains).map((id) => trainOf(box, id).price));
  const sizes = sum(hands.flatMap((hand) => hand.shapes).map((id) => shapeOf(box, id).pattern.length));
  check('LM-3.2', inked >= prices && inked <= prices + sizes);
  auditInk(state, closed, check);
}

/** Whose purchase inked what: each seat paid at least the prices of its trains, and nobody paid with what was closed. */
function auditInk({ box, lines, inkedBy, hands }: State, closed: number, check: Check): void {
  const { ids } = topology(box.sheet);
  const paid = hands.map(() => 0);
  let unpaid = 0;
  lines.forEach((line, at) => {
    const by = inkedBy[ids[at]!];
    if (by === undefined) unpaid += line === INKED ? 1 : 0;
    else if (line === INKED && by < hands.length) paid[by]! += 1;
    else check('LM-2.3', false);
  });
  check('LM-6.1', unpaid === closed);
  hands.forEach(({ trains, shapes }, seat) => {
    const prices = sum(trains.map((id) => trainOf(box, id).price));
    const sizes = sum(shapes.map((id) => shapeOf(box, id).pattern.length));
    check('LM-3.2', paid[seat]! >= prices && paid[seat]! <= prices + sizes);
  });
}

/** One shape a train; with hidden agendas one secret card of 2 and of 3 points each, claimed or not; no asterisk if advanced. */
function auditHands({ box, hands }: State, check: Check): void {
  for (const hand of hands) {
    const ids = [...hand.shapes, ...hand.secret];
    check('LM-3.4', hand.shapes.length <= hand.trains.length);
    if (box.hiddenAgendas)
      for (const points of PILES.slice(1))
        check('LM-7.1', ids.filter((id) => shapeOf(box, id).points === points).length === 1);
    else check('LM-7.1', hand.secret.length === 0);
    check(
      'LM-8.2',
      ids.every((id) => dealtShapes(box).flat().includes(id)),
    );
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
