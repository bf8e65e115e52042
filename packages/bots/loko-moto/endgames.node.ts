import { keyedRng, quickRng, readRecord, type AnyGame } from '@turntable/engine';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import { grid, recordOf } from '@turntable/games/loko-moto/fixtures.node.ts';
import { standing } from '@turntable/games/loko-moto/scoring.ts';
import type { Setup, State } from '@turntable/games/loko-moto/types.ts';
import type { Rules } from '@turntable/testkit/endgame.ts';
import { policyMove } from './policy.ts';
import { imagineSim } from './sim.ts';
import { toAction } from './index.ts';

/** A victory counts more than any lead. */
export const VICTORY = 1000;

/** Loko moto of two as the solver needs it: a victory counts first, then the lead in points. */
export const SOLVED: Rules = {
  game: lokoMoto as unknown as AnyGame,
  key: (state) => {
    const { lines, market, faceUp, hands, turn } = state as State;
    const won = hands.map(({ trains, shapes, secret }) => [
      trains.length,
      trains.join(),
      shapes.join(),
      secret.join(),
    ]);
    return JSON.stringify([turn, lines.join(''), market, faceUp, won]);
  },
  value: (state) => {
    const { box, lines, hands } = state as State;
    const { scores, places } = standing(box, lines, hands);
    const [first] = places;
    const victory = first!.length === 2 ? 0 : first![0] === 0 ? VICTORY : -VICTORY;
    return victory + scores[0]! - scores[1]!;
  },
};

/** A table of two with so few cards that all of them are turned up before the end: from then on nothing is hidden. */
function tableOf(seed: number): Setup {
  const { sheet } = readRecord(
    lokoMoto,
    recordOf({ map: grid('triangular', 4, 4), shapes: { 1: [], 2: [], 3: [] }, trains: [] }),
  ).setup;
  const setup = lokoMoto.host({ advanced: seed % 3 === 0, hiddenAgendas: false }, 2);
  const rng = quickRng(seed);
  const some = <Item>(items: readonly Item[], count: number): Item[] =>
    items.filter((_, i) => (i * 7 + rng.below(items.length)) % items.length < count);
  const shapes = setup.shapes.filter((_, i) => (i + seed) % 10 === 0);
  return { ...setup, sheet, trains: some(setup.trains, 8), shapes };
}

/** The endgame of a seed: few free sections, all cards known; nothing if this game does not come to one. */
export function endgameOf(seed: number, free: number): State | undefined {
  const setup = tableOf(seed);
  let state = lokoMoto.start(setup);
  const rng = quickRng(seed + 1);
  for (;;) {
    const [decision] = lokoMoto.decisions(state);
    if (!decision) return undefined;
    const hidden = state.trainPile.length + state.shapePiles.flat().length;
    if (state.phase === 'main' && state.free <= free) return hidden === 0 ? state : undefined;
    const actor = decision.actors[0]!;
    const view = actor === 'chance' ? undefined : lokoMoto.view(state, Number(actor));
    const care = { keep: 12, slip: 25, reserves: true, races: false };
    const action = view
      ? toAction(view, policyMove(imagineSim(view, rng), rng, care))
      : lokoMoto.draw(state, decision, keyedRng(`endgame/${seed}`, 0));
    state = lokoMoto.apply(state, { decision: decision.id, actor, action }).state;
  }
}
