import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MyTable, Reason } from '@turntable/protocol/your-move.ts';
import { messages } from '../../i18n/messages.ts';
import { noteOf } from './note-of.ts';

const full = (agreed?: readonly boolean[]): MyTable['table'] => {
  const seats = ['Ada', 'Ben'].map((name) => ({ kind: 'person', name, here: true }));
  const table = { game: 'loko-moto', status: 'waiting', seats, ...(agreed && { rated: { agreed } }) };
  return table as unknown as MyTable['table'];
};
const note = (table: MyTable['table'], ...reasons: readonly Reason[]): string =>
  noteOf({ table, reasons, since: 0 }, messages('en'));

test('a next rated game is said to wait for who has not agreed to it, and to their face; only then for the host', () => {
  assert.match(note(full([true, false])), /not all have agreed to a rated game/);
  assert.match(
    note(full([true, false]), { what: 'consent', rated: true }),
    /for you to agree to a rated game/,
  );
  assert.match(note(full(), { what: 'consent' }), /consent to engines/);
  for (const table of [full(), full([true, true])]) assert.match(note(table), /The host starts/);
});
