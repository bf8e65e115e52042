import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assemble } from '@turntable/print/assemble.ts';
import { playedFrom, type Played } from '@turntable/print/finished.ts';
import { leaves } from '@turntable/print/page.ts';
import { readRequest } from '@turntable/print/request.ts';
import { wordsOf } from '@turntable/print/words.ts';
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

test('a statistic of one’s own without room for its name has the beginning of it', () => {
  const statistic = 'pull-of-the-whole-train-on-the-bridge-at-home-in-kilonewtons';
  const card = (id: string): object => ({ id, name: id, values: { [statistic]: 7.25, power: 3 } });
  const record = {
    ...{ format: 'turntable/1', game: 'double-header', seats: [{ name: 'Ada' }, { name: 'Béla' }] },
    setup: { engines: [[card('a'), card('b')], [card('c'), card('d')]], first: 0 }, // prettier-ignore
    actions: [
      { by: 0, type: 'field', engine: 0 },
      { by: 1, type: 'field', engine: 0 },
      { by: 0, type: 'call', statistic },
    ],
    end: { reason: 'abandoned' },
  };
  const said = printed(playedFrom(record, true), 'en');
  assert.ok(said.some((text) => text.startsWith('pull-of-the-')), said.join('|')); // prettier-ignore
  assert.ok(!said.some((text) => text.startsWith('statistic.')), said.join('|'));
});

test('LM-7.3 the record of a game shows the secret cards that nobody claimed, and that they bring nothing', () => {
  const record = finishedGame('loko-moto');
  const played = playedFrom(record, true);
  const { hands } = played.state as unknown as { hands: { secret: string[] }[] };
  const left = hands.flatMap(({ secret }) => secret);
  assert.ok(left.length > 0);
  const { t } = wordsOf('hu');
  const said = printed(played, 'hu');
  for (const id of left) {
    const at = said.indexOf(t('print.record.secret', { shape: t(`shape.${id}`) }));
    assert.equal(said[at + 1], '0', id);
  }
  const broken = { ...record, actions: (record as { actions: object[] }).actions.slice(0, 9), end: { reason: 'abandoned' } }; // prettier-ignore
  const hidden = printed(playedFrom(broken, true), 'hu');
  assert.ok(!hidden.some((text) => text.startsWith('Titkos: ')), 'LM-7.2');
});

test('the record of a game that somebody gave up says who won it, and one that all gave up that it was', () => {
  const game = finishedGame('double-header') as { actions: object[] };
  const [first, second] = ['Űrhajós Ödön & Ελένη', 'Csörgő Győző & 駅'];
  for (const [end, result, strong] of [
    [{ reason: 'resigned', by: 2 }, `Nyert: ${first} · Csörgő Győző feladta`, [first]],
    [{ reason: 'out of time', by: 1 }, `Nyert: ${second} · Ελένη ideje lejárt`, [second]],
    [{ reason: 'abandoned' }, 'Félbehagyták', []],
  ] as const) {
    const played = playedFrom({ ...game, actions: game.actions.slice(0, 40), end }, true);
    const [page] = assemble(readRequest('record', { lang: 'hu' }), { ...sourcesOf(), played }).pages;
    const texts = [...leaves(page!.items)].filter((item) => item.kind === 'text');
    assert.ok(
      texts.some(({ text }) => text === result),
      result,
    );
    const sides = texts.filter(({ text, face }) => face === 'strong' && (text === first || text === second));
    assert.deepEqual(sides.map(({ text }) => text), strong); // prettier-ignore
  }
});

/** The finished game with these names at its seats. */
const named = (id: string, ...names: string[]): Played => ({ ...playedFrom(finishedGame(id), true), names });

test('a second page of a record is headed with the game and both sides, as the first is', () => {
  const played = named('double-header', 'Ada', 'Ben', 'Cleo', 'Dora');
  const { pages } = assemble(readRequest('record', { lang: 'en' }), { ...sourcesOf(), played });
  assert.equal(pages.length, 2);
  for (const { items } of pages) {
    const said = [...leaves(items)].flatMap((item) => (item.kind === 'text' ? [item.text] : []));
    for (const text of ['Double Header', 'Ada & Ben', 'Cleo & Dora']) assert.ok(said.includes(text), text);
  }
});

test('names of twenty letters have room at their size in the record of four players', () => {
  const names = ['Aleksandra Wyszomirs', 'Bartholomew Ramsbott', 'Czárán-Kovács Mária', 'Dorothea Hohenlohe'];
  const { pages } = assemble(readRequest('record', { lang: 'en' }), {
    ...sourcesOf(),
    played: named('loko-moto', ...names),
  });
  const texts = [...leaves(pages[0]!.items)].filter((item) => item.kind === 'text');
  // In the head, and over the cards.
  for (const name of names) {
    const sizes = texts.filter(({ text }) => text === name).map(({ size }) => size);
    assert.deepEqual(sizes, [9.5, 9.5], name);
  }
});

test('LM-4.2 LD-7.5 where all sides are first, a record tells a shared victory from a draw', () => {
  const ended = (id: string): string[] => {
    const played = playedFrom(finishedGame(id), true);
    const record = { ...played.game.record, winners: () => [0, 1] };
    const names = played.names.slice(0, 2);
    return printed(
      { ...played, names, game: { ...played.game, record: { ...record, sides: () => 2 } } },
      'en',
    );
  };
  assert.ok(ended('loko-moto').some((text) => text.startsWith('Won by ')));
  assert.ok(ended('loco-dome').includes('A draw'));
});

test('of a game without locomotives no locomotive cards are printed, not a document without a page', () => {
  const played = playedFrom(finishedGame('loko-moto'), true);
  const request = readRequest('locomotive-cards', { lang: 'en' });
  assert.throws(() => assemble(request, { ...sourcesOf(), played }), {
    message: '--record: loko-moto has no locomotives',
  });
});

test('the numbers at the ends of both curves stand apart, also where the scores are level or near', () => {
  const whole = playedFrom(finishedGame('double-header'), true);
  for (const scores of [
    [20, 20],
    [20, 21],
    [30, 29],
    [0, 0],
    [3, 9],
  ] as const) {
    // prettier-ignore
    const events = whole.events.map((event) => (event.kind === 'won' ? { ...event, scores } : event));
    const [page] = assemble(readRequest('record', {}), {
      ...sourcesOf(),
      played: { ...whole, events },
    }).pages;
    const texts = [...leaves(page!.items)].filter((item) => item.kind === 'text');
    const [one, two, ...others] = texts.filter(
      ({ text, face, size, anchor }) =>
        /^[12]$/.test(text) && face === 'figure-strong' && size === 8 && anchor === 'start',
    );
    assert.deepEqual([one!.text, two!.text, others.length], ['1', '2', 0]);
    assert.ok(Math.abs(one!.y - two!.y) > 2.59, `${scores.join(' : ')}: ${one!.y} and ${two!.y}`);
    assert.equal(one!.y < two!.y, scores[0] >= scores[1], 'the higher stands above');
  }
});

test('LM-4.1 the lines of many cards do not touch each other on the record, nor its map', () => {
  const whole = playedFrom(finishedGame('loko-moto'), true);
  const { box, hands } = whole.state as unknown as {
    box: Record<'trains' | 'shapes', { id: string }[]>;
    hands: object[];
  };
  const ids = (cards: { id: string }[], count: number): string[] => cards.slice(0, count).map(({ id }) => id);
  const many = { trains: ids(box.trains, 20), shapes: ids(box.shapes, 18), secret: [] };
  const played = { ...whole, state: { ...whole.state, hands: [many, ...hands.slice(1)] } } as Played;
  for (const paper of ['a4', 'letter']) {
    const [page] = assemble(readRequest('record', { paper }), { ...sourcesOf(), played }).pages;
    const texts = [...leaves(page!.items)].filter((item) => item.kind === 'text');
    const heading = texts.find(({ text }) => text === 'Cards bought and claimed')!;
    const [first] = texts.filter(({ text, size }) => text === whole.names[0] && size === 9.5).slice(-1);
    const column = texts.filter(({ size, y, x }) => size === 8 && y > heading.y && x < first!.x);
    assert.equal(column.length, 20 + 18 + 1);
    for (const [i, { y, text }] of column.entries())
      if (i > 0) assert.ok(y - column[i - 1]!.y > 2.8, `${paper}: ${text}`);
    assert.ok(texts.every(({ y }) => y < page!.height - 7));
    const onMap = texts.filter(({ y, face }) => y > 50 && y < heading.y && face.startsWith('figure-'));
    assert.ok(onMap.length > 40, 'stations of the map stand above');
  }
});
