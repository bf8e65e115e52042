import assert from 'node:assert/strict';
import test from 'node:test';
import {
  BEFORE_DEAL,
  chanceDecision,
  checkSeed,
  commitment,
  draftPicks,
  drawEntry,
  keyedRng,
  play,
  quickRng,
  readRecord,
  RecordError,
  writeRecord,
  type AnyGame,
  type Types,
  type Entry,
  type Act,
} from '@turntable/engine';
import { doubleHeader } from './double-header/index.ts';
import { gameById } from './registry.ts';

const SEED = 'a seed';
const own = (id: string): object => ({ id, name: 'Own', values: { height: 4, power: null } });
const tables: readonly (readonly [string, number, Readonly<Record<string, unknown>>])[] = [
  ['loko-moto', 3, {}],
  ['loko-moto', 3, { starters: [2] }],
  ['loko-moto', 2, { sheet: 'square', advanced: true, starters: [0, 1] }],
  ['loko-moto', 4, { sheet: 'small', hiddenAgendas: true, starters: [1, 3] }],
  ['double-header', 4, { judge: true }],
  ['double-header', 4, { first: 1, engines: ['sp-gs-4', null, own('own-a'), null] }],
  ['double-header', 2, { scoring: 'margin', engines: [[null, own('own-b')], null] }],
  ['double-header', 4, { lots: 'band', engines: [null, 'sp-gs-4', null, null] }],
  ['double-header', 2, { lots: 'three' }],
  ['loco-dome', 2, { freeClaims: true }],
  ['loco-dome', 2, { lots: 'band' }],
  ['loco-dome', 2, { rosters: [null, [own('own-c'), null, null, null, null]] }],
];

/** A table that was dealt from a seed and played on at random for a while, as a server exports it. */
function exported(
  id: string,
  seats: number,
  options: object,
  seed = SEED,
  steps = 40,
): Record<string, unknown> {
  const game: AnyGame = gameById(id)!;
  const setup = game.host({ ...options }, seats);
  const luck = quickRng(7);
  const log: Entry<Act>[] = [];
  let state = game.start(setup);
  while (log.length <= steps) {
    const decisions = game.decisions(state).filter(({ standing }) => !standing);
    const chance = chanceDecision(decisions);
    const decision = chance ?? decisions[luck.below(Math.max(1, decisions.length))];
    if (!decision) break;
    const actor = decision.actors[0]!;
    const view = game.view(state, actor === 'chance' ? 'public' : actor);
    const legal = chance
      ? []
      : [...game.legalActions(view, decision)].filter((action) => !('text' in action));
    const entry = chance
      ? drawEntry(game, state, chance, keyedRng(seed, log.length))
      : { decision: decision.id, actor, action: legal[luck.below(legal.length)]! };
    const played = play(game, state, entry);
    assert.ok(played.ok);
    state = played.step.state;
    log.push(entry);
  }
  const names = Array.from({ length: seats }, (_, seat) => `Player ${seat}`);
  const fairness = { commitment: commitment(SEED), seed: SEED, host: game.record.writeHost(setup)! };
  return JSON.parse(JSON.stringify(writeRecord(game, names, state, log, { fairness }))) as Record<
    string,
    unknown
  >;
}

for (const [id, seats, options] of tables) {
  const game: AnyGame = gameById(id)!;
  const what = `${id} for ${seats} with ${Object.keys(options).join(', ') || 'no options'}`;

  test(`what a host asked for is written back: ${what}`, () => {
    const setup = game.host(options, seats);
    const written = JSON.parse(JSON.stringify(game.record.writeHost(setup))) as Record<string, unknown>;
    assert.deepEqual(game.host(written, seats), setup);
  });

  test(`a deal from the promised seed is found right, and no other: ${what}`, () => {
    const honest = exported(id, seats, options);
    const checked = checkSeed(game, honest);
    assert.deepEqual([checked.fits, checked.promised, checked.dealt], [true, true, true]);
    // Nothing is drawn where everything was picked.
    const other = checkSeed(game, exported(id, seats, options, 'another seed'));
    assert.deepEqual([other.fits, other.promised, other.dealt], [false, true, false]);
    const swapped = checkSeed(game, {
      ...honest,
      fairness: { ...(honest['fairness'] as object), seed: 'another' },
    });
    assert.deepEqual([swapped.fits, swapped.promised], [false, false]);
  });
}

test('LM-9.1 a record of a map of ours knows which it is, so that it can be hosted again', () => {
  for (const sheet of ['standard', 'small', 'square']) {
    const asked = { sheet, hiddenAgendas: true, advanced: false, starters: [1] };
    const { setup } = readRecord<Types>(gameById('loko-moto')!, exported('loko-moto', 3, asked, SEED, 9));
    assert.deepEqual(gameById('loko-moto')!.record.writeHost(setup), asked);
  }
});

test('every coin of a game is checked, and one that was turned over is found', () => {
  const [id, seats, options] = tables[4]!;
  for (let steps = 40; ; steps += 40) {
    const record = exported(id, seats, options, SEED, steps);
    const actions = record['actions'] as { by: unknown; result?: string }[];
    const coins = actions.flatMap(({ by }, i) => (by === 'chance' ? [i] : []));
    assert.ok(steps < 2_000, 'a coin falls');
    if (coins.length === 0) continue;
    const { lots, fits } = checkSeed(doubleHeader, record);
    assert.equal(fits, true);
    assert.deepEqual(
      lots,
      coins.map((at) => ({ at, fits: true })),
    );
    const coin = actions[coins[0]!]!;
    coin.result = coin.result === 'heads' ? 'tails' : 'heads';
    assert.deepEqual(checkSeed(doubleHeader, record).lots[0], { at: coins[0], fits: false });
    return;
  }
});

test('what was offered is drawn again, and what was dealt has to be chosen from it or drawn by lot', () => {
  const game = gameById('double-header')!;
  for (const seats of [4, 2]) {
    const drawn = game.picks!.offers!({ lots: 'three' }, seats, keyedRng(SEED, BEFORE_DEAL))!;
    // The first chooses the last of three, all others leave it to the lot.
    const chosen = drawn.offers.map((places, seat) => places.map((ids) => (seat === 0 ? ids[2]! : null)));
    const picks = draftPicks(drawn, chosen)!;
    const record = exported('double-header', seats, { lots: 'three', ...game.picks!.options(picks) });
    const check = (draft: object): unknown => {
      const fairness = { ...(record['fairness'] as object), draft };
      const { fits, drafted } = checkSeed(game, { ...record, fairness });
      return [fits, drafted];
    };
    const { band, offers } = drawn;
    assert.deepEqual(check({ band, offers, chosen }), [true, true]);
    assert.deepEqual(check({ band: (band % 5) + 1, offers, chosen }), [false, false]);
    assert.deepEqual(check({ band, offers: offers.toReversed(), chosen }), [false, false]);
    const other = drawn.lots[1]![0] === 0 ? offers[1]![0]![1]! : offers[1]![0]![0]!;
    assert.deepEqual(check({ band, offers, chosen: [chosen[0]!, [other], ...chosen.slice(2)] }), [
      false,
      false,
    ]);
    assert.deepEqual(check({ band, offers, chosen: [[offers[1]![0]![0]!], ...chosen.slice(1)] }), [
      false,
      false,
    ]);
    assert.throws(() => check({ band, offers, chosen: [[7]] }), RecordError);
  }
});

test('a table that took up another game answers for its own lots alone', () => {
  const [id, seats, options] = tables[0]!;
  const record = exported(id, seats, options, 'another seed');
  const { host: _, ...fairness } = record['fairness'] as Record<string, unknown>;
  const checked = checkSeed(gameById(id)!, { ...record, fairness: { ...fairness, from: 7 } });
  assert.deepEqual([checked.fits, checked.dealt], [true, null]);
});

test('a record without what it takes says what is missing', () => {
  const [id, seats, options] = tables[0]!;
  const record = exported(id, seats, options, SEED, 3);
  const missing = (fairness: object | undefined, place: string): void =>
    assert.throws(
      () => checkSeed(gameById(id)!, { ...record, fairness }),
      (error) => error instanceof RecordError && error.place === place,
    );
  missing(undefined, 'fairness.commitment');
  missing({ seed: SEED }, 'fairness.commitment');
  missing({ commitment: 'x' }, 'fairness.seed');
  missing({ commitment: 'x', seed: SEED }, 'fairness.host');
});
