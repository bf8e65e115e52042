import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { until } from '@turntable/testkit/until.node.ts';
import { openPage, type Page } from './draw.node.ts';

let page: Page;
before(async () => {
  page = await openPage();
  // What a screen loads is there before what it shows has begun.
  for (const game of ['double-header/two-against-two', 'loco-dome/by-lot'])
    await page.draw(`/dev/screens/${game}?at=5&lang=en`);
});
after(() => page[Symbol.asyncDispose]());

/** Presses a key on an element; whether the page left it to the browser. */
const press = (at: Element, key: string): boolean =>
  at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
const part = (drawn: Document): string | undefined =>
  drawn.querySelector<HTMLElement>('.duel')!.dataset['part'];

/** How long a reading is shown, in milliseconds. */
const READING = 4_000;

for (const [game, record, at, place] of [
  ['double-header', 'two-against-two', 3, '.dh-middle'],
  ['loco-dome', 'by-lot', 24, '.ld-place-stage'],
] as const)
  test(`Space skips what ${game} shows with the focus on the stage alone, Escape anywhere`, async () => {
    for (const [on, key] of [
      ['.duel', ' '],
      [place, ' '],
      ['body', 'Escape'],
    ] as const) {
      const drawn = await page.draw(
        `/dev/screens/${game}/${record}?at=${at}&seat=public&play=1&lang=en&on=${on}`,
      );
      await until(() => part(drawn) !== 'settled', 'something is shown');
      assert.equal(drawn.querySelector<HTMLElement>('.duel')!.tabIndex, 0);
      assert.ok(press(drawn.body, ' '), 'Space elsewhere is the browser’s');
      press(drawn.querySelector('.vs-steps-skip')!, ' ');
      await new Promise(setImmediate);
      assert.notEqual(part(drawn), 'settled');
      const pressed = performance.now();
      press(drawn.querySelector(on)!, key);
      await until(() => part(drawn) === 'settled', `${key} on ${on}`);
      assert.ok(performance.now() - pressed < READING / 2, `${key} on ${on} skips`);
    }
  });

test('a run is read aloud once, when it is settled: the statistic, both values, the point and the score', async () => {
  for (const [path, seat] of [
    ['double-header/two-against-two?at=12', 0],
    ['double-header/two-against-two?at=12', 2],
    ['loco-dome/by-lot?at=20', 0],
  ] as const) {
    const drawn = await page.draw(`/dev/screens/${path}&seat=${seat}&play=1&lang=en&aloud`);
    const heard: string[] = [];
    const shown: boolean[] = [];
    const listen = (): boolean => {
      const text = drawn.querySelector('[role="status"][aria-live="polite"]')!.textContent;
      if (text !== '' && text !== heard.at(-1)) {
        heard.push(text);
        shown.push(part(drawn) !== 'settled');
      }
      return heard.some((each) => /points? for /.test(each));
    };
    heard.push(drawn.querySelector('[role="status"][aria-live="polite"]')!.textContent);
    shown.push(false);
    await until(listen, 'the run');
    const told = heard.slice(1);
    assert.equal(told.length, 1, told.join(' | '));
    assert.match(
      told[0]!,
      /^[\w ,()-]+: .+ [\d.,]+[^,]*, .+ [\d.,]+.*\. One point for [^.]+, \d+ to \d+\. /,
      path,
    );
    assert.deepEqual(shown.slice(1), [false], 'not before the plates tell it');
  }
});

test('single keys do nothing where a button has the focus, whose own keys they would be', async () => {
  const drawn = await page.draw('/dev/screens/double-header/two-against-two?at=12&lang=en');
  const picked = () => drawn.querySelector('tr[data-picked="true"] th button')?.textContent;
  press(drawn.querySelector('.vs-list-chips button')!, '2');
  press(drawn.querySelector('tr[data-state="open"] button')!, '2');
  assert.equal(picked(), undefined);
  press(drawn.querySelector('.vs-list-scroll')!, '2');
  await until(() => picked(), 'the second row is picked');
  const vetoed = await page.draw('/dev/screens/double-header/two-against-two?at=11&lang=en');
  const card = vetoed.querySelector('[aria-keyshortcuts="C"]')!;
  press(vetoed.querySelector('[aria-keyshortcuts="N"]')!, 'c');
  assert.equal(vetoed.querySelector('dialog[open]'), null);
  press(vetoed.body, 'c');
  await until(() => vetoed.querySelector('dialog[open]'), `${card.textContent} opens`);
});

test('LD-1.3 C opens one’s own active card with all of its values, read out or not; a dormant one has none', async () => {
  const drawn = await page.draw('/dev/screens/loco-dome/by-lot?at=20&lang=en&card');
  const values = () => drawn.querySelectorAll('dialog[open] .vs-values tr').length;
  press(drawn.body, 'c');
  await until(() => values() > 20, 'the values of the card');
  assert.match(drawn.querySelector('dialog[open] .vs-values')!.textContent, /calculated/);
  const dormant = await page.draw('/dev/screens/loco-dome/by-lot?at=20&lang=en&dormant');
  click(dormant.querySelector('.ld-place-own [data-status="dormant"]')!);
  await until(() => dormant.querySelector('dialog[open] h3'), 'what is known of it');
  assert.equal(dormant.querySelector('dialog[open] .vs-values'), null);
});

const click = (at: Element, kind: 'click' | 'dblclick' = 'click'): boolean =>
  at.dispatchEvent(new MouseEvent(kind, { bubbles: true }));

test('LD-2.1 a picked statistic is called by the button under the list, by a second Enter and by a double click', async () => {
  for (const how of ['button', 'Enter', 'dblclick'] as const) {
    const drawn = await page.draw(`/dev/screens/loco-dome/by-lot?at=20&lang=en&how=${how}`);
    const button = () => drawn.querySelector<HTMLButtonElement>('.ld-call-do > button')!;
    const row = drawn.querySelectorAll('.ld-call')[1]!;
    const name = row.querySelector('.ld-call-name')!.textContent;
    assert.ok(button().disabled, 'nothing is picked yet');
    click(row);
    await until(() => button().textContent.startsWith(`Call ${name}`), 'the button names it');
    assert.equal(row.getAttribute('aria-pressed'), 'true');
    if (how === 'button') click(button());
    else if (how === 'Enter') press(row, 'Enter');
    else click(row, 'dblclick');
    const over = () => drawn.querySelector('.duel-sign-over')!.textContent;
    await until(() => over() === 'You call', `called by ${how}`);
  }
});

test('DH-2.2 LD-2.1 during a call only what may be called is listed; each fold says how many it hides, and opens', async () => {
  for (const [path, row, open] of [
    ['double-header/two-against-two?at=12', '.vs-list tbody tr', 'tr[data-state="open"]'],
    ['loco-dome/by-lot?at=20', '.ld-calls-list > li', '.ld-call[data-state="open"]'],
  ] as const) {
    const drawn = await page.draw(`/dev/screens/${path}&lang=en`);
    const rows = () => drawn.querySelectorAll(row).length;
    const folds = [...drawn.querySelectorAll('.vs-list-folds > button')];
    assert.equal(drawn.querySelectorAll(open).length, rows(), path);
    const hidden = folds.reduce((sum, { textContent }) => sum + Number(/^\d+/.exec(textContent)![0]), 0);
    assert.equal(rows() + hidden, 40, path);
    const before = rows();
    click(folds.at(-1)!);
    await until(() => rows() > before, 'a fold opens');
  }
});

test('DH-3.1 beside the other side’s plate stands who of it has a Veto left', async () => {
  const drawn = await page.draw('/dev/screens/double-header/two-against-two?at=12&lang=en&veto');
  const other = () => drawn.querySelector('.duel-side[data-at="1"] .duel-under')!.textContent;
  assert.equal(other(), '');
  click(drawn.querySelector('tr[data-state="open"] button')!);
  await until(() => other() !== '', 'what is public');
  assert.match(other(), /has a value.*(Vetoes left: Dénes|1 Veto left)$/);
});

test('LV-4.2 a feature that was claimed stays in the list, struck out, and cannot be pressed', async () => {
  const early = await page.draw('/dev/screens/double-header/two-against-two?at=83&lang=en');
  const gone = (drawn: Document) =>
    [...drawn.querySelectorAll('.claims-feature[data-verdict="gone"]')].map(({ textContent }) => textContent);
  const names = (drawn: Document) =>
    [...drawn.querySelectorAll('button.claims-feature')].map(({ textContent }) => textContent);
  assert.deepEqual(gone(early), []);
  const all = names(early).length;
  assert.ok(all > 3);
  const later = await page.draw('/dev/screens/double-header/two-against-two?at=90&lang=en');
  assert.ok(gone(later).length > 0, `${String(all)} before, ${String(names(later).length)} after`);
  for (const text of gone(later)) assert.match(text, /claimed already/);
  assert.equal(later.querySelectorAll('.claims-feature[data-verdict="gone"] button').length, 0);
});

test('LV-4.3 a feature that more of the others have is not among those worth a claim: it would be their point', async () => {
  const drawn = await page.draw(
    '/dev/screens/double-header/free-words-without-a-judge?at=4&lang=en&seat=2&worth',
  );
  const offered = () =>
    [...drawn.querySelectorAll('button.claims-feature .claims-name')].map(({ textContent }) => textContent);
  await until(() => offered().length > 0, 'the claims');
  assert.deepEqual(offered(), ['Compound expansion', 'Geared drive', 'Preserved']);
});
