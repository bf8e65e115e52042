import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SHEETS } from '@turntable/games/loko-moto/boxes.ts';
import { DISTRIBUTION, type StatisticId } from '@turntable/roster';
import { PUZZLES } from './list.ts';
import { ofDay } from './puzzle.ts';
import { beats, finishes, solutions } from './solve.ts';

test('finishing needs joined sets that share no line', () => {
  const path = ['a-b', 'b-c', 'c-d', 'd-e', 'e-f'];
  assert.ok(finishes(path, [2, 3]));
  assert.ok(!finishes(path, [2, 2, 2]));
  assert.ok(!finishes(['a-b', 'b-c', 'x-y', 'd-e', 'e-f'], [2, 3]), 'the rest hangs together in twos');
  // The middle of a star serves one train alone.
  assert.ok(finishes(['m-a', 'm-b', 'm-c', 'm-d'], [2, 2]));
  assert.ok(!finishes(['a-m', 'm-b', 'x-c', 'y-d'], [2, 2]));
});

test('every puzzle of lines has its solutions, as many as it says, and none with fewer lines', () => {
  const puzzles = PUZZLES.filter((puzzle) => puzzle.kind === 'lines');
  assert.ok(puzzles.length >= 20);
  for (const puzzle of puzzles) {
    const { sections } = SHEETS[puzzle.sheet as 'small'];
    const known = new Set(sections.map((ends) => ends.join('-')));
    for (const id of [...puzzle.built, ...puzzle.free]) assert.ok(known.has(id), `${puzzle.id}: ${id}`);
    assert.equal([...solutions(puzzle, puzzle.lines)].length, puzzle.ways, puzzle.id);
    assert.ok(puzzle.ways > 0);
    for (let fewer = 0; fewer < puzzle.lines; fewer++)
      assert.equal(solutions(puzzle, fewer).next().done, true, `${puzzle.id} with ${fewer}`);
  }
});

test('LV-2.1 every puzzle of statistics has one best choice, the one it says: it beats the most lower values', () => {
  const puzzles = PUZZLES.filter((puzzle) => puzzle.kind === 'statistic');
  assert.ok(puzzles.length >= 20);
  for (const { id, choices, answer } of puzzles) {
    const shares = choices.map(({ statistic, value }) => {
      const known = DISTRIBUTION.values[statistic as StatisticId];
      const share = known.filter((each) => each < value).length / known.length;
      assert.equal(beats(statistic, value), share, `${id}: ${statistic}`);
      return share;
    });
    const [best, second] = shares.toSorted((a, b) => b - a) as [number, number];
    assert.equal(shares.indexOf(best), answer, id);
    assert.ok(best - second >= 0.08 && best - second <= 0.35, `${id} is neither obvious nor too close`);
  }
});

test('a day has its puzzle, the same for all, and all come before any comes again', () => {
  const days = Array.from({ length: PUZZLES.length }, (_, i) =>
    new Date(Date.UTC(2026, 10, 22 + i)).toISOString().slice(0, 10),
  );
  assert.equal(new Set(days.map((day) => ofDay(day, PUZZLES.length))).size, PUZZLES.length);
  assert.equal(ofDay('2026-11-22', 40), ofDay('2026-11-22', 40));
});
