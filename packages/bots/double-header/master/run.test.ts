import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyedRng, quickRng, viewerOf } from '@turntable/engine';
import { doubleHeader } from '@turntable/games/double-header/index.ts';
import { teamOf } from '@turntable/games/double-header/sides.ts';
import { LOCOMOTIVE_INDICES, TEAMS, type Action, type State } from '@turntable/games/double-header/types.ts';
import { FEATURES, STATISTIC_IDS } from '@turntable/roster';
import { blankWorld, type World } from '../../versus/beliefs.ts';
import { pairingOf, perform } from './index.ts';
import type { Pairing, Run } from './run.ts';

/** What there is, for comparing a run with the rules: the values of the state itself. */
function worldOf(state: State, pairing: Pairing): World {
  const world = blankWorld(pairing.beliefs);
  for (const team of TEAMS)
    for (const locomotive of LOCOMOTIVE_INDICES) {
      const l = pairing.of[2 * team + locomotive]!;
      state.box.statistics.forEach((statistic, s) => {
        const value = state.engines[team]![locomotive]!.rear.values[statistic];
        if (value !== undefined) world.value[l * pairing.statistics + s] = value;
      });
    }
  return world;
}

/** What has to be the same; what a phase does not need is left out. */
function facts(run: Run): object {
  const over = run.phase === 6;
  return {
    ...{ called: [...run.called], scores: [...run.scores], served: [...run.served], over },
    ...{ vetoes: [...run.vetoes], vetoed: [...run.vetoed], boosters: [...run.boosters] },
    ...(over
      ? {}
      : { inUse: [...run.inUse], calling: run.calling, phase: run.phase, timeOuts: [...run.timeOuts] }),
    ...(run.phase === 0 ? { mayChange: run.mayChange } : {}),
    ...(run.phase >= 1 && run.phase <= 4
      ? { statistic: run.statistic, boosts: [...run.boosts], before: run.before }
      : {}),
  };
}

/** Locomotives whose values are so small that they tie. */
function few(seed: number): object {
  const rng = quickRng(seed);
  const made = (id: string): object => {
    const values = STATISTIC_IDS.filter(() => rng.below(5) > 0).map((s) => [s, rng.below(3)]);
    const features = FEATURES.filter(() => rng.below(3) === 0);
    return { id, name: id, values: Object.fromEntries(values) as object, features };
  };
  return {
    engines: [
      [made('a'), made('b')],
      [made('c'), made('d')],
    ],
  };
}

const SEARCHED = ['field', 'call', 'veto', 'boost', 'answer', 'tag', 'time-out'];

/** A random game, each action also played on the run that its view makes. */
function compare(seed: number, seen: Map<string, number>): void {
  const rng = quickRng(seed);
  const players = seed % 2 === 0 ? 4 : 2;
  const made = few(seed) as { engines: object[][] };
  const locomotives = players === 4 ? made.engines.flat() : made.engines;
  const options = {
    scoring: seed % 3 ? 'margin' : 'flat',
    ...(seed % 4 > 1 ? { engines: locomotives } : {}),
  };
  let state = doubleHeader.start(doubleHeader.host(options, players));
  for (let n = 0; n < 1500; n++) {
    const decision = state.decisions.find((d) => !d.standing && !d.optional);
    if (!decision || state.phase === 'style' || state.phase === 'skip') return;
    const actor = decision.actors[0]!;
    const view = doubleHeader.view(state, viewerOf(actor));
    const play = (action: Action): State =>
      doubleHeader.apply(state, { decision: decision.id, actor, action }).state;
    if (actor === 'chance') {
      // In a run every coin falls on heads here.
      const drawn = doubleHeader.draw(state, decision, keyedRng(`run/${seed}`, n));
      state = play(decision.kind === 'coin' ? { type: 'coin', result: 'heads' } : drawn);
      continue;
    }
    const legal = [...doubleHeader.legalActions(view, decision)];
    const rare = legal.filter(({ type }) => type !== 'call' && type !== 'style' && type !== 'pass');
    const from =
      rare.length > 0 && rng.below(3) === 0
        ? rare
        : legal.filter(({ type }) => type !== 'style' || rng.below(9) === 0);
    const action = from[rng.below(from.length)] ?? legal[0]!;
    let after = play(action);
    if (SEARCHED.includes(decision.kind) && state.phase !== 'opening') {
      const { pairing, run } = pairingOf(view)!;
      perform(pairing, worldOf(state, pairing), run, teamOf(players, Number(view.viewer)), action, {
        below: () => 0,
      });
      for (let coin = after.decisions[0]; after.phase === 'coin'; coin = after.decisions[0])
        after = doubleHeader.apply(after, {
          decision: coin!.id,
          actor: 'chance',
          action: { type: 'coin', result: 'heads' },
        }).state;
      const next = pairingOf(doubleHeader.view(after, 0))!.run;
      assert.deepEqual(facts(run), facts(next), `${seed}/${n}: ${JSON.stringify(action)}`);
      seen.set(action.type, (seen.get(action.type) ?? 0) + 1);
    }
    state = after;
  }
}

test('the run of a search is the run of the rules, action by action', () => {
  const seen = new Map<string, number>();
  for (let seed = 0; seed < 60; seed++) compare(seed, seen);
  for (const type of [
    'call',
    'veto',
    'accept',
    'boost',
    'decline',
    'tag',
    'stand',
    'time-out',
    'field',
    'style',
  ])
    assert.ok((seen.get(type) ?? 0) > 2, `${type}: ${JSON.stringify([...seen])}`);
});
