import {
  readFlag,
  readObject,
  readOneOf,
  readText,
  readWhole,
  type Actor,
  type Json,
  type Recorder,
} from '@turntable/engine';
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
  VERDICTS,
  writeLocomotive,
  writtenValues,
  writtenValuesSeen,
} from '../versus/index.ts';
import { readLocomotives } from './setup.ts';
import { leaders } from './style.ts';
import { teamOf } from './sides.ts';
import {
  BOOSTERS,
  COINS,
  KINDS,
  PLAIN,
  type Action,
  type DoubleHeader,
  type LocomotiveIndex,
  type Open,
  type Team,
} from './types.ts';

/** Types that a record may name; the deal stands in `setup`. */
const TYPES = [...new Set(Object.values(KINDS).flat())].filter((type) => type !== 'deal');

/** A live table is not known here; the rules refuse a deputy that is none. */
const MOST_SEATS = (): number => 4;

/** An untrusted action, without who plays it; throws `RecordError`. Whether it is legal is not judged. */
function readAction(json: Json, place: string, seats = MOST_SEATS): Exclude<Action, { type: 'deal' }> {
  const type = readOneOf(json['type'], `${place}.type`, TYPES);
  switch (type) {
    case 'field':
      return { type, engine: readWhole(json['engine'], `${place}.engine`, 0, 1) as LocomotiveIndex };
    case 'call':
      return readCall(json, place);
    case 'style':
      return readFlag(json['stuck'], `${place}.stuck`, false) ? { type, stuck: true } : { type };
    case 'boost':
      return { type, booster: readOneOf(json['booster'], `${place}.booster`, BOOSTERS) };
    case 'coin':
      return { type, result: readOneOf(json['result'], `${place}.result`, COINS) };
    case 'claim':
      return { type, ...readStylePoint(json, place) };
    case 'rule':
      return readRule(json, place, VERDICTS, seats);
    case 'correct':
      return readCorrection(json, place);
    case 'end-style':
      return { type };
    default:
      return { type: readOneOf(type, `${place}.type`, PLAIN) };
  }
}

function readCall(json: Json, place: string): Extract<Action, { type: 'call' }> {
  const statistic = readText(json['statistic'], `${place}.statistic`);
  const told = json['told'] === undefined ? [] : readTold(json['told'], `${place}.told`, statistic);
  const caller = json['caller'] === undefined ? undefined : readObject(json['caller'], `${place}.caller`);
  return {
    type: 'call',
    statistic,
    ...(told.length > 0 ? { told } : {}),
    ...(caller
      ? {
          caller: {
            team: readWhole(caller['team'], `${place}.caller.team`, 0, 1) as Team,
            engine: readWhole(caller['engine'], `${place}.caller.engine`, 0, 1) as LocomotiveIndex,
          },
        }
      : {}),
  };
}

/** Untrusted input of a live table as an action, with nothing else on it; or nothing. */
export function parse(input: unknown): Action | undefined {
  return parseLive(input, readAction, parseDeal);
}

function parseDeal({ first, engines: locomotives }: Json): Action | undefined {
  if (first !== 0 && first !== 1) return undefined;
  return mayBeDrawn(locomotives, 4) ? { type: 'deal', first, engines: locomotives } : undefined;
}

export const record: Recorder<DoubleHeader> = {
  readSetup({ options, seats, setup }) {
    const edition = readEdition(setup['roster'], 'setup.roster', 1);
    const locomotives = readLocomotives(setup['engines'], 'setup.engines', edition);
    const first = readWhole(setup['first'], 'setup.first', 0, 1) as Team;
    const players = seats.length === 2 ? 2 : 4;
    return {
      setup: {
        ...ofEdition(edition),
        rules: readTableRules(options),
        players,
        engines: locomotives,
        first,
      },
      deal: { type: 'deal', first, engines: [] },
    };
  },
  readAction: (input, _by: Actor, setup, place) => readAction(input, place, () => setup.players),
  writeSetup({ box, engines: locomotives, first }) {
    return {
      options: box.rules,
      setup: { ...editionOf(box), engines: locomotives.map((team) => team.map(writeLocomotive)), first },
    };
  },
  hostWith: ({ roster = 1 }) => ({ roster }),
  writeHost({ rules, players, engines: locomotives, first, lots }) {
    const written = locomotives.map((team) => team.map((one) => one && writeLocomotive(one)));
    return { ...rules, ...byLots(lots), first, engines: players === 4 ? written.flat() : written };
  },
  writeAction: (_state, action) => action,
  writeState: (state) => ({
    ...printed(state),
    values: writtenValues(state.engines),
  }),
  writeView: (view) => ({
    ...printed(view),
    values: writtenValuesSeen(view.box.statistics, view.engines),
  }),
  scores: ({ scores }) => scores,
  winners: ({ ended, scores }) => (ended === null ? [] : leaders(scores)),
  side: ({ players }, seat) => teamOf(players, seat),
  sides: () => 2,
  judged: true,
  hasJudge: ({ rules }) => rules.judge,
  unread: ({ engines: locomotives }) => locomotives.flat().some((one) => one?.unread !== undefined),
  takeBackClause: 'LV-3.1',
};

/** The public facts that `replay --json` prints. */
function printed(open: Open): object {
  const { phase, calling, inUse, called, vetoed, boosters, timeOuts, vetoes } = open;
  const { served, contest, style, sums } = open;
  return { phase, calling, inUse, called, vetoed, boosters, timeOuts, vetoes, served, contest, style, sums };
}
