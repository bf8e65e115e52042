import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyGame } from '@turntable/engine';
import { trainOf } from '@turntable/games/loko-moto/cards.ts';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import type { State } from '@turntable/games/loko-moto/types.ts';
import { playMatch } from '../arena.node.ts';
import type { Level } from '../bot/bot.ts';

/** What a level has at the end of a game, or does in it, on average. */
interface Habits {
  readonly level: Level;
  shapes: number;
  trains: number;
  price: number;
  reserved: number;
}

/** The habits of two levels in games against each other, each deal from both sides. */
function habits(levels: readonly [Level, Level], deals: number): readonly [Habits, Habits] {
  const of = (level: Level): Habits => ({ level, shapes: 0, trains: 0, price: 0, reserved: 0 });
  const both = [of(levels[0]), of(levels[1])] as const;
  for (let i = 0; i < 2 * deals; i++) {
    const at = i % 2 === 0 ? both : ([both[1], both[0]] as const);
    const setup = lokoMoto.host({}, 2);
    const game = lokoMoto as unknown as AnyGame;
    const players = at.map(({ level }) => level);
    const match = { game, setup, players, seed: `character/${i >> 1}`, timer: () => () => false };
    const { state, log } = playMatch(match);
    for (const { actor, action } of log) if (action.type === 'reserve') at[Number(actor)]!.reserved++;
    (state as State).hands.forEach((hand, seat) => {
      const mine = at[seat]!;
      mine.shapes += hand.shapes.length;
      mine.trains += hand.trains.length;
      for (const id of hand.trains) mine.price += trainOf(setup, id).price;
    });
  }
  return both;
}

test('easy is after shapes and guards nothing, medium is after dear trains and guards what others come near', () => {
  const [easy, medium] = habits(['easy', 'medium'], 15);
  const prices = [easy, medium].map(({ price, trains }) => price / trains);
  assert.ok(prices[1]! > prices[0]! + 0.4, `mean prices ${prices.join(' and ')}`);
  const [cards, fewer] = [easy, medium].map(({ shapes, trains }) => shapes / trains);
  assert.ok(cards! > 0.75 && cards! > fewer! + 0.06, `${cards} and ${fewer} shapes a train`);
  assert.ok(medium.reserved > 1.1 * easy.reserved, `reserved ${medium.reserved} and ${easy.reserved} times`);
});
