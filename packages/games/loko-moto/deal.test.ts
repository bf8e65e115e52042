import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quickRng, type Decision } from '@turntable/engine';
import { lokoMoto } from './index.ts';
import type { Deal } from './deal.ts';
import type { State } from './types.ts';

function drawn(options: Record<string, unknown>): { start: State; open: Decision; deal: Deal } {
  const start = lokoMoto.start(lokoMoto.host(options, 3));
  const [open] = lokoMoto.decisions(start);
  return { start, open: open!, deal: lokoMoto.draw(start, open!, quickRng(1)) as Deal };
}
const first = (start: State, open: Decision, deal: Deal): string =>
  lokoMoto.refusals(lokoMoto.view(start, 'public'), open, deal)[0]?.clause ?? 'legal';

test('LM-1.2 a deal has every train once', () => {
  const { start, open, deal } = drawn({});
  assert.equal(first(start, open, deal), 'legal');
  assert.equal(first(start, open, { ...deal, trains: deal.trains.slice(1) }), 'LM-1.2');
  assert.equal(first(start, open, { ...deal, trains: deal.trains.with(0, deal.trains[1]!) }), 'LM-1.2');
  assert.equal(first(start, open, { ...deal, trains: [...deal.trains].reverse() }), 'legal');
});

test('LM-1.3 a deal has every shape once, in the pile of its points', () => {
  const { start, open, deal } = drawn({});
  const [one, two, three] = deal.piles;
  assert.equal(first(start, open, { ...deal, piles: [two!, one!, three!] }), 'LM-1.3');
  assert.equal(first(start, open, { ...deal, piles: [one!, two!] }), 'LM-1.3');
  assert.equal(first(start, open, { ...deal, piles: [one!, two!, three!.slice(1)] }), 'LM-1.3');
  assert.equal(first(start, open, { ...deal, piles: [one!.toReversed(), two!, three!] }), 'legal');
});

test('LM-1.4 the starter is one of those who may start', () => {
  const { start, open, deal } = drawn({ starters: [0, 2] });
  assert.equal(first(start, open, { ...deal, starter: 1 }), 'LM-1.4');
  assert.equal(first(start, open, { ...deal, starter: 2 }), 'legal');
});

test('LM-7.1 a deal has two secret cards for each seat, or none without hidden agendas', () => {
  const { start, open, deal } = drawn({ hiddenAgendas: true });
  assert.equal(first(start, open, deal), 'legal');
  assert.equal(first(start, open, { ...deal, secret: [] }), 'LM-7.1');
  assert.equal(first(start, open, { ...deal, secret: deal.secret.with(0, []) }), 'LM-7.1');
  const exchanged = deal.secret.with(0, [...deal.secret[0]!].reverse());
  assert.equal(first(start, open, { ...deal, secret: exchanged }), 'LM-1.3');
  const plain = drawn({});
  assert.equal(first(plain.start, plain.open, { ...plain.deal, secret: deal.secret }), 'LM-7.1');
});

test('LM-8.2 a deal of an advanced game holds no asterisked card', () => {
  const plain = drawn({});
  const advanced = drawn({ advanced: true });
  assert.equal(first(advanced.start, advanced.open, advanced.deal), 'legal');
  assert.equal(first(advanced.start, advanced.open, { ...advanced.deal, piles: plain.deal.piles }), 'LM-1.3');
});
