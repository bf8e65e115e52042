import assert from 'node:assert/strict';
import { test } from 'node:test';
import { suite, type StoreUnderTest } from '../../testing/store.ts';

/** The laws that every store keeps of the book of precedents. */
export function precedentLaws(name: string, prepare: () => StoreUnderTest): void {
  suite(`laws of precedents: ${name}`, prepare, (at) => {
    test('rulings are found by words of claim or reason in any case, with or without accents, newest first', async () => {
      const ruling = (at: number, claim: string, reason: string) =>
        ({ game: 'loco-dome', claim, verdict: 'invalid', reason, judge: 'Ő', at }) as const;
      const all = [ruling(1, 'Tűzszekrény', ''), ruling(2, 'x', 'a TUZSZEKRENY'), ruling(3, 'y', '100 %')];
      await at.commit({ precedents: all });
      await at.again();
      for (const words of ['tűzszekrény', 'TŰZ', 'tuz'])
        assert.deepEqual(await at.store.precedents([words], null, 9), [all[1], all[0]]);
      assert.deepEqual(await at.store.precedents(['%'], null, 9), [all[2]]);
      assert.deepEqual(await at.store.precedents([], null, 1), [all[2]]);
      assert.deepEqual(await at.store.precedents(['tuz'], 'double-header', 9), []);
    });

    test('of several words a ruling has one at least; those that have most come first, then the newest', async () => {
      const ruling = (at: number, claim: string, reason: string) =>
        ({ game: 'loco-dome', claim, verdict: 'invalid', reason, judge: '', at }) as const;
      const all = [
        ruling(1, 'bell and tender', 'no cab'),
        ruling(2, 'Bell', ''),
        ruling(3, 'x', 'tender'),
        ruling(4, 'y', 'z'),
      ];
      await at.commit({ precedents: all });
      assert.deepEqual(await at.store.precedents(['bell', 'TENDER', 'cab'], null, 9), [
        all[0],
        all[2],
        all[1],
      ]);
      assert.deepEqual(await at.store.precedents(['bell', 'tender'], null, 1), [all[0]]);
    });

    test('of the rulings that others may be asked about none is another, and a search of all finds them too', async () => {
      const ruling = (at: number, claim: string) =>
        ({ game: 'loco-dome', claim, verdict: 'invalid', reason: '', judge: '', at }) as const;
      const asked = { ...ruling(2, 'a tender'), shared: true } as const;
      await at.commit({ precedents: [ruling(1, 'a tender'), asked, ruling(3, 'a bell')] });
      await at.again();
      assert.deepEqual(await at.store.precedents([], null, 9, true), [asked]);
      assert.deepEqual(await at.store.precedents(['bell'], null, 9, true), []);
      assert.deepEqual(await at.store.precedents(['tender'], null, 9), [asked, ruling(1, 'a tender')]);
      await at.commit({ struck: [ruling(2, 'a tender')] });
      assert.deepEqual(await at.store.precedents([], null, 9, true), []);
    });

    test('a ruling that was taken back is gone, under whatever name it stands, and no other', async () => {
      const ruling = (at: number, claim: string, judge = 'Ő') =>
        ({ game: 'loco-dome', claim, verdict: 'invalid', reason: '', judge, at }) as const;
      await at.commit({ precedents: [ruling(1, 'x'), ruling(2, 'x'), ruling(1, 'y')] });
      await at.commit({ precedents: [ruling(3, 'x')], struck: [ruling(1, 'x', ''), ruling(4, 'z')] });
      await at.again();
      assert.deepEqual(await at.store.precedents([], null, 9), [
        ruling(3, 'x'),
        ruling(1, 'y'),
        ruling(2, 'x'),
      ]);
    });
  });
}
