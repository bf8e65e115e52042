import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { card, cardOf, frozen } from './cards.ts';
import * as none from './cards.none.ts';
import { EDITION } from './edition.ts';
import { FRONTS, front, frontsOf } from './fronts.ts';
import { LOCOMOTIVES } from './locomotives.ts';
import packageJson from './package.json' with { type: 'json' };

/** What stored games were played with: these files may never change again. */
const SHA256 = ['6c082616906f928ac9823f53bfd08348596c87470e9343762a238f96fa501b10'];

const folder = new URL('data/editions/', import.meta.url);

test('every closed edition is kept byte for byte', () => {
  const files = readdirSync(folder).sort((a, b) => parseInt(a) - parseInt(b));
  assert.deepEqual(
    files,
    SHA256.map((_, i) => `${i + 1}.json`),
  );
  assert.equal(EDITION, files.length + 1);
  for (const [i, file] of files.entries())
    assert.equal(
      createHash('sha256')
        .update(readFileSync(new URL(file, folder)))
        .digest('hex'),
      SHA256[i],
    );
});

test('LV-1.4 an edition has the card of every locomotive, the current one from today’s figures', () => {
  for (const one of LOCOMOTIVES) {
    assert.deepEqual(card(one.id, EDITION), cardOf(one));
  }
  for (const { id } of frontsOf(1))
    assert.deepEqual(Object.keys(card(id, 1)!.front), Object.keys(front(id)!));
  const bigBoy = card('up-big-boy-4884-1', 1)!;
  assert.equal(bigBoy.values['boiler-pressure'], 300);
  assert.equal(bigBoy.values['combined-surface'], 8355);
  assert.ok(bigBoy.calculated.includes('combined-surface') && !bigBoy.calculated.includes('boiler-pressure'));
  assert.ok(!('driver-wheelbase' in bigBoy.values), 'unknown in edition 1');
  assert.equal(card('prr-s2-6200', 1)!.values.cylinders, 0, 'a known zero');
});

test('what is kept of an edition reads back as the same cards', () => {
  const cards = LOCOMOTIVES.map(cardOf);
  const { statistics, cards: before } = frozen(7, cards);
  for (const [i, { values, calculated }] of before.entries()) {
    assert.deepEqual(
      statistics.flatMap((id, at) => (values[at] === null ? [] : [[id, values[at]]])),
      Object.entries(cards[i]!.values),
    );
    assert.deepEqual(
      calculated.map((at) => statistics[at]),
      cards[i]!.calculated,
    );
  }
});

test('an edition or a locomotive that is not there has no card', () => {
  assert.equal(card('no-such-engine', EDITION), undefined);
  assert.equal(card('no-such-engine', 1), undefined);
  for (const edition of [0, -1, EDITION + 1, 1.5, NaN]) assert.equal(card(FRONTS[0]!.id, edition), undefined);
});

test('LV-5.1 lots of every edition are drawn from the same list, so that old deals can be checked', () => {
  const { cards } = JSON.parse(readFileSync(new URL('1.json', folder), 'utf8')) as ReturnType<typeof frozen>;
  assert.deepEqual(
    cards.map(({ front: { id } }) => id),
    frontsOf(1).map(({ id }) => id),
  );
  assert.deepEqual(frontsOf(EDITION), FRONTS);
});

test('LV-1.6 a browser that imports the cards gets fronts alone', () => {
  assert.equal(packageJson.exports['./cards.ts'].browser, './cards.none.ts');
  assert.deepEqual(none.card('up-big-boy-4884-1'), {
    front: front('up-big-boy-4884-1'),
    values: {},
    calculated: [],
  });
  assert.equal(none.card('no-such-engine'), undefined);
});
