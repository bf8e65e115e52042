import type { Decision, Message, Seat } from '@turntable/engine';
import { nameValue, sectionName, seatValue, shapeValue } from '@turntable/games/loko-moto/names.ts';
import { trainOf } from '@turntable/games/loko-moto/cards.ts';
import { moveOf } from '@turntable/games/loko-moto/kernel/actions.ts';
import type { Move } from '@turntable/games/loko-moto/kernel/moves.ts';
import { compareSeats, NONE, scoreIn, type Position } from '@turntable/games/loko-moto/kernel/position.ts';
import { seenPosition } from '@turntable/games/loko-moto/kernel/seen.ts';
import { builtBy, FREE, type Action, type View } from '@turntable/games/loko-moto/types.ts';
import type { Weighed, Words } from '../bot/bot.ts';
import { decided } from '../versus/explain.ts';
import { aimsOf, workspaceFor, type Aim, type Workspace } from './master/aims.ts';
import { missingOf } from './master/options.ts';
import { nearerBy, soonestOf } from './nearer.ts';

/** Aims of the seat, and of each of the others, that a move may serve or hinder. */
const OWN = 24;
const OTHERS = 3;

interface Table {
  readonly view: View;
  readonly position: Position;
  readonly seat: Seat;
  readonly aims: readonly Aim[];
  readonly workspace: Workspace;
  /** `soonestOf` the seat. */
  readonly soonest: ReadonlyMap<string, number>;
  /** All aims of the others, best first, as far as they were asked for. */
  readonly others: Map<Seat, readonly Aim[]>;
}

/** Why one would make a move of Loko moto: what it builds towards, keeps from others, or brings at once. */
export function explainLokoMoto(
  view: View,
  _decision: Decision,
): (action: Action, weighed?: Weighed<Action>) => Words {
  const position = seenPosition(view);
  const workspace = workspaceFor(position);
  const seat = position.turn;
  const aims = position.toClose > 0 ? [] : aimsOf(position, seat, workspace, OWN);
  const soonest = position.toClose > 0 ? new Map<string, number>() : soonestOf(position, seat, workspace);
  const table: Table = { view, position, seat, aims, workspace, soonest, others: new Map() };
  return (action, weighed) => ({
    move: moveWords(view, seat, action),
    reason: reasonFor(table, moveOf(position, action), weighed),
  });
}

/** What a move of a seat is, in words. */
function moveWords(view: View, seat: Seat, action: Action): Message {
  const { box } = view;
  const name = (id: string): string => nameValue(sectionName(box.sheet, id));
  switch (action.type) {
    case 'build':
    case 'close':
      return { key: `hint.loko-moto.${action.type}`, values: { section: name(action.section) } };
    case 'reserve': {
      const [first, second] = action.sections;
      const values = { count: action.sections.length, first: name(first!), second: name(second ?? first!) };
      return { key: 'hint.loko-moto.reserve', values };
    }
    case 'buy': {
      const train = nameValue(trainOf(box, action.train).name);
      const shape = action.shape === null ? '' : shapeValue(action.shape);
      const count = action.sections.length;
      const values = { train, with: action.shape === null ? 'no' : 'yes', shape, count };
      const built = box.sheet.sections
        .map((ends) => ends.join('-'))
        .filter((_, s) => view.lines[s] === builtBy(seat));
      const [paid, unpaid] = [true, false].map((pays) =>
        built.filter((id) => action.sections.includes(id) === pays),
      );
      if (unpaid!.length === 0) return { key: 'hint.loko-moto.buy', values };
      // Which lines is part of the move: those that are fewer are named.
      const lines = (list: readonly string[]): string => list.map(name).join(', ');
      return paid!.length <= unpaid!.length
        ? { key: 'hint.loko-moto.buy-with', values: { ...values, lines: lines(paid!) } }
        : { key: 'hint.loko-moto.buy-keeping', values: { ...values, lines: lines(unpaid!) } };
    }
    case 'deal':
      throw new RangeError('a deal is no move');
  }
}

function reasonFor(table: Table, move: Move, weighed: Weighed<Action> | undefined): Message {
  const { position, seat } = table;
  const { board } = position;
  switch (move.kind) {
    case 'close':
      return { key: 'hint.loko-moto.why-close', values: closing(position, move.a) };
    case 'buy': {
      const points =
        board.price[move.train]! +
        board.bonus[move.train]! +
        (move.shape === NONE ? 0 : board.points[move.shape]!);
      const left = position.counts[builtBy(seat)]! - move.set.length;
      return { key: 'hint.loko-moto.why-buy', values: { points, left } };
    }
    case 'build':
      return towards(table, move.a) ?? hindering(table, [move.a]) ?? ending(table, move.a, weighed);
    case 'reserve': {
      const pair = move.b === NONE ? [move.a] : [move.a, move.b];
      return (
        keeping(table, pair, 2) ??
        hindering(table, pair) ??
        keeping(table, pair, 1) ??
        ending(table, move.a, weighed)
      );
    }
  }
}

/** In how many places where a shape of the game can still be drawn a section lies, and whether most of the free ones lie in more. */
function closing({ board, lines }: Position, section: number): { count: number; few: string } {
  const { dealt, placeFrom, cellFrom, cells } = board;
  const counts = new Map<number, number>();
  for (let s = 0; s < lines.length; s++) if (lines[s] === FREE) counts.set(s, 0);
  for (const shape of dealt.flat())
    for (let p = placeFrom[shape]!; p < placeFrom[shape + 1]!; p++) {
      const place = cells.subarray(cellFrom[p], cellFrom[p + 1]);
      if (place.every((s) => lines[s] === FREE)) for (const s of place) counts.set(s, counts.get(s)! + 1);
    }
  const count = counts.get(section)!;
  const more = [...counts.values()].filter((each) => each > count);
  return { count, few: 2 * more.length > counts.size ? 'yes' : 'no' };
}

/** What a section is built for: the best aim that it brings nearer. */
function towards({ position, soonest, workspace, view }: Table, section: number): Message | undefined {
  const aim = nearerBy(position, section, soonest, workspace, OWN);
  if (!aim) return undefined;
  const values = { ...cards(view, position, aim), points: aim.gain, turns: aim.turns };
  return { key: 'hint.loko-moto.why-build', values };
}

/** The train and the shape of an aim, as values of a sentence. */
function cards({ box }: View, { board }: Position, { train, shape }: Aim): Record<string, string> {
  return {
    train: nameValue(board.box.trains[train]!.name),
    with: shape === NONE ? 'no' : 'yes',
    shape: shape === NONE ? '' : shapeValue(box.shapes[shape]!.id),
  };
}

/** Lines kept for an aim of one's own, at least so many of them or all: another may be taken along to bring the end nearer. */
function keeping(
  { position, seat, aims, view }: Table,
  sections: readonly number[],
  least: number,
): Message | undefined {
  const lacking = (aim: Aim): number => {
    const missing = missingOf(position, seat, aim);
    return sections.filter((section) => missing.includes(section)).length;
  };
  const aim = aims.find((each) => each.shape !== NONE && lacking(each) >= Math.min(least, sections.length));
  return aim && { key: 'hint.loko-moto.why-keep', values: cards(view, position, aim) };
}

/** Lines that somebody else needs: without them they have the cards later, or never. */
function hindering(
  { position, seat, workspace, view, others }: Table,
  sections: readonly number[],
): Message | undefined {
  const { players } = position.board;
  for (let ahead = 1; ahead < players; ahead++) {
    const other = (seat + ahead) % players;
    const takes = (each: Aim): boolean =>
      missingOf(position, other, each).some((s) => position.lines[s] === FREE && sections.includes(s));
    const all = others.get(other) ?? aimsOf(position, other, workspace, Infinity);
    others.set(other, all);
    const elsewhere = ({ train, shape, turns }: Aim): boolean =>
      all.some((each) => each.train === train && each.shape === shape && each.turns <= turns && !takes(each));
    const aim = all.slice(0, OTHERS).find((each) => each.shape !== NONE && takes(each) && !elsewhere(each));
    // A secret card of another is not known: what was drawn for it says nothing.
    if (!aim || position.secret.includes(aim.shape)) continue;
    return {
      key: 'hint.loko-moto.why-block',
      values: { seat: seatValue(other), ...cards(view, position, aim) },
    };
  }
  return undefined;
}

/**
 * It serves nothing that can be named: what it does for the end of the game, if that is won as things stand, or nothing can be finished
 * any more; otherwise what the search says of it, and where nothing was searched, the end alone.
 */
function ending(
  { position, seat, aims }: Table,
  section: number,
  weighed: Weighed<Action> | undefined,
): Message {
  const { lines, board } = position;
  const { players } = board;
  let lead = Infinity;
  let first = true;
  for (let other = 0; other < players; other++) {
    if (other === seat) continue;
    lead = Math.min(lead, scoreIn(position, seat) - scoreIn(position, other));
    first &&= compareSeats(position, seat, other) > 0;
  }
  if (!first && aims.length > 0 && weighed && weighed.tries > 0) {
    const percent = Math.round(100 * weighed.chance);
    return decided(percent) ?? { key: 'hint.loko-moto.why-played', values: { percent } };
  }
  // A line that was reserved is not free any more.
  return {
    key: lines[section] === FREE ? 'hint.loko-moto.why-end' : 'hint.loko-moto.why-wait',
    values: {
      why: first ? 'first' : aims.length === 0 ? 'nothing' : 'none',
      lead,
      free: position.counts[FREE]!,
    },
  };
}
