import assert from 'node:assert/strict';
import { test } from 'node:test';
import { doubleHeader } from '@turntable/games/double-header/index.ts';
import { replayed } from '@turntable/games/double-header/fixtures.node.ts';
import { format } from '@turntable/messages';
import type { TableEvent } from '@turntable/protocol/table-events.ts';
import { answerState, courtOf, whereSaid } from './court.ts';

/** A claim of seat 2 in free words, what followed it, and its log. */
function scene(...then: readonly string[]) {
  const table = { a0: { p: 1 }, b0: { p: 2 }, options: { judge: true } };
  const script = ['1 field 0', '2 field 0', '0 call p', '2 claim "The cleaner lines"', ...then];
  const { state, log } = replayed(table, ...script);
  const items = log.flatMap(({ event }, n) => (event.kind === 'take-back' ? [] : [{ n, event }]));
  return { view: doubleHeader.view(state, 0), log: items };
}
const event = (n: number, kind: TableEvent['kind'], by: TableEvent['by'], text = ''): TableEvent => ({
  ...{ seq: n, n, at: 0, kind, by },
  with: { name: 'Ada', text },
});

test('the other side may answer a claim in free words that waits, and what one of them said is shown', () => {
  const { view, log } = scene();
  const n = log.at(-1)!.n;
  const early = event(n - 1, 'rejoinder', 0, 'to an earlier one');
  const court = courtOf(doubleHeader, view, log, [early], {})!;
  assert.deepEqual([court.waits, court.others, court.rejoinder, court.extended], [true, [0, 1], null, 0]);
  const more = [early, event(n, 'more-time', 'judge'), event(n, 'rejoinder', 1, 'ours are cleaner')];
  assert.deepEqual(courtOf(doubleHeader, view, log, more, {}), {
    ...court,
    rejoinder: { by: 1, text: 'ours are cleaner' },
    extended: 1,
  });
});

test('nobody answers by turns, where talk is off, or where nothing waits', () => {
  const { view, log } = scene();
  assert.equal(courtOf(doubleHeader, view, log, [], { tempo: 'turns' }), null);
  assert.equal(courtOf(doubleHeader, view, log, [], { chat: 'none' }), null);
  assert.equal(courtOf(doubleHeader, { ...view, decisions: [] }, log, [], {}), null);
  assert.equal(courtOf({}, view, log, [], {}), null);
});

test('what was said is still shown beside the verdict, until the next claim is made', () => {
  const waiting = scene();
  const said = event(waiting.log.at(-1)!.n, 'rejoinder', 1, 'ours are cleaner');
  const ruled = scene('judge rule claimant');
  const { waits, rejoinder } = courtOf(doubleHeader, ruled.view, ruled.log, [said], {})!;
  assert.deepEqual([waits, rejoinder], [false, { by: 1, text: 'ours are cleaner' }]);
  assert.equal(courtOf(doubleHeader, ruled.view, ruled.log, [said], { chat: 'none' }), null);
  assert.equal(courtOf(doubleHeader, ruled.view, ruled.log, [], {}), null);
  // While the verdict is being shown the view has no questions.
  const shown = courtOf(doubleHeader, { ...waiting.view, decisions: [] }, waiting.log, [said], {})!;
  assert.deepEqual([shown.waits, shown.rejoinder], [false, rejoinder]);
  const next = scene('judge rule claimant', '0 claim "The taller chimney"');
  const court = courtOf(doubleHeader, next.view, next.log, [said], {})!;
  assert.deepEqual([court.waits, court.rejoinder], [true, null]);
});

test('the line lies on the side of who said it, after the verdict too', () => {
  const { view } = scene('judge rule claimant');
  const sides = { sideOf: (_: unknown, seat: number) => seat >> 1 };
  assert.equal(whereSaid(sides, view, 1, 0), 'left');
  assert.equal(whereSaid(sides, view, 1, 2), 'right');
  assert.equal(whereSaid(sides, view, 2, 3), 'left');
  assert.equal(whereSaid(sides, view, 1, 'judge'), 'left');
  assert.equal(whereSaid(sides, view, 2, 'public'), 'right');
});

test('once the time to answer is over the judge reads so, and no more that the other side may answer', () => {
  const read = (seconds: number): string => format('en', answerState(seconds), { names: 'Ada' });
  assert.equal(read(1), 'Ada may answer in one line.');
  assert.equal(read(0), 'The time for Ada to answer is over.');
});
