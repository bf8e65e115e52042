import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyedRng, type AnyGame, type Rng } from '@turntable/engine';
import { GAMES } from '@turntable/games';
import { legalChoices, type LegalChoices } from './legal-choices.ts';
import { readFromBot } from './protocol.ts';

/** A game whose every position has so many reservations and builds. */
const wide = (types: Readonly<Record<string, number>>): AnyGame =>
  ({
    *legalActions() {
      for (const [type, count] of Object.entries(types)) for (let i = 0; i < count; i++) yield { type, i };
    },
  }) as unknown as AnyGame;
const choices = (types: Readonly<Record<string, number>>, most: number) =>
  legalChoices(wide(types), { viewer: 0, decisions: [] }, { id: '1', actors: [0], kind: 'turn' }, most);

test('all legal actions where there are few, in the order of the game', () => {
  assert.deepEqual(choices({ a: 2, b: 1 }, 3), {
    legal: [
      { type: 'a', i: 0 },
      { type: 'a', i: 1 },
      { type: 'b', i: 0 },
    ],
    more: false,
  });
});

test('where there are many every type has its part, spread over all of it', () => {
  const { legal, more } = choices({ a: 1000, b: 3, c: 500 }, 20);
  assert.equal(more, true);
  assert.equal(legal.length, 20);
  const of = (type: string): unknown[] => legal.filter((action) => action.type === type);
  assert.deepEqual([of('a').length, of('b').length, of('c').length], [9, 3, 8]);
  const places = (of('a') as { i: number }[]).map(({ i }) => i);
  assert.ok(places[0] === 0 && places.at(-1)! > 800);
});

test('looking ends, however many there are', () => {
  const { legal, more } = choices({ a: Infinity }, 5);
  assert.deepEqual([legal.length, more], [5, true]);
});

test('where looking stops early, a sample of all there is comes last, the same each time', () => {
  let drawn = 0;
  const game = {
    ...wide({ a: Infinity }),
    sampleLegal: (_view: unknown, _decision: unknown, rng: Rng) => ({
      type: 'b',
      i: rng.below(1000),
      at: drawn++,
    }),
  } as unknown as AnyGame;
  const list = () =>
    legalChoices(game, { viewer: 0, decisions: [] }, { id: '1', actors: [0], kind: 'turn' }, 20);
  const { legal, more } = list();
  assert.deepEqual([legal.length, more], [20, true]);
  assert.deepEqual(legal.map(({ type }) => type).join(''), `${'a'.repeat(15)}${'b'.repeat(5)}`);
  const places = ({ legal: found }: LegalChoices): unknown[] => found.map((action) => ({ ...action, at: 0 }));
  assert.deepEqual(places(list()), places({ legal, more }));
});

/** Loko moto for three after its deal, and the first question. */
function dealt() {
  const game = GAMES.find(({ id }) => id === 'loko-moto')!;
  const start = game.start(game.host({}, 3));
  const [open] = game.decisions(start);
  const deal = {
    decision: open!.id,
    actor: 'chance' as const,
    action: game.draw(start, open!, keyedRng('x', 0)),
  };
  const { state } = game.apply(start, deal);
  return { game, state, turn: game.decisions(state)[0]! };
}

test('LM-3.1 every train that can be bought is listed, however many ways there are', () => {
  const { game, state, turn } = dealt();
  const seat = turn.actors[0] as number;
  // All but one section are the seat's own.
  const { box } = state as { box: { sheet: { sections: readonly unknown[] } } };
  const lines = box.sheet.sections.map((_, i) => (i === 0 ? 0 : 3 + 2 * seat));
  const view = game.view({ ...state, lines, free: 1 } as object, seat);
  const { legal, more } = legalChoices(game, view, turn);
  assert.equal(more, true);
  const bought = new Set(legal.flatMap((action) => ('train' in action ? [action.train] : [])));
  assert.deepEqual(bought, new Set((view as unknown as { market: readonly string[] }).market));
  for (const action of legal) assert.deepEqual(game.refusals(view, turn, action), []);
});

test('what is listed is legal, in a real game', () => {
  const { game, state, turn } = dealt();
  const view = game.view(state, turn.actors[0] as number);
  const { legal, more } = legalChoices(game, view, turn);
  assert.deepEqual([legal.length, more], [2000, true]);
  for (const action of legal) assert.deepEqual(game.refusals(view, turn, action), []);
});

test('only messages of the protocol are read, and names are fit to be shown', () => {
  assert.deepEqual(readFromBot('{"t":"act","n":3,"action":{"type":"x"},"more":1}'), {
    t: 'act',
    n: 3,
    action: { type: 'x' },
  });
  for (const line of [
    '',
    'null',
    '7',
    '[]',
    '{}',
    '{"t":"act","n":1.5,"action":{}}',
    '{"t":"act","n":1}',
    '{"t":"ready"}',
  ])
    assert.equal(readFromBot(line), undefined, line);
  const named = (name: string): unknown => readFromBot(JSON.stringify({ t: 'ready', name }));
  assert.deepEqual(named('\u001b[2Ja\nb'), { t: 'ready', name: '[2Ja b' });
  assert.deepEqual(named('half \ud83d of'), { t: 'ready', name: 'half \ufffd of' });
  assert.deepEqual(named(' '), { t: 'ready', name: 'bot' });
  assert.equal((named('x'.repeat(1000)) as { name: string }).name.length, 60);
});
