import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyedRng, type AnyGame, type Happening, type Viewer } from '@turntable/engine';
import { GAMES } from '@turntable/games';
import { CATALOGUES } from '@turntable/messages/catalogues.ts';
import { cueOf, CUES, VIBRATIONS, type Heard } from './cues.ts';

const told = (...kinds: string[]): Heard => {
  const items = kinds.map((kind) => ({ event: { kind } }));
  return { stage: items, score: items };
};

test('one sound at a time, the weightiest; nothing for a leap, and nothing twice', () => {
  assert.equal(cueOf(told(), told('built')), 'clank');
  assert.equal(cueOf(told('built'), told('built', 'train-up', 'bought')), 'bell');
  assert.equal(cueOf(told('built'), told('built')), null);
  assert.equal(cueOf(told('built', 'bought'), told('built')), null);
  assert.equal(cueOf(told(), told(...Array.from({ length: 40 }, () => 'built'))), null);
});

test('a point sounds when the score counts it, not when the stage has only the values', () => {
  const before = told('called');
  const values = { stage: told('called', 'read', 'read', 'won').stage, score: before.score };
  assert.equal(cueOf(before, values), null);
  assert.equal(cueOf(values, told('called', 'read', 'read', 'won')), 'whistle');
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

test('no sound tells a secret: in every game all hear what the public hears, at the same moments', () => {
  for (const game of GAMES as readonly AnyGame[]) {
    const seats = game.seats.at(-1)!;
    const options = game.id === 'loko-moto' ? { hiddenAgendas: true } : {};
    const setup = game.host(options, seats);
    const heardBy = (viewer: Viewer): (string | null)[] => {
      let before: Heard = told();
      return witnessed(game, setup, viewer, 'sounds').map((events) => {
        const items = [...before.stage, ...events.map((event) => ({ event }))];
        const now = { stage: items, score: items };
        const cue = cueOf(before, now);
        before = now;
        return cue;
      });
    };
    const all = heardBy('public');
    assert.ok(all.filter((cue) => cue !== null).length > 20, `${game.id} is heard`);
    for (let seat = 0; seat < seats; seat++) assert.deepEqual(heardBy(seat), all, `${game.id}, seat ${seat}`);
  }
});
