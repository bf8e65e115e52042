import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SeenBy } from '@turntable/engine';
import type { LogItem, TableInfo } from '@turntable/protocol/messages.ts';
import { messages } from '../../../i18n/messages.ts';
import type { GameListing } from '../../../session/listing.ts';
import { barSentence, type BarFacts } from './bar-sentence.ts';

const listing = { id: 'loko-moto' } as GameListing;
const names = ['Ada', 'Béla'];
const turn = { questions: [{ kind: 'none', actors: [1] }], seat: undefined, soon: false, mine: false };
const facts = (table: Partial<TableInfo>, view: object = {}, more: Partial<BarFacts> = {}): BarFacts => ({
  seen: {
    table: { status: 'running', ...table } as TableInfo,
    place: { seats: [0], host: false },
    view: { viewer: 0, decisions: [], ...view } as SeenBy,
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
const says = (given: BarFacts): string => barSentence(given, messages('en'), false);
const won = { outcome: { places: [[0], [1]] } };

test('the bar says whose turn it is, and what is answered by itself', () => {
  assert.equal(says(facts({})), 'It is the turn of Béla.');
  assert.equal(
    says(facts({}, {}, { turn: { ...turn, seat: 0, soon: true } })),
    'Answered for you in a moment.',
  );
});

test('once the game is over the bar says who won, or why it was ended early', () => {
  assert.equal(says(facts({ status: 'over' }, won)), 'You have won!');
  const stopped = { reason: 'resigned', by: 1 } as unknown as NonNullable<TableInfo['stopped']>;
  assert.match(says(facts({ status: 'over', stopped }, won)), /Béla/);
  assert.doesNotMatch(says(facts({ status: 'running' }, won)), /won/);
});

test('while something is shown the bar says its head, else the last line told; never the end', () => {
  const event = { kind: 'take-back', clause: 'LM-2.1', by: 0, reason: 'a slip' };
  const stage = [{ n: 0, event }] as unknown as readonly LogItem[];
  const lines = [{ text: 'The last line.' }] as unknown as BarFacts['lines'];
  const shown = (head: number | null): string =>
    says(facts({ status: 'over' }, won, { lines, show: { now: { part: 'call', head }, stage } }));
  assert.match(shown(0), /a slip/);
  assert.equal(shown(null), 'The last line.');
  assert.equal(shown(7), 'The last line.');
});
