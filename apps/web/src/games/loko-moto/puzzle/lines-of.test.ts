import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PUZZLES } from '@turntable/bots/puzzles/list.ts';
import { solutions } from '@turntable/bots/puzzles/solve.ts';
import { SHEETS } from '@turntable/games/loko-moto/boxes.ts';
import { topology } from '@turntable/games/loko-moto/topology.ts';
import { FREE } from '@turntable/games/loko-moto/types.ts';
import { linesOf } from './lines-of.ts';

test('the map of a puzzle shows no further solution: lines that look free beside those that can be built add none', () => {
  for (const puzzle of PUZZLES) {
    if (puzzle.kind !== 'lines') continue;
    const sheet = SHEETS[puzzle.sheet as 'small'];
    const { ids, index, touching } = topology(sheet);
    const lines = linesOf(puzzle, sheet);
    const beside = new Set(puzzle.free.flatMap((id) => touching[index.get(id)!]!.map((at) => ids[at]!)));
    const looksFree = ids.filter((id, at) => lines[at] === FREE && beside.has(id));
    const free = [...new Set([...puzzle.free, ...looksFree])];
    assert.equal([...solutions({ ...puzzle, free }, puzzle.lines)].length, puzzle.ways, puzzle.id);
  }
});
