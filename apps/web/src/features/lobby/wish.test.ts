import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LobbyQuery } from '@turntable/protocol/lobby.ts';
import { queryOf, shownOf, wishOf, withPart } from './wish.ts';

const GAMES = ['loko-moto', 'loco-dome'];
const wish = (query: string): LobbyQuery => wishOf(new URLSearchParams(query), GAMES);

test('a wish is read from the address, and what nobody can ask for is left out', () => {
  assert.deepEqual(wish('game=loko-moto&players=3&tempo=turns&clock=without&judge=with'), {
    game: 'loko-moto',
    players: 3,
    tempo: 'turns',
    clock: 'without',
    judge: 'with',
  });
  assert.deepEqual(wish('game=chess&players=9&tempo=soon&clock=&judge=1&colour=red'), {});
  assert.deepEqual(
    ['seat', 'watch', 'x'].map((show) => shownOf(new URLSearchParams({ show }))),
    ['seat', 'watch', 'all'],
  );
});

test('the query of a wish is one that the server takes, and comes back the same', () => {
  for (const query of ['', 'players=2', 'judge=without&tempo=live&game=loco-dome&clock=with']) {
    const again = Object.fromEntries(new URLSearchParams(queryOf(wish(query))));
    assert.deepEqual(LobbyQuery.parse(again), wish(query));
  }
  assert.equal(queryOf(wish('tempo=live&players=2')), queryOf(wish('players=2&tempo=live')));
});

test('a part is set in the address or taken out, and the rest of it stays', () => {
  const params = new URLSearchParams('game=loko-moto&show=seat');
  assert.equal(withPart(params, 'players', '4').toString(), 'game=loko-moto&show=seat&players=4');
  assert.equal(withPart(params, 'game', '').toString(), 'show=seat');
});
