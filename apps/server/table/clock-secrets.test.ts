import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quickRng, type AnyGame, type Viewer } from '@turntable/engine';
import { GAMES } from '@turntable/games';
import type { ClockRule } from '@turntable/protocol';
import { at } from '@turntable/testkit/json.ts';
import { twin } from '@turntable/testkit/twin.ts';
import { awaited } from './match/awaited.ts';
import { clockInfo, run, startClocks } from '../time/clock.ts';
import { Match } from '@turntable/match/match.ts';

const RULE: ClockRule = { kind: 'live', bank: 300, increment: 5 };
const OPTIONS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'loko-moto': { hiddenAgendas: true },
};
const VIEWERS: readonly Viewer[] = [0, 1, 'public'];

/** What everybody is told of the clocks in a position, a second after it came about. */
function shownOf(game: AnyGame, state: object): string {
  const match = { decisions: game.decisions(state) } as unknown as Match;
  const who = awaited({ status: 'running' }, match).flatMap((each) =>
    typeof each.who === 'number' ? [each.who] : [],
  );
  const rules = [RULE, RULE];
  return JSON.stringify(clockInfo(RULE, null, run(rules, startClocks(rules), new Set(who), 0), 1000));
}

/** Plays at random; in each position compares the clocks with those of a twin state that the viewer cannot distinguish. */
function compare(game: AnyGame, seed: number): { worlds: number; leaks: string[] } {
  const luck = quickRng(seed);
  const match = new Match(game, game.host({ ...OPTIONS[game.id], starters: [0] }, 2));
  const leaks: string[] = [];
  let worlds = 0;
  for (let turn = 0; turn < 80 && !match.over; turn++) {
    for (const viewer of VIEWERS) {
      const other = twin(game, match.state, viewer, luck);
      if (!other) continue;
      worlds++;
      if (shownOf(game, match.state) !== shownOf(game, other)) leaks.push(`${game.id} ${match.n} ${viewer}`);
    }
    const drawn = match.draw('cd'.repeat(32));
    if (drawn) match.submit(drawn);
    else {
      const decision = match.decisions.find(({ standing }) => !standing)!;
      const actor = decision.actors[luck.below(decision.actors.length)]!;
      const view = game.view(match.state, actor as Viewer);
      const action = game.sampleLegal?.(view, decision, luck) ?? [...game.legalActions(view, decision)][0]!;
      assert.ok(match.submit({ decision: decision.id, actor, action }).ok);
    }
  }
  return { worlds, leaks };
}

for (const game of GAMES.filter((each) => each.hides(OPTIONS[each.id] ?? {}))) {
  test(`LV-6.1 ${game.id}: whose clock runs is the same whatever is hidden`, () => {
    const all = [1, 2].map((seed) => compare(game, seed));
    assert.deepEqual(
      all.flatMap(({ leaks }) => leaks),
      [],
    );
    assert.ok(
      all.every(({ worlds }) => worlds > 20),
      `${all.map(({ worlds }) => worlds).join()} worlds`,
    );
  });

  test(`${game.id}: a clock that runs only for those who hold something is found`, () => {
    const leaky: AnyGame = {
      ...game,
      decisions: (state) => {
        const [pointer] = game.secrets(state, 'public').flat();
        const value = pointer === undefined ? '' : JSON.stringify(at(state, pointer));
        const odd = [...value].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2 === 1;
        return game.decisions(state).map((each) => (odd ? { ...each, optional: true as const } : each));
      },
    };
    const all = [1, 2].map((seed) => compare(leaky, seed));
    assert.ok(all.some(({ leaks }) => leaks.length > 0));
  });
}
