import test from 'node:test';
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { toy, toyCards } from '@turntable/testkit/toy/index.ts';
import { isTakeBack, positions, replay, counted, countedItems, type TakeBack } from './history.ts';
import type { Actor, Entry } from './contract.ts';

const entry = (actor: Actor, action = 'x'): Entry<string> => ({ decision: 'd', actor, action });
const deal = entry('chance', 'deal');
const back: TakeBack = { takeBack: 0 };

test('a take-back removes the last entry that counts, and never the deal', () => {
  const a = entry(0, 'a');
  const b = entry(1, 'b');
  assert.deepEqual(counted([deal, a, b]), [deal, a, b]);
  assert.deepEqual(counted([deal, a, b, back]), [deal, a]);
  assert.deepEqual(counted([deal, a, b, back, back]), [deal]);
  assert.deepEqual(counted([deal, a, back, back, back, b]), [deal, b]);
  assert.deepEqual(counted([]), []);
  const places = countedItems([deal, a, back, b]).map(({ at }) => at);
  assert.deepEqual(places, [0, 3], 'places count what was taken back');
});

test('a take-back of n entries leaves what was there n entries before', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(3), { minLength: 1 }), fc.nat(5), (actors, backs) => {
      const entries = actors.map((actor, i) => entry(actor, String(i)));
      const log = [...entries, ...Array.from({ length: backs }, () => back)];
      assert.deepEqual(counted(log), entries.slice(0, Math.max(1, entries.length - backs)));
    }),
  );
});

test('an entry is no take-back', () => {
  assert.equal(isTakeBack(deal), false);
  assert.equal(isTakeBack(back), true);
});

test('replay folds what counts, from the setup on', () => {
  const setup = { seats: 2, judge: false, hand: 1, cards: toyCards(3) };
  const dealt = {
    decision: '0:deal',
    actor: 'chance' as const,
    action: { type: 'deal' as const, hands: [['c00'], ['c01']], pile: ['c02'] },
  };
  const boast = { decision: '1:turn', actor: 0, action: { type: 'boast' as const, text: 'I' } };
  const lay = { decision: '1:turn', actor: 0, action: { type: 'lay' as const, card: 'c00' } };
  assert.deepEqual(replay(toy, setup, []), toy.start(setup));
  const after = replay(toy, setup, [dealt, boast, { takeBack: 0 }, lay]);
  assert.deepEqual(after, replay(toy, setup, [dealt, lay]));
  assert.deepEqual(after.boasts, [null, null]);
  assert.deepEqual(after.laid, [{ card: 'c00', by: 0, counts: true }]);
});

test('a position for each item of a log, take-backs too, is that of the log so far', () => {
  const game = {
    start: () => [] as unknown,
    apply: (state: unknown, item: Entry<string>) => ({ state: [...(state as string[]), item.action] }),
  } as unknown as Parameters<typeof positions>[0];
  const [a, b] = [entry(0, 'a'), entry(1, 'b')];
  const log = [deal, back, a, b, back, a, back, back, back, b];
  assert.deepEqual(
    [...positions(game, {}, log as never)],
    log.map((_, i) => counted(log.slice(0, i + 1)).map(({ action }) => action)),
  );
});
