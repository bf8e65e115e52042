import assert from 'node:assert/strict';
import { test } from 'node:test';
import { IntlMessageFormat } from 'intl-messageformat';
import { CATALOGUES } from './catalogues.ts';
import type { Locale } from './format.ts';

type Node = ReturnType<IntlMessageFormat['getAst']>[number];

/** What a message says itself, without the names of its arguments and of what they choose by. */
function saidBy(nodes: readonly Node[]): string {
  return nodes
    .map((node) => {
      if ('children' in node) return saidBy(node.children);
      if ('options' in node)
        return Object.values(node.options)
          .map(({ value }) => saidBy(value))
          .join(' ');
      return node.type === 0 && 'value' in node ? String(node.value) : ' ';
    })
    .join('');
}

/** The keys of what players of Loko moto read. */
const LOKO_MOTO =
  /^(loko-moto|lm|learn\.loko-moto|map|shape|print\.lm|option\.advanced|level\.loko-moto|game\.loko-moto)\./;

/** What a player of Loko moto reads in a language, by key. */
const textsIn = (locale: Locale): [string, string][] =>
  Object.entries(CATALOGUES[locale])
    .filter(([key]) => LOKO_MOTO.test(key))
    .map(([key, text]) => [key, saidBy(new IntlMessageFormat(text, locale).getAst())]);

/** Keys of the texts of Loko moto that say a word. */
const saying = (locale: Locale, word: RegExp): string[] =>
  textsIn(locale)
    .filter(([, text]) => word.test(text))
    .map(([key]) => key);

test('an edge of the map is a line to players, and never a section', () => {
  assert.ok(saying('en', /\blines?\b/i).length > 50);
  assert.deepEqual(saying('en', /section/i), []);
});

test('an edge of the map is a szakasz to Hungarian players, and never a vonal', () => {
  assert.ok(saying('hu', /szakas[sz]/i).length > 50);
  // A word may end in it: an útvonal is a run of several.
  assert.deepEqual(saying('hu', /(?<!\p{L})vonal/iu), []);
});

test('the pattern of a shape card is an alakzat to Hungarian players, and never a forma', () => {
  assert.ok(saying('hu', /alakzat/iu).length > 15);
  assert.deepEqual(saying('hu', /(?<!\p{L})form[aá](?!\p{L}*tum)/iu), []);
});

test('to call a statistic is bemondani to Hungarian players, as in the rules, and a call never a hívás', () => {
  const said = Object.entries(CATALOGUES.hu).map(([key, text]): [string, string] => [
    key,
    saidBy(new IntlMessageFormat(text, 'hu').getAst()),
  ]);
  const keys = (word: RegExp): string[] => said.filter(([, text]) => word.test(text)).map(([key]) => key);
  assert.ok(keys(/bemondás/iu).length > 20);
  // An invitation is a meghívás, who calls a hívó.
  assert.deepEqual(keys(/(?<!\p{L})hív(?:ás|ták)/iu), []);
});

test('an inked line is fekete or kihúzott to Hungarian players, as in the rules, on paper too', () => {
  assert.deepEqual(saying('hu', /beszámít|be nem számít/iu), []);
  assert.ok(saying('hu', /feket|kihúz/iu).includes('print.lm.black'));
});

test('no figure that Loko moto shows is said to be of games played to their end: its search stops before and judges', () => {
  const shown = ['hint.chance', 'hint.close-chances', 'hint.why-decided', 'hint.loko-moto.why-played'];
  for (const [locale, word] of [
    ['en', /reckoning/],
    ['hu', /becslése/],
  ] as const)
    for (const key of shown) assert.match(CATALOGUES[locale][key]!, word, `${locale} ${key}`);
});

test('a number and its sign of per cent stay on one line of a phone', () => {
  for (const sentences of Object.values(CATALOGUES))
    for (const [key, text] of Object.entries(sentences)) assert.doesNotMatch(text, /\} %/, key);
});

test('every key of the scorebook that several people may press names who presses it', () => {
  for (const locale of ['en', 'hu'] as const) {
    const keys = Object.entries(CATALOGUES[locale]).filter(([key]) => key.startsWith('book.act.'));
    const nameless = keys.filter(([, text]) => !text.includes('{who}')).map(([key]) => key);
    assert.ok(keys.length > 10);
    // Chance and the judge are one each.
    assert.deepEqual(nameless.sort(), ['book.act.coin', 'book.act.end-style'], locale);
  }
});

test('a text that sends somebody to the page for records calls it by its title', () => {
  for (const [locale, texts] of Object.entries(CATALOGUES))
    assert.ok(texts['book.box.saved']!.includes(texts['import.title']!), locale);
});

test('a Hungarian text says what it names without guessing at the article before it', () => {
  const guessed = Object.entries(CATALOGUES.hu).filter(([, text]) => /(?<!\p{L})a\(z\)/iu.test(text));
  assert.deepEqual(guessed, []);
});

test('a recovery phrase is helyreállító szavak to Hungarian readers: words that visszatérő would say come up again and again', () => {
  const said = Object.entries(CATALOGUES.hu).map(([key, text]): [string, string] => [
    key,
    saidBy(new IntlMessageFormat(text, 'hu').getAst()),
  ]);
  assert.ok(said.filter(([, text]) => /helyreállító sz/iu.test(text)).length > 5);
  assert.deepEqual(
    said.filter(([, text]) => /visszatérő sz/iu.test(text)).map(([key]) => key),
    [],
  );
});

test('what is reported of somebody is a bejelentés to Hungarian readers, players and hosts', () => {
  const reports = Object.entries(CATALOGUES.hu).filter(([key]) =>
    /^(admin\.reports|people\.report$)/.test(key),
  );
  assert.deepEqual(
    reports.filter(([, text]) => !/bejelent|jelentett be/iu.test(text)).map(([key]) => key),
    [],
  );
});
