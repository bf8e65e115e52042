import assert from 'node:assert/strict';
import { test } from 'node:test';
import { messages } from '../../../i18n/messages.ts';
import { lineText } from './telling.ts';
import type { OpenBook } from './useBook.ts';

test('a value that the book tells has the unit and the decimals of the card', () => {
  const values = { engine: 'Big Boy', value: '=135375 tractive-effort', manner: 'own', calculated: 'no' };
  const open = {
    book: { setup: { names: ['Ada', 'Ben'] } },
    game: { rules: { view: () => ({}), tell: () => ({ key: 'double-header.log.read', values }) } },
    page: { position: { state: {} } },
  } as unknown as OpenBook;
  const line = { events: [{ event: { kind: 'read' }, by: 0 }] } as unknown as Parameters<typeof lineText>[1];
  assert.equal(lineText(open, line, messages('en')), 'Big Boy gives 135,375 lbf');
});
