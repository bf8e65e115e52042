import { openDecision, play, quickRng, viewerOf, type Types } from '@turntable/engine';
import { garbage, leaves, mutated } from '../fuzz.ts';
import { brief, canonical, difference, notPlain, roundTrip } from '../json.ts';
import { spread, type Trial } from '../trial.ts';
import { attempts, badRefusals, eachQuestion, firstListed, LIST } from './attempts.ts';
import { actors, atMoments, type Law } from './law.ts';

export const ACTION_LAWS: readonly Law[] = [
  {
    name: 'listed actions have no refusals',
    check: (trial) =>
      atMoments(trial, 60, (moment) =>
        eachQuestion(trial, moment, (view, decision) => {
          for (const action of spread(firstListed(trial, view, decision), 60)) {
            const refusals = trial.game.refusals(view, decision, action);
            if (refusals.length > 0) return `${brief(action)} is refused: ${brief(refusals)}`;
            if (!trial.game.kinds[decision.kind]!.includes(action.type))
              return `${action.type} is not of the kind ${decision.kind}`;
          }
          return undefined;
        }),
      ),
  },
  {
    name: 'everything else is refused, with a clause',
    check: <T extends Types>(trial: Trial<T>) =>
      atMoments(trial, 40, (moment, _table, index, sample) => {
        const rng = quickRng(7919 * index + sample.seed);
        const { options, game } = trial;
        return eachQuestion(trial, moment, (view, decision, actor) => {
          const canon = (action: T['Action']): string => canonical(options.canon?.(action, view) ?? action);
          const listed = firstListed(trial, view, decision);
          const whole =
            listed.length < LIST && !decision.standing && (listed.length > 0 || actor !== 'chance');
          const legal = new Set(listed.map(canon));
          for (const action of attempts(trial, sample, view, decision, rng)) {
            const refusals = game.refusals(view, decision, action);
            const bad = badRefusals(trial, refusals);
            if (bad) return `${brief(action)}: ${bad}`;
            const isLegal = refusals.length === 0;
            if (whole && isLegal !== legal.has(canon(action)))
              return `${brief(action)} is ${isLegal ? 'not refused, and not' : `refused (${brief(refusals)}), and`} listed`;
            if (isLegal) game.apply(moment.state, { decision: decision.id, actor, action });
          }
          return undefined;
        });
      }),
  },
  {
    name: 'who is not asked is refused, with a clause',
    check: (trial) =>
      atMoments(trial, 40, (moment, table, index, sample) => {
        const rng = quickRng(104729 * index + sample.seed);
        const closed = sample.moments
          .slice(0, index)
          .flatMap((m) => (m.played ? [m.played.entry.decision] : []));
        const ids = [...moment.decisions.map((d) => d.id), ...closed.slice(-3), '', 'no such decision'];
        for (const actor of actors(table)) {
          const view = trial.game.view(moment.state, viewerOf(actor));
          for (const id of ids) {
            if (openDecision(moment.decisions, id, actor)) continue;
            for (const action of attempts(trial, sample, view, undefined, rng)) {
              const played = play(trial.game, moment.state, { decision: id, actor, action });
              if (played.ok) return `${String(actor)} answered ${id} with ${brief(action)}`;
              if (!played.stale) return `an answer to ${id} by ${String(actor)} does not count as stale`;
              const bad = badRefusals(trial, played.refusals);
              if (bad) return bad;
            }
          }
        }
        return undefined;
      }),
  },
  {
    name: 'a question put to somebody else is refused from every view',
    check: (trial) =>
      // The browser asks `refusals` with any decision it has heard of, its own or not.
      atMoments(trial, 20, (moment, table, index, sample) => {
        const rng = quickRng(31 * index + sample.seed);
        for (const actor of actors(table)) {
          const view = trial.game.view(moment.state, viewerOf(actor));
          for (const decision of moment.decisions) {
            if (decision.actors.some((a) => viewerOf(a) === viewerOf(actor))) continue;
            for (const action of attempts(trial, sample, view, undefined, rng))
              if (trial.game.refusals(view, decision, action).length === 0)
                return `${String(actor)} may answer ${decision.id} with ${brief(action)}`;
          }
        }
        return undefined;
      }),
  },
  {
    name: 'a listed action survives the network, and parses to itself',
    check: (trial) =>
      atMoments(trial, 40, (moment, _table, index) => {
        const rng = quickRng(index);
        const { game, options } = trial;
        return eachQuestion(trial, moment, (view, decision) => {
          for (const listed of spread(firstListed(trial, view, decision), 40)) {
            const action = options.fill?.(listed, rng) ?? listed;
            const changed = difference(game.parse(roundTrip(action)), action, action.type);
            if (changed) return changed;
          }
          return undefined;
        });
      }),
  },
  {
    name: 'garbage parses to nothing or to a well-shaped action, and never throws',
    check: (trial) => {
      const { game } = trial;
      const types = new Set(Object.values(game.kinds).flat());
      const all = garbage(300, 1);
      return atMoments(trial, 12, (moment, table, index, sample) => {
        const rng = quickRng(index + 1);
        const entries = sample.moments.flatMap((m) => (m.played ? [roundTrip(m.played.entry.action)] : []));
        const material = leaves(spread(entries, 20));
        const views = actors(table).map((actor) => game.view(moment.state, viewerOf(actor)));
        const inputs = [...all];
        for (let i = 0; i < 150; i++)
          inputs.push(mutated(entries[rng.below(Math.max(1, entries.length))] ?? {}, material, rng));
        for (const input of inputs) {
          const action = game.parse(input);
          if (!action) continue;
          if (!types.has(action.type)) return `an action of the type ${action.type}`;
          const bad =
            notPlain(action, 'action') ?? difference(game.parse(roundTrip(action)), action, 'again');
          if (bad) return bad;
          for (const view of views)
            for (const decision of [undefined, ...moment.decisions]) {
              const odd = badRefusals(trial, game.refusals(view, decision, action));
              if (odd) return `${brief(action)}: ${odd}`;
            }
        }
        return undefined;
      });
    },
  },
  {
    name: 'actions are listed once each, in a stable order',
    check: (trial) =>
      atMoments(trial, 12, (moment) =>
        eachQuestion(trial, moment, (view, decision, actor) => {
          const listed = firstListed(trial, view, decision);
          const again = trial.game.view(roundTrip(moment.state), viewerOf(actor));
          const moved = difference(firstListed(trial, again, decision), listed);
          if (moved) return moved;
          const keys = listed.map((a) => canonical(trial.options.canon?.(a, view) ?? a));
          const twice = keys.find((key, i) => keys.indexOf(key) < i);
          return twice && `${twice} is listed twice`;
        }),
      ),
  },
  {
    name: 'the count is the length of the list, and the sample is legal',
    check: (trial) =>
      atMoments(trial, 40, (moment, _table, index) => {
        const { game } = trial;
        const rng = quickRng(index);
        return eachQuestion(trial, moment, (view, decision) => {
          if (decision.standing) return undefined;
          const { length } = firstListed(trial, view, decision);
          if (game.countLegal) {
            const limit = length < LIST ? 1_000_000 : LIST - 1;
            const counted = game.countLegal(view, decision, limit);
            if (counted !== (length < LIST ? length : undefined))
              return `${length} listed, ${counted} counted up to ${limit}`;
            if (length > 0 && length < LIST && game.countLegal(view, decision, length) !== length)
              return `${length} are more than ${length}`;
            if (length > 0 && game.countLegal(view, decision, length - 1) !== undefined)
              return `${length} are not more than ${length - 1}`;
          }
          for (let i = 0; game.sampleLegal && length > 0 && i < 5; i++) {
            const drawn = game.sampleLegal(view, decision, rng);
            const refusals = game.refusals(view, decision, drawn);
            if (refusals.length > 0) return `the sample ${brief(drawn)} is refused: ${brief(refusals)}`;
          }
          return undefined;
        });
      }),
  },
];
