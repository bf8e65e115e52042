import type { Game } from '@turntable/engine';
import { hidden, revealOf, VERSUS_SENTENCES, writeLocomotive } from '../versus/index.ts';
import { apply } from './apply.ts';
import { fallback, decline } from './absent.ts';
import { drafts, offers } from './draft.ts';
import { imagine } from './imagine.ts';
import { legalActions } from './legal.ts';
import { LISTING } from './listing.ts';
import { audit, secrets } from './proofs.ts';
import { parse, record } from './record.ts';
import { redraw } from './redraw.ts';
import { refusals } from './refusals.ts';
import { OWN_SENTENCES } from './sentences.ts';
import { draw, host, start } from './setup.ts';
import { othersOf } from './style.ts';
import { tell } from './tell.ts';
import { COINS, KINDS, type DoubleHeader } from './types.ts';
import { outcome, view } from './view.ts';

/** Double Header: two teams compare the statistics of their locomotives. The rules are in RULES.md. */
export const doubleHeader: Game<DoubleHeader> = {
  ...LISTING,
  rulesVersion: 1,
  clauses: { ...OWN_SENTENCES, ...VERSUS_SENTENCES },
  kinds: KINDS,
  record,
  host,
  start,
  decisions: ({ decisions }) => decisions,
  view,
  parse,
  legalActions,
  refusals,
  apply,
  draw: (state, decision, rng) =>
    decision.kind === 'deal' ? draw(state.setup!, rng) : { type: 'coin', result: COINS[rng.below(2)]! },
  fallback,
  decline,
  // Events name values only when they are read out, which makes them public (LV-2.3).
  witness: (event) => event,
  reveal: revealOf,
  stretch: ({ calling }) => calling,
  tell,
  outcome,
  secrets,
  audit,
  redraw,
  imagine: (view, rng) => imagine(view, rng),
  picks: {
    each: (seats) => 4 / seats,
    // By seat, one locomotive each; one against one, two (see `host`).
    options: (picks) => ({ engines: picks.map((mine) => (picks.length === 4 ? (mine?.[0] ?? null) : mine)) }),
    brought({ box, engines: [one, two] }) {
      if (!one || !two) return undefined;
      const flat = [...one, ...two].map(writeLocomotive);
      const each = 4 / box.players;
      return Array.from({ length: box.players }, (_, seat) => flat.slice(seat * each, (seat + 1) * each));
    },
    drafts,
    offers,
    hides: (view, id) => hidden(view.engines, id),
  },
  judging: {
    deputies: othersOf,
    waitingClaim: ({ style }) => style?.waiting?.text,
  },
};
