import assert from 'node:assert/strict';
import { test } from 'node:test';
import { statSheet } from '@turntable/roster';
import { LOCOMOTIVES } from '@turntable/roster/locomotives.ts';
import { FEATURES } from '@turntable/roster/features.ts';
import { frontOf } from '@turntable/roster/fronts.ts';
import type { Front } from '@turntable/roster/locomotive.ts';
import { boundsOf } from './bounds.node.ts';
import { locomotiveCards } from './locomotive-cards.ts';
import { POINT } from './metrics.ts';
import { leaves, type Page, type Text } from './page.ts';
import { wordsOf } from './words.ts';

const big = LOCOMOTIVES.find(({ id }) => id === 'up-big-boy-4884-1')!;
const texts = (page: Page): Text[] => [...leaves(page.items)].filter((item) => item.kind === 'text');
/** Fronts and rears in turn, one a page. */
const singles = (fronts: readonly Front[]): Page[] =>
  locomotiveCards({
    words: wordsOf('en'),
    paper: 'a4',
    layout: 'single',
    rules: 1,
    locomotives: fronts.map((front) => ({ front, statSheet: statSheet(big) })),
  });

test('the front of every locomotive of the roster says its class, railway and builder whole', () => {
  const fronts = LOCOMOTIVES.map(frontOf);
  const pages = singles(fronts);
  for (const [i, { id, class: className, operator, builder }] of fronts.entries()) {
    // Lines one after the other, as they are read; a long word may go on in the next one.
    const said = texts(pages[2 * i]!).map(({ text }) => text).join('').replaceAll(' ', ''); // prettier-ignore
    for (const value of [className, operator, builder])
      assert.ok(said.includes(value.replaceAll(' ', '')), `${id}: ${value}`);
  }
});

test('a word of a front is broken after its slash, not within', () => {
  const [front] = singles([frontOf(LOCOMOTIVES.find(({ id }) => id === 'szd-fd')!)]);
  const lines = texts(front!).map(({ text }) => text);
  assert.ok(lines.includes('(Voroshilovgrad/'), lines.join('|'));
});

test('facts too long for a front are cut with a sign, above the cut of the card', () => {
  const long = 'Société Alsacienne de Constructions Mécaniques and others '.repeat(4).trim();
  const [front] = singles([{ ...frontOf(big), class: long, operator: long, builder: long }]);
  const { trim } = front!;
  const shown = texts(front!);
  assert.equal(shown.filter(({ text }) => text.endsWith('…')).length, 3);
  for (const { text, y } of shown) assert.ok(y <= trim!.y + trim!.height - 3, `${text} at ${y}`);
});

test('LV-1.1 however many features a locomotive of one’s own has, its front stays on the card', () => {
  const [front] = singles([{ ...frontOf(big), features: FEATURES.slice(0, 14) }]);
  const said = texts(front!).map(({ text }) => text).join(' '); // prettier-ignore
  for (const feature of FEATURES.slice(0, 14)) assert.ok(said.includes(wordsOf('en').t(`feature.${feature}`)), `${feature}: ${said}`); // prettier-ignore
  for (const count of [11, 12, 20, FEATURES.length]) {
    const [page] = singles([{ ...frontOf(big), features: FEATURES.slice(0, count) }]);
    const { trim } = page!;
    const shown = texts(page!);
    for (const { text, y, size } of shown) {
      assert.ok(y - size * POINT * 0.75 >= trim!.y + 3, `${count}: ${text} at ${y}`);
      assert.ok(y <= trim!.y + trim!.height - 3, `${count}: ${text} at ${y}`);
    }
    assert.equal(shown.at(-1)!.text.endsWith('…'), count > 20, `${count}: ${shown.at(-1)!.text}`);
    for (const item of leaves(page!.items))
      if (item.kind === 'path' && item.d !== '') assert.ok(boundsOf(item.d, item.at).y > trim!.y, `${count}: the picture`); // prettier-ignore
  }
});

test('LV-1.1 a wheel arrangement of one’s own, however it is written, leaves the name its room on both sides', () => {
  for (const whyte of [
    'narrow gauge Mallet 0-4-4-0 with a tender',
    '10-12-10-12-10-12-10-12-10',
    '4-8-4+4-8-4',
  ]) {
    const [front, rear] = singles([{ ...frontOf(big), whyte }]);
    const { trim } = front!;
    for (const page of [front!, rear!]) {
      const shown = texts(page);
      const [name, wheels] = ['Union', whyte.slice(0, 4)].map((start) => shown.find(({ text }) => text.startsWith(start))!); // prettier-ignore
      assert.ok(name!.text.length > 12, `${whyte}: ${name!.text}`);
      const left = (text: Text): number =>
        text.x - { start: 0, middle: text.width / 2, end: text.width }[text.anchor];
      assert.ok(left(name!) + name!.width < left(wheels!), `${whyte}: beside the name`);
      assert.ok(left(wheels!) + wheels!.width <= trim!.x + trim!.width - 3, `${whyte}: on the card`);
    }
    for (const item of leaves(front!.items))
      if (item.kind === 'path' && item.d !== '') assert.ok(boundsOf(item.d, item.at).x > trim!.x, whyte);
  }
});
