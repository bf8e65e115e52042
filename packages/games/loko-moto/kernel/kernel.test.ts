import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { keyedRng, quickRng, readRecord, replayRecord, writeRecord, type Entry } from '@turntable/engine';
import { grid, recordOf, trains } from '../fixtures.node.ts';
import { lokoMoto } from '../index.ts';
import type { Action, State } from '../types.ts';
import { compare, differs, FIXTURES, follow, tables } from './differential.node.ts';
import { positionOf } from './position.ts';
import { redraw, seenPosition } from './seen.ts';
import { fastRng } from './luck.ts';

/** `node bench/kernel-differential.ts` compares a million. */
const POSITIONS = 3000;

test('kernel and rules agree on moves, legality, results and taking back in random games of every form', () => {
  const { positions, games, bought, claimed, disagreements } = compare(POSITIONS, 1);
  assert.deepEqual(
    disagreements.map(({ name }) => name),
    [],
  );
  assert.ok(positions >= POSITIONS && games > 20, `${positions} positions of ${games} games`);
  assert.ok(bought > 50 && claimed > 10, `${bought} purchases, ${claimed} shape cards`);
});

/** What kernel and rules disagree about at the end of a game that was kept as a record, if anything. */
function disagreementIn(record: unknown): string | undefined {
  const { state, error } = replayRecord(lokoMoto, readRecord(lokoMoto, record));
  assert.equal(error, null);
  return follow(state);
}

test('kernel and rules agree on every game in which they once did not', () => {
  // A game kept as a disagreement is kept, whether or not there ever was one.
  const luck = quickRng(5);
  let state = dealt();
  const log = [dealOf(table())];
  for (let moves = 0; moves < 90 && state.phase !== 'over'; moves++) {
    const [decision] = lokoMoto.decisions(state);
    const action = lokoMoto.sampleLegal!(lokoMoto.view(state, state.turn), decision!, luck);
    const entry = { decision: decision!.id, actor: state.turn, action };
    state = lokoMoto.apply(state, entry).state;
    log.push(entry);
  }
  const written = JSON.stringify(writeRecord(lokoMoto, ['A', 'B', 'C', 'D', 'E'], state, log));
  assert.equal(disagreementIn(JSON.parse(written)), undefined);
  const names = existsSync(FIXTURES) ? readdirSync(FIXTURES).filter((name) => name.endsWith('.json')) : [];
  for (const name of names) {
    const record: unknown = JSON.parse(readFileSync(new URL(name, FIXTURES), 'utf8'));
    assert.equal(disagreementIn(record), undefined, name);
  }
});

/** The deal of a table. */
function dealOf(state: State): Entry<Action> {
  const [decision] = lokoMoto.decisions(state);
  const action = lokoMoto.draw(state, decision!, keyedRng('kernel', 0));
  return { decision: decision!.id, actor: 'chance', action };
}
const table = (): State => lokoMoto.start(tables().find((box) => box.players === 5 && box.hiddenAgendas)!);
/** A table of five with hidden agendas, dealt. */
const dealt = (): State => lokoMoto.apply(table(), dealOf(table())).state;

test('trains of a record cost and bring as much as they say, however much that is', () => {
  // In 16 bits these would cost 2 and bring 34.
  const dear = { id: 'dear', name: 'Dear', price: 65_538, bonus: 0 };
  const rich = { id: 'rich', name: 'Rich', price: 2, bonus: 65_568 };
  const record = recordOf({ map: grid('square', 3, 3), trains: [dear, rich, ...trains(4, 5, 6, 7)] });
  let bought = 0;
  for (let seed = 1; seed <= 5; seed++) {
    const luck = quickRng(seed);
    let { state } = replayRecord(lokoMoto, readRecord(lokoMoto, record));
    while (state.phase !== 'over') {
      const [decision] = lokoMoto.decisions(state);
      const action = lokoMoto.sampleLegal!(lokoMoto.view(state, state.turn), decision!, luck);
      state = lokoMoto.apply(state, { decision: decision!.id, actor: state.turn, action }).state;
    }
    assert.equal(follow(state), undefined);
    if (state.hands.some((hand) => hand.trains.includes('rich'))) bought++;
  }
  assert.ok(bought > 0);
  const { state } = replayRecord(lokoMoto, readRecord(lokoMoto, record));
  const { price, trainIndex } = positionOf(state).board;
  assert.equal(price[trainIndex.get('dear')!], 65_538);
});

test('a position that is off by anything is told from its state', () => {
  const state = dealt();
  assert.equal(differs(state, positionOf(state)), undefined);
  const faults: readonly [string, (position: ReturnType<typeof positionOf>) => void][] = [
    ['scores', (p) => p.won[3]!++],
    ['turn', (p) => (p.turn = (p.turn + 1) % 5)],
    ['market', (p) => p.market.reverse()],
    ['train pile', (p) => p.pileAt++],
    ['shape piles', (p) => p.underAt[0]!++],
    ['secret', (p) => (p.secret[3] = -1)],
    ['lists', (p) => (p.bits[0]! ^= 1)],
    ['free', (p) => p.counts[0]!--],
  ];
  for (const [what, spoil] of faults) {
    const position = positionOf(state);
    spoil(position);
    assert.equal(differs(state, position), what);
  }
});

test('LM-7.2: what a view shows stays as it is when the rest is drawn anew, and every card is somewhere', () => {
  const state = dealt();
  const own = positionOf(state).secret.slice(4, 6);
  const seen = seenPosition(lokoMoto.view(state, 2));
  const rng = fastRng(5);
  const others = new Set<string>();
  for (let i = 0; i < 50; i++) {
    redraw(seen, 2, rng);
    assert.deepEqual(seen.secret.slice(4, 6), own);
    assert.deepEqual([...seen.market], [...positionOf(state).market]);
    others.add(seen.secret.slice(0, 2).join());
    for (const pile of [1, 2]) {
      const cards = [
        ...seen.under.subarray(seen.underAt[pile]!, seen.underEnd[pile]!),
        ...seen.secret.filter((_, held) => held % 2 === pile - 1),
      ];
      assert.deepEqual(
        cards.toSorted((a, b) => a - b),
        [...seen.board.dealt[pile]!].toSorted((a, b) => a - b),
      );
    }
  }
  assert.ok(others.size > 20, 'secret cards of the others are drawn anew');
});

test('two positions drawn from twin worlds with the same luck are the same', () => {
  const state = dealt();
  const view = lokoMoto.view(state, 1);
  const twin = lokoMoto.view(lokoMoto.imagine!(view, quickRng(9)), 1);
  const [a, b] = [view, twin].map((each) => {
    const position = seenPosition(each);
    redraw(position, 1, fastRng(3));
    return position;
  });
  assert.deepEqual({ ...a, board: 0 }, { ...b, board: 0 });
});
