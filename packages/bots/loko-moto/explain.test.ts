import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyedRng, type AnyGame, type Message } from '@turntable/engine';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import { placements } from '@turntable/games/loko-moto/cards.ts';
import { isAsterisked } from '@turntable/games/loko-moto/lattice.ts';
import { TRIANGULAR_SHAPES } from '@turntable/games/loko-moto/shapes.triangular.ts';
import { STANDARD } from '@turntable/games/loko-moto/sheets/standard.ts';
import { topology } from '@turntable/games/loko-moto/topology.ts';
import {
  builtBy,
  FREE,
  INKED,
  reservedBy,
  type Action,
  type SectionState,
  type State,
  type View,
} from '@turntable/games/loko-moto/types.ts';
import { tell } from '@turntable/messages';
import { playMatch } from '../arena.node.ts';
import { explainLokoMoto } from './explain.ts';

const MOST = 200;

test('two purchases that differ in anything differ in words, in every language', () => {
  const game = lokoMoto as unknown as AnyGame;
  const setup = lokoMoto.host({ sheet: 'small' }, 2);
  const match = { setup, players: ['easy', 'medium'] as const, seed: 'words', timer: () => () => true };
  const { log } = playMatch({ game, ...match });
  let state = game.start(setup);
  let several = 0;
  for (const entry of log) {
    if (entry.action.type === 'buy') {
      const decision = game.decisions(state)[0]!;
      const view = game.view(state, Number(entry.actor)) as unknown as View;
      const words = explainLokoMoto(view, decision);
      const different = new Map<string, Set<string>>();
      let count = 0;
      for (const action of lokoMoto.legalActions(view, decision)) {
        if (action.type !== 'buy') continue;
        const move = { ...action, sections: action.sections.toSorted() };
        const { move: said } = words(action);
        for (const locale of ['en', 'hu'] as const) {
          const text = `${locale} ${tell({ locale, names: [] }, said, 0)}`;
          different.set(text, (different.get(text) ?? new Set()).add(JSON.stringify(move)));
        }
        if (++count === MOST) break;
      }
      if (count > 1) several++;
      for (const [text, moves] of different) assert.equal(moves.size, 1, text);
    }
    state = game.apply(state, entry).state;
  }
  assert.ok(several >= 3, `${several} purchases with several ways`);
});

interface Cards {
  /** Of the only train. */
  readonly price: number;
  /** The only shape card, of those for 1 point. */
  readonly shape?: string;
  readonly options?: object;
}

/** A dealt game in which the lines are these, no other cards are to be had, and seat 0 is to move. */
function stateWith({ price, shape, options }: Cards, line: (section: number) => SectionState): State {
  const start = lokoMoto.start(lokoMoto.host({ sheet: 'standard', starters: [0], ...options }, 3));
  const deal = lokoMoto.decisions(start)[0]!;
  const action = lokoMoto.draw(start, deal, keyedRng('explain', 0));
  const { state } = lokoMoto.apply(start, { decision: deal.id, actor: 'chance', action });
  const lines = sections.map(line);
  const market = [state.box.trains.find((train) => train.price === price)!.id, null, null, null, null, null];
  const free = lines.filter((each) => each === FREE).length;
  return { ...state, lines, free, market, faceUp: [shape ?? null, null, null] };
}

const { touching, ids, ends } = topology(STANDARD);
const sections = [...ids.keys()];
const OWN = builtBy(0);

/** Why seat 0 would do that. */
function reasonOf(state: State, action: Action): Message {
  const [decision] = lokoMoto.decisions(state);
  return explainLokoMoto(lokoMoto.view(state, 0), decision!)(action).reason;
}
const building = (section: number): Action => ({ type: 'build', section: ids[section]! });

/** In how many more turns seat 0 is told to have the train after building a section; nothing where another reason is told. */
function turnsTold(state: State, section: number): unknown {
  const { key, values = {} } = reasonOf(state, building(section));
  return key === 'hint.loko-moto.why-build' ? values['turns'] : undefined;
}

/** So many sections that hang together, a section that touches them, and one that neither touches. */
function grouped(count: number): { group: number[]; next: number; far: number } {
  const group = [0];
  const beside = (): number[] =>
    group.flatMap((each) => touching[each]!.filter((one) => !group.includes(one)));
  while (group.length < count) group.push(beside()[0]!);
  const near = new Set([...group, ...beside()].flatMap((each) => [each, ...touching[each]!]));
  return { group, next: beside()[0]!, far: sections.find((each) => !near.has(each))! };
}

test('LM-3.1 a build serves a train if it joins the lines that will pay for it, and these do not suffice yet', () => {
  const { group, next, far } = grouped(8);
  const beside = touching[far]!.find((each) => !group.some((one) => touching[one]!.includes(each)))!;
  const told = (price: number, section: number): unknown =>
    turnsTold(
      stateWith({ price }, (each) => (group.includes(each) || each === far ? OWN : FREE)),
      section,
    );
  assert.equal(told(9, next), 1);
  assert.equal(told(9, beside), undefined, 'the group there has two lines');
  assert.equal(told(8, next), undefined, 'it can be bought at once');
});

test('a train that is named like a seat or a key is told by its name', () => {
  const { group, next } = grouped(2);
  for (const name of ['@1', '=5 power', '#424.247']) {
    const state = stateWith({ price: 3 }, (each) => (group.includes(each) ? OWN : FREE));
    const trains = state.box.trains.map((train) => ({ ...train, name }));
    const named: State = { ...state, box: { ...state.box, trains } };
    const [decision] = lokoMoto.decisions(named);
    const words = explainLokoMoto(lokoMoto.view(named, 0), decision!);
    const built = group.map((section) => ids[section]!);
    const buy: Action = { type: 'buy', train: named.market[0]!, sections: built, shape: null };
    for (const message of [words(buy).move, words(building(next)).reason]) {
      const text = tell({ locale: 'en', names: ['Ada', 'Béla', 'Csilla'] }, message, 0);
      assert.ok(text.includes(name), text);
    }
  }
});

test('a build serves no train for which the lines that can still be joined to it are too few', () => {
  const { group, next } = grouped(2);
  const around = new Set([...group, next].flatMap((each) => touching[each]!));
  const line = (each: number): SectionState =>
    group.includes(each) ? OWN : each === next || !around.has(each) ? FREE : INKED;
  assert.equal(turnsTold(stateWith({ price: 3 }, line), next), 1);
  assert.equal(turnsTold(stateWith({ price: 5 }, line), next), undefined);
});

test('LM-8.1 a build serves no train if no stroke will draw the lines', () => {
  const [next, ...star] = STANDARD.stations
    .map((_, station) => sections.filter((each) => ends[each]!.includes(station)))
    .find((meeting) => meeting.length === 5)!;
  const around = new Set([next!, ...star].flatMap((each) => touching[each]!));
  const line = (each: number): SectionState =>
    star.includes(each) ? OWN : each === next || !around.has(each) ? FREE : INKED;
  assert.equal(turnsTold(stateWith({ price: 5 }, line), next!), 1);
  assert.equal(turnsTold(stateWith({ price: 5, options: { advanced: true } }, line), next!), undefined);
});

test('a line is needed by somebody whose cards come later without it', () => {
  const triangle = TRIANGULAR_SHAPES.find(({ id }) => id === 'triangle')!;
  const [first, ...others] = placements(STANDARD, triangle).map(({ sections }) => sections);
  const apart = others.find((each) => each.every((a) => first!.every((b) => !touching[a]!.includes(b))))!;
  const far = sections.findLast((each) => ![...first!, ...apart].includes(each))!;
  const told = (theirs: readonly number[]): string => {
    const state = stateWith({ price: 3, shape: 'triangle' }, (each) =>
      theirs.includes(each) ? builtBy(1) : FREE,
    );
    return reasonOf(state, { type: 'reserve', sections: [ids[first![0]!]!, ids[far]!] }).key;
  };
  assert.equal(told(first!.slice(1)), 'hint.loko-moto.why-block');
  assert.notEqual(told([...first!.slice(1), ...apart.slice(1)]), 'hint.loko-moto.why-block');
});

test('LM-6.1 closing a section is told by the places of shapes that lie on free sections alone', () => {
  for (const advanced of [false, true]) {
    const setup = lokoMoto.host({ sheet: 'standard', advanced }, 2);
    let state = lokoMoto.start(setup);
    const closed: number[] = [];
    for (let n = 0; n < 12; n++) {
      const decision = lokoMoto.decisions(state)[0]!;
      const actor = decision.actors[0]!;
      if (actor === 'chance') {
        const action = lokoMoto.draw(state, decision, keyedRng('closing', n));
        state = lokoMoto.apply(state, { decision: decision.id, actor, action }).state;
        continue;
      }
      const view = lokoMoto.view(state, Number(actor));
      const shapes = view.box.shapes.filter((shape) => !advanced || !isAsterisked(shape.pattern));
      const all = shapes.flatMap((shape) => placements(STANDARD, shape).map(({ sections: place }) => place));
      const open = all.filter((place) => place.every((each) => !closed.includes(each)));
      const words = explainLokoMoto(view, decision);
      for (const section of sections) {
        if (closed.includes(section)) continue;
        const { values } = words({ type: 'close', section: ids[section]! }).reason;
        assert.equal(values!['count'], open.filter((place) => place.includes(section)).length, `${n}`);
      }
      const next = touching[closed.at(-1) ?? 0]!.find((each) => !closed.includes(each))!;
      closed.push(next);
      const action: Action = { type: 'close', section: ids[next]! };
      state = lokoMoto.apply(state, { decision: decision.id, actor, action }).state;
    }
    assert.ok(closed.length > 8);
  }
});

test('LM-5.1 a line that serves nothing is said to need no turn only where nothing can be finished any more', () => {
  const { group, far } = grouped(2);
  const line = (each: number): SectionState => (group.includes(each) ? OWN : each === far ? FREE : INKED);
  const told = (price: number): unknown =>
    reasonOf(stateWith({ price }, line), building(far)).values?.['why'];
  assert.equal(told(2), 'none');
  assert.equal(told(9), 'nothing');
});

test('LM-5.1 building what one has reserved brings the end no nearer, building what is free does', () => {
  const [reserved, free] = [0, grouped(1).far];
  const line = (each: number): SectionState =>
    each === reserved ? reservedBy(0) : each === free ? FREE : INKED;
  const told = (section: number): string => reasonOf(stateWith({ price: 9 }, line), building(section)).key;
  assert.equal(told(reserved), 'hint.loko-moto.why-wait');
  assert.equal(told(free), 'hint.loko-moto.why-end');
});
