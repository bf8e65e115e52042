import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyedRng, quickRng, viewerOf, type Decision } from '@turntable/engine';
import { doubleHeader } from '@turntable/games/double-header/index.ts';
import type { Kind, State, View } from '@turntable/games/double-header/types.ts';
import { STATISTIC_IDS } from '@turntable/roster';
import { fastRng } from '@turntable/games/loko-moto/kernel/luck.ts';
import { blankWorld, drawWorld } from '../../versus/beliefs.ts';
import { noChoices } from '../../versus/tree.ts';
import { exactly } from './exact.node.ts';
import { pairingOf, weighActions } from './index.ts';
import { CHANGE, choicesNow, NO, STYLE, YES } from './tree.ts';
import { DOUBLE, FIFTY, hasValue, SWAP, type Run } from './run.ts';

const BOOSTER: Readonly<Record<number, string>> = {
  [FIFTY]: 'fifty-fifty',
  [SWAP]: 'swap-orders',
  [DOUBLE]: 'double-header',
};

/** The choice of a code as the rules write it. */
function actionOf(kind: Kind, code: number, { inUse, calling }: Run, view: View): object {
  if (kind === 'veto') return { type: code === YES ? 'veto' : 'accept' };
  if (kind === 'tag') return { type: code === YES ? 'tag' : 'stand' };
  if (kind === 'field') return { type: 'field', engine: code };
  if (kind !== 'call') return code === NO ? { type: 'decline' } : { type: 'boost', booster: BOOSTER[code] };
  if (code === STYLE) return { type: 'style' };
  if (code === CHANGE) return { type: 'field', engine: 1 - inUse[calling]! };
  return { type: 'call', statistic: view.box.statistics[code] };
}

/** Two teams of the same two locomotives, so that nothing is hidden, with values on so many statistics. */
function mirrored(seed: number, statistics: number): object[][] {
  const rng = quickRng(seed);
  const made = (id: string): object => ({
    id,
    name: id,
    values: Object.fromEntries(STATISTIC_IDS.slice(0, statistics).map((s) => [s, 1 + rng.below(30)])),
    features: [],
  });
  const both = [made('a'), made('b')];
  return [both, both];
}

/** A random game to its end; `look` at each question that is searched. */
function traverse(
  locomotives: object[][],
  seed: number,
  look: (view: View, decision: Decision) => void,
): void {
  const rng = quickRng(seed);
  let state: State = doubleHeader.start(doubleHeader.host({ engines: locomotives }, 2));
  for (let n = 0; n < 1500; n++) {
    const decision = state.decisions.find((d) => !d.standing && !d.optional);
    if (!decision || state.phase === 'style' || state.phase === 'skip') return;
    const actor = decision.actors[0]!;
    const view = doubleHeader.view(state, viewerOf(actor));
    const searched = ['call', 'veto', 'boost', 'answer', 'tag', 'field'].includes(decision.kind);
    if (actor !== 'chance' && searched && state.phase !== 'opening') look(view, decision);
    const legal = actor === 'chance' ? [] : [...doubleHeader.legalActions(view, decision)];
    const from = legal.filter(({ type }) => type !== 'style' || rng.below(9) === 0);
    const action =
      actor === 'chance'
        ? doubleHeader.draw(state, decision, keyedRng(`tree/${seed}`, n))
        : (from[rng.below(from.length)] ?? legal[0]!);
    state = doubleHeader.apply(state, { decision: decision.id, actor, action }).state;
  }
}

test('the choices of the tree are those of the rules, but for Time Outs', () => {
  const seen = new Map<string, number>();
  for (let seed = 0; seed < 25; seed++)
    traverse(mirrored(seed, 30), seed, (view, decision) => {
      const { pairing, run } = pairingOf(view)!;
      const out = noChoices(128);
      choicesNow(pairing, run, out);
      const kind = decision.kind as Kind;
      const found = [...out.codes.subarray(0, out.count)].map((code) =>
        JSON.stringify(actionOf(kind, code, run, view)),
      );
      const legal = [...doubleHeader.legalActions(view, decision)].filter(({ type }) => type !== 'time-out');
      assert.deepEqual(found.sort(), legal.map((action) => JSON.stringify(action)).sort(), kind);
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
    });
  for (const kind of ['call', 'veto', 'boost', 'answer']) assert.ok((seen.get(kind) ?? 0) > 5, kind);
});

test('in solved ends of games with nothing hidden the search plays a best choice', () => {
  let solved = 0;
  const missed: string[] = [];
  for (let seed = 0; seed < 40; seed++)
    traverse(mirrored(seed, 24), seed, (view, decision) => {
      if (decision.kind === 'field') return;
      const { pairing, run } = pairingOf(view)!;
      const open = view.box.statistics.filter((_, s) => run.called[s] === 0 && hasValue(pairing, 0, s));
      if (open.length < 4 || open.length > 6) return;
      const world = blankWorld(pairing.beliefs);
      drawWorld(pairing.beliefs, world, fastRng(1));
      const exact = exactly(pairing, world, run, 3000);
      const values = exact?.map(({ value }) => value) ?? [0];
      const best = Math.max(...values);
      if (!exact || best - Math.min(...values) < 0.01) return;
      solved++;
      const kind = decision.kind as Kind;
      const good = exact
        .filter(({ value }) => value > best - 1e-6)
        .map(({ code }) => JSON.stringify(actionOf(kind, code, run, view)));
      let tries = 1000;
      const usual = [...doubleHeader.legalActions(view, decision)][0]!;
      const [first] = weighActions(view, decision, usual, quickRng(seed), () => tries-- <= 0);
      if (!good.includes(JSON.stringify(first!.action))) missed.push(`game ${seed}, ${kind}`);
    });
  assert.ok(solved >= 20, `${solved} solved`);
  assert.ok(missed.length <= 0.05 * solved, `${missed.length} of ${solved}: ${missed.join('; ')}`);
});
