import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quickRng } from '@turntable/engine';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import { countUp, PARTS } from './count-up.ts';
import { tallies } from './tally.ts';

/** The end of a game of random moves. */
function ended(players: number, seed: number) {
  const rng = quickRng(seed);
  let state = lokoMoto.start(lokoMoto.host({ sheet: 'small' }, players));
  for (;;) {
    const decision = lokoMoto.decisions(state)[0];
    if (!decision) return lokoMoto.view(state, 'public');
    const actor = decision.actors[0]!;
    const action =
      actor === 'chance'
        ? lokoMoto.draw(state, decision, rng)
        : lokoMoto.sampleLegal!(lokoMoto.view(state, actor), decision, rng);
    state = lokoMoto.apply(state, { decision: decision.id, actor, action }).state;
  }
}

test('what is counted up adds up to the score, for everybody, part after part', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const view = ended(2 + (seed % 4), seed);
    const steps = countUp(tallies(view));
    const totals = view.scores.map((_, seat) =>
      steps.flat().reduce((sum, item) => (item.seat === seat ? sum + item.points : sum), 0),
    );
    assert.deepEqual(totals, view.scores);
    const order = steps.map((step) => PARTS.indexOf(step[0]!.part));
    assert.deepEqual(
      order,
      [...order].sort((a, b) => a - b),
    );
    for (const step of steps) assert.equal(new Set(step.map(({ seat }) => seat)).size, step.length);
  }
});
