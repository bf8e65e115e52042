import test from 'node:test';
import assert from 'node:assert/strict';
import {
  canaries,
  canariesIn,
  canaryAmount,
  canaryName,
  firstCanary,
  leakIn,
  unknownTo,
} from './canaries.ts';
import { toy } from './toy/index.ts';
import { CANARY_OPTIONS, CANARY_TABLES } from './toy/trial.ts';
import { sample } from './sample.ts';

canaries(toy, CANARY_TABLES, { ...CANARY_OPTIONS, games: 10 });

const { moments } = sample(toy, CANARY_TABLES[0]!, 1, { most: 100, ...CANARY_OPTIONS });
const states = moments.map((m) => m.state);
const dealt = states[1]!;
const [own, other] = [dealt.hands[0]![0]!, dealt.hands[1]![0]!];

test('canaries are of one length, and found wherever they are', () => {
  const text = JSON.stringify([canaryName(7), { [canaryName(1234)]: canaryAmount(42) }, 'canary', 97]);
  assert.deepEqual(canariesIn(text), new Set(['canary0007', 'canary1234', '970000042']));
});

test("a player knows their own cards, not others', and nobody the pile", () => {
  assert.ok(!unknownTo(toy, dealt, 0).has(own));
  assert.ok(unknownTo(toy, dealt, 1).has(own));
  for (const viewer of [0, 1, 'judge', 'public'] as const)
    for (const card of dealt.pile) assert.ok(unknownTo(toy, dealt, viewer).has(card));
});

test('a message with a card that its reader may not know is found, however it is wrapped', () => {
  assert.equal(leakIn(toy, dealt, 0, `Illegal: ${other}!`), other);
  assert.equal(leakIn(toy, dealt, 0, `{"t":"no","id":"${own}"}`), undefined);
  assert.equal(leakIn(toy, dealt, 'public', `<title>${own}</title>`), own);
});

test('what everybody sees as a whole may name everything', () => {
  const bytes = JSON.stringify({ view: toy.view(dealt, 0) });
  assert.ok(leakIn(toy, dealt, 0, bytes));
  assert.equal(leakIn(toy, dealt, 0, bytes, CANARY_OPTIONS), undefined);
});

test('a secret is one until it is shown', () => {
  const shown = states.at(-1)!.laid.map((l) => l.card);
  const card = shown.find((c) => dealt.pile.includes(c))!;
  const n = states.findIndex((s) => s.laid.some((l) => l.card === card));
  const bytes = `${card} was laid`;
  assert.equal(firstCanary(toy, states, 'public', [{ n, bytes }]), undefined);
  assert.match(firstCanary(toy, states, 'public', [{ n: n - 1, bytes }])!, new RegExp(card));
  assert.throws(() => firstCanary(toy, states, 'public', [{ n: states.length, bytes }]), /no state/);
});
