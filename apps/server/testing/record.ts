import {
  chanceDecision,
  commitment,
  drawEntry,
  keyedRng,
  play,
  quickRng,
  writeRecord,
  type Act,
  type AnyGame,
  type Entry,
} from '@turntable/engine';
import { gameById } from '@turntable/games';

const SEED = 'the seed of this game';

/** A record as a table exports it, of a game played at random for at most so many entries. */
export function recordOf(
  id: string,
  seats: number,
  options: Readonly<Record<string, unknown>> = {},
  { luck = 7, most = 2_000 } = {},
): { actions: Record<string, unknown>[]; [key: string]: unknown } {
  const game: AnyGame = gameById(id)!;
  const setup = game.host(options, seats);
  const rng = quickRng(luck);
  const log: Entry<Act>[] = [];
  let state = game.start(setup);
  while (log.length < most) {
    const open = game.decisions(state).filter(({ standing }) => !standing);
    if (open.length === 0) break;
    const chance = chanceDecision(open);
    const entry = chance ? drawEntry(game, state, chance, keyedRng(SEED, log.length)) : answer();
    const played = play(game, state, entry);
    if (!played.ok) throw new Error(JSON.stringify(played.refusals));
    state = played.step.state;
    log.push(entry);

    function answer(): Entry<Act> {
      const decision = open[rng.below(open.length)]!;
      const actor = decision.actors[rng.below(decision.actors.length)]!;
      const view = game.view(state, actor === 'chance' ? 'public' : actor);
      if (game.sampleLegal)
        return { decision: decision.id, actor, action: game.sampleLegal(view, decision, rng) };
      const said = [...game.legalActions(view, decision)].filter((action) => !('text' in action));
      return { decision: decision.id, actor, action: said[rng.below(said.length)]! };
    }
  }
  const names = Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`);
  const fairness = { commitment: commitment(SEED), seed: SEED, host: game.record.writeHost(setup)! };
  return JSON.parse(JSON.stringify(writeRecord(game, names, state, log, { fairness }))) as ReturnType<
    typeof recordOf
  >;
}
