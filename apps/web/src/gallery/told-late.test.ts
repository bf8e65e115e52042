import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { until } from '@turntable/testkit/until.node.ts';
import { openPage, type Page } from './draw.node.ts';
import { golden } from './golden.node.ts';

let page: Page;
before(async () => {
  page = await openPage();
  // What a screen loads is there before what it shows has begun.
  for (const game of ['loko-moto/five-players', 'double-header/two-against-two'])
    await page.draw(`/dev/screens/${game}?at=5&lang=en`);
});
after(() => page[Symbol.asyncDispose]());

for (const whose of [3, 0])
  test(`the tabs of a phone count a purchase when its train comes into the yard, seen by seat ${whose}`, async () => {
    // Seat 3 is about to buy.
    const drawn = await page.draw(
      `/dev/screens/loko-moto/five-players?at=40&seat=${whose}&play=1&lang=en&by=${whose}`,
    );
    const scores = () => drawn.querySelector('.lm-tab-scores')!.textContent;
    const pile = () => drawn.querySelector('.lm-place-trains h2')!.textContent;
    const [then, left] = [scores(), pile()];
    await until(() => drawn.querySelector('.lm-celebration'), 'the purchase is told');
    assert.equal(scores(), then);
    assert.equal(pile(), left, 'the next train still lies on the pile');
    await until(() => drawn.querySelector('.lm-director-gain'), 'the train comes in');
    await until(() => scores() !== then, 'it is counted');
    await until(() => pile() !== left, 'the next train comes up');
  });

test('LM-5.1 the open log names who won once the points are counted', async () => {
  const { entries } = golden('loko-moto', 'five-players')!;
  const drawn = await page.draw(
    `/dev/screens/loko-moto/five-players?at=${entries.length - 1}&seat=0&play=1&lang=en&press=Log`,
  );
  const log = () => drawn.querySelector('.log')!.textContent;
  await until(() => drawn.querySelector('.lm-end[data-alone]'), 'the last line is taken');
  assert.equal(drawn.querySelector('.lm-plaque'), null, 'the points are being counted');
  // Nor does what is read to screen readers, which stands in the page.
  assert.doesNotMatch(drawn.body.textContent, /the game is over|has won| wins /);
  await until(() => drawn.querySelector('.lm-plaque'), 'the winner is named');
  await until(() => / wins? /.test(log()), 'the log names the winner');
});

test('DH-2.5 from a call until its run is settled the list of statistics stays as it was', async () => {
  const drawn = await page.draw('/dev/screens/double-header/two-against-two?at=12&seat=0&play=1&lang=en&run');
  const list = () => [...drawn.querySelectorAll('.vs-list tbody th')].map(({ textContent }) => textContent);
  const names = () => list().map((text) => text.replace(/^\d/, ''));
  // Before the ranks are there the list has another order.
  await until(() => drawn.querySelector('.vs-list .wheels'), 'the list is sorted');
  const stood = names();
  const part = () => drawn.querySelector<HTMLElement>('.duel')!.dataset['part'];
  await until(() => part() !== 'settled', 'the run is shown');
  assert.equal(drawn.querySelectorAll('tr[data-state="open"]').length, 0, 'nothing can be called meanwhile');
  assert.deepEqual(names(), stood);
  await until(() => part() === 'result', 'the result is told');
  assert.deepEqual(names(), stood);
  await until(() => part() === 'settled', 'it is settled');
  await until(() => names().join() !== stood.join(), 'the statistic is called');
});

/** Presses a button of the page, which has the focus then. */
const tap = (drawn: Document, name: string): void => {
  const button = [...drawn.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  assert.ok(button, name);
  button.focus();
  button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
};

test('what happened meanwhile is played back; after it, and after it is put away, the focus is on the board', async () => {
  const path = '/dev/screens/loko-moto/five-players?at=45&seat=3&since=40&lang=en';
  const drawn = await page.draw(path);
  await until(() => drawn.querySelector('.since'), 'what happened meanwhile');
  tap(drawn, 'Play it back');
  await until(() => drawn.querySelector('.catch-up'), 'it is played back');
  await until(() => drawn.activeElement?.closest('.catch-up'), 'the focus is there');
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  await until(() => drawn.querySelector('.catch-up') === null, 'a key ends it');
  await until(() => drawn.activeElement?.id === 'main', 'the focus is on the board');
  const again = await page.draw(`${path}&again`);
  await until(() => again.querySelector('.since'), 'what happened meanwhile');
  const close = again.querySelector<HTMLElement>('.since button')!;
  close.focus();
  close.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await until(() => again.activeElement?.id === 'main', 'the focus is on the board');
});

test('what happened meanwhile lies over the board of who plays, and beside the judge’s stage', async () => {
  const path = '/dev/screens/loco-dome/knock-out-won?at=6&since=3&lang=en';
  const judged = await page.draw(`${path}&seat=judge`);
  await until(() => judged.querySelector('.since-line'), 'what happened meanwhile');
  assert.match(judged.querySelector('.since-line')!.textContent, /Ada claims/);
  assert.equal(judged.querySelector('.play-body .since'), null);
  const played = await page.draw(`${path}&seat=0`);
  await until(() => played.querySelector('.play-body > .since'), 'what happened meanwhile');
  assert.equal(played.querySelector('.since-line'), null);
});
