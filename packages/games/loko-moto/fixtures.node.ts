import { readRecord, replayRecord, type Decision, type Refusal, type Seat } from '@turntable/engine';
import { lokoMoto } from './index.ts';
import {
  builtBy,
  FREE,
  INKED,
  reservedBy,
  type Action,
  type Lattice,
  type Shape,
  type State,
} from './types.ts';
import type { Clause } from './clauses.ts';
import { topology } from './topology.ts';
import { strokes } from './strokes.ts';

/** A map as a record writes it: stations `a1` (column, row) on a lattice, all sections between neighbours. */
export function grid(lattice: Lattice, columns: number, rows: number): object {
  const id = (q: number, r: number): string => `${String.fromCharCode(97 + q)}${r + 1}`;
  const stations: object[] = [];
  const sections: [string, string][] = [];
  for (let r = 0; r < rows; r++)
    for (let q = 0; q < columns; q++) {
      stations.push({ id: id(q, r), name: id(q, r).toUpperCase(), at: [q, r] });
      if (q + 1 < columns) sections.push([id(q, r), id(q + 1, r)]);
      if (r + 1 < rows) sections.push([id(q, r), id(q, r + 1)]);
      if (lattice === 'triangular' && q > 0 && r + 1 < rows) sections.push([id(q, r), id(q - 1, r + 1)]);
    }
  return { lattice, stations, sections };
}

/** A single row of stations, `n` sections long: `a1-b1`, `b1-c1` and so on. */
export const row = (n: number): object => grid('square', n + 1, 1);

/** A shape card by the strokes that draw it. */
export const shape = (id: string, points: 1 | 2 | 3, ...lines: string[]): Shape => ({
  id,
  points,
  pattern: strokes(...lines),
});
/** Trains `t5a`, `t5b`, `t7a` and so on, by price. */
export function trains(...prices: readonly number[]): object[] {
  return prices.map((price, i) => {
    const letter = String.fromCharCode(97 + prices.slice(0, i).filter((p) => p === price).length);
    return { id: `t${price}${letter}`, name: `T${price}${letter}`, price, bonus: 0 };
  });
}

export const LINE3 = shape('line3', 1, '0,0 1,0 2,0 3,0');
export const LINE4 = shape('line4', 2, '0,0 1,0 2,0 3,0 4,0');
export const LINE5 = shape('line5', 3, '0,0 1,0 2,0 3,0 4,0 5,0');
/** On the square lattice: straight on, then a turn to the side that r grows. */
export const ELL3 = shape('ell3', 1, '0,0 1,0 2,0 2,1');
export const STAR3 = shape('star3', 1, '1,0 0,0', '0,0 0,1', '0,0 -1,0');
export const STAR4 = shape('star4', 2, '1,0 0,0 0,1', '0,-1 0,0 -1,0');
export const STAR5 = shape('star5', 3, '1,0 0,0 0,1', '0,-1 0,0 -1,0', '1,0 2,0');

export interface Table {
  readonly seats?: number;
  readonly map?: unknown;
  readonly options?: object;
  readonly trains?: unknown;
  readonly shapes?: unknown;
  readonly secret?: unknown;
  readonly starter?: unknown;
  readonly actions?: readonly object[];
}
/** A record; three seats on a 3 by 3 square map, trains of 4 and more and straight shapes unless told otherwise. */
export function recordOf(table: Table = {}): Record<string, unknown> {
  const names = ['Ada', 'Béla', 'Csilla', 'Dénes', 'Emma'];
  return {
    format: 'turntable/1',
    game: 'loko-moto',
    options: table.options ?? {},
    seats: names.slice(0, table.seats ?? 3).map((name) => ({ name })),
    setup: {
      map: table.map ?? grid('square', 3, 3),
      trains: table.trains ?? trains(4, 5, 6, 7, 8, 9, 9),
      shapes: table.shapes ?? { 1: [LINE3], 2: [LINE4], 3: [LINE5] },
      ...(table.secret === undefined ? {} : { secret: table.secret }),
      ...(table.starter === undefined ? {} : { starter: table.starter }),
    },
    actions: table.actions ?? [],
  };
}

/** Replays a table; throws if an action is illegal, with its clause. */
export function played(table: Table): State {
  const { state, error } = replayRecord(lokoMoto, readRecord(lokoMoto, recordOf(table)));
  if (error) throw new Error(`action ${error.at} is illegal: ${error.refusals[0]!.clause}`);
  return state;
}
/** The clause and place of a record's first illegal action. */
export function firstError(table: Table): { at: number; clause: string } | null {
  const { error } = replayRecord(lokoMoto, readRecord(lokoMoto, recordOf(table)));
  return error && { at: error.at, clause: error.refusals[0]!.clause };
}

export interface Drawing {
  readonly built?: Readonly<Record<Seat, readonly string[]>>;
  readonly reserved?: Readonly<Record<Seat, readonly string[]>>;
  readonly inked?: readonly string[];
  /** What stays free; everything else not named is inked. Without it, everything not named stays free. */
  readonly free?: readonly string[];
  readonly turn?: Seat;
}
/** A position after the deal with lines drawn as given, in the middle of the game. */
export function position(table: Table, drawing: Drawing): State {
  const state = played(table);
  const { index, ids } = topology(state.box.sheet);
  const lines = state.lines.map((line, i) =>
    drawing.free && !drawing.free.includes(ids[i]!) ? INKED : line,
  );
  const draw = (line: number, named: readonly string[]): void => {
    for (const id of named) {
      const at = index.get(id);
      if (at === undefined) throw new Error(`no section ${id}`);
      lines[at] = line;
    }
  };
  for (const [seat, named] of Object.entries(drawing.built ?? {})) draw(builtBy(Number(seat)), named);
  for (const [seat, named] of Object.entries(drawing.reserved ?? {})) draw(reservedBy(Number(seat)), named);
  draw(INKED, drawing.inked ?? []);
  const free = lines.filter((line) => line === FREE).length;
  const turn = drawing.turn ?? state.turn;
  return { ...state, phase: free === 0 ? 'over' : 'main', toClose: 0, lines, free, turn };
}

/** The first open question. */
export const decision = (state: State): Decision => lokoMoto.decisions(state)[0]!;

/** The clauses that forbid an action to the seat whose turn it is, or to another. */
export function clausesAgainst(state: State, action: Action, seat: Seat = state.turn): Clause[] {
  const open = lokoMoto.decisions(state).find((d) => d.actors.includes(seat));
  return against(state, open, action, seat).map((refusal) => refusal.clause);
}
/** Why a seat may not do something now; empty if it may. */
export const against = (
  state: State,
  open: Decision | undefined,
  action: Action,
  seat: Seat,
): readonly Refusal<Clause>[] => lokoMoto.refusals(lokoMoto.view(state, seat), open, action);

/** Plays a legal action of the seat whose turn it is; throws if it is illegal. */
export function act(state: State, action: Action): ReturnType<typeof lokoMoto.apply> {
  const clauses = clausesAgainst(state, action);
  if (clauses.length > 0) throw new Error(`illegal: ${clauses.join()}`);
  return lokoMoto.apply(state, { decision: decision(state).id, actor: state.turn, action });
}

/** A purchase with these sections, with a shape card or without. */
export const buy = (train: string, sections: readonly string[], claimed: string | null = null): Action => ({
  type: 'buy',
  train,
  sections,
  shape: claimed,
});
/** How many legal actions the seat whose turn it is has. */
export const legal = (state: State): number | undefined =>
  lokoMoto.countLegal!(lokoMoto.view(state, state.turn), decision(state), Infinity);
/** What a section is, as `SectionState`, by its id. */
export const status = (state: State, id: string): number =>
  state.lines[topology(state.box.sheet).index.get(id)!]!;
/** Written out and read back, as storage does it. */
export const roundTrip = (state: State): State => JSON.parse(JSON.stringify(state)) as State;
