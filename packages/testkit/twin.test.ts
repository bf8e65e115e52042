import test from 'node:test';
import assert from 'node:assert/strict';
import { quickRng, type Game } from '@turntable/engine';
import { difference } from './json.ts';
import { toy, type Toy } from './toy/index.ts';
import { OPTIONS, TABLES } from './toy/trial.ts';
import { twin } from './twin.ts';
import { sample } from './sample.ts';

const { moments } = sample(toy, TABLES[0]!, 4, { most: 100, ...OPTIONS });
const states = moments.map((m) => m.state);
const dealt = states[1]!;
const ids = (cards: readonly string[]): string[] => cards.toSorted();

test('a twin differs from its world in what is hidden, and looks the same', () => {
  for (let seed = 0; seed < 20; seed++) {
    const other = twin(toy, dealt, 0, quickRng(seed))!;
    assert.ok(difference(other, dealt));
    assert.equal(difference(toy.view(other, 0), toy.view(dealt, 0)), undefined);
    assert.deepEqual(other.hands[0], dealt.hands[0]);
    assert.deepEqual(ids([...other.hands[1]!, ...other.pile]), ids([...dealt.hands[1]!, ...dealt.pile]));
    assert.deepEqual(toy.audit(other), []);
  }
});

test('a card has one place, wherever the state remembers it', () => {
  const other = twin(toy, dealt, 0, quickRng(1))!;
  assert.deepEqual(other.deal, { hands: other.hands, pile: other.pile });
});

test('what is shown later stays as it is', () => {
  const later = states.slice(2, -2);
  const shown = later.at(-1)!.laid.map((l) => l.card);
  const other = twin(toy, dealt, 'public', quickRng(1), later);
  assert.ok(other);
  const all = (state: typeof dealt): string[] => [...state.hands.flat(), ...state.pile];
  for (const card of shown) assert.equal(all(other).indexOf(card), all(dealt).indexOf(card));
});

test('whoever may know everything has no twin', () => {
  assert.equal(twin(toy, states.at(-1)!, 'public', quickRng(1)), undefined);
});

test('amounts change places, and one that is shown in between does not, even if it is hidden again', () => {
  const amounts: Pick<Game<Toy>, 'secrets'> = {
    secrets: (state) => [(state as unknown as { hidden: string[] }).hidden],
  };
  const world = (...hidden: string[]): never =>
    ({ values: [10, 20, 30, 40], hidden: hidden.map((i) => `/values/${i}`) }) as never;
  const all = world('0', '1', '2', '3');
  for (let seed = 0; seed < 10; seed++) {
    const free = twin(amounts as Game<Toy>, all, 0, quickRng(seed)) as unknown as { values: number[] };
    assert.ok(free.values.every((value, i) => value !== 10 * (i + 1)));
    const held = twin(amounts as Game<Toy>, all, 0, quickRng(seed), [world('0', '2', '3'), all]);
    const { values } = held as unknown as { values: number[] };
    assert.equal(values[1], 20);
    assert.notEqual(values[0], 10);
  }
});

test('what parts into other groups later is swapped within them alone', () => {
  const groups = (...of: number[][]): never =>
    ({ values: [10, 20, 30, 40], groups: of.map((g) => g.map((i) => `/values/${i}`)) }) as never;
  const sums: Pick<Game<Toy>, 'secrets'> = {
    secrets: (state) => (state as unknown as { groups: string[][] }).groups,
  };
  for (let seed = 0; seed < 10; seed++) {
    const other = twin(sums as Game<Toy>, groups([0, 1, 2, 3]), 0, quickRng(seed), [groups([0, 1], [2, 3])]);
    assert.deepEqual((other as unknown as { values: number[] }).values, [20, 10, 40, 30]);
  }
});
