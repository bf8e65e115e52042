import { readFlag, readOneOf, readText, readWhole, type Json, type Recorder } from '@turntable/engine';
import {
  byLots,
  editionOf,
  mayBeDrawn,
  ofEdition,
  parseLive,
  readCorrection,
  readEdition,
  readRule,
  readStylePoint,
  readTableRules,
  readTold,
  writeLocomotive,
  writtenValues,
  writtenValuesSeen,
} from '../versus/index.ts';
import { thresholdOf } from './roundhouse.ts';
import { readRosters } from './setup.ts';
import {
  CHOOSING,
  KINDS,
  PLAIN,
  ROSTER,
  SIDES,
  type Action,
  type LocoDome,
  type Open,
  type Side,
} from './types.ts';
import { DOME_VERDICTS } from './verdicts.ts';

/** Types that a record may name; the deal stands in `setup`. */
const TYPES = [...new Set(Object.values(KINDS).flat())].filter((type) => type !== 'deal');

/** An untrusted action, without who plays it; throws `RecordError`. Whether it is legal is not judged. */
function readAction(json: Json, place: string): Exclude<Action, { type: 'deal' }> {
  const type = readOneOf(json['type'], `${place}.type`, TYPES);
  switch (type) {
    case 'call': {
      const statistic = readText(json['statistic'], `${place}.statistic`);
      return {
        type,
        statistic,
        ...(json['target'] === undefined ? {} : { target: stall(json['target'], `${place}.target`) }),
        ...(json['told'] === undefined ? {} : { told: readTold(json['told'], `${place}.told`, statistic) }),
      };
    }
    case 'activate':
    case 'block':
    case 'swap':
    case 'sacrifice':
      return {
        type: readOneOf(type, place, CHOOSING),
        locomotive: stall(json['locomotive'], `${place}.locomotive`),
      };
    case 'knock-out':
      return readFlag(json['free'], `${place}.free`, false) ? { type, free: true } : { type };
    case 'claim':
    case 'reply':
      return { type, ...readStylePoint(json, place) };
    case 'rule':
      return readRule(json, place, DOME_VERDICTS, () => SIDES.length);
    case 'correct':
      return readCorrection(json, place);
    case 'end-style':
      return { type };
    default:
      return { type: readOneOf(type, `${place}.type`, PLAIN) };
  }
}

const stall = (value: unknown, place: string): number => readWhole(value, place, 0, ROSTER - 1);

/** Untrusted input of a live table as an action, with nothing else on it; or nothing. */
export function parse(input: unknown): Action | undefined {
  return parseLive(input, readAction, parseDeal);
}

function parseDeal({ first, locomotives }: Json): Action | undefined {
  if (first !== 0 && first !== 1) return undefined;
  return mayBeDrawn(locomotives, 2 * ROSTER) ? { type: 'deal', first, locomotives } : undefined;
}

export const record: Recorder<LocoDome> = {
  readSetup({ options, setup }) {
    const first = readWhole(setup['first'], 'setup.first', 0, 1) as Side;
    const edition = readEdition(setup['roster'], 'setup.roster', 1);
    const rosters = readRosters(setup['rosters'], 'setup.rosters', edition);
    return {
      setup: { ...ofEdition(edition), rules: readTableRules(options), rosters, first },
      deal: { type: 'deal', first, locomotives: [] },
    };
  },
  readAction: (input, _by, _setup, place) => readAction(input, place),
  writeSetup: ({ box, rosters, first }) => ({
    options: box.rules,
    setup: { ...editionOf(box), rosters: rosters.map((roster) => roster.map(writeLocomotive)), first },
  }),
  hostWith: ({ roster = 1 }) => ({ roster }),
  writeHost: ({ rules, rosters, first, lots }) => ({
    ...rules,
    ...byLots(lots),
    first,
    rosters: rosters.map((roster) => roster.map((one) => one && writeLocomotive(one))),
  }),
  writeAction: (_state, action) => action,
  writeState: (state) => ({
    ...printed(state),
    values: writtenValues(state.rosters),
  }),
  writeView: (view) => ({
    ...printed(view),
    values: writtenValuesSeen(view.box.statistics, view.rosters),
  }),
  scores: ({ scores }) => scores,
  winners: ({ winners }) => winners,
  side: (_setup, seat) => seat,
  sides: () => 2,
  judged: true,
  hasJudge: ({ rules }) => rules.judge,
  unread: ({ rosters }) => rosters.flat().some((one) => one?.unread !== undefined),
  mayStick: true,
  takeBackClause: 'LV-3.1',
};

/** The public facts that `replay --json` prints. */
function printed(open: Open): object {
  const { phase, calling, locomotives, markers, markersUsed, called, contest, sequence, detonated } = open;
  return {
    phase,
    calling,
    locomotives,
    markers,
    markersUsed,
    called,
    threshold: thresholdOf(open),
    pairs: sequence?.pairs ?? 0,
    contest,
    sequence,
    detonated,
  };
}
