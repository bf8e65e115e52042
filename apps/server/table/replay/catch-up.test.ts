import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quickRng, type AnyGame, type SeenBy, type Viewer } from '@turntable/engine';
import { GAMES } from '@turntable/games';
import { patch, type ErrorBody, type Frame } from '@turntable/protocol';
import { catchUp } from './catch-up.ts';
import { Match } from '@turntable/match/match.ts';
import { Guest } from '../../testing/guest.ts';
import { openServer } from '../../testing/server.ts';
import { random, rng, twoSeats, viewOf } from '../../testing/loko-moto.ts';
import type { TableRow } from '../../storage/rows.ts';

/** What each update showed when it came, by number, as text. */
type Shown = ReadonlyMap<number, string>;
const OPTIONS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'loko-moto': { hiddenAgendas: true },
};

/** Plays at random, with take-backs, and notes what each viewer is shown at each update. */
function played(game: AnyGame, viewers: readonly Viewer[], turns: number, seed: number) {
  const luck = quickRng(seed);
  const match = new Match(game, game.host({ ...OPTIONS[game.id], starters: [0] }, 2));
  const shown = new Map<Viewer, Map<number, string>>(viewers.map((viewer) => [viewer, new Map()]));
  const note = (): void => {
    for (const [viewer, seen] of shown) seen.set(match.n, JSON.stringify(game.view(match.state, viewer)));
  };
  for (let turn = 0; turn < turns && !match.over; turn++) {
    const drawn = match.draw('ab'.repeat(32));
    if (drawn) match.submit(drawn);
    else {
      const decision = match.decisions.find(({ standing }) => !standing)!;
      const actor = decision.actors[luck.below(decision.actors.length)]!;
      const view = game.view(match.state, actor as Viewer);
      const action = game.sampleLegal?.(view, decision, luck) ?? [...game.legalActions(view, decision)][0]!;
      assert.ok(match.submit({ decision: decision.id, actor, action }).ok);
    }
    note();
    if (turn % 9 === 8 && match.counted > 2) {
      match.takeBack(0);
      note();
    }
  }
  return { match, shown };
}

function picturesOf(frames: readonly Frame[]): Shown {
  let view: unknown;
  return new Map(frames.map(({ n, d }) => [n, JSON.stringify((view = patch(view, d)))]));
}
/** The part of a table that a catch-up needs. */
/** A row at which the guest `g` holds every seat. */
const HELD = { seats: [0, 1, 2].map(() => ({ guest: 'g' })) } as unknown as TableRow;
const wish = (as: Viewer, from: number, to: number) => ({ t: 'views' as const, id: 'x', as, from, to });

for (const game of GAMES)
  test(`${game.id}: a catch-up shows what its viewer was shown at that time and nothing else, past take-backs too`, () => {
    const viewers: readonly Viewer[] = [0, 1, 'public'];
    const { match, shown } = played(game, viewers, 50, 5);
    assert.ok(match.lastTakeBack > 0 && (match.n > 20 || match.over), `${match.n} updates`);
    for (const viewer of viewers) {
      const pictures = picturesOf(catchUp(HELD, match, 'g', wish(viewer, 1, match.n)));
      assert.ok(pictures.size > 20 || pictures.size === match.n, `${pictures.size} pictures`);
      for (const [n, picture] of pictures)
        assert.deepEqual(JSON.parse(picture), JSON.parse(shown.get(viewer)!.get(n)!), `${viewer} at ${n}`);
    }
    // Counter-check: where cards are hidden the viewers were shown different things.
    if (game.hides(OPTIONS[game.id] ?? {}))
      assert.notEqual(shown.get(0)!.get(match.n), shown.get(1)!.get(match.n));
  });

test('a long stretch is shown in at most 60 pictures, the first and the last among them', () => {
  const { match } = played(GAMES[0]!, [0], 90, 3);
  assert.ok(match.n > 70, `${match.n} updates`);
  const frames = catchUp(HELD, match, 'g', wish(0, 2, match.n));
  assert.equal(frames.length, 60);
  assert.deepEqual([frames[0]!.n, frames.at(-1)!.n], [2, match.n]);
  assert.ok(frames.every(({ n }, i) => i === 0 || n > frames[i - 1]!.n));
  assert.equal(catchUp(HELD, match, 'g', wish(0, 4, 5)).length, 2);
});

test('a catch-up through eyes that are not one’s own is refused, and so is one of what is not there', async () => {
  await using server = await openServer();
  const [host, friend, stranger] = await Promise.all([1, 2, 3].map(() => Guest.arrive(server.link)));
  const [ada, ben] = await twoSeats(host!, friend!, { hiddenAgendas: true });
  const luck = rng(4);
  for (let i = 0; i < 6; i++) {
    const seat = viewOf(ada).turn === 0 ? ada : ben;
    const n = (await seat.act(random(viewOf(seat), luck))) as number;
    await Promise.all([ada, ben].map((each) => each.until((known) => known.n >= n, `update ${n}`)));
  }
  const watcher = stranger!.sit(ada.table!.id);
  await watcher.ready();
  const ask = async (seat: typeof ada, message: object): Promise<string> => {
    const id = seat.newId();
    const answer = await seat.request({ t: 'views', id, ...message });
    return (answer as ErrorBody).code;
  };
  assert.equal(await ask(ada, { as: 1, from: 1, to: 4 }), 'not-your-seat');
  assert.equal(await ask(ben, { as: 0, from: 1, to: 4 }), 'not-your-seat');
  assert.equal(await ask(watcher, { as: 0, from: 1, to: 4 }), 'not-your-seat');
  assert.equal(await ask(watcher, { as: 'judge', from: 1, to: 4 }), 'not-your-seat');
  for (const stretch of [
    { from: 4, to: 4 },
    { from: 5, to: 2 },
    { from: 0, to: 2 },
    { from: 1, to: 999 },
    { from: 1.5, to: 3 },
  ])
    assert.equal(await ask(ben, { as: 1, ...stretch }), 'bad-message');
  assert.ok([...ada.texts, ...ben.texts, ...watcher.texts].every((text) => !text.includes('"t":"views"')));

  await watcher.send({ t: 'views', id: 'mine', as: 'public', from: 1, to: watcher.n });
  const catchUp = await watcher.until(
    ({ messages }) => messages.find((each) => each.t === 'views'),
    'the catch-up',
  );
  const last = [...picturesOf(catchUp.frames).values()].at(-1)!;
  assert.deepEqual(JSON.parse(last) as SeenBy, watcher.view);
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(ada, { as: 0, from: 1, to: 999 })));
  assert.ok(answers.includes('too-fast'), 'catch-ups are dear, and rationed');
});
