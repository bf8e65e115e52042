import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOCALES } from '@turntable/messages';
import { Orders } from '@turntable/protocol/orders.ts';
import { messages } from '../../i18n/messages.ts';
import { ordersText, stopText, type OrderWords } from './words.ts';

const words: OrderWords = {
  action: (action) => ('section' in action ? `build ${String(action.section)}` : action.type),
  event: ({ where }) => `somebody takes ${String(where?.['section'] ?? where?.['sections'])}`,
};
const build = (section: string) => ({ type: 'build', section });
const taken = (id: string) => ({
  on: 'event',
  of: [
    { kind: 'built', where: { section: id } },
    { kind: 'reserved', where: { sections: id } },
  ],
});

test('orders are told in one breath: choices, what comes then, what calls them off', () => {
  const orders = Orders.parse({
    steps: [
      { kind: 'turn', tries: [build('a'), build('b')] },
      { kind: 'turn', tries: [build('c')] },
    ],
    stops: [taken('a'), { on: 'score', from: 20, side: 0 }, { on: 'score', from: 20, side: 2 }],
  });
  assert.equal(
    ordersText(messages('en'), orders, words),
    'build a; if that cannot be, build b. Then build c. Off if somebody takes a or somebody reaches 20 points',
  );
  assert.equal(stopText(messages('en'), orders.stops[0]!, words), 'somebody takes a');
});

test('steps for other questions stand beside each other, in no order', () => {
  const when = { kind: 'called', where: { section: 'x' } };
  const steps = [
    { kind: 'call', tries: [build('a')] },
    { kind: 'veto', when, tries: [{ type: 'veto' }] },
  ];
  assert.equal(
    ordersText(messages('en'), Orders.parse({ steps, stops: [] }), words),
    'build a; besides, if somebody takes x, veto',
  );
});

test('an order for a case names the case', () => {
  const when = { kind: 'built', where: { section: 'x' } };
  const orders = Orders.parse({ steps: [{ kind: 'turn', when, tries: [build('a')] }], stops: [] });
  assert.equal(ordersText(messages('en'), orders, words), 'if somebody takes x, build a');
  for (const locale of LOCALES) assert.match(ordersText(messages(locale), orders, words), /x.*build a/);
});
