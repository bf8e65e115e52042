import { keyedRng, viewerOf, type Act, type AnyGame, type Rng, type Types } from '@turntable/engine';
import { chooseAction } from '../index.ts';
import { shares } from './shares.ts';

/** Games of a deal at most. */
const MOST_AGAIN = 40;

/** What a deal gives to each side, as shares of the points, and how many games say so. */
interface Dealt {
  readonly dealt: readonly number[];
  readonly games: number;
}

/** Progress of the last part of the work, as progress of all of it; `from` is where that part begins. */
export function* scaled<Value>(steps: Generator<number, Value>, from: number): Generator<number, Value> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    yield from + (1 - from) * step.value;
  }
}

/**
 * What a deal gives to each side, on average of games that careful bots play from it. `timer` gives the signal that this part
 * of its time is over; yields how much is done, by the games or the time, whichever is nearer to its end.
 */
export function* playedAgain(
  game: AnyGame,
  dealt: Types['State'],
  rng: Rng,
  timer: (part: number) => () => boolean,
  seed: string,
): Generator<number, Dealt | undefined> {
  const expired = timer(1);
  const tenths = Array.from({ length: 10 }, (_, i) => timer((i + 1) / 10));
  let sum: number[] | undefined;
  let games = 0;
  while (games < MOST_AGAIN && (games < 1 || !expired())) {
    let state = dealt;
    for (let n = 0; n < 5000; n++) {
      const decision = game.decisions(state).find((each) => !each.standing && !each.optional);
      if (!decision) break;
      const actor = decision.actors[0]!;
      const action =
        actor === 'chance'
          ? game.draw(state, decision, keyedRng(`${seed}/${games}`, n))
          : chooseAction(game, game.view(state, viewerOf(actor)), decision, 'hard', rng, () => false);
      state = game.apply(state, { decision: decision.id, actor, action: worded(action, n) }).state;
    }
    const points = shares(game.record.scores(game.view(state, 'public')));
    sum = sum ? sum.map((each, i) => each + points[i]!) : points;
    games++;
    yield Math.max(games / MOST_AGAIN, tenths.filter((over) => over()).length / tenths.length);
  }
  return sum && { dealt: sum.map((each) => each / games), games };
}

/** A style point in any words gets some (LV-3.2). */
const worded = (action: Act, n: number): Act =>
  'text' in action && action.text === '' ? ({ ...action, text: `point ${n}` } as Act) : action;
