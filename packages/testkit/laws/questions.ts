import { keyedRng, play, viewerOf, type Decision } from '@turntable/engine';
import { difference } from '../json.ts';
import { atMoments, atSamples, type Law } from './law.ts';

/** Decisions that somebody waits for. */
const asked = (decisions: readonly Decision[]): Decision[] => decisions.filter((d) => !d.standing);

export const QUESTION_LAWS: readonly Law[] = [
  {
    name: 'random games end',
    check: (trial) => atSamples(trial, ({ broke }) => broke),
  },
  {
    name: 'a running game is never stuck: whoever is asked has an answer',
    check: (trial) =>
      atMoments(trial, 200, ({ state, decisions }) => {
        for (const decision of asked(decisions)) {
          if (decision.actors.length === 0) return `${decision.id} asks nobody`;
          for (const actor of decision.actors) {
            if (actor === 'chance') continue;
            const listed = trial.game.legalActions(trial.game.view(state, actor), decision);
            if (listed[Symbol.iterator]().next().done)
              return `${String(actor)} has no answer to ${decision.id}`;
          }
        }
        return undefined;
      }),
  },
  {
    name: 'a decision is of a known kind, and its id is its own',
    check: (trial) =>
      atMoments(trial, 200, ({ decisions }) => {
        const ids = new Set<string>();
        for (const { id, kind, actors } of decisions) {
          if (!Object.hasOwn(trial.game.kinds, kind)) return `${id} is of the kind ${kind}`;
          if (new Set(actors).size < actors.length) return `${id} asks somebody twice`;
          if (ids.has(id)) return `two open decisions are called ${id}`;
          if (id === '') return 'a decision without an id';
          ids.add(id);
        }
        return undefined;
      }),
  },
  {
    name: 'a decision closes when it is answered, and its id never comes back',
    check: (trial) =>
      atSamples(trial, ({ moments }) => {
        const closed = new Set<string>();
        let open = new Set<string>();
        for (const [i, { decisions, played }] of moments.entries()) {
          const now = new Set(asked(decisions).map((d) => d.id));
          for (const id of open) if (!now.has(id)) closed.add(id);
          for (const id of now) if (closed.has(id)) return `moment ${i}: ${id} is open again`;
          open = now;
          if (played && now.has(played.entry.decision)) closed.add(played.entry.decision);
        }
        return undefined;
      }),
  },
  {
    name: 'there is an outcome exactly when nothing is asked',
    check: (trial) =>
      atMoments(trial, 200, ({ state, decisions }, { seats }) => {
        const outcome = trial.game.outcome(state);
        if ((outcome === undefined) !== asked(decisions).length > 0)
          return `outcome ${JSON.stringify(outcome)}, ${asked(decisions).length} questions`;
        if (!outcome) return undefined;
        if (!Object.hasOwn(trial.game.clauses, outcome.by))
          return `ended by ${outcome.by}, which is no clause`;
        const placed = outcome.places.flat().toSorted((a, b) => a - b);
        return difference(placed, [...Array(seats).keys()], 'places');
      }),
  },
  {
    name: 'the answer for the absent is legal, and so is a decline',
    check: (trial) =>
      atMoments(trial, 100, ({ state, decisions }) => {
        const { game } = trial;
        for (const decision of asked(decisions))
          for (const actor of decision.actors) {
            if (actor === 'chance') continue;
            const view = game.view(state, viewerOf(actor));
            for (const action of [game.fallback(view, decision), game.decline?.(view, decision)]) {
              if (!action) continue;
              const played = play(game, state, { decision: decision.id, actor, action });
              if (!played.ok)
                return `${action.type} at ${decision.id} is refused: ${JSON.stringify(played.refusals)}`;
            }
          }
        return undefined;
      }),
  },
  {
    name: 'chance draws what is legal, the same from the same luck',
    check: (trial) =>
      atMoments(trial, 400, ({ state, decisions }, _table, index) => {
        const { game } = trial;
        for (const decision of asked(decisions)) {
          if (!decision.actors.includes('chance')) continue;
          for (let seed = 0; seed < 4; seed++) {
            const action = game.draw(state, decision, keyedRng(`${seed}`, index));
            const again = difference(game.draw(state, decision, keyedRng(`${seed}`, index)), action, 'draw');
            if (again) return again;
            const played = play(game, state, { decision: decision.id, actor: 'chance', action });
            if (!played.ok) return `drew what is refused: ${JSON.stringify(played.refusals)}`;
          }
        }
        return undefined;
      }),
  },
  {
    name: 'entries of a game are legal when they are played',
    check: (trial) =>
      atMoments(trial, 60, ({ state, played }) => {
        if (!played) return undefined;
        const result = play(trial.game, state, played.entry);
        return result.ok ? undefined : `refused: ${JSON.stringify(result.refusals)}`;
      }),
  },
];
