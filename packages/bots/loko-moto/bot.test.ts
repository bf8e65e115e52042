import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyedRng, quickRng, type Seat } from '@turntable/engine';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import { LEVELS, type Level } from '../bot/bot.ts';
import { lokoMotoBot } from './index.ts';
import { playMatch } from '../arena.node.ts';

/** Expired after so many looks, so that tests do not depend on the machine's speed. */
const looks = (count: number): (() => boolean) => {
  let left = count;
  return () => left-- <= 0;
};

interface Tally {
  readonly answers: number;
  readonly refused: number;
}
/** A whole game of one level; how many of its own answers the rules refused. */
function selfPlay(level: Level, seats: number, options: Record<string, unknown>, seed: number): Tally {
  const luck = quickRng(seed);
  let state = lokoMoto.start(lokoMoto.host(options, seats));
  let answers = 0;
  let refused = 0;
  for (let entry = 0; ; entry++) {
    const decision = lokoMoto.decisions(state)[0];
    if (!decision) return { answers, refused };
    const actor = decision.actors[0]!;
    if (actor === 'chance') {
      const action = lokoMoto.draw(state, decision, keyedRng(`bot-test/${seed}`, entry));
      state = lokoMoto.apply(state, { decision: decision.id, actor, action }).state;
      continue;
    }
    const view = lokoMoto.view(state, actor);
    const action = lokoMotoBot({ view, decision, level, rng: luck, expired: looks(6) });
    answers++;
    const legal = lokoMoto.refusals(view, decision, action).length === 0;
    if (!legal) refused++;
    const played = legal ? action : lokoMoto.fallback(view, decision);
    state = lokoMoto.apply(state, { decision: decision.id, actor, action: played }).state;
  }
}

for (const level of LEVELS)
  test(`the ${level} bot plays whole games of every form, and never breaks a rule`, () => {
    let seed = 1;
    for (const seats of level === 'hard' ? [3] : [2, 3, 4, 5])
      for (const options of [
        {},
        { hiddenAgendas: true },
        { advanced: true },
        { hiddenAgendas: true, advanced: true, sheet: 'small' },
        { sheet: 'square' },
      ]) {
        const { answers, refused } = selfPlay(level, seats, options, seed++);
        assert.ok(answers > 20);
        assert.equal(refused, 0, `${seats} seats, ${JSON.stringify(options)}`);
      }
  });

test('the medium bot wins most games against the easy one (bench/levels.ts measures all levels)', () => {
  const games = 40;
  let won = 0;
  for (let i = 0; i < games; i++) {
    const side: Seat = i % 2;
    const players: Level[] = side === 0 ? ['medium', 'easy'] : ['easy', 'medium'];
    const setup = lokoMoto.host({}, 2);
    const match = { game: lokoMoto, setup, players, seed: `order/${i >> 1}` };
    const { winners } = playMatch({ ...match, timer: () => () => false });
    if (winners.includes(side)) won += 1 / winners.length;
  }
  assert.ok(won > games / 2, `won ${won} of ${games}`);
});
