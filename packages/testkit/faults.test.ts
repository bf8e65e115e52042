import test from 'node:test';
import assert from 'node:assert/strict';
import type { Game } from '@turntable/engine';
import { LAWS } from './laws.ts';
import { FAULTS, type Fault } from './toy/faults.ts';
import { toy, type Toy } from './toy/index.ts';
import { OPTIONS, TABLES } from './toy/trial.ts';
import { Trial } from './trial.ts';

/** What a law reports of the toy game with a fault. Faults of `legalActions` must not be found through `countLegal` alone. */
function says(law: string, fault: Fault): string | undefined {
  const { countLegal: _count, sampleLegal: _sample, ...rest } = toy;
  const game: Game<Toy> = { ...(fault.legalActions ? rest : toy), ...fault };
  const trial = new Trial<Toy>(game, TABLES, { ...OPTIONS, games: 6, most: 200 });
  return LAWS.find(({ name }) => name === law)!.check(trial);
}

for (const [law, faults] of Object.entries(FAULTS))
  for (const [name, fault] of Object.entries(faults))
    test(`fault: ${name}`, () => assert.ok(says(law, fault), `it keeps the law "${law}"`));

test('every law can be broken', () => {
  const names = LAWS.map(({ name }) => name);
  assert.deepEqual(Object.keys(FAULTS).toSorted(), names.toSorted());
  for (const name of names) assert.equal(says(name, {}), undefined);
});
