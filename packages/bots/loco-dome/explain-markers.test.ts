import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyedRng, quickRng, viewerOf } from '@turntable/engine';
import { locoDome } from '@turntable/games/loco-dome/index.ts';
import type { Action, View } from '@turntable/games/loco-dome/types.ts';
import { LOCALES, tell } from '@turntable/messages';
import { worded } from '../course.ts';
import { explainLocoDome } from './explain.ts';
import { sameActive, wouldWin } from './features.ts';

test('LD-6.1 a Swap with a second marker is reasoned for by all statistics, which it opens again', () => {
  const told = { yes: 0, no: 0 };
  for (let deal = 0; told.yes === 0 || told.no === 0; deal++) {
    const rng = quickRng(deal);
    let state = locoDome.start(locoDome.host({}, 2));
    for (let n = 0; n < 400; n++) {
      const decision = state.decisions.find((d) => !d.standing && !d.optional);
      if (!decision) break;
      const actor = decision.actors[0]!;
      const view = locoDome.view(state, viewerOf(actor));
      // There are too many deals to list.
      const legal = actor === 'chance' ? [] : [...locoDome.legalActions(view, decision)];
      const words = (of: View, action: Action) => explainLocoDome(of, decision)(action).reason;
      for (const action of legal.filter(({ type }) => type === 'swap')) {
        const reason = words(view, action);
        const isReset = view.markersUsed % 2 === 1 && view.called.length > 0;
        assert.equal(reason.key === 'hint.loco-dome.why-swap-reset', isReset);
        if (!isReset) continue;
        for (const locale of LOCALES) assert.doesNotMatch(tell({ locale, names: [] }, reason, 0), /[{}]/);
        const { better, percent, now } = reason.values!;
        // What would be said if nothing had been called.
        const opened = words({ ...view, called: [] }, action);
        if (better === 'yes') assert.deepEqual(opened.values, { percent, now });
        else assert.notEqual(opened.key, 'hint.versus.why-change');
        told[better as 'yes' | 'no']++;
      }
      const action =
        actor === 'chance'
          ? locoDome.draw(state, decision, keyedRng(`swap/${deal}`, n))
          : legal[rng.below(legal.length)]!;
      state = locoDome.apply(state, { decision: decision.id, actor, action }).state;
    }
  }
});

test('LV-3.2 where words may be claimed no locomotive is said to be lost for want of features', () => {
  for (const options of [{}, { freeClaims: true }, { judge: true }]) {
    const told = new Set<unknown>();
    for (let deal = 0; deal < 40; deal++) {
      const rng = quickRng(deal);
      let state = locoDome.start(locoDome.host(options, 2));
      for (let n = 0; n < 400; n++) {
        const decision = state.decisions.find((d) => !d.standing && !d.optional);
        if (!decision) break;
        const actor = decision.actors[0]!;
        const view = locoDome.view(state, viewerOf(actor));
        const legal = actor === 'chance' ? [] : [...locoDome.legalActions(view, decision)];
        const sacrifice = legal.find(({ type }) => type === 'sacrifice');
        if (sacrifice && !sameActive(view) && wouldWin(view, view.calling))
          told.add(explainLocoDome(view, decision)(sacrifice).reason.values!['how']);
        const attack = legal.find(({ type }) => type === 'knock-out');
        const others = legal.filter(({ type }) => type !== 'swap');
        const chosen =
          actor === 'chance'
            ? locoDome.draw(state, decision, keyedRng(`words/${deal}`, n))
            : (attack ?? others[rng.below(others.length)]!);
        const action = worded(chosen, n);
        state = locoDome.apply(state, { decision: decision.id, actor, action }).state;
      }
    }
    assert.deepEqual([...told], [Object.keys(options).length === 0 ? 'lost' : 'open']);
  }
});
