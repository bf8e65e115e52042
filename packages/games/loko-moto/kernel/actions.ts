import type { Action } from '../types.ts';
import type { Move } from './moves.ts';
import { NONE, type Position } from './position.ts';

/** A move as the rules write it. */
export function actionOf({ board }: Position, move: Move): Action {
  const id = (section: number): string => board.sectionIds[section]!;
  switch (move.kind) {
    case 'build':
    case 'close':
      return { type: move.kind, section: id(move.a) };
    case 'reserve':
      return { type: 'reserve', sections: (move.b === NONE ? [move.a] : [move.a, move.b]).map(id) };
    case 'buy':
      return {
        type: 'buy',
        train: board.box.trains[move.train]!.id,
        sections: Array.from(move.set).map(id),
        shape: move.shape === NONE ? null : board.box.shapes[move.shape]!.id,
      };
  }
}

/** An action as the kernel writes it. Throws `RangeError` for the deal. */
export function moveOf({ board }: Position, action: Action): Move {
  const at = (id: string): number => board.sectionIndex.get(id)!;
  switch (action.type) {
    case 'build':
    case 'close':
      return { kind: action.type, a: at(action.section) };
    case 'reserve':
      return {
        kind: 'reserve',
        a: at(action.sections[0]!),
        b: action.sections[1] === undefined ? NONE : at(action.sections[1]),
      };
    case 'buy':
      return {
        kind: 'buy',
        train: board.trainIndex.get(action.train)!,
        set: action.sections.map(at),
        shape: action.shape === null ? NONE : board.shapeIndex.get(action.shape)!,
      };
    case 'deal':
      throw new RangeError('a deal is no move');
  }
}
