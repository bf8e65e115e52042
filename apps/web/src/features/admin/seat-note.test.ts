import assert from 'node:assert/strict';
import { test } from 'node:test';
import { messages } from '../../i18n/messages.ts';
import { seatNote } from './seat-note.ts';

test('a seat in the room is no free one on the host’s page', () => {
  const note = (kind: string): string => seatNote({ kind }, messages('en'));
  assert.deepEqual([note('room'), note('open'), note('bot')], ['in the room', 'free', 'bot']);
  assert.equal(seatNote({ kind: 'person', guest: 'x1' }, messages('en')), 'guest:x1');
});
