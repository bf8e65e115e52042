import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '@turntable/games';
import { play, type Ending } from '@turntable/engine';
import { playMatch } from '../arena.node.ts';
import { WEIGHERS } from '../registry.ts';
import { doubtfulOf, review, turningPoints, type Review } from './review.ts';

/** A signal after so many looks in the place of time, so that tests do not depend on the machine's speed. */
const timer = (ms: number): (() => boolean) => {
  let left = ms;
  return () => left-- <= 0;
};

/** A review of a game between bots, and the shares of progress it told. */
function reviewed(
  id: string,
  budget: number,
): { found: Review; progressed: number[]; log: readonly object[] } {
  const game = GAMES.find((each) => each.id === id)!;
  const seats = game.seats[0]!;
  const setup = game.host(id === 'loko-moto' ? { sheet: 'small' } : {}, seats);
  const players = Array.from(
    { length: seats },
    (_, seat) => (seat === 0 ? 'medium' : 'easy') as 'medium' | 'easy',
  );
  const { log, scores, winners } = playMatch({
    game,
    setup,
    players,
    seed: 'review',
    timer: () => () => false,
  });
  const steps = review({ game, setup, seats, log, budget, timer });
  const progressed: number[] = [];
  let step = steps.next();
  while (!step.done) {
    progressed.push(step.value);
    step = steps.next();
  }
  const found = step.value;
  assert.deepEqual([found.scores, found.winners, found.unfinished], [scores, winners, undefined]);
  // What is said to be better could have been played.
  let state = game.start(setup);
  const better = new Map(
    found.moves.flatMap((move) => (move.better ? [[move.entry, move.better.action]] : [])),
  );
  for (const [at, entry] of log.entries()) {
    const action = better.get(at);
    if (action) assert.ok(play(game, state, { ...entry, action }).ok, `entry ${at}`);
    state = game.apply(state, entry).state;
  }
  return { found, progressed, log };
}

for (const { id } of GAMES.filter((game) => game.id in WEIGHERS))
  test(`${id}: a review knows the result, chances that are chances, and better moves that were legal`, () => {
    const { found, progressed } = reviewed(id, 2500);
    assert.ok(found.moves.length > 5, `${found.moves.length} moves`);
    for (const { chances, loss } of found.moves) {
      assert.ok(Math.abs(chances.reduce((sum, each) => sum + each, 0) - 1) < 1e-9);
      assert.ok(loss >= 0 && loss <= 1);
    }
    assert.deepEqual(
      progressed,
      progressed.toSorted((a, b) => a - b),
    );
    assert.equal(progressed.at(-1), 1);
    assert.ok(found.turning.every((i) => found.moves[i]!.better));
    const losses = found.turning.map((i) => found.moves[i]!.loss);
    assert.deepEqual(
      losses,
      losses.toSorted((a, b) => b - a),
    );
    if (id === 'loko-moto') {
      const { points } = found.lokoMoto!;
      points.forEach(({ trains, bonuses, shapes, penalty }, seat) => {
        const cards = shapes.reduce((sum, { points: each }) => sum + each, 0);
        assert.equal(
          trains + bonuses + cards - penalty,
          found.scores[seat],
          'LM-4.1: the parts make the score',
        );
      });
    } else {
      assert.equal(found.open, true);
      const { dealt, played } = found.luck!;
      for (const all of [dealt, played]) assert.ok(Math.abs(all[0]! + all[1]! - 1) < 1e-9);
      // It is told how far the games are that play the deal again.
      assert.ok(progressed.some((part) => part > 0.8 && part < 1));
    }
  });

test('a game of lines, which is not dealt again, has all of the time for its moves', () => {
  const game = GAMES.find(({ id }) => id === 'loko-moto')!;
  const setup = game.host({ sheet: 'small' }, 2);
  const players = ['easy', 'random'] as const;
  const { log } = playMatch({ game, setup, players, seed: 'time', timer: () => () => true });
  let spent = 0;
  const counted = (ms: number): (() => boolean) => {
    spent += ms;
    return timer(ms);
  };
  const steps = review({ game, setup, seats: 2, log, budget: 1000, timer: counted });
  for (let step = steps.next(); !step.done;) step = steps.next();
  assert.ok(Math.abs(spent - 1000) < 1e-6, `${spent} of 1000 ms`);
});

test('a chance that is missed move after move is one turning point, at the dearest of them', () => {
  const missed = (entry: number, seat: number, loss: number, type: string) => {
    const words = { move: { key: 'x' }, reason: { key: 'x' } };
    return { entry, seat, loss, better: { action: { type }, ...words } };
  };
  const moves = [
    missed(10, 0, 0.2, 'detonate'),
    missed(13, 0, 0.4, 'detonate'),
    missed(14, 1, 0.3, 'detonate'),
    missed(16, 0, 0.1, 'swap'),
    missed(20, 0, 0.25, 'detonate'),
    missed(80, 0, 0.15, 'detonate'),
    missed(81, 0, 0.03, 'block'),
  ];
  assert.deepEqual(turningPoints(moves), [1, 2, 5, 3]);
});

/** The review of a game between bots that stopped after so many entries. */
function stopped(id: string, entries: number, end?: Ending): Review {
  const game = GAMES.find((each) => each.id === id)!;
  const setup = game.host({}, 2);
  const players = ['easy', 'easy'] as const;
  const { log } = playMatch({ game, setup, players, seed: 'stopped', timer: () => () => true });
  const steps = review({ game, setup, seats: 2, log: log.slice(0, entries), end, budget: 200, timer });
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

test('judged anew is what costs most as far as that is sure, nothing that costs next to nothing', () => {
  const verdicts = [
    { loss: 0.47, noise: 0.23 },
    { loss: 0.22, noise: 0.05 },
    { loss: 0.03, noise: 0 },
    { loss: 0.38, noise: 0.08 },
  ];
  const found = doubtfulOf(verdicts.map((verdict) => ({ verdict })));
  assert.deepEqual(
    found.map(({ verdict }) => verdicts.indexOf(verdict)),
    [3, 1, 0],
  );
  assert.equal(doubtfulOf(Array.from({ length: 30 }, () => ({ verdict: verdicts[1]! }))).length, 9);
});

test('a game that the rules did not end is won as its record says, and nothing is told of its result', () => {
  assert.deepEqual(stopped('loko-moto', 30).winners, []);
  assert.deepEqual(stopped('loko-moto', 30, { reason: 'abandoned', by: 0 }).winners, []);
  const { winners, unfinished, lokoMoto } = stopped('loko-moto', 30, { reason: 'resigned', by: 0 });
  assert.deepEqual([winners, unfinished], [[1], true]);
  assert.deepEqual(
    lokoMoto!.points.flatMap(({ decisive }) => decisive),
    [],
  );
  const locomotives = stopped('double-header', 12, { reason: 'out of time', by: 1 });
  assert.deepEqual(locomotives.winners, [0]);
  assert.equal(locomotives.luck, undefined);
});

test('LD-7.1 after the move that decides a close game the chances are its result', () => {
  const game = GAMES.find(({ id }) => id === 'loco-dome')!;
  const setup = game.host({}, 2);
  const players = ['medium', 'medium'] as const;
  const { log, winners } = playMatch({ game, setup, players, seed: 'close/37', timer: () => () => true });
  const steps = review({ game, setup, seats: 2, log, budget: 200, timer });
  let step = steps.next();
  while (!step.done) step = steps.next();
  const { entry, chances } = step.value.moves.at(-1)!;
  assert.equal(entry, log.length - 1);
  assert.deepEqual(
    chances,
    [0, 1].map((side) => (winners.includes(side) ? 1 / winners.length : 0)),
  );
});

test('moves are counted with those that were taken back, as a replay counts them', () => {
  const game = GAMES.find(({ id }) => id === 'loko-moto')!;
  const setup = game.host({ sheet: 'small' }, 2);
  const players = ['easy', 'easy'] as const;
  const { log } = playMatch({ game, setup, players, seed: 'back', timer: () => () => true });
  const [before, after] = [log.slice(0, 30), log.slice(30, 34)];
  const items = [...before, { takeBack: 0 }, before.at(-1)!, ...after];
  const steps = review({ game, setup, seats: 2, log: items, budget: 4000, timer });
  let step = steps.next();
  while (!step.done) step = steps.next();
  const entries = step.value.moves.map(({ entry }) => entry);
  assert.deepEqual(entries.slice(-7), [27, 28, 31, 32, 33, 34, 35]);
});
