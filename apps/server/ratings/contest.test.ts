import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gameById } from '@turntable/games';
import type { SeatRow, TableRow } from '../storage/rows.ts';
import { agreed, begun, isUnrated, poolId, poolOf, readPool } from '../table/rated/rated.ts';
import { lastSide, resultOf } from './contest.ts';
import { row as tableRow, type RowParts } from '../testing/store.ts';

const person = (guest: string): SeatRow => ({ kind: 'person', name: guest, guest });
const bot: SeatRow = { kind: 'bot', name: 'Kandó', level: 'hard' };

const row = (seats: readonly SeatRow[], more: RowParts = {}): TableRow =>
  tableRow('a', { game: 'loko-moto', host: 'g1', options: {}, seats, rated: { agreed: ['g1'] }, ...more });
/** A finished game of these seats, as it began with `players`. */
const over = (players: readonly string[], seats: readonly SeatRow[], more: RowParts = {}): TableRow =>
  row(seats, { status: 'over', rated: { agreed: players, players }, ...more });
const result = (table: TableRow, places: readonly (readonly number[])[]) => {
  const game = gameById(table.game)!;
  return resultOf(table, game, game.host({}, table.seats.length), { places, by: 'LM-6.1' });
};

test('a pool is game, mode and tempo; maps and scoring are not told apart', () => {
  const seats = [person('g1'), bot];
  const id = (more: RowParts): string => poolId(poolOf(row(seats, more)));
  assert.equal(id({}), 'loko-moto/standard/live');
  assert.equal(id({ options: { sheet: 'small', hiddenAgendas: true } }), 'loko-moto/hidden/live');
  assert.equal(id({ options: { hiddenAgendas: true, advanced: true } }), 'loko-moto/hidden-advanced/live');
  assert.equal(
    id({ tempo: { kind: 'turns', clock: { kind: 'turns', hours: 24 } } }),
    'loko-moto/standard/turns',
  );
  assert.equal(id({ tempo: { clock: { kind: 'live', bank: 60, increment: 1 } } }), 'loko-moto/standard/live');
  assert.equal(id({ tempo: { kind: 'turns' } }), 'loko-moto/standard/turns', 'without a clock too');
  assert.equal(id({ game: 'double-header', options: { scoring: 'margin' } }), 'double-header/pair/live');
  assert.equal(id({ game: 'double-header', seats: [bot, bot, bot, bot] }), 'double-header/teams/live');
  assert.deepEqual(readPool('loko-moto/hidden/turns'), { game: 'loko-moto', mode: 'hidden', tempo: 'turns' });
  for (const odd of ['', 'loko-moto/odd/live', 'loko-moto/standard', 'x/standard/slow'])
    assert.equal(readPool(odd), undefined);
});

test('a game is rated only if everybody at it agreed, on one seat each, and somebody is a person', () => {
  const two = row([person('g1'), person('g2'), bot]);
  assert.deepEqual(begun(two), null);
  const both = { ...two, rated: agreed(two, 'g2') };
  assert.deepEqual(begun(both), { agreed: ['g1', 'g2'], players: ['g1', 'g2', 'bot:hard'] });
  assert.deepEqual(agreed(both, 'g2'), both.rated, 'agreed already');
  assert.deepEqual(agreed({ ...two, status: 'running' }, 'g2'), two.rated, 'too late');
  assert.deepEqual(begun(row([person('g1'), person('g1')])), null, 'one device');
  assert.deepEqual(begun(row([bot, bot])), null);
  const plain = { ...two, rated: null };
  assert.deepEqual([begun(plain), agreed(plain, 'g2')], [null, null], 'nobody wished for it');
});

test('five players rank by their places, ties share one', () => {
  const guests = ['g1', 'g2', 'g3', 'g4', 'g5'];
  const table = over(guests, guests.map(person));
  assert.deepEqual(result(table, [[3], [0, 4], [1], [2]]), {
    pool: { game: 'loko-moto', mode: 'standard', tempo: 'live' },
    players: guests,
    sides: [[0], [1], [2], [3], [4]],
    ranks: [2, 3, 4, 1, 2],
    gone: [],
  });
});

test('two against two rank as sides, whichever seats those are', () => {
  const guests = ['g1', 'g2', 'g3', 'g4'];
  const table = over(guests, guests.map(person), { game: 'double-header' });
  const found = result(table, [
    [2, 3],
    [0, 1],
  ]);
  assert.deepEqual(found?.sides, [
    [0, 1],
    [2, 3],
  ]);
  assert.deepEqual(found?.ranks, [2, 1]);
  assert.deepEqual(result(table, [[0, 1, 2, 3]])?.ranks, [1, 1], 'a draw');
});

test('who is not there at the end has lost: left to a bot, to a substitute, or to the clock', () => {
  const owner = { guest: 'g1', name: 'g1' };
  const clock = (stage: 'ok' | 'autopilot') => ({ left: 0, since: null, stage, credited: 0 });
  const won = [[0], [1]];
  const gone = (seats: readonly SeatRow[], more: RowParts = {}) => {
    const found = result(over(['g1', 'g2'], seats, more), won);
    return [found?.gone, found?.ranks];
  };
  const last = lastSide([1, 2], 0);
  assert.ok(last[0]! > last[1]!);
  assert.deepEqual(gone([{ ...bot, owner }, person('g2')]), [[0], last]);
  assert.deepEqual(gone([{ ...person('g3'), owner }, person('g2')]), [[0], last]);
  assert.deepEqual(
    gone([person('g1'), person('g2')], { tempo: { clocks: [clock('autopilot'), clock('ok')] } }),
    [[0], last],
  );
  assert.deepEqual(gone([person('g1'), person('g2')], { tempo: { clocks: [clock('ok'), clock('ok')] } }), [
    [],
    [1, 2],
  ]);
  const team = over(['g1', 'g2', 'g3', 'g4'], [{ ...bot, owner }, ...['g2', 'g3', 'g4'].map(person)], {
    game: 'double-header',
  });
  const found = result(team, [
    [0, 1],
    [2, 3],
  ]);
  assert.deepEqual([found?.gone, found?.ranks], [[0], [1, 2]], 'the partner who stayed has won');
});

test('there is nothing to rate before the end, twice, or once the host gave a seat away', () => {
  const seats = [person('g1'), person('g2')];
  const done = over(['g1', 'g2'], seats);
  assert.ok(isUnrated(done));
  const change = { value: 1500, spread: 400, by: 0 };
  for (const table of [
    { ...done, status: 'running' as const },
    { ...done, rated: { ...done.rated!, changes: [change, change] } },
    { ...done, rated: null },
    { ...done, rated: { agreed: ['g1', 'g2'] } },
  ]) {
    assert.ok(!isUnrated(table));
    assert.equal(result(table, [[0], [1]]), undefined);
  }
});
