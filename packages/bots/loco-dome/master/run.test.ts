import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyedRng, quickRng, viewerOf, type Decision } from '@turntable/engine';
import { locoDome } from '@turntable/games/loco-dome/index.ts';
import type { Action, Kind, State, View } from '@turntable/games/loco-dome/types.ts';
import { pointFor } from '../features.ts';
import { settle } from './run.ts';
import { type Run } from './state.ts';
import { perform, ringOf } from './index.ts';
import { fewValues, worldOf } from './codes.node.ts';

/** What has to be the same; what a phase does not need is left out. */
function facts(run: Run): object {
  const { status, active, scores, markers, detonated, called, used, earned, calling, phase, winner } = run;
  const over = winner >= 0 || phase === 6;
  return {
    ...{ status: [...status], active: [...active], scores: [...scores], markers: [...markers] },
    ...{ detonated: [...detonated], used, earned, over },
    ...(over ? {} : { called: [...called], calling, phase, due: run.due, idle: run.idleReset }),
    ...(phase === 1 ? { passed: run.passed } : {}),
    ...(phase >= 2 && phase <= 4 ? { statistic: run.statistic, opposing: run.opposing } : {}),
  };
}

function open(state: State): { decision: Decision; view: View } | undefined {
  const decision = state.decisions.find((d) => !d.standing && !d.optional);
  return decision && { decision, view: locoDome.view(state, viewerOf(decision.actors[0]!)) };
}

function played(state: State, decision: Decision, action: Action): State {
  return locoDome.apply(state, { decision: decision.id, actor: decision.actors[0]!, action }).state;
}

/** A random game, each action also played on the run that its view makes; how many of each type were compared. */
function compare(seed: number, seen: Map<string, number>): void {
  const rng = quickRng(seed);
  const options = {
    scoring: seed % 2 ? 'margin' : 'flat',
    ...(seed % 3 === 0 ? mirrored(seed) : seed % 3 === 1 ? fewValues(seed) : {}),
  };
  let state = locoDome.start(locoDome.host(options, 2));
  for (let n = 0; n < 2000; n++) {
    const asked = open(state);
    if (!asked) return;
    const { decision, view } = asked;
    if (decision.actors[0] === 'chance') {
      state = played(state, decision, locoDome.draw(state, decision, keyedRng(`run/${seed}`, n)));
      continue;
    }
    const kind = decision.kind as Kind;
    const legal = [...locoDome.legalActions(view, decision)];
    // Markers and knock-outs are rarer than calls, and more is to be got wrong in them.
    const rare = legal.filter(({ type }) => type !== 'call' && type !== 'pass' && type !== 'answer');
    const from = rare.length > 0 && rng.below(3) === 0 ? rare : legal;
    const action = from[rng.below(from.length)]!;
    const { ring, run } = ringOf(view)!;
    let after = played(state, decision, action);
    perform(ring, worldOf(state, ring), run, Number(view.viewer), action);
    if (kind === 'call' || kind === 'tie-break')
      if (action.type === 'knock-out') {
        // Nobody sacrifices; both say what the cards uphold, as a run takes for granted.
        settle(ring, run);
        for (let next = open(after); after.phase === 'sequence'; next = open(after)!) {
          const { decision: turn, view: seenBy } = next!;
          if (after.sequence!.pairs > 20) return;
          const say = pointFor(seenBy, [...locoDome.legalActions(seenBy, turn)]);
          after = played(after, turn, say!);
        }
      }
    const next = locoDome.view(after, 0);
    assert.deepEqual(facts(run), facts(ringOf(next)!.run), `${seed}/${n}: ${JSON.stringify(action)}`);
    seen.set(action.type, (seen.get(action.type) ?? 0) + 1);
    state = after;
  }
}

const LOCOMOTIVES = ['up-big-boy-4884-1', 'lner-a4-mallard', 'stephenson-rocket', 'prr-t1', 'sncf-242-a-1'];
const mirrored = (seed: number): object => ({
  rosters: [LOCOMOTIVES, LOCOMOTIVES.toSpliced(seed % 5, 1, 'prr-t1')],
});

test('the run of a search is the run of the rules, action by action', () => {
  const seen = new Map<string, number>();
  for (let seed = 0; seed < 24; seed++) compare(seed, seen);
  for (const type of ['call', 'activate', 'swap', 'block', 'detonate', 'knock-out', 'stand', 'reset'])
    assert.ok((seen.get(type) ?? 0) > 2, `${type}: ${seen.get(type) ?? 0} of ${JSON.stringify([...seen])}`);
});

test('LD-6.3 a run of a knock-out between identical locomotives knows of the reset that waits', () => {
  let found = 0;
  for (let seed = 0; seed < 60 && found < 3; seed++) {
    const rng = quickRng(seed);
    let state = locoDome.start(locoDome.host({ rosters: [LOCOMOTIVES, LOCOMOTIVES] }, 2));
    for (let n = 0, asked = open(state); n < 600 && asked; n++, asked = open(state)) {
      const { decision, view } = asked;
      if (decision.actors[0] === 'chance') {
        state = played(state, decision, locoDome.draw(state, decision, keyedRng(`due/${seed}`, n)));
        continue;
      }
      const legal = [...locoDome.legalActions(view, decision)];
      const wanted = ['knock-out', 'pass', 'call'].find((type) =>
        legal.some((action) => action.type === type),
      );
      const choices = legal.filter(({ type }) => wanted === undefined || type === wanted);
      const action = choices[rng.below(choices.length)]!;
      if (decision.kind === 'identical') state = { ...state, resetDue: true };
      const after = played(state, decision, action);
      if (decision.kind === 'identical') {
        found++;
        const { ring, run } = ringOf({ ...view, resetDue: true })!;
        assert.ok(view.called.length > 0);
        perform(ring, worldOf(state, ring), run, Number(view.viewer), action);
        assert.deepEqual(facts(run), facts(ringOf(locoDome.view(after, 0))!.run), `${seed}/${n}`);
      }
      state = after;
    }
  }
  assert.ok(found >= 3, `${found}`);
});
