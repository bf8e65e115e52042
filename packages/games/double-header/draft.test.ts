import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BEFORE_DEAL, keyedRng } from '@turntable/engine';
import { bandsOf } from '@turntable/roster/bands.ts';
import { EDITION } from '@turntable/roster/edition.ts';
import { doubleHeader } from './index.ts';

const drawn = (seats: number, seed: string, options: object = {}) =>
  doubleHeader.picks!.offers!({ lots: 'three', ...options }, seats, keyedRng(seed, BEFORE_DEAL))!;

test('DH-1.1 three of one band are offered for each place, one against one twice to each, all different', () => {
  for (const seats of [4, 2])
    for (let i = 0; i < 40; i++) {
      const { roster, band, offers, lots } = drawn(seats, `seed ${i}`);
      const ids = offers.flat(2);
      assert.equal(roster, EDITION);
      assert.deepEqual(
        offers.map((places) => places.map((three) => three.length)),
        seats === 4
          ? [[3], [3], [3], [3]]
          : [
              [3, 3],
              [3, 3],
            ],
      );
      assert.equal(new Set(ids).size, 12);
      for (const id of ids) assert.ok(bandsOf(roster)[band - 1]!.includes(id), id);
      assert.ok(lots.flat().every((lot) => lot >= 0 && lot < 3));
    }
});

test('every band comes up, and a seed gives the same offers again', () => {
  const bands = new Set(Array.from({ length: 60 }, (_, i) => drawn(4, `seed ${i}`).band));
  assert.deepEqual([...bands].sort(), [1, 2, 3, 4, 5]);
  assert.deepEqual(drawn(4, 'a seed'), drawn(4, 'a seed'));
  assert.notDeepEqual(drawn(4, 'a seed'), drawn(4, 'another seed'));
  assert.equal(drawn(4, 'a seed', { roster: 1 }).roster, 1);
});

test('nothing is offered unless the host wished for it', () => {
  const { drafts, offers } = doubleHeader.picks!;
  for (const options of [{}, { lots: 'roster' }, { lots: 'band' }]) {
    assert.equal(drafts!(options), false);
    assert.equal(offers!(options, 4, keyedRng('a seed', BEFORE_DEAL)), undefined);
  }
  assert.equal(drafts!({ lots: 'three' }), true);
});

test('DH-1.3 places left empty are filled from one band where the host wished for that, and else as ever', () => {
  const deal = (options: object, i: number): readonly string[] => {
    const start = doubleHeader.start(doubleHeader.host({ ...options }, 4));
    const action = doubleHeader.draw(start, doubleHeader.decisions(start)[0]!, keyedRng('lots', i));
    return action.type === 'deal' ? action.engines : [];
  };
  const locomotives = ['up-big-boy-4884-1', null, null, null];
  for (let i = 0; i < 30; i++) {
    const ids = deal({ lots: 'band', engines: locomotives }, i);
    const bands = bandsOf(EDITION).filter((band) => ids.every((id) => band.includes(id)));
    assert.equal(bands.length, 1, String(ids));
    assert.equal(new Set([...ids, locomotives[0]]).size, 4);
  }
  const plain = Array.from({ length: 30 }, (_, i) => deal({ engines: locomotives }, i));
  assert.ok(plain.some((ids) => bandsOf(EDITION).every((band) => !ids.every((id) => band.includes(id)))));
  assert.deepEqual(doubleHeader.host({ lots: 'roster' }, 4), doubleHeader.host({}, 4));
});
