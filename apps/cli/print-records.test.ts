import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assemble } from '@turntable/print/assemble.ts';
import { playedFrom, type Played } from '@turntable/print/finished.ts';
import { leaves } from '@turntable/print/page.ts';
import { readRequest } from '@turntable/print/request.ts';
import { finishedGame, sourcesOf } from './testing/printed.ts';

const printed = (played: Played, lang: string): string[] =>
  assemble(readRequest('record', { lang }), { ...sourcesOf(), played }).pages.flatMap(({ items }) =>
    [...leaves(items)].flatMap((item) => (item.kind === 'text' ? [item.text] : [])),
  );

test('a record whose day is not known has a line to write it on', () => {
  const undated = playedFrom(finishedGame('loko-moto'), true);
  assert.equal(undated.date, undefined);
  assert.ok(printed(undated, 'en').includes('Date'));
  const dated = printed({ ...undated, date: Date.UTC(2026, 4, 2) / 1000 }, 'en');
  assert.ok(!dated.includes('Date') && dated.includes('2026-05-02'), dated.join('|'));
});

test('a statistic without room for its whole name has the middle one of the score sheets', () => {
  const game = finishedGame('double-header') as { actions: { statistic?: string }[] };
  // Few calls stand in two columns, with names.
  const last = game.actions.findIndex(({ statistic }) => statistic === 'surface-to-volume');
  assert.ok(last >= 0);
  const short = { ...game, actions: game.actions.slice(0, last + 12), end: { reason: 'abandoned' } };
  const said = printed(playedFrom(short, true), 'hu');
  assert.ok(said.includes('Felület / hengertérfogat'), said.join('|'));
  assert.ok(!said.includes('Felület/térf.'));
});
