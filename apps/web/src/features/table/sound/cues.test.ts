import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyedRng, type AnyGame, type Happening, type Viewer } from '@turntable/engine';
import { GAMES } from '@turntable/games';
import { CATALOGUES } from '@turntable/messages/catalogues.ts';
import type { Part } from '../../../session/show/show-queue.ts';
import { CUES, VIBRATIONS } from '../../../session/sound/cue.ts';
import type { GameSounds } from '../../../session/sound/game-sounds.ts';
import { SOUNDS as DOUBLE_HEADER } from '../../../games/double-header/shell/sounds.ts';
import { SOUNDS as LOCO_DOME } from '../../../games/loco-dome/shell/sounds.ts';
import { SOUNDS as LOKO_MOTO } from '../../../games/loko-moto/shell/sounds.ts';
import { LISTINGS } from '../../../games/listings.ts';
import { soundsOf, type Heard } from './cues.ts';

const heardOf = (...kinds: string[]): Heard => {
  const items = kinds.map((kind) => ({ event: { kind } }));
  return { stage: items, score: items };
};
const MOVING = { lost: false, still: false, slowness: 1 };
const cuesOf = (sounds: GameSounds, before: Heard, now: Heard, listener = MOVING): string[] =>
  soundsOf(sounds, before, now, listener).map(({ cue, after }) => (after > 0 ? `${cue} ${after}` : cue));

test('one sound at a time, the most important; none for a jump, and none twice', () => {
  assert.deepEqual(cuesOf(LOKO_MOTO, heardOf(), heardOf('built')), ['clank']);
  assert.deepEqual(cuesOf(LOKO_MOTO, heardOf('built'), heardOf('built', 'train-up', 'bought')), ['bell']);
  assert.deepEqual(cuesOf(LOKO_MOTO, heardOf('built'), heardOf('built')), []);
  assert.deepEqual(cuesOf(LOKO_MOTO, heardOf('built', 'bought'), heardOf('built')), []);
  assert.deepEqual(cuesOf(LOKO_MOTO, heardOf(), heardOf(...Array.from({ length: 40 }, () => 'built'))), []);
});

/** A duel as the queue shows it: as far as the stage is, as far as the score is, and the part. */
const shown = (part: Part, stage: readonly string[], score: readonly string[] = ['called']): Heard => ({
  stage: heardOf(...stage).stage,
  score: heardOf(...score).score,
  part,
});

test('a duel is heard step by step: figures, plates, the whistle of who won and the score', () => {
  const steps = [
    shown('call', ['called']),
    shown('first', ['called', 'read']),
    shown('second', ['called', 'read', 'read']),
    shown('result', ['called', 'read', 'read', 'won']),
    shown('score', ['called', 'read', 'read', 'won'], ['called', 'read', 'read', 'won']),
  ];
  const heard = (listener: typeof MOVING): string[][] =>
    steps.slice(1).map((now, i) => cuesOf(DOUBLE_HEADER, steps[i]!, now, listener));
  assert.deepEqual(heard(MOVING), [
    ['counter-tick', 'plate-set 700'],
    ['counter-tick', 'plate-set 900'],
    ['whistle-short 150'],
    ['flap'],
  ]);
  assert.deepEqual(heard({ ...MOVING, lost: true })[2], ['brake-sigh 150']);
  assert.deepEqual(heard({ ...MOVING, still: true }), [
    ['plate-set'],
    ['plate-set'],
    ['whistle-short'],
    ['flap'],
  ]);
  assert.deepEqual(
    heard({ ...MOVING, slowness: 1.5 }),
    [['counter-tick', 'plate-set 1050'], ['counter-tick', 'plate-set 1350'], ['whistle-short 225'], ['flap']],
    'at a calm pace as much later as it is seen',
  );
});

test('a knock-out is heard as it is seen: the lamp, the wheels, the gate, then the target', () => {
  const before = shown('call', ['ruled'], ['ruled']);
  const falls = shown('falls', ['ruled', 'knocked-out'], ['ruled']);
  assert.deepEqual(cuesOf(LOCO_DOME, before, falls), ['lamp-out 300', 'roll-off 900', 'gate-boom 1300']);
  const scored = shown('score', ['ruled', 'knocked-out'], ['ruled', 'knocked-out']);
  assert.deepEqual(cuesOf(LOCO_DOME, falls, scored), ['flap']);
});

test('a sacrifice is heard when it is seen, after another came between them; of a detonation its own burst alone', () => {
  const fall = (how: string) => ({ event: { kind: 'knocked-out', how } });
  const before = shown('call', ['called'], ['called']);
  const after = (...more: Heard['stage']): Heard => ({
    ...before,
    stage: [...before.stage, ...more],
    part: 'falls',
  });
  assert.deepEqual(cuesOf(LOCO_DOME, before, after(fall('sacrifice'))), [
    'lamp-out 900',
    'roll-off 1500',
    'gate-boom 1900',
  ]);
  assert.deepEqual(
    cuesOf(
      LOCO_DOME,
      before,
      after({ event: { kind: 'detonated' } }, fall('detonation'), fall('detonation')),
    ),
    ['steam-burst 800'],
  );
});

test('who lost a point hears it as lost', () => {
  const won = [{ event: { kind: 'won', team: 1 } }, { event: { kind: 'called' } }];
  assert.equal(DOUBLE_HEADER.lost!(won, 0), true);
  assert.equal(DOUBLE_HEADER.lost!(won, 1), false);
  assert.equal(DOUBLE_HEADER.lost!([], 0), false);
  assert.equal(LOCO_DOME.lost!([{ event: { kind: 'won', side: 0 } as { kind: string } }], 1), true);
  assert.equal(LOKO_MOTO.lost, undefined);
});

test('every sound has its words in each language and its vibration', () => {
  for (const cue of CUES) {
    assert.ok(VIBRATIONS[cue].length > 0);
    for (const catalogue of Object.values(CATALOGUES)) assert.ok(Object.hasOwn(catalogue, `sound.${cue}`));
  }
});

/** What happens in a random game, entry by entry, as the viewer witnesses it. */
function witnessed(game: AnyGame, setup: object, viewer: Viewer, seed: string): Happening[][] {
  let state = game.start(setup);
  const all: Happening[][] = [];
  for (let n = 0; n < 120; n++) {
    const rng = keyedRng(seed, n);
    const decision = game.decisions(state).find(({ standing }) => !standing);
    if (!decision) break;
    const actor = decision.actors[0]!;
    const view = game.view(state, actor === 'chance' ? 'public' : actor);
    const legal = (): object => {
      if (game.sampleLegal) return game.sampleLegal(view, decision, rng);
      const actions = [...game.legalActions(view, decision)].filter(
        (action) => !('text' in action && action.text === ''),
      );
      return actions[rng.below(actions.length)]!;
    };
    const action = actor === 'chance' ? game.draw(state, decision, rng) : legal();
    const step = game.apply(state, { decision: decision.id, actor, action: action as { type: string } });
    state = step.state;
    all.push(step.events.flatMap((event) => game.witness(event, viewer) ?? []));
  }
  return all;
}

test('no sound tells a secret: in every game all hear what the public hears, at the same moments', async () => {
  for (const game of GAMES as readonly AnyGame[]) {
    const silent: GameSounds = { staged: () => [], scored: () => [] };
    const sounds = (await LISTINGS.find(({ id }) => id === game.id)!.sounds?.()) ?? silent;
    const seats = game.seats.at(-1)!;
    const options = game.id === 'loko-moto' ? { hiddenAgendas: true } : {};
    const setup = game.host(options, seats);
    const heardBy = (viewer: Viewer): (string | null)[] => {
      let before: Heard = heardOf();
      return witnessed(game, setup, viewer, 'sounds').map((events) => {
        const items = [...before.stage, ...events.map((event) => ({ event }))];
        const now = { stage: items, score: items };
        const [sound] = soundsOf(sounds, before, now, MOVING);
        before = now;
        return sound?.cue ?? null;
      });
    };
    const all = heardBy('public');
    if (game.hides(options)) assert.ok(all.filter((cue) => cue !== null).length > 20, `${game.id} is heard`);
    for (let seat = 0; seat < seats; seat++) assert.deepEqual(heardBy(seat), all, `${game.id}, seat ${seat}`);
  }
});
