import assert from 'node:assert/strict';
import { test } from 'node:test';
import { job, make, row, suite, type StoreUnderTest } from '../../testing/store.ts';

/** The laws that every store keeps of what is due, at tables and of jobs. */
export function dueLaws(name: string, prepare: () => StoreUnderTest): void {
  suite(`laws of what is due: ${name}`, prepare, (at) => {
    test('what is due is found when its time has come, until it is cleared', async () => {
      const dues = [
        { table: 'a', due: 20 },
        { table: 'b', due: 10 },
        { table: 'c', due: 30 },
      ];
      await at.commit({ ...make(row('a'), row('b'), row('c'), row('d')), dues });
      const ids = async (after: number, time: number, limit = 9): Promise<string[]> =>
        (await at.store.due(after, time, limit)).map(({ id }) => id);
      assert.deepEqual(await ids(0, 9), []);
      assert.deepEqual(await at.store.due(0, 20, 9), [
        { id: 'b', due: 10 },
        { id: 'a', due: 20 },
      ]);
      assert.deepEqual(await ids(10, 99), ['a', 'c'], 'after a time, not at it');
      assert.deepEqual(await ids(0, 99, 2), ['b', 'a']);
      await at.commit({ dues: [{ table: 'b', due: null }] });
      assert.deepEqual(await ids(0, 99), ['a', 'c']);
    });

    test('jobs are found when their time has come; a key has one job, the last written', async () => {
      await at.commit({ jobs: [job('x', 20), job('y', 10, '{"to":"ő"}'), job('z', 30)] });
      await at.again();
      const keys = async (after: number, time: number): Promise<string[]> =>
        (await at.store.jobs(after, time, 9)).map(({ key }) => key);
      assert.deepEqual(await at.store.jobs(0, 10, 9), [
        { key: 'y', kind: 'digest', due: 10, body: '{"to":"ő"}' },
      ]);
      assert.deepEqual(await keys(0, 99), ['y', 'x', 'z']);
      assert.deepEqual(await keys(10, 29), ['x']);
      await at.commit({ jobs: [job('y', 40), { key: 'x', job: null }] });
      assert.deepEqual(await keys(0, 99), ['z', 'y']);
      await assert.rejects(
        at.commit({ jobs: [job('w', 1)], entries: [{ table: 'no', seq: 0, request: null, body: '{}' }] }),
      );
      assert.deepEqual(await keys(0, 99), ['z', 'y'], 'with the rest of its batch or not at all');
    });

    test('jobs of some kinds are found, as many as are asked for, whatever is due before them', async () => {
      const other = ['a', 'b', 'c'].map((key) => ({ key, job: { key, kind: 'other', due: 1, body: '{}' } }));
      await at.commit({ jobs: [...other, job('x', 5), job('y', 4), job('z', 6), job('late', 40)] });
      const keys = async (kinds: readonly string[], limit: number): Promise<string[]> =>
        (await at.store.takeJobs(kinds, 9, limit)).map(({ key }) => key);
      assert.deepEqual(await keys(['digest'], 2), ['y', 'x']);
      assert.deepEqual(await keys(['digest', 'none'], 9), ['y', 'x', 'z']);
      assert.deepEqual(await keys(['other', 'digest'], 4), ['a', 'b', 'c', 'y']);
      assert.deepEqual(await keys([], 9), []);
    });

    test('the next thing due is the earliest of tables and jobs', async () => {
      assert.equal(await at.store.nextDue(0), null);
      await at.commit({ ...make(row('a')), dues: [{ table: 'a', due: 20 }], jobs: [job('x', 30)] });
      assert.equal(await at.store.nextDue(0), 20);
      assert.equal(await at.store.nextDue(20), 30);
      assert.equal(await at.store.nextDue(30), null);
    });
  });
}
