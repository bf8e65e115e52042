import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRecord, replayRecord, type Act, type AnyGame } from '@turntable/engine';
import { GAMES } from '@turntable/games';
import { contest, type Contest, type Result } from './contest.ts';
import { OwnPlayer, type Player } from './player.ts';

const game = GAMES.find(({ id }) => id === 'double-header')!;

/** Claims style points for as long as there are any; legal all the time. */
const claimer = (outside: boolean): Player => {
  let game: AnyGame;
  return {
    name: 'claims',
    outside,
    begin: async (of) => void (game = of),
    notify() {},
    choose: async ({ view, decision }) => {
      const legal: readonly Act[] = [...game.legalActions(view, decision)];
      const claim = legal.find((action) => action.type === 'claim' && 'text' in action);
      return { action: claim ?? legal[0]! };
    },
    over() {},
    stop: async () => undefined,
  };
};

interface Heard {
  readonly games: number;
  readonly results: readonly Result[];
  readonly failed: readonly string[];
  readonly broken: readonly string[];
}
async function held(plan: Partial<Contest> & Pick<Contest, 'players'>): Promise<Heard> {
  const [results, failed, broken]: [Result[], string[], string[]] = [[], [], []];
  const { games } = await contest({
    ...{ game, setup: game.host({ judge: true }, 2), deals: 3, seed: '1', ms: 50, mirror: false },
    ...plan,
    over: (result) => void results.push(result),
    failed: ({ name }, seat, at, why) => void failed.push(`${at} ${seat} ${name}: ${why}`),
    broken: (name, error) => void broken.push(`${name} ${String(error)}`),
  });
  return { games, results, failed, broken };
}

test('a game that finds no end is played on by the fallback for programs, then for everybody', async () => {
  const why = (entries: number): string => `no end after ${entries} entries, the fallback plays on`;
  for (const [players, expected] of [
    [[claimer(true), new OwnPlayer('random')], [`1 0 claims: ${why(500)}`]],
    [
      [claimer(false), new OwnPlayer('random')],
      [`1 0 claims: ${why(1000)}`, `1 1 random: ${why(1000)}`],
    ],
  ] as const) {
    const { games, results, failed, broken } = await held({ players, deals: 1, mostEntries: 500 });
    assert.deepEqual([games, failed, broken], [1, expected, []]);
    for (const { record, scores } of results) {
      const { error, state } = replayRecord(game, readRecord(game, record));
      assert.deepEqual([error, scores], [null, game.record.scores(game.view(state, 'public'))]);
    }
  }
});

test('a game that breaks is given up, and the others are played and counted', async () => {
  let starts = 0;
  const breaks: AnyGame = {
    ...game,
    start(setup) {
      if (++starts === 2) throw new RangeError('no such card');
      return game.start(setup);
    },
  };
  const { games, results, broken } = await held({
    game: breaks,
    players: [new OwnPlayer('random'), new OwnPlayer('random')],
  });
  assert.deepEqual([games, results.map(({ name }) => name)], [2, ['1', '3']]);
  assert.deepEqual(broken, ['2 RangeError: no such card']);
});
