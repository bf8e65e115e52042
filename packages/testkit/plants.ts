import test from 'node:test';
import assert from 'node:assert/strict';
import type { Game, Types } from '@turntable/engine';
import { findCanaries, type CanaryOptions } from './canaries.ts';
import { edge } from './edge.ts';
import type { Plant } from './plant.ts';
import { answerPlants } from './plants/answers.ts';
import { sightPlants } from './plants/sights.ts';
import { Trial, type TrialOptions } from './trial.ts';
import { findLeaks } from './twins.ts';
import type { Table } from './sample.ts';

interface PlantOptions<T extends Types> extends TrialOptions<T>, CanaryOptions<T> {
  /** Tables whose cards are canaries, to check that the canary search finds them. */
  readonly canaries: readonly Table<T>[];
  /** Leaks that only this game can have. */
  readonly own: readonly Plant<T>[];
}

/** Leaks that any game could have. */
export function commonPlants<T extends Types>(): readonly Plant<T>[] {
  return [...sightPlants<T>(), ...answerPlants<T>()];
}

/** Registers a test for each leak planted in the game: twin worlds, and canaries where it shows as text, have to find it. */
export function plants<T extends Types>(
  game: Game<T>,
  tables: readonly Table<T>[],
  options: PlantOptions<T>,
): void {
  const trial = new Trial(game, tables, options);
  const aviary = new Trial(game, options.canaries, options);
  const sound = { game, edge: edge(game) };
  for (const plant of [...options.own, ...commonPlants<T>()])
    test(`plant: ${game.id}: ${plant.name}`, () => {
      const { channel } = plant;
      const grown = plant.grow(sound);
      const found = findLeaks(trial, grown, ({ leaks }) => leaks.has(channel));
      assert.ok(found.leaks.has(channel), `twin worlds do not find it in any ${channel}`);
      if (!plant.visible) return;
      const heard = findCanaries(aviary, options, grown, ({ leaks }) => leaks.has(channel));
      assert.ok(heard.leaks.has(channel), `no canary is found in any ${channel}`);
    });
}
