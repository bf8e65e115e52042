import type { Chat, ClockRule, Admission } from '@turntable/protocol';
import type { Tempo } from '@turntable/protocol/tempo.ts';
import type { JudgeSlice, MuteRow, PicksSlice, RatedSlice, SeatLink, TableRow, TempoSlice } from './rows.ts';

/** The columns of a table's row that stores search by; all else is in its document. */
export interface TableColumns {
  readonly id: string;
  readonly code: string;
  readonly status: TableRow['status'];
  readonly changedAt: number;
  readonly version: number;
}

/** The members of a row that the document stores under the same name. */
type Same = Pick<
  TableRow,
  | 'game'
  | 'madeAt'
  | 'host'
  | 'options'
  | 'starter'
  | 'startWhenFull'
  | 'seats'
  | 'commitment'
  | 'seed'
  | 'rematch'
  | 'asking'
  | 'answered'
  | 'tookUp'
  | 'keeper'
  | 'slips'
  | 'held'
  | 'sharing'
  | 'ended'
  | 'household'
  | 'borne'
  | 'spoke'
>;

/**
 * A table's document as it is stored, flat, under the names of its first version. Every database there is holds such
 * documents, so members are added but never renamed; what is left out has the default given here.
 */
export interface TableDoc extends Same {
  /** Left out: by turns with such a clock, else live. */
  readonly tempo?: Tempo;
  readonly clock?: ClockRule | null;
  readonly factors?: readonly number[];
  readonly clocks?: TempoSlice['clocks'];
  readonly answers?: TempoSlice['answers'];
  readonly links?: readonly SeatLink[];
  readonly chat?: Chat;
  readonly mutes?: readonly MuteRow[];
  readonly rated?: RatedSlice | null;
  /** Left out: whoever has the code. */
  readonly entry?: Admission;
  readonly watch?: boolean;
  /** Left out at games to which nobody brings locomotives. */
  readonly bench?: Omit<PicksSlice, 'engines' | 'presets'> & {
    readonly judge: JudgeSlice | null;
    readonly picks: PicksSlice['engines'];
    readonly preferences: PicksSlice['presets'];
    readonly answerSeconds: number;
  };
}

/** The bench of a table: what players brought, the judge, and the time to answer. */
function benchOf({ judge, picks, tempo }: TableRow): TableDoc['bench'] {
  if (!picks) return undefined;
  const { engines, presets, ...rest } = picks;
  return { judge, picks: engines, preferences: presets, answerSeconds: tempo.answerSeconds, ...rest };
}

/** What players brought, as it was stored. */
function picksOf({ judge: _, picks, preferences, answerSeconds: __, ...rest }: Bench): PicksSlice {
  return { engines: picks, presets: preferences, ...rest };
}
type Bench = NonNullable<TableDoc['bench']>;

/** The judge's seat as it was stored. Once a yes named a seat, not who sat there; those are said again. */
function judgeFrom(judge: JudgeSlice | null): JudgeSlice | null {
  if (!judge?.asks) return judge;
  const isGuest = (yes: unknown): boolean => typeof yes === 'string';
  return { ...judge, asks: judge.asks.map((ask) => ({ ...ask, yes: ask.yes.filter(isGuest) })) };
}

/** A row as it is stored: its columns and its document. */
export function docOf(row: TableRow): { readonly columns: TableColumns; readonly doc: TableDoc } {
  const { id, status, changedAt, version, tempo, access, judge: _, picks: __, rated, social, ...rest } = row;
  const { household, ...same } = rest;
  const { clock, factors, clocks, answers } = tempo;
  const { code, admission, watch, links } = access;
  const bench = benchOf(row);
  const doc: TableDoc = {
    ...same,
    ...(household === undefined || status === 'over' ? {} : { household }),
    ...(bench ? { bench } : {}),
    ...(tempo.kind === 'live' ? {} : { tempo: tempo.kind }),
    ...(clock ? { clock } : {}),
    ...(factors ? { factors } : {}),
    ...(clocks ? { clocks } : {}),
    ...(answers ? { answers } : {}),
    ...(links.length > 0 ? { links } : {}),
    ...(social.chat === null ? {} : { chat: social.chat }),
    ...(social.mutes.length > 0 ? { mutes: social.mutes } : {}),
    ...(rated ? { rated } : {}),
    entry: admission,
    watch,
  };
  return { columns: { id, code, status, changedAt, version }, doc };
}

/** The row that was stored so. */
export function rowOf({ code, ...columns }: TableColumns, doc: TableDoc): TableRow {
  const { tempo, clock = null, factors = null, clocks = null, answers = null, ...untimed } = doc;
  const { links = [], entry = 'code', watch = false, chat = null, mutes = [], ...closed } = untimed;
  const { bench, rated = null, ...same } = closed;
  return {
    ...columns,
    ...same,
    tempo: {
      kind: tempo ?? (clock?.kind === 'turns' ? 'turns' : 'live'),
      clock,
      factors,
      clocks,
      answerSeconds: bench?.answerSeconds ?? 0,
      answers,
    },
    access: { code, admission: entry, watch, links },
    judge: judgeFrom(bench?.judge ?? null),
    picks: bench ? picksOf(bench) : null,
    rated,
    social: { chat, mutes },
  };
}
