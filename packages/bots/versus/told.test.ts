import assert from 'node:assert/strict';
import { test } from 'node:test';
import { viewerOf, type AnyGame, type Message } from '@turntable/engine';
import { gameById } from '@turntable/games';
import { tell } from '@turntable/messages';
import { playMatch } from '../arena.node.ts';
import { EXPLAINERS } from '../registry.ts';

interface Seen {
  readonly read: Readonly<Record<string, { readonly value: number }>>;
}
interface Duel {
  readonly engines?: readonly (readonly Seen[])[];
  readonly rosters?: readonly (readonly Seen[])[];
}

/** The reasons for all calls of a game, with what had been read out for the other side. */
function* calls(id: string): Generator<{ reason: Message; read: readonly Seen['read'][] }> {
  const game = gameById(id) as unknown as AnyGame;
  const setup = game.host({}, 2);
  const players = ['hard', 'hard'] as const;
  const { log } = playMatch({ game, setup, players, seed: 'told', timer: () => () => true });
  let state = game.start(setup);
  for (const entry of log) {
    const decision = game.decisions(state).find((each) => each.id === entry.decision)!;
    const seat = Number(entry.actor);
    if (decision.kind === 'call') {
      const view = game.view(state, viewerOf(seat));
      const { engines, rosters } = view as Duel;
      const read = (engines ?? rosters)![1 - seat]!.map((each) => each.read);
      const explain = EXPLAINERS[game.id]!(view as never, decision);
      for (const action of game.legalActions(view, decision))
        if ((action as { type: string }).type === 'call')
          yield { reason: explain(action as never).reason, read };
    }
    state = game.apply(state, entry).state;
  }
}

for (const [clause, id] of [
  ['DH-2.3', 'double-header'],
  ['LD-2.3', 'loco-dome'],
] as const)
  test(`${clause} a call names what was read out for the other side and speaks for its value, in every language`, () => {
    const ways = { low: 0, high: 0, nothing: 0 };
    for (const { reason, read } of calls(id)) {
      if (reason.key !== 'hint.versus.why-call') continue;
      const { speaks, read: named } = reason.values as { speaks: keyof typeof ways; read?: string };
      ways[speaks]++;
      const statistic = named?.replace('#statistic.', '');
      assert.equal(speaks === 'nothing', statistic === undefined);
      if (statistic === undefined) continue;
      assert.ok(
        read.some((values) => Object.hasOwn(values, statistic)),
        `${statistic} was read out`,
      );
      for (const [locale, word] of [
        ['en', `a ${speaks} value`],
        ['hu', speaks === 'low' ? 'alacsony' : 'magas'],
      ] as const)
        assert.ok(tell({ locale, names: [] }, reason, 0).includes(word));
    }
    assert.ok(ways.low > 0 && ways.high > 0 && ways.nothing > 0, JSON.stringify(ways));
  });
