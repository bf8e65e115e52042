import assert from 'node:assert/strict';
import test from 'node:test';
import { openDocument, runHook } from '../../../device/testing/hook.ts';
import type { TableConnection } from '../../../session/connection.ts';

openDocument();
const { useCurtain } = await import('./useCurtain.ts');

type Wish = Parameters<typeof useCurtain>[0];

/** A device with these seats, which looks with the eyes of `as`; `looked` has whose eyes it asked for. */
function device(seats: readonly number[]) {
  const looked = new Set<number>();
  const connection = { look: (seat: number) => looked.add(seat) } as unknown as TableConnection;
  const wish = (as: number, asked: number | undefined, hides: boolean): Wish => ({
    seen: { as, place: { seats } as unknown as Wish['seen']['place'] },
    ...{ connection, asked, hides },
  });
  return { looked, wish };
}

test('where seats hold secrets the view changes only when the player who is asked lifts the curtain', async () => {
  const { looked, wish } = device([0, 1]);
  await using run = await runHook(useCurtain, wish(0, 0, true));
  assert.equal(run.value.down, 0);
  assert.equal(run.value.wasLifted, false);
  await run.does(({ lift }) => lift());
  assert.deepEqual([...looked], [0]);
  assert.equal(run.value.down, null);
  assert.equal(run.value.wasLifted, true);
  // It is the other's turn: the device is passed on.
  await run.render(wish(0, 1, true));
  assert.deepEqual([run.value.down, ...looked], [1, 0], 'nothing is shown before it is lifted');
  await run.does(({ lift }) => lift());
  assert.deepEqual([...looked], [0, 1]);
  assert.equal(run.value.down, 1, 'until the view is that of the other');
  await run.render(wish(1, 1, true));
  assert.equal(run.value.down, null);
  // And back: whoever lifted it before has to lift it again.
  looked.clear();
  await run.render(wish(1, 0, true));
  assert.deepEqual([run.value.down, ...looked], [0]);
});

test('a curtain that has fallen for another rises for nobody by itself, whoever is asked then', async () => {
  for (const asked of [undefined, 0]) {
    const { wish } = device([0, 1]);
    await using run = await runHook(useCurtain, wish(0, 0, true));
    await run.does(({ lift }) => lift());
    await run.render(wish(0, 1, true));
    assert.equal(run.value.down, 1);
    // The question is gone: its time is over, or the last move was taken back.
    await run.render(wish(0, asked, true));
    assert.deepEqual([run.value.down, run.value.wasLifted], [0, true]);
    await run.does(({ lift }) => lift());
    assert.equal(run.value.down, null);
  }
});

test('where nothing is hidden the view follows whoever is asked; alone on a device it stays', async () => {
  const { looked, wish } = device([0, 1]);
  await using run = await runHook(useCurtain, wish(0, 0, false));
  await run.render(wish(0, 1, false));
  assert.deepEqual([run.value.down, ...looked], [null, 1]);
  await run.render(wish(1, undefined, false));
  assert.deepEqual([...looked], [1], 'while nobody is asked');
  const own = device([0]);
  await using alone = await runHook(useCurtain, own.wish(0, 1, true));
  assert.deepEqual([alone.value.down, ...own.looked], [null]);
});
