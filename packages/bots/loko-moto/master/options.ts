import type { Rng, Seat } from '@turntable/engine';
import { builtBy, FREE, reservedBy } from '@turntable/games/loko-moto/types.ts';
import { eachMove } from '@turntable/games/loko-moto/kernel/legal.ts';
import { make, unmake, type Move } from '@turntable/games/loko-moto/kernel/moves.ts';
import { freeIn, NONE, type Position } from '@turntable/games/loko-moto/kernel/position.ts';
import { aimsOf, bestAim, type Aim, type Workspace } from './aims.ts';
import { dangerOf, GONE, grow, nextStep } from './work.ts';

/** A move worth a try, and how promising it looks: shares that add up to 1. */
interface Option {
  readonly move: Move;
  share: number;
}

/** Aims looked at, and how much better one has to be to count e times as much. */
const AIMS = 16;
const HEAT = 1.1;
/** With so few free sections left, every reservation and build is looked at. */
const FEW = 5;

/** More sections than any map has. */
const MANY = 4096;

/** What tells moves in one position apart. */
export function keyOf(move: Move): number | string {
  switch (move.kind) {
    case 'build':
    case 'close':
      return move.a;
    case 'reserve':
      return MANY * (2 + Math.min(move.a, move.b)) + Math.max(move.a, move.b);
    case 'buy': {
      const set = Array.from(move.set).sort((a, b) => a - b);
      return `${move.train} ${move.shape} ${set.join()}`;
    }
  }
}

/** The moves worth a try for whoever is to move after the opening: next steps of the best aims, purchases, guarding them, getting in the way. */
export function optionsOf(position: Position, workspace: Workspace, rng: Rng): Option[] {
  const found = new Map<number | string, Option>();
  const add = (move: Move, share: number): void => {
    const key = keyOf(move);
    const known = found.get(key);
    if (known) known.share += share;
    else found.set(key, { move, share });
  };
  const seat = position.turn;
  const aims = aimsOf(position, seat, workspace, AIMS);
  steps(position, seat, aims, workspace, rng, add);
  // What furthers the seat's own aims counts 1 in all, whatever else there is to do beside it.
  let own = 0;
  for (const { share } of found.values()) own += share;
  for (const option of found.values()) option.share /= own;
  guards(position, seat, aims, add);
  blocks(position, seat, aims, workspace, add);
  passes(position, seat, rng, add);
  if (freeIn(position) <= FEW) everything(position, add);
  const options = [...found.values()];
  const total = options.reduce((sum, { share }) => sum + share, 0);
  for (const option of options) option.share /= total;
  return options.sort((a, b) => b.share - a.share);
}

type Add = (move: Move, share: number) => void;

/** Purchases listed near the end; more are more of the same. */
const MOST_PURCHASES = 400;
/** Ways to pay for one train and shape that are looked at near the end. */
const WAYS = 4;

/** Near the end every move, but of purchases of the same cards only a few. */
function everything(position: Position, add: Add): void {
  const ways = new Map<string, number>();
  let purchases = 0;
  eachMove(position, (move) => {
    if (move.kind === 'buy') {
      const cards = `${move.train} ${move.shape}`;
      const before = ways.get(cards) ?? 0;
      ways.set(cards, before + 1);
      if (before < WAYS) add(move, 0.02);
      return ++purchases < MOST_PURCHASES;
    }
    add(move, 0.02);
    return true;
  });
}

/** Every section that an aim misses is a build, every complete one a purchase. */
function steps(
  position: Position,
  seat: Seat,
  aims: readonly Aim[],
  workspace: Workspace,
  rng: Rng,
  add: Add,
): void {
  const best = aims[0]?.value ?? 0;
  for (const aim of aims) {
    const weight = Math.exp((aim.value - best) / HEAT);
    if (aim.turns === 1) {
      const set = bestSet(position, seat, aim, workspace, rng);
      if (set) add({ kind: 'buy', train: aim.train, set, shape: aim.shape }, 2 * weight);
      continue;
    }
    const missing = missingOf(position, seat, aim);
    if (missing.length > 0)
      for (const section of missing) add({ kind: 'build', a: section }, weight / missing.length);
    else
      for (let i = 0; i < 3; i++) {
        const next = nextStep(position, seat, aim, workspace, rng);
        if (next >= 0) add({ kind: 'build', a: next }, weight / 3);
      }
  }
}

/** The sections of an aim's shape that are not built yet. */
export function missingOf({ board, lines }: Position, seat: Seat, { shape, place }: Aim): number[] {
  if (shape === NONE) return [];
  const built = builtBy(seat);
  return [...board.cells.subarray(board.cellFrom[place]!, board.cellFrom[place + 1]!)].filter(
    (section) => lines[section] !== built,
  );
}

/** Of a few sets that would pay for an aim the one that leaves most to go on with. */
function bestSet(
  position: Position,
  seat: Seat,
  aim: Aim,
  workspace: Workspace,
  rng: Rng,
): number[] | undefined {
  const { board, counts } = position;
  const spare = counts[builtBy(seat)]! > aim.size;
  let best: number[] | undefined;
  let most = -Infinity;
  // In one stroke a set may fail that begins or goes on elsewhere.
  for (let i = 0; i < (spare || board.advanced ? 6 : 1); i++) {
    let count = 0;
    if (aim.shape !== NONE)
      for (let k = board.cellFrom[aim.place]!; k < board.cellFrom[aim.place + 1]!; k++)
        workspace.set[count++] = board.cells[k]!;
    else workspace.set[count++] = aim.place;
    const left = grow(position, seat, count, aim.size, workspace, rng);
    if (left === GONE || left >= 0) continue;
    const set = [...workspace.set.subarray(0, aim.size)];
    if (!spare) return set;
    make(position, { kind: 'buy', train: aim.train, set, shape: aim.shape });
    const value = bestAim(position, seat, workspace, rng, 0)?.value ?? 0;
    unmake(position);
    if (value <= most) continue;
    most = value;
    best = set;
  }
  return best;
}

/** Reserving two missing sections of a good aim. */
function guards(position: Position, seat: Seat, aims: readonly Aim[], add: Add): void {
  for (const aim of aims.slice(0, 3)) {
    const free = missingOf(position, seat, aim)
      .filter((section) => position.lines[section] === FREE)
      .map((section) => ({ section, danger: dangerOf(position, seat, section) }))
      .sort((a, b) => b.danger - a.danger);
    if (free.length < 2) continue;
    const share = 0.06 + 0.03 * (free[0]!.danger + free[1]!.danger);
    add({ kind: 'reserve', a: free[0]!.section, b: free[1]!.section }, share);
  }
}

/** Aims of another seat that are looked at to get in its way. */
const OTHERS = 8;

/** Reserving the lines that the others need most, or building on them. The fewer others there are, the more it brings. */
function blocks(position: Position, seat: Seat, own: readonly Aim[], workspace: Workspace, add: Add): void {
  const { players } = position.board;
  const part = 1 / (players - 1) ** 2;
  const [wanted] = wantedBy(position, seat, own);
  for (let ahead = 1; ahead < players; ahead++) {
    const other = (seat + ahead) % players;
    const [first, second, third] = wantedBy(position, other, aimsOf(position, other, workspace, OTHERS));
    if (first === undefined) continue;
    add({ kind: 'build', a: first }, 0.1 * part);
    if (second !== undefined) add({ kind: 'reserve', a: first, b: second }, 0.25 * part);
    if (third !== undefined) add({ kind: 'reserve', a: first, b: third }, 0.1 * part);
    if (wanted !== undefined && wanted !== first) add({ kind: 'reserve', a: wanted, b: first }, 0.15 * part);
  }
}

const needs = new Map<number, number>();

/** The free sections that aims miss, the one that most of the good aims need first. */
function wantedBy(position: Position, seat: Seat, aims: readonly Aim[]): number[] {
  needs.clear();
  const best = aims[0]?.value ?? 0;
  for (const aim of aims) {
    const weight = Math.exp((aim.value - best) / HEAT);
    for (const section of missingOf(position, seat, aim))
      if (position.lines[section] === FREE) needs.set(section, (needs.get(section) ?? 0) + weight);
  }
  return [...needs].sort((a, b) => b[1] - a[1]).map(([section]) => section);
}

/** Passing: a reservation of what nobody needs, or of the very last section; or one's own reserved line, which takes no free one. */
function passes(position: Position, seat: Seat, rng: Rng, add: Add): void {
  const { board, lists, counts } = position;
  const free = freeIn(position);
  const a = lists[rng.below(free)]!;
  if (free === 1) add({ kind: 'reserve', a, b: NONE }, 0.5);
  else {
    let b = a;
    while (b === a) b = lists[rng.below(free)]!;
    add({ kind: 'reserve', a, b }, free < 8 * board.players ? 0.15 : 0.05);
  }
  const own = reservedBy(seat);
  if (counts[own]! > 0 && free < 4 * board.players)
    add({ kind: 'build', a: lists[own * board.sections + rng.below(counts[own]!)]! }, 0.05);
}
