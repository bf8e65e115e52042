import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quickRng, type Rng, type Seat } from '@turntable/engine';
import { sample, where, type Table } from '@turntable/testkit/sample.ts';
import { shapeOf, trainOf } from './cards.ts';
import { lokoMoto } from './index.ts';
import { FULL_TABLES, OPTIONS, SMALL_TABLES } from './trial.node.ts';
import {
  builtBy,
  FREE,
  isReserved,
  reservedBy,
  type Action,
  type LokoMoto,
  type Point,
  type State,
} from './types.ts';

type Pair = readonly [string, string];
type Segment = readonly [Point, Point];
type Buy = Extract<Action, { type: 'buy' }>;

/** Stations of a section: its id is theirs. */
const ends = (section: string): Pair => section.split('-') as unknown as Pair;
const sectionStateOf = ({ box, lines }: State, id: string): number | undefined =>
  lines[box.sheet.sections.findIndex((pair) => pair.join('-') === id)];

/** Whether every section is reached from the first over stations of the set (LM-3.1). */
function joined(sections: readonly string[]): boolean {
  const reached = new Set(ends(sections[0]!));
  let left = sections.slice(1);
  for (let before = -1; before !== left.length;) {
    before = left.length;
    left = left.filter((section) => {
      const at = ends(section);
      if (!at.some((station) => reached.has(station))) return true;
      for (const station of at) reached.add(station);
      return false;
    });
  }
  return left.length === 0;
}

/** Whether a pen can run along each section once without being lifted, found by trying (LM-8.1). */
function drawable(sections: readonly string[]): boolean {
  const on = (station: string, left: readonly string[]): boolean =>
    left.length === 0 ||
    left.some((section) => {
      const [a, b] = ends(section);
      if (station !== a && station !== b) return false;
      return on(station === a ? b : a, left.toSpliced(left.indexOf(section), 1));
    });
  return sections.flatMap(ends).some((station) => on(station, sections));
}

/** Whether the pattern lies in the set, turned and moved, never mirrored (LM-3.5). */
function contains({ box }: State, pattern: readonly Segment[], sections: readonly string[]): boolean {
  const points = new Map(box.sheet.stations.map(({ id, at }) => [id, at]));
  const own = sections.map((section) => ends(section).map((id) => points.get(id)!) as unknown as Segment);
  const key = ([a, b]: Segment): string => [a, b].map(String).sort().join(' ');
  const drawn = new Set(own.map(key));
  const triangular = box.sheet.lattice === 'triangular';
  let turned = pattern;
  for (let turn = 0; turn < (triangular ? 6 : 4); turn++) {
    turned = turned.map(
      (segment) => segment.map(([q, r]): Point => (triangular ? [-r, q + r] : [-r, q])) as never,
    );
    const [q, r] = turned[0]![0];
    for (const [x, y] of own.flat()) {
      const moved = turned.map(
        (segment) => segment.map((point): Point => [point[0] + x - q, point[1] + y - r]) as never,
      );
      if (moved.every((segment) => drawn.has(key(segment)))) return true;
    }
  }
  return false;
}

/** The clause that forbids an action: the rows of docs/record.md in their order, written from them and not from `refusals`. */
function cited(state: State, seat: Seat, action: Action): string {
  const free = state.lines.filter((line) => line === FREE).length;
  const isFree = (section: string): boolean => sectionStateOf(state, section) === FREE;
  if (state.phase === 'over') return 'LM-5.1';
  if (seat !== state.turn) return 'LM-1.4';
  if ((state.phase === 'opening') !== (action.type === 'close')) return 'LM-6.1';
  if (action.type === 'close') return isFree(action.section) ? 'legal' : 'LM-6.1';
  if (action.type === 'build')
    return isFree(action.section) || sectionStateOf(state, action.section) === reservedBy(seat)
      ? 'legal'
      : 'LM-2.3';
  if (action.type === 'reserve') {
    const { sections } = action;
    const two = sections.length === 2 && sections[0] !== sections[1];
    const last = sections.length === 1 && free === 1;
    return (two || last) && sections.every(isFree) ? 'legal' : 'LM-2.1';
  }
  if (action.type === 'buy') return citedOf(state, seat, action);
  return 'LM-1.2';
}
function citedOf(state: State, seat: Seat, { train, sections, shape }: Buy): string {
  const { box } = state;
  if (!state.market.includes(train)) return 'LM-3.1';
  if (sections.some((id) => isReserved(sectionStateOf(state, id) ?? FREE))) return 'LM-2.6';
  if (sections.length === 0 || new Set(sections).size < sections.length) return 'LM-3.1';
  if (sections.some((id) => sectionStateOf(state, id) !== builtBy(seat)) || !joined(sections))
    return 'LM-3.1';
  if (box.advanced && !drawable(sections)) return 'LM-8.1';
  if (shape !== null && ![...state.faceUp, ...state.hands[seat]!.secret].includes(shape)) return 'LM-3.4';
  const { price } = trainOf(box, train);
  if (sections.length < price || (sections.length > price && shape === null)) return 'LM-3.2';
  if (shape === null) return 'legal';
  const { pattern } = shapeOf(box, shape);
  if (!contains(state, pattern, sections)) return 'LM-3.5';
  if (sections.length === price) return 'legal';
  const faceUp = state.market.filter((id) => id !== null).map((id) => trainOf(box, id).price);
  return sections.length !== pattern.length || faceUp.includes(pattern.length) ? 'LM-3.6' : 'legal';
}

/** Actions of every kind, most of them nearly legal: own sections that hang together, then one thing changed. */
function* tries(state: State, seat: Seat, rng: Rng): Generator<Action> {
  const ids = state.box.sheet.sections.map((pair) => pair.join('-'));
  const one = <Item>(of: readonly Item[]): Item => of[rng.below(of.length)]!;
  const kinds = [
    FREE,
    builtBy(seat),
    reservedBy(seat),
    ...state.hands.flatMap((_, s) => [builtBy(s), reservedBy(s)]),
  ];
  const section = (): string => {
    const kind = one(kinds);
    const of = ids.filter((_, i) => state.lines[i] === kind);
    return of.length === 0 || rng.below(6) === 0 ? one([...ids, 'nowhere-no']) : one(of);
  };
  for (const type of ['build', 'close'] as const) yield { type, section: section() };
  for (const most of [0, 1, 2, 2, 3])
    yield { type: 'reserve', sections: Array.from({ length: most }, section) };
  const own = ids.filter((_, i) => state.lines[i] === builtBy(seat));
  const { box, faceUp, hands, market } = state;
  const trains = [...market.filter((id) => id !== null), ...market.filter((id) => id !== null)];
  const shapes = [...faceUp, null, ...hands[seat]!.secret];
  for (let i = 0; i < 10; i++) {
    const set: string[] = own.length > 0 ? [one(own)] : [];
    for (let size = rng.below(8); size > 0 && set.length > 0; size--) {
      const near = own.filter(
        (id) => !set.includes(id) && ends(id).some((at) => set.flatMap(ends).includes(at)),
      );
      if (near.length > 0) set.push(one(near));
    }
    if (rng.below(8) === 0) set.push(section());
    const train = rng.below(8) > 0 && trains.length > 0 ? one(trains) : one(box.trains).id;
    const shape = rng.below(6) > 0 ? one(shapes) : one(box.shapes).id;
    yield { type: 'buy', train, sections: set, shape };
  }
  // What a claimed shape needs and nothing more, for each train (LM-3.6).
  for (const action of lokoMoto.legalActions(lokoMoto.view(state, seat), lokoMoto.decisions(state)[0]!)) {
    if (action.type !== 'buy' || rng.below(9) > 0) continue;
    for (const train of trains) yield { ...action, train };
    for (const shape of shapes) yield { ...action, shape };
    yield { ...action, sections: action.sections.slice(1) };
    yield { ...action, sections: [...action.sections, section()] };
    if (rng.below(3) === 0) return;
  }
}

const ROWS = 'LM-5.1 LM-1.4 LM-6.1 LM-2.1 LM-2.3 LM-2.6 LM-3.1 LM-8.1 LM-3.4 LM-3.2 LM-3.5 LM-3.6 legal'.split(' '); // prettier-ignore

test('LM-2.4 at every moment of random games each action cites the first clause of the record’s table that forbids it', () => {
  const counts = new Map<string, number>();
  const tables: readonly Table<LokoMoto>[] = [...SMALL_TABLES, ...FULL_TABLES];
  for (const [i, table] of tables.entries()) {
    const game = sample(lokoMoto, table, 31 + i, { ...OPTIONS, most: 300 });
    const rng = quickRng(i);
    for (const [n, { state, decisions }] of game.moments.entries()) {
      if (state.phase === 'deal') continue;
      for (const seat of [state.turn, rng.below(table.seats)])
        for (const action of tries(state, seat, rng)) {
          const [why] = lokoMoto.refusals(lokoMoto.view(state, seat), decisions[0], action);
          const expected = cited(state, seat, action);
          assert.equal(
            why?.clause ?? 'legal',
            expected,
            `${where(game, n)}, seat ${seat}: ${JSON.stringify(action)}`,
          );
          counts.set(expected, (counts.get(expected) ?? 0) + 1);
        }
    }
  }
  for (const row of ROWS) assert.ok((counts.get(row) ?? 0) >= 20, `${row}: ${counts.get(row) ?? 0} tries`);
});
