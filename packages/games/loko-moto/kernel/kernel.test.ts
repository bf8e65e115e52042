import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { keyedRng, quickRng, readRecord, replayRecord } from '@turntable/engine';
import { lokoMoto } from '../index.ts';
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

test('kernel and rules agree on every game in which they once did not', () => {
  const names = existsSync(FIXTURES) ? readdirSync(FIXTURES).filter((name) => name.endsWith('.json')) : [];
  for (const name of names) {
    const record: unknown = JSON.parse(readFileSync(new URL(name, FIXTURES), 'utf8'));
    const { state, error } = replayRecord(lokoMoto, readRecord(lokoMoto, record));
    assert.equal(error, undefined, name);
    assert.equal(follow(state), undefined, name);
  }
});

/** A table of five with hidden agendas, dealt. */
function dealt(): ReturnType<typeof lokoMoto.start> {
  const state = lokoMoto.start(tables().find((box) => box.players === 5 && box.hiddenAgendas)!);
  const [decision] = lokoMoto.decisions(state);
  const action = lokoMoto.draw(state, decision!, keyedRng('kernel', 0));
  return lokoMoto.apply(state, { decision: decision!.id, actor: 'chance', action }).state;
}

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
