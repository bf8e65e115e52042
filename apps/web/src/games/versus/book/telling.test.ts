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

test('what was written against a rule is told in words', () => {
  const open = { book: { setup: { names: ['Ada', 'Ben'], engines: [[], []] } }, game: { rules: {} } };
  const said = (wrote: unknown): string => {
    const line = { against: 'DH-2.2', events: [], wrote } as unknown as Parameters<typeof lineText>[1];
    return lineText(open as unknown as OpenBook, line, messages('en'));
  };
  assert.equal(
    said({ by: 0, statistic: 'tractive-effort', told: [] }),
    'Written against DH-2.2: Starting tractive effort',
  );
  assert.equal(said({ t: 'act', action: { by: 1, type: 'veto' } }), 'Written against DH-2.2: Ben: Veto');
  assert.equal(said({ t: 'point', by: 0, verdict: 'claimant' }), 'Written against DH-2.2: Ada: Counts');
});

test('LV-3.1 a take-back is told with its reason, and what it took is told as taken back', () => {
  const rules = { view: () => ({}), tell: () => ({ key: 'double-header.log.tied' }) };
  const open = {
    book: { setup: { names: ['Ada', 'Ben'] } },
    game: { rules },
    page: { position: { state: {} } },
  } as unknown as OpenBook;
  const said = (line: object, locale: 'en' | 'hu' = 'en'): string =>
    lineText(open, line as Parameters<typeof lineText>[1], messages(locale));
  const back = (by: number | 'judge', reason?: string) => ({
    events: [],
    wrote: { by, type: 'take-back', ...(reason && { reason }) },
  });
  assert.equal(said(back(1)), 'Ben takes back the last move');
  assert.equal(said(back('judge', 'misread')), 'The judge takes back the last move: \u2068misread\u2069');
  const tie = { events: [{ event: { kind: 'tied' }, by: 0 }] };
  assert.equal(said({ ...tie, gone: true }), `Taken back: ${said(tie)}`);
  assert.equal(said({ ...tie, gone: true }, 'hu'), `Visszavonva: ${said(tie, 'hu')}`);
});
