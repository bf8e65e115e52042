import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placementsOn, shapeOf } from '@turntable/games/loko-moto/cards.ts';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import { builtBy, type Event, type State } from '@turntable/games/loko-moto/types.ts';
import { plot } from '@turntable/pictures/loko-moto/plot.ts';
import { golden, goldenIndex } from '../../gallery/golden.node.ts';
import { positions } from '../versus/testing/positions.ts';
import { arrangementOf, screenModel } from './screen-model.ts';
import { NOTHING } from './turn/plan.ts';

const GAMES = Object.keys(goldenIndex()[lokoMoto.id]!);

for (const name of GAMES)
  test(`${name}: what is shown is the position, by its seat, for watchers and in a replay`, () => {
    const { dealt, entries } = golden(lokoMoto.id, name)!;
    const board = plot((dealt as State).box.sheet);
    let movesSeen = 0;
    let completed = 0;
    const apply = lokoMoto.apply.bind(lokoMoto);
    for (const [state, log] of positions<State, Event>(apply, { dealt: dealt as State, entries })) {
      const view = lokoMoto.view(state, 0);
      const model = screenModel({ status: 'running', view, log, plot: board }, 0);
      const { players, sheet } = view.box;
      assert.equal(model.over, view.phase === 'over');
      assert.ok(!model.past);
      assert.deepEqual(
        model.directors.map(({ seat, total }) => [seat, total]),
        view.scores.map((score, seat) => [seat, score]),
      );
      const own = model.moves.findLastIndex(({ by }) => by === 0);
      const since = model.moves.slice(own + 1);
      assert.deepEqual(model.latest, model.over ? [] : since.slice(-(players - 1)));
      movesSeen += model.latest.length;

      const cards = [...view.faceUp.flatMap((id) => id ?? []), ...(view.hands[0]!.secret ?? [])];
      const isComplete = cards.some(
        (id) => placementsOn(sheet, shapeOf(view.box, id), view.lines, builtBy(0)).length > 0,
      );
      assert.equal(model.complete, isComplete);
      completed += Number(isComplete);

      const seen = lokoMoto.view(state, 'public');
      const watched = screenModel({ status: 'over', view: seen, log, plot: board }, undefined);
      assert.deepEqual([watched.past, watched.secret, watched.fits.size], [!watched.over, [], 0]);
      assert.equal(watched.complete, false);
      // In a replay the last round, to a seat as well: what it has not seen yet was seen long ago.
      const replayed = screenModel({ status: 'over', view, log, plot: board }, 0);
      const round = model.over ? [] : model.moves.slice(-players);
      assert.deepEqual([watched.latest, replayed.latest], [round, round]);
    }
    assert.ok(movesSeen > 0);
    if (name === 'five-players') assert.ok(completed > 0);
  });

test('the tray is what the reader holds, then what is picked, then the plan; a wide one covers the panels', () => {
  const rest = { plan: NOTHING, isHeld: false, isPlanning: false, tab: 'score', peek: false } as const;
  assert.deepEqual(arrangementOf(rest), { tray: 'rest', room: 'rest', open: 'score' });
  const planning = { ...rest, isPlanning: true };
  assert.deepEqual(arrangementOf(planning), { tray: 'plan', room: 'rest', open: 'score' });
  const drawing = { ...planning, plan: { kind: 'draw', sections: [1] } } as const;
  assert.deepEqual(arrangementOf(drawing), { tray: 'draw', room: 'draw', open: 'score' });
  const buying = { ...planning, plan: { kind: 'buy', train: null, sections: [] } } as const;
  assert.deepEqual(arrangementOf(buying), { tray: 'buy', room: 'wide', open: null });
  assert.deepEqual(arrangementOf({ ...buying, peek: true }).open, 'score');
  assert.deepEqual(arrangementOf({ ...drawing, isHeld: true }), { tray: 'held', room: 'wide', open: null });
});
