import assert from 'node:assert/strict';
import { test } from 'node:test';
import { format, LOCALES, tell, userText } from './index.ts';

const names = ['Ada', 'Béla'];
const sentenceFor = (reason: string): string =>
  tell({ locale: 'en', names }, { key: 'log.take-back', values: { reason } }, 'judge');

test('seats and other sentences are named by what stands in a value', () => {
  assert.match(sentenceFor('@0,1'), /: Ada and Béla$/);
  assert.match(sentenceFor('#level.easy'), /: porter \(easy\)$/);
  assert.match(sentenceFor('#shape.hook-nobody-knows'), /: hook-nobody-knows$/);
});

test('words that somebody typed stay as they are, whatever they look like', () => {
  for (const typed of [
    '#agree.text',
    '#level.easy',
    '@0',
    '@0,1',
    'none',
    '{who}',
    '<b>loud</b>',
    '# 1',
    '#.',
    "it's",
  ])
    for (const locale of LOCALES) {
      const values = { reason: userText(typed) };
      const text = tell({ locale, names }, { key: 'log.take-back', values }, 'judge');
      assert.ok(text.endsWith(`: \u2068${typed}\u2069`), `${locale}: ${text}`);
    }
});

test('a point that a book wrote without words is named in the reader’s language', () => {
  const values = { point: userText('(point 7, not written down)'), free: 'yes' };
  const claim = { key: 'double-header.log.claimed', values };
  assert.match(tell({ locale: 'en', names }, claim, 0), /\u2068\(point 7, not written down\)\u2069/);
  assert.match(tell({ locale: 'hu', names }, claim, 0), /\u2068\(7\. pont, nincs leírva\)\u2069/);
});

test('a value that names a sentence with gaps never throws', () => {
  assert.match(sentenceFor('#agree.text'), /: #agree\.text$/);
});

test('the value of a statistic is told in the units that the reader wants, else as the bare number', () => {
  const values = { seat: '@0', engine: 'Buffalo', value: '=1848.5 boiler-pressure', calculated: 'no' };
  const read = { key: 'loco-dome.log.read', values };
  assert.equal(tell({ locale: 'en', names }, read, 0), 'Buffalo of Ada gives 1848.5');
  assert.equal(tell({ locale: 'hu', names }, read, 0), 'Buffalo (Ada): 1848,5');
  const quantity = (statistic: string, value: number): string => `${value} of ${statistic}`;
  const wished = tell({ locale: 'en', names, quantity }, read, 0);
  assert.equal(wished, 'Buffalo of Ada gives 1848.5 of boiler-pressure');
});

test('what is below zero has a minus sign, and hyphens stay', () => {
  const over = { winners: 'Ada', score: -2, tie: 'none' };
  assert.match(format('en', 'loko-moto.log.over', over), /\u22122 points/);
  assert.match(format('hu', 'loko-moto.log.over', over), /\u22122/);
  assert.match(format('en', 'loko-moto.log.over', { ...over, winners: '4-8-8-4' }), /4-8-8-4/);
});

test('a map report has the decimals of the reader’s language', () => {
  const seat = { seat: 1, share: 1.2249, margin: 0, score: -3.25 };
  assert.match(format('en', 'map-report.seat', seat), / 1\.22 ± 0\.00 .*, with \u22123\.3 points/);
  assert.match(
    format('hu', 'map-report.seat', seat),
    / 1,22 ± 0,00 arányban nyer .*, átlagosan \u22123,3 ponttal/,
  );
  const length = { mean: 41, least: 30, most: 52 };
  assert.match(format('hu', 'map-report.length', length), / 41,0 lépés \(30 és 52 között\)/);
  for (const key of ['map-report.fair', 'map-report.unfair'])
    assert.match(format('hu', key, { fair: 1.2, seats: '1' }), / 1,2 fölötti arányban/);
});
