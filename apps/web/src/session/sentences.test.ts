import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SeenBy } from '@turntable/engine';
import type { LogItem } from '@turntable/protocol/messages.ts';
import { logLines } from './sentences.ts';

const view = { viewer: 'public', decisions: [] } as unknown as SeenBy;
const game = { tell: () => ({ key: 'loko-moto.log.over' }) };
const item = (n: number): LogItem => {
  const event = { kind: 'take-back', clause: 'LM-2.1', by: 0, reason: `reason ${n}` };
  return { n, event };
};

test('a line whose text has not changed is the same object', () => {
  const log = [item(1), item(2)];
  const naming = { locale: 'en', names: ['Ada', 'Béla'] } as const;
  const before = logLines(game, view, log, naming);
  assert.match(before[1]!.text, /reason 2/);
  const after = logLines(game, view, [...log, item(3)], naming);
  assert.deepEqual(
    after.map((line, i) => line === before[i]),
    [true, true, false],
  );
});

test('a line is made anew for other names, for another language, or when the game words it otherwise', () => {
  const log = [item(1)];
  const naming = { locale: 'en', names: ['Ada', 'Béla'] } as const;
  const [first] = logLines(game, view, log, naming);
  const [renamed] = logLines(game, view, log, naming, ['Ada (for Béla)', 'Béla']);
  assert.match(renamed!.text, /^Ada \(for Béla\)/);
  const [hungarian] = logLines(game, view, log, { ...naming, locale: 'hu' });
  assert.notEqual(hungarian!.text, first!.text);
  const ended = { n: 5, event: { kind: 'over', clause: 'LM-7.1', by: 0 } } as unknown as LogItem;
  const says = (key: string) =>
    logLines({ tell: () => ({ key, values: { text: key } }) }, view, [ended], naming)[0];
  assert.notEqual(says('one')!.text, says('two')!.text);
});
