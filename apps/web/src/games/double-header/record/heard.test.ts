import assert from 'node:assert/strict';
import { test } from 'node:test';
import { events, OPEN, played, SIX, viewOf } from '@turntable/games/double-header/fixtures.node.ts';
import type { LogItem } from '@turntable/protocol/messages.ts';
import { messages } from '../../../i18n/messages.ts';
import { hear } from './heard.ts';

/** What is told of the last run after these lines. */
function told(...lines: readonly string[]): string {
  const log = events(SIX, ...lines).map((event, i) => ({ n: i + 2, event }) as LogItem);
  const view = viewOf(played(SIX, ...lines), 0);
  const listener = { names: ['Ada', 'Ben', 'Cleo', 'Dan'], mine: [0], system: 'us' } as const;
  return hear(view, log, { ...listener, messages: messages('en') }).heard.at(-1)!.text;
}
const CALLED = [...OPEN, '0 call p', '2 accept'] as const;

test('DH-6.4 who listens hears which booster made a value, and that a sum is of both locomotives', () => {
  assert.match(told(...CALLED, '3 decline'), /^p: Engine b0 5, Engine a0 9\. /);
  assert.match(
    told(...CALLED, '3 boost double-header', '1 decline'),
    /^p: Engine b0 and Engine b1 \(Double Header\) 14, Engine a0 9\. /,
  );
  assert.match(
    told(...CALLED, '3 boost fifty-fifty', '1 boost swap-orders', 'chance coin heads'),
    /^p: Engine b0 \(50\/50\) infinity, Engine a1 \(Swap Orders\) 3\. /,
  );
});
