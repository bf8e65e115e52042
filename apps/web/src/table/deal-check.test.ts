import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  chanceDecision,
  commitment,
  drawEntry,
  keyedRng,
  writeRecord,
  type AnyGame,
} from '@turntable/engine';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import { checkDeal } from './deal-check.ts';

const game: AnyGame = lokoMoto;
const SEED = 'a seed';

/** What a table would publish that was dealt from `dealtFrom`, with the seats that lot could make the starter. */
function published(dealtFrom: string, starters: readonly number[], options: Record<string, unknown> = {}) {
  const setup = game.host({ ...options, starters }, 3);
  const state = game.start(setup);
  const decision = chanceDecision(game.decisions(state))!;
  const deal = drawEntry(game, state, decision, keyedRng(dealtFrom, 0));
  const record = writeRecord(game, ['A', 'B', 'C'], game.apply(state, deal).state, [deal]);
  return {
    commitment: commitment(SEED),
    seed: SEED,
    options,
    record: JSON.parse(JSON.stringify(record)) as unknown,
  };
}

test('a deal from the promised seed is found right, whoever lot could choose', () => {
  for (const starters of [[0], [2], [0, 1], [0, 1, 2]])
    for (const options of [{}, { hiddenAgendas: true }, { sheet: 'square', advanced: true }])
      assert.equal(checkDeal(game, published(SEED, starters, options)), 'ok');
});

test('another seed than the promised one is found out', () => {
  const honest = published(SEED, [0]);
  assert.equal(checkDeal(game, { ...honest, seed: 'another' }), 'other-seed');
});

test('another deal than the seed makes is found out', () => {
  assert.equal(checkDeal(game, published('another seed', [0])), 'other-deal');
});

test('what is no record is said to be none', () => {
  assert.equal(checkDeal(game, { ...published(SEED, [0]), record: { format: 'else' } }), 'unreadable');
});
