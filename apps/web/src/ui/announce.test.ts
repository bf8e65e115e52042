import assert from 'node:assert/strict';
import { afterEach, mock, test } from 'node:test';
import { announce, announcer, dismissNotice, notify, openWindow } from './announce.ts';

mock.timers.enable({ apis: ['Date'], now: 1_000_000 });
afterEach(dismissNotice);

const notice = (): unknown => {
  const { text, window, isRead } = announcer.getSnapshot().notice!;
  return { text, window, isRead };
};
const said = (): unknown => {
  const { said: text, saidIn: window } = announcer.getSnapshot();
  return { text, window };
};

test('what comes while a window is open stands in the topmost, and under it once that is closed, where it is not read again', () => {
  const closeMenu = openWindow('menu');
  const closeClause = openWindow('clause');
  notify({ tone: 'clear', text: 'Copied' });
  announce('Your turn');
  assert.deepEqual(notice(), { text: 'Copied', window: 'clause', isRead: false });
  assert.deepEqual(said(), { text: 'Your turn', window: 'clause' });
  mock.timers.tick(1000);
  closeClause();
  assert.deepEqual(notice(), { text: 'Copied', window: 'menu', isRead: true });
  assert.deepEqual(said(), { text: '', window: 'menu' });
  closeMenu();
  assert.deepEqual(notice(), { text: 'Copied', window: undefined, isRead: true });
});

test('what came as a window was closed is read on the page', () => {
  const close = openWindow('menu');
  notify({ tone: 'caution', text: 'Refused' });
  announce('Your turn');
  close();
  assert.deepEqual(notice(), { text: 'Refused', window: undefined, isRead: false });
  assert.deepEqual(said(), { text: 'Your turn', window: undefined });
});

test('what stands on the page stays there when a window opens over it', () => {
  notify({ tone: 'stop', text: 'Not yours' });
  announce('Round 2');
  mock.timers.tick(1000);
  const close = openWindow('clause');
  assert.deepEqual(notice(), { text: 'Not yours', window: undefined, isRead: false });
  close();
  assert.deepEqual(notice(), { text: 'Not yours', window: undefined, isRead: false });
  assert.deepEqual(said(), { text: 'Round 2', window: undefined });
});

test('a sentence said twice is another one, so that it is read twice', () => {
  announce('Free');
  const first = announcer.getSnapshot().said;
  announce('Free');
  assert.notEqual(announcer.getSnapshot().said, first);
});

test('sentences that one update brings are read one after the other, later ones by themselves', async () => {
  announce('Your plan is off.');
  announce('Ada built a line. Your turn.');
  assert.equal(announcer.getSnapshot().said, 'Your plan is off. Ada built a line. Your turn.');
  await Promise.resolve();
  announce('Ben says hello.');
  assert.equal(announcer.getSnapshot().said, 'Ben says hello.');
});
