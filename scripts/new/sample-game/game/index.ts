import type { Game } from '@turntable/engine';
import { SENTENCES } from './clauses.ts';
import { LISTING } from './listing.ts';
import { parse, record } from './record.ts';
import { apply, decisions, legalActions, outcome, refusals } from './rules.ts';
import { host, start } from './setup.ts';
import { KINDS, type SampleGame } from './types.ts';

/** sample name: take wagons, the last one wins. The rules are in RULES.md. */
export const sampleGame: Game<SampleGame> = {
  ...LISTING,
  rulesVersion: 1,
  clauses: SENTENCES,
  kinds: KINDS,
  record,
  host,
  start,
  decisions,
  // Everything lies open. A game with hidden cards names what each viewer may see, and writes `secrets` before.
  view: (state, viewer) => {
    const { setup, moves, turn, left, taken } = state;
    const open = decisions(state);
    return { viewer, decisions: open, setup, moves, turn, left, taken, outcome: outcome(state) ?? null };
  },
  parse,
  legalActions,
  refusals,
  apply,
  draw: ({ setup: { starters } }, _decision, rng) => ({
    type: 'deal',
    starter: starters[rng.below(starters.length)]!,
  }),
  fallback: () => ({ type: 'take', count: 1 }),
  witness: (event) => event,
  tell: (_view, { kind, ...event }) => ({
    key: `sample-game.log.${kind}`,
    values:
      'count' in event
        ? { count: event.count, left: event.left }
        : { seat: `@${'starter' in event ? event.starter : event.winner}` },
  }),
  outcome,
  secrets: () => [],
  audit: ({ setup, left, taken }) =>
    left + taken.reduce((sum, n) => sum + n, 0) === setup.wagons && left >= 0 ? [] : ['SG-1.1'],
  redraw: (setup, log) => ({ setup, log }),
};
