import type { Game } from '@turntable/engine';
import type { LokoMoto } from './types.ts';
import { apply } from './apply.ts';
import { audit } from './audit.ts';
import { decisions, KINDS } from './decisions.ts';
import { host } from './host.ts';
import { countLegal, fallback, legalActions, sampleLegal } from './legal.ts';
import { LISTING } from './listing.ts';
import { parse } from './parse.ts';
import { record } from './record.ts';
import { redraw } from './redraw.ts';
import { refusals } from './refusals.ts';
import { outcomeOf } from './scoring.ts';
import { imagine, secrets } from './secrets.ts';
import { revealOf } from './reveal.ts';
import { SENTENCES } from './sentences.ts';
import { shuffledDeal, start } from './setup.ts';
import { tell } from './tell.ts';
import { view } from './view.ts';

/** Loko moto: build lines, ink them for trains, match shapes. The rules are in RULES.md. */
export const lokoMoto: Game<LokoMoto> = {
  ...LISTING,
  rulesVersion: 1,
  clauses: SENTENCES,
  kinds: KINDS,
  record,
  host,
  start,
  decisions,
  view,
  parse,
  legalActions,
  countLegal,
  sampleLegal,
  refusals,
  apply,
  draw: (state, _decision, rng) => shuffledDeal(state.box, rng),
  fallback,
  // Every event tells of what lies open on the table; drawn and secret cards make none until they are shown.
  witness: (event) => event,
  reveal: revealOf,
  tell,
  outcome: ({ phase, box, lines, hands }) => (phase === 'over' ? outcomeOf(box, lines, hands) : undefined),
  // The map draws a seat's own cards for that seat, so the viewer stays and the questions go.
  readOnly: (view) => ({ ...view, decisions: [] }),
  secrets,
  audit,
  imagine,
  redraw,
};
