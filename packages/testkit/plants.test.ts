import test from 'node:test';
import assert from 'node:assert/strict';
import { CHANNELS } from './observe.ts';
import { commonPlants, plants } from './plants.ts';
import { toy, type Toy } from './toy/index.ts';
import { CANARY_OPTIONS, CANARY_TABLES, TABLES } from './toy/trial.ts';

plants(toy, TABLES, { ...CANARY_OPTIONS, canaries: CANARY_TABLES, own: [], games: 6 });

test('there are plants for every channel, each of its own name', () => {
  const all = commonPlants<Toy>();
  const channels = new Set(all.map((plant) => plant.channel));
  assert.deepEqual([...channels].toSorted(), Object.keys(CHANNELS).toSorted());
  assert.equal(new Set(all.map((plant) => plant.name)).size, all.length);
});
