import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyedRng, type AnyGame } from '@turntable/engine';
import { GAMES } from '@turntable/games';
import { legalListing } from './listing.ts';
import { readFromBot } from './protocol.ts';

/** A game whose every position has so many reservations and builds. */
const wide = (types: Readonly<Record<string, number>>): AnyGame =>
  ({
    *legalActions() {
      for (const [type, count] of Object.entries(types)) for (let i = 0; i < count; i++) yield { type, i };
    },
  }) as unknown as AnyGame;
const listing = (types: Readonly<Record<string, number>>, most: number) =>
  legalListing(wide(types), { viewer: 0, decisions: [] }, { id: '1', actors: [0], kind: 'turn' }, most);

test('all legal actions where there are few, in the order of the game', () => {
  assert.deepEqual(listing({ a: 2, b: 1 }, 3), {
    legal: [
      { type: 'a', i: 0 },
      { type: 'a', i: 1 },
      { type: 'b', i: 0 },
    ],
    more: false,
  });
});

test('where there are many every type has its part, spread over all of it', () => {
  const { legal, more } = listing({ a: 1000, b: 3, c: 500 }, 20);
  assert.equal(more, true);
  assert.equal(legal.length, 20);
  const of = (type: string): unknown[] => legal.filter((action) => action.type === type);
  assert.deepEqual([of('a').length, of('b').length, of('c').length], [9, 3, 8]);
  const places = (of('a') as { i: number }[]).map(({ i }) => i);
  assert.ok(places[0] === 0 && places.at(-1)! > 800);
});

test('listing ends, however many there are', () => {
  const { legal, more } = listing({ a: Infinity }, 5);
  assert.deepEqual([legal.length, more], [5, true]);
});

test('what is listed is legal, in a real game', () => {
  const game = GAMES.find(({ id }) => id === 'loko-moto')!;
  const start = game.start(game.host({}, 3));
  const [open] = game.decisions(start);
  const deal = {
    decision: open!.id,
    actor: 'chance' as const,
    action: game.draw(start, open!, keyedRng('x', 0)),
  };
  const { state } = game.apply(start, deal);
  const [turn] = game.decisions(state);
  const view = game.view(state, turn!.actors[0] as number);
  const { legal, more } = legalListing(game, view, turn!);
  assert.deepEqual([legal.length, more], [2000, true]);
  for (const action of legal) assert.deepEqual(game.refusals(view, turn!, action), []);
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
  assert.deepEqual(named(' '), { t: 'ready', name: 'bot' });
  assert.equal((named('x'.repeat(1000)) as { name: string }).name.length, 60);
});
