import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quickRng, type SeenBy, type Types } from '@turntable/engine';
import { gameById } from '@turntable/games';
import { playMatch } from '../arena.node.ts';
import type { Outlook } from '../bot/bot.ts';
import { OUTLOOKS } from '../registry.ts';

for (const [id, outlook] of Object.entries(OUTLOOKS) as [string, Outlook<SeenBy>][])
  test(`${id}: the outlook with all cards open follows the game to its winner, and is the same for the same luck`, () => {
    const game = gameById(id)!;
    const seats = game.seats[0]!;
    const setup = game.host({}, seats);
    const { log, winners } = playMatch({
      game,
      setup,
      players: Array.from({ length: seats }, () => 'medium' as const),
      seed: 'outlook',
      timer: () => () => false,
    });
    const at = (state: Types['State'], tries: number) =>
      outlook(game.view(state, 'judge'), tries, quickRng(7));
    let state = game.start(setup);
    const told: (readonly number[])[] = [];
    for (const entry of log) {
      state = game.apply(state, entry).state;
      const chances = at(state, 16);
      if (!chances) continue;
      assert.deepEqual(at(state, 16), chances);
      assert.equal(chances[0]! + chances[1]!, 1);
      told.push(chances);
    }
    assert.ok(told.length > log.length / 2, `${told.length} of ${log.length}`);
    assert.equal(winners.length, 1);
    assert.ok(told.at(-1)![winners[0]!]! > 0.5, `${told.at(-1)}`);
    // The cards lie the same throughout, so most moves change little.
    const steps = told.slice(1).map((chances, i) => Math.abs(chances[0]! - told[i]![0]!));
    const middle = steps.toSorted((a, b) => a - b)[steps.length >> 1]!;
    assert.ok(middle < 0.2, `the middle step is ${middle}`);
  });

test('DH-6.4 double-header: while a coin is in the air the outlook lies between those of its two sides', () => {
  const game = gameById('double-header')!;
  const outlook = OUTLOOKS['double-header'] as Outlook<SeenBy>;
  const at = (state: Types['State']) => outlook(game.view(state, 'judge'), 200, quickRng(7))![0]!;
  let coins = 0;
  for (let deal = 0; deal < 4; deal++) {
    const setup = game.host({}, 2);
    const players = ['hard', 'hard'] as const;
    const { log } = playMatch({ game, setup, players, seed: `coin/${deal}`, timer: () => () => true });
    let state = game.start(setup);
    for (const entry of log) {
      if ('result' in entry.action && coins < 6) {
        coins++;
        const sides = ['heads', 'tails'].map((result) =>
          at(game.apply(state, { ...entry, action: { ...entry.action, result } as never }).state),
        );
        const now = at(state);
        const [low, high] = [Math.min(...sides), Math.max(...sides)];
        assert.ok(now >= low - 0.12 && now <= high + 0.12, `${now} between ${sides.join(' and ')}`);
      }
      state = game.apply(state, entry).state;
    }
  }
  assert.ok(coins >= 4, `${coins} coins`);
});
