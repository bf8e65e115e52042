import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Act, Actor } from '@turntable/engine';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import type { View } from '@turntable/games/loko-moto/types.ts';
import type { State } from '@turntable/testkit/toy/types.ts';
import { toy } from '@turntable/testkit/toy/index.ts';
import { Match } from '@turntable/match/match.ts';
import { random, rng, simple } from '../../testing/loko-moto.ts';

const SEED = 'ab'.repeat(32);

function dealt(players = 3, options: object = {}): Match {
  const match = new Match(lokoMoto, lokoMoto.host({ ...options, starters: [0] }, players));
  match.submit(match.draw(SEED)!);
  return match;
}
const seatOf = (match: Match): number => match.decisions[0]!.actors[0] as number;
function play(match: Match, choose: (view: View) => Act): void {
  const actor = seatOf(match);
  const action = choose(lokoMoto.view(match.state as never, actor));
  const played = match.submit({ decision: match.decisions[0]!.id, actor, action });
  assert.ok(played.ok, JSON.stringify(played));
}
const is =
  (...seats: number[]) =>
  (actor: Actor): boolean =>
    seats.includes(actor as number);

test('the deal is drawn from the seed and the number of the entry, and is the same for everybody who knows them', () => {
  assert.deepEqual(dealt().state, dealt().state);
  const other = new Match(lokoMoto, lokoMoto.host({ starters: [0] }, 3));
  other.submit(other.draw('cd'.repeat(32))!);
  assert.notDeepEqual(other.state, dealt().state);
  assert.equal(dealt().draw(SEED), undefined);
});

test('a match loaded from its log is the match that was played, take-backs included', () => {
  const luck = rng(3);
  const match = dealt(4, { hiddenAgendas: true });
  for (let i = 0; i < 60 && !match.over; i++) {
    play(match, (view) => random(view, luck));
    const { signal, count } = match.undo(is(seatOf(match), (seatOf(match) + 3) % 4));
    if (i % 5 === 4 && signal !== 'sealed') for (let k = 0; k < count; k++) match.takeBack(0);
  }
  const takeBacks = match.log.filter((item) => 'takeBack' in item).length;
  assert.ok(takeBacks > 3, `only ${takeBacks} take-backs`);
  const log = JSON.parse(JSON.stringify(match.log)) as typeof match.log;
  const loaded = Match.load(lokoMoto, match.setup, log);
  assert.deepEqual(loaded.state, match.state);
  assert.deepEqual(loaded.decisions, match.decisions);
  assert.deepEqual(loaded.happened, match.happened);
  for (let seat = 0; seat < 4; seat++) assert.deepEqual(loaded.undo(is(seat)), match.undo(is(seat)));
});

test('what one did last may be taken back freely, until another acts; then it takes their entries with it', () => {
  const match = dealt();
  assert.deepEqual(match.undo(is(0)), { signal: 'sealed', count: 0 });
  play(match, simple);
  assert.deepEqual(match.undo(is(0)), { signal: 'free', count: 1 });
  assert.deepEqual(match.undo(is(1)), { signal: 'sealed', count: 0 });
  play(match, simple);
  play(match, simple);
  assert.deepEqual(match.undo(is(0)), { signal: 'ask', count: 3 });
  assert.deepEqual(match.undo(is(0, 2)), { signal: 'free', count: 1 });
});

test('nothing is taken back past an entry that showed somebody something', () => {
  const luck = rng(11);
  const match = dealt();
  while (match.happened.at(-1)!.event.kind !== 'train-up') play(match, (view) => random(view, luck));
  for (let seat = 0; seat < 3; seat++) assert.equal(match.undo(is(seat)).signal, 'sealed');
  const buyer = (seatOf(match) + 2) % 3;
  play(match, simple);
  assert.equal(match.undo(is(buyer)).signal, 'sealed');
  assert.equal(match.undo(is((buyer + 1) % 3)).signal, 'free');
});

test('a take-back restores the position and keeps counting', () => {
  const match = dealt();
  const before = match.state;
  play(match, simple);
  assert.equal(match.n, 2);
  match.takeBack(0);
  assert.deepEqual(match.state, before);
  assert.equal(match.n, 3);
  assert.deepEqual(match.happened.at(-1), {
    n: 3,
    event: { kind: 'take-back', clause: lokoMoto.record.takeBackClause, by: 0 },
  });
  assert.deepEqual(match.stateAt(1), before);
  assert.notDeepEqual(match.stateAt(2), before);
});

test('an illegal entry leaves no trace', () => {
  const match = dealt();
  const played = match.submit({
    decision: match.decisions[0]!.id,
    actor: 1,
    action: { type: 'build', section: 'x' } as Act,
  });
  assert.equal(played.ok, false);
  assert.equal(match.n, 1);
});

test('once the game is over nothing is taken back: the seed is known', () => {
  const luck = rng(5);
  const match = dealt(2);
  while (!match.over) play(match, (view) => random(view, luck));
  for (const seat of [0, 1]) assert.equal(match.undo(is(seat)).signal, 'sealed');
});

test('somebody is asked since their question opened, not since others answered; a loaded match knows it too', () => {
  const match = new Match(toy, toy.host({}, 4));
  match.submit(match.draw(SEED)!);
  const act = (kind: string, actor: number, action: Act): void => {
    const open = match.decisions.find((each) => each.kind === kind && each.actors.includes(actor))!;
    assert.ok(match.submit({ decision: open.id, actor, action }).ok);
  };
  const asked = (of: Match): (readonly [Actor, number])[] =>
    of.decisions.flatMap(({ id, actors }) =>
      actors.map((actor) => [actor, of.askedSince(id, actor)] as const),
    );
  const starter = seatOf(match);
  assert.deepEqual(asked(match), [[starter, 1]]);
  const { hands } = match.state as State;
  act('turn', starter, { type: 'lay', card: hands[starter]![0] } as Act);
  const others = match.decisions.map(({ actors }) => actors[0] as number);
  assert.equal(others.length, 3);
  act('whistle', others[0]!, { type: 'let' });
  act('whistle', others[1]!, { type: 'let' });
  assert.equal(match.n, 4);
  const expected = [[others[2]!, 2]];
  assert.deepEqual(asked(match), expected);
  assert.deepEqual(asked(Match.load(toy, match.setup, match.log)), expected);
  match.takeBack(others[1]!);
  assert.deepEqual(asked(match), [[others[1]!, 5], ...expected]);
  assert.deepEqual(asked(Match.load(toy, match.setup, match.log)), [[others[1]!, 5], ...expected]);
});
