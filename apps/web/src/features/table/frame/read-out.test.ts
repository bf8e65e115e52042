import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TableEvent } from '@turntable/protocol/table-events.ts';
import { openDocument, runHook } from '../../../device/testing/hook.ts';
import type { ShownEvent } from '../../../session/shown-events.ts';
import { linesToRead, toRead } from './read-out.ts';
import type { LogLine } from '../../../session/sentences.ts';

const event = (kind: TableEvent['kind'], by: TableEvent['by']): ShownEvent => ({
  seq: 0,
  n: 1,
  at: 0,
  kind,
  by,
  ...(kind === 'phrase' ? { said: 'Hello!' } : {}),
  text: `${kind} ${by}.`,
});
const move = (by: LogLine['by'], text = `Move of ${by}.`): LogLine => ({ n: 1, by, clause: 'T-1', text });
const mine = { seats: [0], host: false };

test('others’ moves are read, then what was beside the game, then whose turn it is', () => {
  const { texts, to } = linesToRead([move(1, 'old'), move(0), move(1), move('chance')], 1, mine);
  assert.equal(to, 4);
  const text = toRead(texts, [event('seat-bot', 1)], mine, 'Your turn.');
  assert.equal(text, 'Move of 1. Move of chance. seat-bot 1. Your turn.');
  assert.equal(toRead([], [], mine, ''), '');
});

test('one’s own words are not read to oneself, nor what watchers say to anybody', () => {
  const said = (by: TableEvent['by'], place: Parameters<typeof toRead>[2] = mine) =>
    toRead([], [event('phrase', by)], place, '');
  assert.equal(said(0), '');
  assert.equal(said('watcher'), '');
  assert.equal(said(1), 'phrase 1.');
  assert.equal(said('judge'), 'phrase judge.');
  assert.equal(said('judge', { ...mine, judge: true }), '');
  assert.equal(said('host'), 'phrase host.');
  assert.equal(said('host', { ...mine, host: true }), '');
});

test('of much only the last four of each are read', () => {
  const moves = Array.from({ length: 9 }, (_, i) => `m${i}`);
  const tableEvents = Array.from({ length: 9 }, () => event('phrase', 1));
  const text = toRead(moves, tableEvents, mine, '');
  assert.match(text, /^m5 m6 m7 m8 /);
  assert.equal(text.match(/phrase 1/g)!.length, 4);
});

test('a run is one sentence once it has ended; in progress it waits, unless the reader is asked', () => {
  const lines = [move(1, 'before'), move(1, 'call'), move(0, 'accepted'), move(1, 'read'), move(0, 'won')];
  const going = { heard: [], open: 1 };
  assert.deepEqual(linesToRead(lines.slice(0, 2), 0, mine, going), { texts: ['before'], to: 1 });
  assert.deepEqual(linesToRead(lines.slice(0, 2), 1, mine, going), { texts: [], to: 1 });
  assert.deepEqual(linesToRead(lines.slice(0, 2), 1, mine, going, true), { texts: ['call'], to: 2 });
  const over = { heard: [{ from: 1, to: 5, text: 'the run' }], open: null };
  // Whether its call was read or not, what came of it is told once, also by a reader's own answer.
  for (const from of [1, 2]) assert.deepEqual(linesToRead(lines, from, mine, over).texts, ['the run']);
  assert.deepEqual(linesToRead(lines, 5, mine, over), { texts: [], to: 5 });
});

test('a result that is counted up is read once it is counted, and until then only that it is', async () => {
  openDocument();
  const { announcer } = await import('../../../ui/announce.ts');
  const { useReadOut } = await import('./read-out.ts');
  const before = [move(1, 'Ben builds a line.')];
  const after = [...before, move(1, 'Ben builds the last line.'), move('chance', 'Ben wins with 12 points.')];
  const said = (): string => announcer.getSnapshot().said;
  const running = { lines: before, counting: false, sentence: 'Ben’s turn.' };
  await using run = await runHook(
    ({ lines, counting, sentence }: typeof running) =>
      useReadOut(lines, [], sentence, mine, undefined, {
        isCounting: () => counting,
        from: 2,
        meanwhile: 'The points are counted.',
      }),
    running,
  );
  await run.render({ lines: after, counting: true, sentence: 'Ben won.' });
  assert.equal(said(), 'Ben builds the last line. The points are counted.');
  await run.render({ lines: after, counting: false, sentence: 'Ben won.' });
  assert.equal(said(), 'Ben wins with 12 points. Ben won.');
});
