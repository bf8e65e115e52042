import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EVENT_KINDS, type TableEvent } from '@turntable/protocol/table-events.ts';
import { LOCALES } from '@turntable/messages';
import { CATALOGUES } from '@turntable/messages/catalogues.ts';
import { shownEventsOf, interleaved } from './shown-events.ts';
import type { LogLine } from './sentences.ts';

const names = ['Ada', 'Béla'];
const event = (over: Partial<TableEvent>): TableEvent => ({
  seq: 0,
  n: 1,
  at: 5,
  kind: 'phrase',
  by: 1,
  ...over,
});
const texts = (lines: readonly TableEvent[], muted: Parameters<typeof shownEventsOf>[2] = []) =>
  shownEventsOf(lines, names, muted, 'en').map(({ text }) => text);

test('a phrase is told in the reader’s language, under the name its speaker had then', () => {
  const said = event({ with: { name: 'Cili', phrase: 'thanks' } });
  assert.deepEqual(texts([said]), ['Cili: Thank you']);
  assert.equal(shownEventsOf([said], names, [], 'en')[0]!.said, 'Thank you');
  assert.equal(shownEventsOf([said], names, [], 'hu')[0]!.text, 'Cili: Köszönöm');
  const watcher = event({ by: 'watcher', with: { name: '', phrase: 'bye' } });
  assert.deepEqual(texts([watcher]), ['A spectator: Bye!']);
});

test('free words stay as they were typed, set apart from the text around them', () => {
  for (const text of ['@0', '{who}', '#level.easy', '<b>x</b>', '‏שלום'])
    assert.deepEqual(texts([event({ kind: 'chat', with: { name: 'Béla', text } })]), [
      `Béla: \u2068${text}\u2069`,
    ]);
});

test('seats in the values of a table event become names', () => {
  const lines = [
    event({ kind: 'undo-refused', by: 1, with: { asker: 0 } }),
    event({ kind: 'undo-asked', by: 0, with: { waiting: [1] } }),
    event({ kind: 'clock-out', by: 0, with: { amount: 1, unit: 'hours' } }),
  ];
  assert.deepEqual(texts(lines), [
    'Béla does not let Ada take back.',
    'Ada asks to take back a move.',
    'Ada is out of time. In 1 hour a bot plays on.',
  ]);
  assert.deepEqual(texts([event({ kind: 'returned', by: 7 }), event({ kind: 'returned', by: 'judge' })]), [
    'Seat 8 is back and plays on.',
    'The judge is back and plays on.',
  ]);
});

test('the words of somebody muted are not shown, what they do is', () => {
  const lines = [
    event({ seq: 0, with: { name: 'Béla', phrase: 'oops' } }),
    event({ seq: 1, kind: 'chat', by: 'watcher', with: { name: '', text: 'x' } }),
    event({ seq: 2, kind: 'undo-asked', by: 1, with: { waiting: [0] } }),
    event({ seq: 3, by: 0, with: { name: 'Ada', phrase: 'sorry' } }),
  ];
  assert.deepEqual(
    shownEventsOf(lines, names, [1, 'watcher'], 'en').map(({ seq }) => seq),
    [2, 3],
  );
});

test('every kind of table event is told in every language without a gap', () => {
  const known: Record<string, string | number> = { name: 'Ada', before: 'Cili', phrase: 'hello', text: 'x' };
  for (const locale of LOCALES)
    for (const kind of EVENT_KINDS) {
      const parts = CATALOGUES[locale][`event.${kind}`]!.matchAll(/\{(\w+)[,}]/g);
      const values = Object.fromEntries([...parts].map(([, name]) => [name!, known[name!] ?? 1]));
      const [shown] = shownEventsOf([event({ kind, with: values })], names, [], locale);
      assert.doesNotMatch(shown!.text, /[{}]|undefined|^event\./, `${locale} ${kind}`);
    }
});

test('a table event stands after the update it came with and before the next one', () => {
  const log = [1, 2, 2, 4].map((n): LogLine => ({ n, by: 0, clause: 'T-1', text: `log ${n}` }));
  const lines = [0, 2, 3, 4, 4].map((n, seq) => event({ seq, n, kind: 'returned', by: 0 }));
  const order = interleaved(log, shownEventsOf(lines, names, [], 'en')).map((each) =>
    'seq' in each ? each.seq : each.text,
  );
  assert.deepEqual(order, [0, 'log 1', 'log 2', 'log 2', 1, 2, 'log 4', 3, 4]);
  assert.deepEqual(interleaved(log, []), log);
});
