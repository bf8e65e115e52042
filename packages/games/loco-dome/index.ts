import type { Game } from '@turntable/engine';
import { hidden, revealOf, VERSUS_SENTENCES, writeLocomotive } from '../versus/index.ts';
import { decline, fallback } from './absent.ts';
import { apply } from './apply.ts';
import { imagine } from './imagine.ts';
import { legalActions } from './legal.ts';
import { LISTING } from './listing.ts';
import { audit, secrets } from './proofs.ts';
import { parse, record } from './record.ts';
import { redraw } from './redraw.ts';
import { refusals } from './refusals.ts';
import { othersOf } from './roundhouse.ts';
import { OWN_SENTENCES } from './sentences.ts';
import { draw, host, start } from './setup.ts';
import { tell } from './tell.ts';
import { KINDS, ROSTER, type LocoDome } from './types.ts';
import { outcome, view } from './view.ts';

/** Loco Dome: one against one, five locomotives each. The rules are in RULES.md. */
export const locoDome: Game<LocoDome> = {
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
  draw: (state, _decision, rng) => draw(state.setup!, rng),
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
  imagine,
  redraw,
  picks: {
    each: () => ROSTER,
    options: (picks) => ({ rosters: picks }),
    brought: ({ rosters }) =>
      rosters.length === 0 ? undefined : rosters.map((roster) => roster.map(writeLocomotive)),
    hides: (view, id) => hidden(view.rosters, id),
  },
  judging: {
    deputies: othersOf,
    waitingClaim: ({ sequence }) => sequence?.waiting?.text,
  },
};
