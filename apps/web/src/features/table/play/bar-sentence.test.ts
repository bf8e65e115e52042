import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SeenBy } from '@turntable/engine';
import type { LogItem, TableInfo } from '@turntable/protocol/messages.ts';
import { messages } from '../../../i18n/messages.ts';
import type { GameListing } from '../../../session/listing.ts';
import { barSentence, type BarContext } from './bar-sentence.ts';

const listing = { id: 'loko-moto' } as GameListing;
const names = ['Ada', 'Béla'];
const turn = {
  questions: [{ kind: 'none', actors: [1] }],
  seat: undefined,
  soon: false,
  mine: false,
  advised: false,
};
const context = (
  table: Partial<TableInfo>,
  view: object = {},
  more: Partial<BarContext> = {},
): BarContext => ({
  seen: {
    table: { status: 'running', ...table } as TableInfo,
    place: { seats: [0], host: false },
    view: { viewer: 0, decisions: [], ...view } as SeenBy,
    log: [],
  },
  listing,
  game: { id: 'loko-moto', tell: () => ({ key: 'loko-moto.log.over' }) },
  show: { now: null, stage: [] },
  lines: [],
  names,
  naming: { locale: 'en', names },
  turn,
  ...more,
});
const says = (given: BarContext): string => barSentence(given, messages('en'), false);
const won = { outcome: { places: [[0], [1]] } };

test('the bar says whose turn it is, and what is answered by itself', () => {
  assert.equal(says(context({})), 'It is the turn of Béla.');
  assert.equal(
    says(context({}, {}, { turn: { ...turn, seat: 0, soon: true } })),
    'Answered for you in a moment.',
  );
});

test('once the game is over the bar says who won, or why it was ended early', () => {
  assert.equal(says(context({ status: 'over' }, won)), 'You have won!');
  const stopped = { reason: 'resigned', by: 1 } as unknown as NonNullable<TableInfo['stopped']>;
  assert.match(says(context({ status: 'over', stopped }, won)), /Béla/);
  assert.doesNotMatch(says(context({ status: 'running' }, won)), /won/);
});

test('while something is shown the bar says its head, else the last line told; never the end', () => {
  const event = { kind: 'take-back', clause: 'LM-2.1', by: 0, reason: 'a slip' };
  const stage = [{ n: 0, event }] as unknown as readonly LogItem[];
  const lines = [{ text: 'The last line.' }] as unknown as BarContext['lines'];
  const shown = (head: number | null): string =>
    says(context({ status: 'over' }, won, { lines, show: { now: { part: 'call', head }, stage } }));
  assert.match(shown(0), /a slip/);
  assert.equal(shown(null), 'The last line.');
  assert.equal(shown(7), 'The last line.');
});

/** The bar while a call is shown: `by` made it, the reader has these seats. */
const called = (by: number, seats: readonly number[], locale: 'en' | 'hu' = 'en'): string => {
  const event = { kind: 'called', clause: 'DH-2.1', by };
  const base = context({}, {}, { show: { now: { part: 'call', head: 0 }, stage: [{ n: 0, event }] } });
  return barSentence(
    {
      ...base,
      seen: { ...base.seen, place: { seats, host: false } },
      naming: { locale, names },
      game: {
        id: 'double-header',
        tell: () => ({ key: 'double-header.log.called', values: { statistic: '#statistic.maximum-speed' } }),
      },
    },
    messages(locale),
    false,
  );
};

test('the bar tells what the reader did to the reader, to all others with the name', () => {
  assert.equal(called(0, [0]), 'You called Maximum speed.');
  assert.match(called(0, [0], 'hu'), /^Bemondtad: /);
  assert.equal(called(1, [0]), 'Béla calls Maximum speed.');
  assert.equal(called(0, []), 'Ada calls Maximum speed.');
  // Who plays both sides is told which of the two it was.
  assert.equal(called(0, [0, 1]), 'Ada calls Maximum speed.');
});

test('what has no sentence for the reader is told as in the log, with or without a head', () => {
  const event = { kind: 'over', clause: 'LM-5.1', by: 0 };
  const item = { n: 0, event } as unknown as LogItem;
  const base = context({}, {}, { lines: [{ text: 'The last line.' }] as unknown as BarContext['lines'] });
  const seen = { ...base.seen, log: [item] };
  assert.equal(
    says({ ...base, seen, show: { now: { part: 'call', head: null }, stage: [] } }),
    'The last line.',
  );
  const back = { n: 0, event: { kind: 'take-back', clause: 'LM-2.1', by: 0 } } as unknown as LogItem;
  const taken = { ...base, seen: { ...base.seen, log: [back] } };
  const now = { now: { part: 'call', head: null }, stage: [] } as const;
  assert.equal(says({ ...taken, show: now }), 'You took back the last move.');
});

test('LD-4.5 the bar tells a sacrifice without the threshold, which falls later', () => {
  const event = { kind: 'knocked-out', clause: 'LD-4.5', by: 1 };
  const base = context({}, {}, { show: { now: { part: 'falls', head: 0 }, stage: [{ n: 0, event }] } });
  const values = { seat: '@1', engine: 'Mallard', sacrificed: 'yes', threshold: 90 };
  const told = says({
    ...base,
    game: { id: 'loco-dome', tell: () => ({ key: 'loco-dome.log.knocked-out', values }) },
  });
  assert.equal(told, 'Béla uses a marker for a Sacrifice: Mallard is knocked out in place of the attack.');
});
