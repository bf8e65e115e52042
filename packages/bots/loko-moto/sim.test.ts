import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyedRng } from '@turntable/engine';
import { dealtShapes } from '@turntable/games/loko-moto/cards.ts';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import type { State } from '@turntable/games/loko-moto/types.ts';
import { imagineSim } from './sim.ts';

function dealt(options: Readonly<Record<string, unknown>>, players: number): State {
  const start = lokoMoto.start(lokoMoto.host(options, players));
  const decision = lokoMoto.decisions(start)[0]!;
  const action = lokoMoto.draw(start, decision, keyedRng('sim', 0));
  return lokoMoto.apply(start, { decision: decision.id, actor: 'chance', action }).state;
}

test('LM-8.2 no card that was taken out at setup is imagined in a pile or a hand', () => {
  const state = dealt({ advanced: true, hiddenAgendas: true }, 3);
  const there = new Set(dealtShapes(state.box).flat());
  assert.ok(there.size < state.box.shapes.length);
  for (let i = 0; i < 10; i++) {
    const { up, under, secret } = imagineSim(lokoMoto.view(state, 0), keyedRng('sim', i));
    for (const shape of [up, ...under, ...secret].flat())
      assert.ok(shape < 0 || there.has(state.box.shapes[shape]!.id), state.box.shapes[shape]?.id);
  }
});

test('LM-7.2 who has claimed their secret card of 2 points is imagined to hold one of 3, and the other way round', () => {
  const state = dealt({ hiddenAgendas: true }, 3);
  const hands = state.hands.map((hand, seat) => {
    const claimed = hand.secret.slice(seat === 1 ? 0 : 1, seat === 1 ? 1 : 2);
    return seat === 0
      ? hand
      : { ...hand, shapes: claimed, secret: hand.secret.filter((id) => !claimed.includes(id)) };
  });
  const pointsOf = (shape: number): number => state.box.shapes[shape]!.points;
  const { secret } = imagineSim(lokoMoto.view({ ...state, hands }, 0), keyedRng('sim', 0));
  assert.deepEqual(
    secret.map((cards) => cards.map(pointsOf)),
    [[2, 3], [3], [2]],
  );
});
