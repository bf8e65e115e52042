import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyGame } from '@turntable/engine';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import type { Setup, Sheet } from '@turntable/games/loko-moto/types.ts';
import { bridgesOf, mapReport, type MapReport } from './tally.ts';
import { reportPicture, reportWords } from './words.ts';

function reported(setup: Setup, games: number): MapReport {
  const steps = mapReport(lokoMoto as unknown as AnyGame, setup, games, 'test');
  let step = steps.next();
  let done = 0;
  while (!step.done) {
    assert.equal(step.value, ++done);
    step = steps.next();
  }
  return step.value;
}

/** Two squares joined by one line, and nothing else: a shape of six in a row lies nowhere. */
const DUMBBELL: Sheet = {
  id: 'inline',
  name: 'Dumb <bell>',
  lattice: 'square',
  stations: [
    ...[0, 1].flatMap((q) =>
      [0, 1].map((r) => ({ id: `a${q}${r}`, name: `A${q}${r}`, at: [q, r] as const })),
    ),
    ...[2, 3].flatMap((q) =>
      [0, 1].map((r) => ({ id: `b${q}${r}`, name: `B${q}${r}`, at: [q, r] as const })),
    ),
  ],
  sections: [
    ['a00', 'a01'],
    ['a00', 'a10'],
    ['a01', 'a11'],
    ['a10', 'a11'],
    ['a10', 'b20'],
    ['b20', 'b21'],
    ['b20', 'b30'],
    ['b21', 'b31'],
    ['b30', 'b31'],
  ],
};

test('a report of bot games counts every victory once, knows the bounds of length, and is the same again', () => {
  const setup = lokoMoto.host({ sheet: 'small' }, 3);
  const report = reported(setup, 8);
  const shares = report.seats.reduce((sum, { share }) => sum + share, 0);
  assert.ok(Math.abs(shares - 3) < 1e-9, `${shares}`);
  const { mean, least, most } = report.moves;
  assert.ok(least <= mean && mean <= most && least > 10);
  assert.equal(report.lines.length, setup.sheet.sections.length);
  for (const { drawn, when } of report.lines) assert.ok(drawn >= 0 && drawn <= 1 && when >= 0 && when <= 1);
  assert.deepEqual(reported(setup, 8), report);
});

test('the one line between two halves is a bridge, and a shape that lies nowhere is named', () => {
  const setup = { ...lokoMoto.host({ sheet: 'square' }, 2), players: 3, sheet: DUMBBELL };
  assert.deepEqual([...bridgesOf(setup)], [4]);
  const report = reported(setup, 3);
  const words = reportWords(report, DUMBBELL).join('\n');
  assert.match(words, /falls apart without A10–B20\./);
  const none = report.shapes.filter(({ places }) => places === 0);
  assert.ok(none.length > 0);
  assert.ok(words.includes(`nowhere on this map: ${none[0]!.id}`));
  const sentences = reportWords(report, { ...DUMBBELL, name: '' }, (id) => `the ${id}`);
  assert.match(sentences[0]!, /^This map: 8 stations/);
  assert.ok(sentences.join('\n').includes(`nowhere on this map: the ${none[0]!.id}`));
  const picture = reportPicture(report, DUMBBELL);
  assert.ok(picture.includes('Dumb &lt;bell>') && !picture.includes('<bell>'));
  assert.equal(picture.match(/<path /g)!.length, DUMBBELL.sections.length);
});

test('a map in two pieces is said to be so, and the trains are named that no piece can pay', () => {
  const sheet: Sheet = { ...DUMBBELL, sections: DUMBBELL.sections.filter((_, i) => i !== 4) };
  const setup = { ...lokoMoto.host({ sheet: 'square' }, 2), players: 3, sheet };
  const report = reported(setup, 2);
  const dear = setup.trains.filter(({ price }) => price > 4).map(({ name }) => name);
  assert.ok(dear.length > 0 && dear.length < setup.trains.length);
  const words = reportWords(report, sheet);
  assert.ok(words.includes(`Trains nobody can ever pay on this map: ${dear.join(', ')}.`), words.join('\n'));
  assert.ok(words.includes('The map is in 2 pieces that no line joins.'));
  assert.ok(words.includes('Each piece hangs together without any one of its lines.'));
});

test('lines that nobody ever draws are not among those drawn soonest', () => {
  const report = reported({ ...lokoMoto.host({ sheet: 'square' }, 2), players: 3, sheet: DUMBBELL }, 1);
  const lines = report.lines.map((line, i) => (i < 7 ? line : { ...line, drawn: 0, when: 1 }));
  const words = reportWords({ ...report, lines }, DUMBBELL).join('\n');
  assert.match(words, /; 7 [^;]*\.$/m);
  const picture = reportPicture({ ...report, lines }, DUMBBELL);
  assert.deepEqual(picture.match(/(?<=">)\d+(?=<\/text>)/g), ['1', '2', '3', '4', '5', '6', '7']);
  // Two players close twelve lines first (LM-6.1), which here are all.
  const closed = reported({ ...lokoMoto.host({ sheet: 'square' }, 2), sheet: DUMBBELL }, 1);
  assert.ok(reportWords(closed, DUMBBELL).includes('Nobody ever draws a line.'));
});

test('LM-5.1 a game on the largest map is played to its end, and somebody has won it', () => {
  // A ladder: two rows of stations, and a rung at each.
  const columns = Array.from({ length: 1500 }, (_, q) => q);
  const ladder: Sheet = {
    ...DUMBBELL,
    stations: columns.flatMap((q) =>
      [0, 1].map((r) => ({ id: `s${q}x${r}`, name: `S${q}`, at: [q, r] as const })),
    ),
    sections: columns.flatMap((q) => [
      [`s${q}x0`, `s${q}x1`] as const,
      ...(q === 0 ? [] : [0, 1].map((r) => [`s${q - 1}x${r}`, `s${q}x${r}`] as const)),
    ]),
  };
  const report = reported({ ...lokoMoto.host({ sheet: 'square' }, 2), sheet: ladder }, 1);
  assert.equal(
    report.seats.reduce((sum, { share }) => sum + share, 0),
    2,
    `${report.moves.most} moves`,
  );
});

test('one of a kind is said as one, and a map without stations has a picture', () => {
  const line: Sheet = {
    ...DUMBBELL,
    name: '',
    stations: DUMBBELL.stations.slice(0, 2),
    sections: [['a00', 'a01']],
  };
  const setup = { ...lokoMoto.host({ sheet: 'square' }, 2), players: 3, sheet: line };
  const [first] = reportWords(reported(setup, 1), line);
  assert.equal(first, 'This map: 2 stations, 1 line; 1 game of 3 medium bots.');
  const none = { ...line, stations: [], sections: [] };
  assert.match(reportPicture(reported({ ...setup, sheet: none }, 2), none), /viewBox="0 0 28 28"/);
});
