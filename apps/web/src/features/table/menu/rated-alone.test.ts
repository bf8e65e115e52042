import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TableInfo } from '@turntable/protocol/messages.ts';
import { isRatedAlone } from './rated-alone.ts';

const seats = (...kinds: readonly ('person' | 'bot')[]): TableInfo['seats'] =>
  kinds.map((kind) => ({ kind, name: kind })) as unknown as TableInfo['seats'];
const rated = { agreed: [true] } as unknown as NonNullable<TableInfo['rated']>;

test('nobody agrees in a rated game against bots alone; in others, and where another person sits, somebody does', () => {
  assert.ok(isRatedAlone({ rated, seats: seats('person', 'bot', 'bot') }, { seats: [0] }));
  assert.ok(!isRatedAlone({ rated, seats: seats('person', 'bot', 'person') }, { seats: [0] }));
  assert.ok(!isRatedAlone({ seats: seats('person', 'bot') }, { seats: [0] }));
});
