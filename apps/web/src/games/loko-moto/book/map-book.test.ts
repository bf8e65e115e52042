import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRecord, replayRecord } from '@turntable/engine';
import { SHAPES, SHEETS, TRAINS } from '@turntable/games/loko-moto/boxes.ts';
import { placements } from '@turntable/games/loko-moto/cards.ts';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import * as trial from '@turntable/games/loko-moto/trial.node.ts';
import type { LokoMoto, State } from '@turntable/games/loko-moto/types.ts';
import { roundTrip } from '@turntable/testkit/json.ts';
import { sample, type Sample } from '@turntable/testkit/sample.ts';
import type { MapSetup, MapTap, TimedMapTap, Turn } from './map-book.ts';
import { mapCsv } from './map-csv.ts';
import { isOpenPile } from './map-deal.ts';
import { isScoreOnly, mapPage, mapRecord, pressMap, secretsIn, tableView, type MapPage } from './map-page.ts';

function setupOf(players: number, more: Partial<MapSetup> = {}): MapSetup {
  const setup: MapSetup = {
    game: 'loko-moto',
    names: ['Ada', '=Béla', 'Cili', 'Dani', 'Emil'].slice(0, players),
    kept: { by: 'scorer' },
    sheet: 'standard',
    hiddenAgendas: false,
    advanced: false,
    starter: 0,
    own: false,
  };
  return { ...setup, ...more };
}

/** Somebody at the table who writes the book. */
class Scribe {
  taps: TimedMapTap[] = [];
  page: MapPage;
  readonly setup: MapSetup;
  constructor(setup: MapSetup) {
    this.setup = setup;
    this.page = mapPage(setup, []);
  }
  tap(tap: MapTap): void {
    const timed = { tap, minute: this.taps.length };
    const pressed = pressMap(this.setup, this.taps, this.page, timed);
    assert.ok('page' in pressed, `${JSON.stringify(tap)}: ${JSON.stringify(pressed)}`);
    if (pressed.page === this.page) return;
    this.taps.push(timed);
    this.page = pressed.page;
  }
  refused(tap: MapTap): string {
    const pressed = pressMap(this.setup, this.taps, this.page, { tap, minute: 0 });
    return 'objection' in pressed ? pressed.objection.clause : '';
  }
  /** Names every card that came up, as it lies on the table. */
  turnUp(state: State): void {
    for (let wanted = this.page.wanted; wanted !== null; wanted = this.page.wanted)
      if (wanted.kind === 'train')
        this.tap({ t: 'train', train: state.turned.trains[this.page.seen.trains.length]! });
      else {
        const { points } = wanted;
        const shape = state.turned.shapes[points - 1]![this.page.seen.shapes[points - 1]!.length]!;
        this.tap({ t: 'shape', points, shape });
      }
  }
}

/** A whole game as it was played live, written by keys. */
function keep(played: Sample<LokoMoto>): Scribe {
  const { moments } = played;
  const [dealt] = moments.slice(1);
  const { box, starter } = dealt!.state;
  const scribe = new Scribe(
    setupOf(box.players, {
      sheet: box.sheet.id as MapSetup['sheet'],
      hiddenAgendas: box.hiddenAgendas,
      advanced: box.advanced,
      starter,
    }),
  );
  scribe.turnUp(dealt!.state);
  moments.slice(1).forEach(({ played: entry }, i) => {
    if (!entry) return;
    scribe.tap({ t: 'turn', action: entry.entry.action as unknown as Turn });
    scribe.turnUp(moments[i + 2]!.state);
  });
  return scribe;
}

test('random legal games through the keys of the book give the record of live play, Loko moto', () => {
  let turns = 0;
  let bought = 0;
  for (const table of trial.FULL_TABLES) {
    const played = sample(lokoMoto, table, 3, { ...trial.OPTIONS, most: 1500 });
    const { setup, page } = keep(played);
    const live = played.moments.at(-1)!.state;
    const json = roundTrip(mapRecord(setup, page)) as { actions: Record<string, unknown>[]; unseen: object };
    const actions = played.moments.slice(1).flatMap(({ played: one }) => (one ? [{ by: one.entry.actor, ...one.entry.action }] : [])); // prettier-ignore
    assert.deepEqual(
      json.actions.map(({ minute: _minute, ...rest }) => rest),
      roundTrip(actions),
      table.name,
    );
    const done = replayRecord(lokoMoto, readRecord(lokoMoto, json));
    assert.equal(done.error, null, table.name);
    assert.deepEqual(done.state.lines, live.lines);
    assert.deepEqual(done.state.market, live.market);
    assert.deepEqual(done.state.faceUp, live.faceUp);
    assert.deepEqual(
      done.state.hands.map(({ trains, shapes }) => [trains, shapes]),
      live.hands.map(({ trains, shapes }) => [trains, shapes]),
    );
    assert.deepEqual(json.unseen, {
      trains: live.trainPile.length,
      shapes: Object.fromEntries([1, 2, 3].map((points) => [points, live.shapePiles[points - 1]!.length])),
      ...(live.box.hiddenAgendas
        ? {
            secret: live.hands.map(
              ({ secret }) =>
              [2, 3].filter((points) => secret.some((id) => live.box.shapes.find((s) => s.id === id)!.points === points)), // prettier-ignore
            ),
          }
        : {}),
    });
    turns += actions.length;
    bought += live.hands.flatMap(({ trains }) => trains).length;
  }
  assert.ok(turns > 150 && bought > 8, `${turns} turns, ${bought} trains`);
});

/** A table for three with its cards turned up. */
function opened(more: Partial<MapSetup> = {}): Scribe {
  const scribe = new Scribe(setupOf(3, more));
  for (const { id } of TRAINS.slice(0, 6)) scribe.tap({ t: 'train', train: id });
  for (const points of [1, 2, 3] as const)
    if (isOpenPile(scribe.setup, points))
      scribe.tap({ t: 'shape', points, shape: SHAPES.triangular.find((s) => s.points === points)!.id });
  return scribe;
}
const sectionOf = (n: number): string => SHEETS.standard.sections[n]!.join('-');
const build = (n: number): MapTap => ({ t: 'turn', action: { type: 'build', section: sectionOf(n) } });

test('the book warns and never blocks: what is written against a rule stands, and the book is a score', () => {
  const scribe = opened();
  scribe.tap(build(0));
  assert.equal(scribe.refused(build(0)), 'LM-2.3');
  assert.equal(isScoreOnly(scribe.page), false);
  scribe.tap({ ...build(0), anyway: true } as MapTap);
  assert.equal(isScoreOnly(scribe.page), true);
  assert.equal(scribe.page.entries.at(-1)!.against, 'LM-2.3');
  assert.equal(tableView(scribe.page).turn, 2);
  const csv = mapCsv(scribe.setup, scribe.page, { shape: (id) => id });
  assert.match(csv, /^n,minute,by,action,.*,Ada,'=Béla,Cili,clause\r\n/);
  assert.match(csv, /LM-2\.3\r\n$/);
});

test('LM-3.8: before a card that came up is named, the book asks for it', () => {
  const scribe = new Scribe(setupOf(3));
  assert.deepEqual(scribe.page.wanted, { kind: 'train', place: 0 });
  assert.equal(scribe.refused(build(0)), 'LM-3.8');
  assert.deepEqual(tableView(scribe.page).market, [null, null, null, null, null, null]);
});

test('a closed book is ink: a take-back stands in the record, and the game goes on from there', () => {
  const scribe = opened();
  scribe.tap(build(0));
  scribe.tap(build(1));
  scribe.tap({ t: 'close' });
  const before = scribe.page;
  scribe.tap(build(2));
  assert.equal(scribe.page.entries.length, before.entries.length);
  scribe.tap({ t: 'take-back', by: 1 });
  scribe.tap(build(3));
  const { actions } = mapRecord(scribe.setup, scribe.page) as { actions: { type: string; by: number }[] };
  assert.deepEqual(
    actions.map(({ by, type }) => [by, type]),
    [
      [0, 'build'],
      [1, 'build'],
      [1, 'take-back'],
      [1, 'build'],
    ],
  );
  const done = replayRecord(lokoMoto, readRecord(lokoMoto, roundTrip(mapRecord(scribe.setup, scribe.page))));
  assert.equal(done.error, null);
  assert.deepEqual(done.state.lines, scribe.page.position.state.lines);
});

test('LM-7.2: a secret card whose purchase was taken back can be claimed again, by its owner alone', () => {
  const scribe = opened({ hiddenAgendas: true });
  const mainline = SHAPES.triangular.find(({ id }) => id === 'mainline')!;
  const { sections } = placements(SHEETS.standard, mainline)[0]!;
  const elsewhere = SHEETS.standard.sections.flatMap((_, n) => (sections.includes(n) ? [] : [n]));
  sections.forEach((section, i) => {
    for (const n of [section, ...elsewhere.slice(2 * i, 2 * i + 2)]) scribe.tap(build(n));
  });
  const offered = (): readonly string[] => {
    const { seen, unseen } = scribe.page;
    return secretsIn(tableView(scribe.page), seen.secret, unseen.shapes, sections).map(({ id }) => id);
  };
  const train = TRAINS.slice(0, 6).find(({ price }) => price === sections.length)!.id;
  const buy: MapTap = {
    t: 'turn',
    action: { type: 'buy', train, sections: sections.map(sectionOf).sort(), shape: mainline.id },
  };
  assert.deepEqual(offered(), [mainline.id]);
  scribe.tap(buy);
  assert.deepEqual(offered(), [], 'it is known to be nobody else’s');
  scribe.tap({ t: 'close' });
  scribe.tap({ t: 'take-back', by: 0 });
  assert.deepEqual(offered(), [mainline.id]);
  scribe.tap(buy);
  assert.deepEqual(scribe.page.position.state.hands[0]!.shapes, [mainline.id]);
});

test('LM-7.3: a secret card that was shown at the end can be claimed once the end is taken back', () => {
  const scribe = opened({ hiddenAgendas: true });
  scribe.tap({ t: 'secret', seat: 0, shape: 'diamond' });
  const whole = SHEETS.standard.sections.map((_, n) => n);
  const { seen, unseen } = scribe.page;
  const offered = secretsIn(tableView(scribe.page), seen.secret, unseen.shapes, whole);
  const threes = SHAPES.triangular.filter(({ points }) => points === 3).map(({ id }) => id);
  assert.deepEqual(
    offered.map(({ id }) => id),
    ['diamond', ...threes],
  );
  const open = opened();
  assert.deepEqual(secretsIn(tableView(open.page), open.page.seen.secret, unseen.shapes, whole), []);
});

test('cards of one’s own stand in the record with all that is on them', () => {
  const scribe = new Scribe(setupOf(3, { own: true }));
  for (let i = 0; i < 6; i++)
    scribe.tap({ t: 'train', train: { id: `own-t${i}`, name: `Mine ${i}`, price: 2 + i, bonus: 0 } });
  for (const points of [1, 2, 3] as const) {
    const pattern = Array.from({ length: points + 1 }, (_, i) => [[i, 0], [i + 1, 0]] as const); // prettier-ignore
    scribe.tap({ t: 'shape', points, shape: { id: `own-s${points}`, points, pattern } });
  }
  scribe.tap(build(0));
  const json = mapRecord(scribe.setup, scribe.page);
  const done = replayRecord(lokoMoto, readRecord(lokoMoto, roundTrip(json)));
  assert.equal(done.error, null);
  assert.deepEqual(done.state.market.length, 6);
  assert.deepEqual((json as { unseen: unknown }).unseen, { trains: 0, shapes: { 1: 0, 2: 0, 3: 0 } });
});
