import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gameById } from '@turntable/games';
import { playMatch } from '../arena.node.ts';
import type { Level } from '../bot/bot.ts';

/** How often a level does what in a game against another, on average of so many games, each deal from both sides. */
function habits(id: string, level: Level, against: Level, games: number): (type: string) => number {
  const game = gameById(id)!;
  const done = new Map<string, number>();
  for (let i = 0; i < games; i++) {
    const side = i & 1;
    const players = [0, 1].map((seat) => (seat === side ? level : against));
    const seed = `character/${i >> 1}`;
    const { log } = playMatch({ game, setup: game.host({}, 2), players, seed, timer: () => () => true });
    for (const { actor, action } of log)
      if (actor === side) done.set(action.type, (done.get(action.type) ?? 0) + 1);
  }
  return (type) => (done.get(type) ?? 0) / games;
}

test('loco-dome: easy hoards its markers and brings another in at every tie, medium blocks and knocks out, hard swaps', () => {
  const [easy, medium, hard] = (['easy', 'medium', 'hard'] as const).map((level) =>
    habits('loco-dome', level, 'medium', 12),
  ) as [(type: string) => number, (type: string) => number, (type: string) => number];
  for (const type of ['block', 'swap', 'sacrifice', 'detonate', 'rest']) assert.equal(easy(type), 0, type);
  assert.ok(easy('knock-out') < 0.2, 'the free one alone');
  assert.ok(medium('block') + medium('knock-out') > 1.5, `${medium('block')} and ${medium('knock-out')}`);
  assert.equal(medium('swap'), 0);
  assert.ok(hard('swap') > 0.4, `${hard('swap')}`);
});

test('double-header: easy tags at every tie, hard alone leaves for style points and takes Time Outs', () => {
  const [easy, medium, hard] = (['easy', 'medium', 'hard'] as const).map((level) =>
    habits('double-header', level, level === 'medium' ? 'hard' : 'medium', 40),
  ) as [(type: string) => number, (type: string) => number, (type: string) => number];
  assert.ok(easy('tag') > 2 * easy('stand') && easy('tag') > 0, `${easy('tag')} and ${easy('stand')}`);
  for (const one of [easy, medium]) assert.equal(one('style') + one('time-out'), 0);
  assert.ok(hard('style') + hard('time-out') > 0.3, `${hard('style')} and ${hard('time-out')}`);
});
