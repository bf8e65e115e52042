import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Action } from '@turntable/games/loko-moto/types.ts';
import { Orders } from '@turntable/protocol/orders.ts';
import {
  EMPTY,
  isFull,
  mayGoOn,
  nextTurn,
  sectionsOf,
  stopPoints,
  toDraft,
  toOrders,
  withChoice,
  withoutChoice,
} from './order-draft.ts';

const build = (section: string): Action => ({ type: 'build', section });
const reserve: Action = { type: 'reserve', sections: ['c-d', 'd-e'] };
const drafted = [build('a-b'), reserve].reduce(withChoice, EMPTY);

test('choices stand in the order they were made, none twice, and a turn takes four', () => {
  assert.deepEqual(drafted.turns, [[build('a-b'), reserve]]);
  assert.equal(withChoice(drafted, build('a-b')), drafted);
  const full = ['f-g', 'g-h'].map(build).reduce(withChoice, drafted);
  assert.ok(isFull(full));
  assert.equal(withChoice(full, build('h-i')), full);
  assert.deepEqual(sectionsOf(full), ['a-b', 'c-d', 'd-e', 'f-g', 'g-h']);
});

test('a turn after the next is planned once there is a choice for the next; three in all', () => {
  assert.ok(!mayGoOn(EMPTY));
  assert.ok(mayGoOn(drafted));
  const two = withChoice(nextTurn(drafted), build('x-y'));
  assert.deepEqual(two.turns[1], [build('x-y')]);
  const three = withChoice(nextTurn(two), build('y-z'));
  assert.ok(!mayGoOn(three));
  assert.deepEqual(withoutChoice(three, 1, 0).turns, [drafted.turns[0], [build('y-z')]]);
  assert.deepEqual(withoutChoice(withChoice(EMPTY, build('a-b')), 0, 0).turns, [[]]);
});

test('what is sent is what the server reads, and comes back as the same draft', () => {
  assert.equal(toOrders(EMPTY, 0, 3), undefined);
  const draft = { ...nextTurn(drafted), trains: ['orient', 'rocket'], taken: true, points: 30 };
  const orders = toOrders(draft, 1, 3)!;
  assert.deepEqual(Orders.parse(orders), orders);
  assert.equal(orders.steps.length, 1, 'an empty turn is not sent');
  assert.deepEqual(
    orders.stops.flatMap((stop) => (stop.on === 'score' ? [stop.side] : [])),
    [0, 2],
    'one’s own points stop nothing',
  );
  assert.deepEqual(toDraft(orders), { ...draft, turns: drafted.turns });
});

test('the fullest draft fits what the server takes', () => {
  let draft = EMPTY;
  for (let turn = 0; turn < 3; turn++) {
    if (turn > 0) draft = nextTurn(draft);
    for (let i = 0; i < 4; i++)
      draft = withChoice(draft, { type: 'reserve', sections: [`a${turn}${i}-b`, `c${turn}${i}-d`] });
  }
  const orders = toOrders({ ...draft, trains: [...'abcdefgh'], taken: true, points: 9 }, 0, 5)!;
  assert.ok(Orders.safeParse(orders).success, `${orders.stops.length} stops`);
});

test('a plan may stop at the next tens above the others, and at what was chosen before they passed it', () => {
  const tens = [40, 50, 60, 70, 80, 90, 100, 110];
  assert.deepEqual(stopPoints([99, 30, 12], 0, null), tens);
  assert.deepEqual(stopPoints([99, 30, 12], 0, 50), tens);
  assert.deepEqual(stopPoints([99, 30, 12], 0, 20), [20, ...tens]);
  assert.deepEqual(stopPoints([99, -5], 0, null)[0], 10);
});
