import { quickRng, type Types, type Viewer } from '@turntable/engine';
import { garbage } from './fuzz.ts';
import { roundTrip } from './json.ts';
import type { Probes } from './observe.ts';
import type { Trial } from './trial.ts';
import type { Sample } from './sample.ts';

/** Things to try in a position: made up, played elsewhere in the sample, and no actions at all. */
export function probes<T extends Types>(
  trial: Trial<T>,
  sample: Sample<T>,
  index: number,
  viewer: Viewer,
): Probes<T> {
  const rng = quickRng(index + 17);
  const { state, decisions } = sample.moments[index]!;
  const view = trial.game.view(state, viewer);
  const actions: T['Action'][] = [];
  for (let i = 0; i < 6; i++) actions.push(trial.options.generate(view, decisions[0], rng));
  const played = sample.moments.flatMap((m) => (m.played ? [m.played.entry.action] : []));
  for (let i = 0; i < 4 && played.length > 0; i++) actions.push(played[rng.below(played.length)]!);
  return { actions, inputs: [...roundTrip(actions), ...garbage(4, index)] };
}
