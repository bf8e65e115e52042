import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SHAPES, SHEETS } from '@turntable/games/loko-moto/boxes.ts';
import { builtBy, FREE, type View } from '@turntable/games/loko-moto/types.ts';
import { plot } from '@turntable/pictures/loko-moto/plot.ts';
import { openDocument, runHook } from '../../../device/testing/hook.ts';

openDocument();
const { useHeld } = await import('./use-held.ts');

const sheet = SHEETS.standard;
const box = { sheet, trains: [], shapes: SHAPES.triangular };
const drawn = plot(sheet);
/** What the hook reads of a view: these sections are another player's, and there is more to say of it. */
const viewWith = (taken: readonly number[], more: object = {}): View =>
  ({
    ...{
      box,
      phase: 'main',
      faceUp: ['diamond', null, null],
      hands: [{ secret: ['hook'] }, { secret: null }],
    },
    lines: sheet.sections.map((_, section) => (taken.includes(section) ? builtBy(1) : FREE)),
    ...more,
  }) as unknown as View;

test('a held card stays where it was laid when lines of others make that place worse', async () => {
  await using run = await runHook((view: View) => useHeld(view, 0, drawn), viewWith([]));
  await run.does((hand) => hand.pick('diamond'));
  await run.does((hand) => hand.next(1));
  await run.does((hand) => hand.next(1));
  const { held } = run.value;
  const [sections, steps] = [held!.places[held!.index]!.placement.sections, held!.steps];
  await run.render(viewWith(sections.slice(0, 1)));
  const after = run.value.held!;
  const { placement, lost } = after.places[after.index]!;
  assert.deepEqual(placement.sections, sections);
  assert.equal(after.steps, steps);
  assert.equal(lost, 1);
  assert.ok(after.index > held!.index, 'it is one of the worse places now');
});

test('a card that was just picked up stays on the place that was its best', async () => {
  await using run = await runHook((view: View) => useHeld(view, 0, drawn), viewWith([]));
  await run.does((hand) => hand.pick('diamond'));
  const { sections } = run.value.held!.places[0]!.placement;
  await run.render(viewWith(sections));
  const { places, index } = run.value.held!;
  assert.deepEqual(places[index]!.placement.sections, sections);
});

test('a card that somebody took is in the hand no longer, nor is any when the game is over', async () => {
  await using run = await runHook((view: View) => useHeld(view, 0, drawn), viewWith([]));
  await run.does((hand) => hand.pick('diamond'));
  await run.render(viewWith([], { faceUp: ['bend', null, null] }));
  assert.equal(run.value.held, undefined);
  await run.render(viewWith([]));
  assert.equal(run.value.held, undefined, 'it does not come back by itself');
  await run.does((hand) => hand.pick('diamond'));
  await run.render(viewWith([], { phase: 'over' }));
  assert.equal(run.value.held, undefined);
});

test('LM-7.2 a secret card of one’s own may be held until it is claimed', async () => {
  await using run = await runHook((view: View) => useHeld(view, 0, drawn), viewWith([]));
  await run.does((hand) => hand.pick('hook'));
  assert.equal(run.value.held?.shape.id, 'hook');
  await run.render(viewWith([], { hands: [{ secret: [] }, { secret: null }] }));
  assert.equal(run.value.held, undefined);
});
