import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyedRng, quickRng, viewerOf } from '@turntable/engine';
import { locoDome } from '@turntable/games/loco-dome/index.ts';
import type { Action, View } from '@turntable/games/loco-dome/types.ts';
import { LOCALES, tell } from '@turntable/messages';
import { explainLocoDome } from './explain.ts';

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
