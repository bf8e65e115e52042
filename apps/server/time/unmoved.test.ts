import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ClockRule } from '@turntable/protocol';
import { Guest, mine, open } from '../testing/guest.ts';
import { simple, viewOf } from '../testing/loko-moto.ts';
import { openServer } from '../testing/server.ts';
import { escalate, fellBack, moved, returned, run, startClocks, unmoved } from './clock.ts';

const HOUR = 3_600_000;
const TURNS: ClockRule = { kind: 'turns', hours: 24 };
const LIVE: ClockRule = { kind: 'live', bank: 100, increment: 0 };
const both = new Set([0]);

test('who moves and takes it back has no more time than before; if others agree they have', async () => {
  await using server = await openServer();
  const [ada, ben] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const { id } = await ada.table([mine('Ada'), open], { clock: { kind: 'turns', hours: 24 } });
  await ben.post(`tables/${id}/join`, { name: 'Ben' });
  const [first, second] = [ada.sit(id, { as: 0 }), ben.sit(id, { as: 1 })];
  await Promise.all([first.ready(), second.ready()]);
  const table = server.tables.live(id)!;
  const { tempo } = table.row;
  const clock = { ...tempo.clocks![0]!, left: HOUR, since: table.time };
  table.keep({ tempo: { ...tempo, clocks: tempo.clocks!.with(0, clock) } });
  const left = (): number => table.row.tempo.clocks![0]!.left;
  for (let times = 0; times < 2; times++) {
    assert.equal(typeof (await first.act(simple(viewOf(first)))), 'number');
    await first.until(({ undo }) => undo === 'free', 'a free take-back');
    assert.equal(left(), 24 * HOUR, 'for the next move');
    assert.equal(typeof (await first.back()), 'number');
    assert.ok(left() <= HOUR, 'for the same one again');
    await first.until(({ undo }) => undo !== 'free', 'the position before');
  }
  assert.equal(typeof (await first.act(simple(viewOf(first)))), 'number');
  await second.until(({ n }) => n === first.n, 'the move');
  assert.equal(typeof (await second.act(simple(viewOf(second)))), 'number');
  await first.until(({ undo }) => undo === 'ask', 'the others to be asked');
  await first.back();
  await second.until(({ table: shown }) => shown?.asking, 'the wish');
  await second.agree(true);
  await first.until(({ table: shown }) => !shown?.asking, 'the answer');
  assert.ok(left() > 23 * HOUR);
  assert.equal(table.row.tempo.clocks![0]!.spent?.length, 0);
});

test('what was answered as time was over, and is taken back, is answered again at once', () => {
  for (const rule of [TURNS, LIVE]) {
    const end = 48 * HOUR;
    const over = escalate([rule], run([rule], startClocks([rule]), both, 0), end).clocks;
    assert.equal(over[0]!.stage, 'autopilot');
    const given = fellBack([rule], over, 0, 2);
    for (const order of ['back first', 'take back first']) {
      const after =
        order === 'back first'
          ? unmoved(returned([rule], given, 0, end), 1, false)
          : returned([rule], unmoved(given, 1, false), 0, end);
      const again = escalate([rule], run([rule], after, both, end), end);
      assert.deepEqual(again.steps, [{ seat: 0, stage: 'autopilot' }], `${rule.kind}, ${order}`);
    }
    // Once it is answered they have their time again.
    const answered = run([rule], unmoved(given, 1, false), new Set(), end);
    const back = returned([rule], answered, 0, end);
    const runs = run([rule], back, both, end);
    assert.deepEqual(
      escalate([rule], runs, end).steps.filter(({ stage }) => stage === 'autopilot'),
      [],
    );
  }
});

test('a grace that was used stays used, and of a bank nothing comes back', () => {
  const begun = run([LIVE], startClocks([LIVE]), both, 0);
  const out = escalate([LIVE], begun, 105_000).clocks;
  const late = run([LIVE], moved([LIVE], out, 0, 2, 105_000), new Set(), 105_000);
  assert.equal(run([LIVE], unmoved(late, 1, false), both, 106_000)[0]!.left, -5000);
  const early = moved([LIVE], begun, 0, 2, 30_000);
  assert.equal(unmoved(early, 1, false), early);
  // Of several moves at once the first one's time counts.
  const turns = run([TURNS], startClocks([TURNS]), both, 0);
  const one = run([TURNS], moved([TURNS], turns, 0, 2, 23 * HOUR), both, 23 * HOUR);
  const two = moved([TURNS], one, 0, 3, 23 * HOUR);
  assert.equal(unmoved(two, 1, false)[0]!.left, HOUR);
  assert.equal(unmoved(two, 2, false)[0]!.left, 24 * HOUR);
});

test('by turns who is asked again because others agreed has all of the time, though their clock ran for a later question', () => {
  const first = moved([TURNS], run([TURNS], startClocks([TURNS]), both, 0), 0, 2, HOUR);
  const later = run([TURNS], first, both, 2 * HOUR);
  const [again] = run([TURNS], unmoved(later, 1, [TURNS]), both, 22 * HOUR);
  assert.deepEqual([again!.left, again!.since, again!.stage], [24 * HOUR, 22 * HOUR, 'ok']);
  // Who was in the grace of the later question is no longer.
  const out = escalate([TURNS], later, 26.5 * HOUR).clocks;
  assert.equal(out[0]!.stage, 'out');
  assert.equal(unmoved(out, 1, [TURNS])[0]!.stage, 'ok');
});
