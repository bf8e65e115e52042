import { viewerOf, type Actor, type Decision, type Refusal, type Rng, type Types } from '@turntable/engine';
import { leaves, mutated } from '../fuzz.ts';
import { brief, notPlain } from '../json.ts';
import type { Trial } from '../trial.ts';
import type { Moment, Sample } from '../sample.ts';

/** Lists longer than this are looked at in part only. */
export const LIST = 400;

/** The first legal actions of a question, at most `count`. */
export function firstListed<T extends Types>(
  trial: Trial<T>,
  view: T['View'],
  decision: Decision,
  count = LIST,
): T['Action'][] {
  const out: T['Action'][] = [];
  for (const action of trial.game.legalActions(view, decision)) {
    out.push(action);
    if (out.length === count) break;
  }
  return out;
}

/** Runs over each open question and each of those it asks, standing ones and chance's included. */
export function eachQuestion<T extends Types>(
  trial: Trial<T>,
  { state, decisions }: Moment<T>,
  broken: (view: T['View'], decision: Decision, actor: Actor) => string | undefined,
): string | undefined {
  for (const decision of decisions)
    for (const actor of decision.actors) {
      const what = broken(trial.game.view(state, viewerOf(actor)), decision, actor);
      if (what) return `${String(actor)} at ${decision.id}: ${what}`;
    }
  return undefined;
}

/** Why these refusals are none of the game's. */
export function badRefusals<T extends Types>(
  trial: Trial<T>,
  refusals: readonly Refusal<T['Clause']>[],
): string | undefined {
  for (const refusal of refusals) {
    if (!Object.hasOwn(trial.game.clauses, refusal.clause)) return `${refusal.clause} is no clause`;
    const odd = Object.values(refusal.with ?? {}).find((v) => typeof v !== 'string' && typeof v !== 'number');
    if (odd !== undefined) return `${refusal.clause} is filled with ${brief(odd)}`;
    const bad = notPlain(refusal, refusal.clause);
    if (bad) return bad;
  }
  return undefined;
}

/** Actions of the right shape, most of them wrong here: of other moments, mutated ones, made up ones. */
export function attempts<T extends Types>(
  trial: Trial<T>,
  { moments }: Sample<T>,
  view: T['View'],
  decision: Decision | undefined,
  rng: Rng,
): T['Action'][] {
  const { game, options } = trial;
  const pool: T['Action'][] = moments.flatMap((m) => (m.played ? [m.played.entry.action] : []));
  const here = decision ? firstListed(trial, view, decision, 20) : [];
  const one = <Item>(items: readonly Item[]): Item | undefined => items[rng.below(Math.max(1, items.length))];
  const out = [one(pool), one(pool), one(pool), options.generate(view, decision, rng)];
  out.push(options.generate(view, decision, rng));
  const material = leaves([...here.slice(0, 5), one(pool), one(pool)]);
  for (let i = 0; i < 8; i++)
    out.push(game.parse(mutated((i % 2 ? one(pool) : one(here)) ?? {}, material, rng)));
  return out.filter((action) => action !== undefined);
}
