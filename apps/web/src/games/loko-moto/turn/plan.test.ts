import assert from 'node:assert/strict';
import { test } from 'node:test';
import { builtBy, FREE, INKED, reservedBy } from '@turntable/games/loko-moto/types.ts';
import { attempted, NOTHING, planFor, tapped, type Plan } from './plan.ts';

const ME = 1;
/** Three free sections, own reserved, own built twice, another's reserved and built, ink. */
const LINES = [FREE, FREE, FREE, reservedBy(ME), builtBy(ME), builtBy(ME), reservedBy(0), builtBy(0), INKED];
const IDS = LINES.map((_, i) => `s${i}`);
const taps = (phase: 'opening' | 'main', ...sections: number[]): Plan | undefined =>
  sections.reduce<Plan | undefined>((plan, s) => plan && tapped(plan, s, LINES, ME, phase), NOTHING);

test('one free line, then a second, then another in its place; a tap on a picked line lets it go', () => {
  assert.deepEqual(taps('main', 0), { kind: 'draw', sections: [0] });
  assert.deepEqual(taps('main', 0, 1), { kind: 'draw', sections: [0, 1] });
  assert.deepEqual(taps('main', 0, 1, 2), { kind: 'draw', sections: [0, 2] });
  assert.deepEqual(taps('main', 0, 1, 0), { kind: 'draw', sections: [1] });
  assert.deepEqual(taps('main', 0, 0), NOTHING);
});

test('a line reserved by oneself stands alone: it can be built, not reserved again', () => {
  assert.deepEqual(taps('main', 3), { kind: 'draw', sections: [3] });
  assert.deepEqual(taps('main', 0, 3), { kind: 'draw', sections: [3] });
  assert.deepEqual(taps('main', 3, 0), { kind: 'draw', sections: [0] });
});

test('in the opening one line is picked at a time', () => {
  assert.deepEqual(taps('opening', 0, 1), { kind: 'draw', sections: [1] });
});

test('own built lines gather for a purchase, with a train or before one is chosen', () => {
  assert.deepEqual(taps('main', 4, 5), { kind: 'buy', train: null, sections: [4, 5] });
  assert.deepEqual(taps('main', 4, 5, 4), { kind: 'buy', train: null, sections: [5] });
  assert.deepEqual(taps('main', 4, 4), NOTHING);
  assert.deepEqual(taps('main', 4, 0), { kind: 'draw', sections: [0] });
  const plan: Plan = { kind: 'buy', train: 'muki', sections: [4] };
  assert.deepEqual(tapped(plan, 4, LINES, ME, 'main'), { kind: 'buy', train: 'muki', sections: [] });
  assert.equal(tapped(plan, 0, LINES, ME, 'main'), undefined);
});

test('what belongs to others and what is inked serves no plan', () => {
  for (const section of [6, 7, 8]) assert.equal(taps('main', section), undefined);
});

test('a tap that serves no plan names the action that the rules are asked about', () => {
  assert.deepEqual(attempted(NOTHING, 7, IDS, 'main'), { type: 'build', section: 's7' });
  assert.deepEqual(attempted(NOTHING, 8, IDS, 'opening'), { type: 'close', section: 's8' });
  const plan: Plan = { kind: 'buy', train: 'muki', sections: [4] };
  assert.deepEqual(attempted(plan, 3, IDS, 'main'), {
    type: 'buy',
    train: 'muki',
    sections: ['s4', 's3'],
    shape: null,
  });
});

test('what is picked for a move is what it draws on or pays with', () => {
  const index = new Map(IDS.map((id, i) => [id, i]));
  assert.deepEqual(planFor({ type: 'build', section: 's3' }, index), { kind: 'draw', sections: [3] });
  assert.deepEqual(planFor({ type: 'close', section: 's1' }, index), { kind: 'draw', sections: [1] });
  assert.deepEqual(planFor({ type: 'reserve', sections: ['s0', 's2'] }, index), {
    kind: 'draw',
    sections: [0, 2],
  });
  assert.deepEqual(planFor({ type: 'buy', train: 'muki', sections: ['s4', 's5'], shape: null }, index), {
    kind: 'buy',
    train: 'muki',
    sections: [4, 5],
    shape: null,
  });
});
