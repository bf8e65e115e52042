import { RULES } from '@turntable/print/rule-parts.ts';
import { SETS } from '../../games/paper-sets.ts';
import type { PaperWish, Printable } from '../../session/paper-wish.ts';

export interface Offered {
  readonly kind: Printable;
  readonly sheets: readonly string[];
  /** They are cards, which lie on a sheet in one way or another. */
  readonly cards: boolean;
}

/** The sheets that the games have of one kind. */
const sheetsOf = (kind: Printable): readonly string[] => SETS.flatMap(({ sheets }) => sheets?.[kind] ?? []);

/** What can be printed from the page, with its sheets; the first is chosen. */
export const PRINTABLES: readonly Offered[] = [
  { kind: 'map', sheets: sheetsOf('map'), cards: false },
  { kind: 'score-sheet', sheets: SETS.map(({ id }) => id), cards: false },
  { kind: 'statistics', sheets: [], cards: false },
  { kind: 'rules', sheets: RULES, cards: false },
  { kind: 'locomotive-cards', sheets: [], cards: true },
  { kind: 'train-cards', sheets: [], cards: true },
  { kind: 'shape-cards', sheets: sheetsOf('shape-cards'), cards: true },
  { kind: 'agenda-cards', sheets: sheetsOf('agenda-cards'), cards: false },
];

/** What somebody chose for everything that they print. */
export type Chosen = Required<Pick<PaperWish, 'paper' | 'lang' | 'layout'>>;

/** The wish for one sheet of what is offered; `undefined` where there is but one. */
export function wishOf({ kind, cards }: Offered, sheet: string | undefined, chosen: Chosen): PaperWish {
  const { paper, lang, layout } = chosen;
  return { kind, paper, lang, ...(sheet !== undefined && { sheet }), ...(cards && { layout }) };
}

/** The key of a sheet's name: a map's own, of cards their lattice's, else the game's. */
export function sheetName(kind: Printable, sheet: string): string {
  if (kind === 'map') return `map.${sheet}`;
  return kind.endsWith('-cards') ? `paper.lattice.${sheet}` : `game.${sheet}`;
}

/** Where the server gives the document. */
export function addressOf({ kind, copies, ...words }: PaperWish): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(words)) if (value !== undefined) query.set(name, value);
  if (copies !== undefined && copies !== 1) query.set('copies', String(copies));
  return `/print/${kind}.pdf?${query.toString()}`;
}
