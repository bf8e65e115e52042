import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SeatInfo, TableInfo } from '@turntable/protocol/messages.ts';
import { gamesWith, isWith } from './played-with.ts';

const table = (...seats: (readonly [SeatInfo['kind'], string])[]) =>
  ({ seats: seats.map(([kind, name]) => ({ kind, name, here: true })) }) as unknown as TableInfo;
const ended = table(['person', 'Ada'], ['person', 'Béla'], ['bot', 'Signalman 4'], ['room', 'Cili & Co']);

test('games with the same people are those of the same names, whatever bots and seats there were', () => {
  const address = gamesWith(ended, { seats: [0] })!;
  const people = new URLSearchParams(address.split('?')[1]).getAll('with');
  assert.deepEqual(people, ['Béla', 'Cili & Co']);
  assert.equal(isWith({ table: ended, mine: [0] }, people), true);
  const turned = table(['person', 'Cili & Co'], ['person', 'Ada'], ['person', 'Béla']);
  assert.equal(isWith({ table: turned, mine: [1] }, people), true);
  assert.equal(isWith({ table: table(['person', 'Ada'], ['person', 'Béla']), mine: [0] }, people), false);
  assert.equal(isWith({ table: turned, mine: [0] }, people), false, 'one’s own name is not looked for');
  assert.equal(isWith({ table: turned, mine: [1] }, []), true, 'nobody is named: all games');
});

test('nobody else, or no seat of one’s own: there is no such list', () => {
  assert.equal(gamesWith(table(['person', 'Ada'], ['bot', 'Signalman 4']), { seats: [0] }), null);
  assert.equal(gamesWith(ended, { seats: [] }), null);
});
