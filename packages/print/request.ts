import { SHAPES, SHEETS } from '@turntable/games/loko-moto/boxes.ts';
import { LATTICES } from '@turntable/games/loko-moto/types.ts';
import { FALLBACK, LOCALES, type Locale } from '@turntable/messages';
import { GAME_PAGES } from './games.ts';
import { KINDS, type Kind } from './index.ts';
import { LAYOUTS, PAPERS, type Layout, type Paper } from './paper.ts';
import { RULES } from './rule-parts.ts';

/** Why something cannot be printed: the option, what was expected, what was found. */
export class PrintError extends Error {
  override readonly name = 'PrintError';
}

/** What is to be printed, read from words and with every default filled in. */
export interface Request {
  readonly kind: Kind;
  readonly paper: Paper;
  /** Left out by kinds without cards, and by train and shape cards that print fronts alone. */
  readonly layout?: Layout;
  readonly lang: Locale;
  readonly copies: number;
  /** The map, game, lattice … of kinds that have several sheets. */
  readonly sheet?: string;
  /** Nobody named the sheet: that of a game comes before the kind's first one. */
  readonly isDefault?: true;
  /** Ids in the order wanted, repeats allowed; left out: all. */
  readonly cards?: readonly string[];
}
/** The words of a request, by option without its dashes. */
export type Options = Readonly<Partial<Record<(typeof OPTIONS)[number], string>>>;
export const OPTIONS = ['sheet', 'cards', 'paper', 'layout', 'lang', 'copies'] as const;

const CARDS: readonly Kind[] = ['locomotive-cards', 'train-cards', 'shape-cards', 'agenda-cards'];
/** The sheets of each kind that has several; `null` in front: it has no default. */
const SHEETS_OF: Readonly<Partial<Record<Kind, readonly (string | null)[]>>> = {
  map: Object.keys(SHEETS),
  'score-sheet': [null, ...Object.keys(GAME_PAGES)],
  rules: [null, ...RULES],
  'shape-cards': LATTICES,
  'agenda-cards': LATTICES,
};
const MOST_COPIES = 200;

/** Reads a request. @throws PrintError with the words of the command line. */
export function readRequest(kind: string, options: Options): Request {
  const known = KINDS.find((each) => each === kind);
  if (!known) throw new PrintError(`KIND: expected ${either(KINDS)}, found ${kind}`);
  const sheet = readSheet(known, options.sheet);
  const layout = readLayout(known, options.layout);
  const cards = readCards(known, options.cards);
  return {
    kind: known,
    paper: oneOf('--paper', options.paper ?? 'a4', PAPERS),
    lang: oneOf('--lang', options.lang ?? FALLBACK, LOCALES),
    copies: readCopies(options.copies),
    ...(layout && { layout }),
    ...(sheet !== undefined && { sheet }),
    ...(sheet !== undefined && options.sheet === undefined && { isDefault: true }),
    ...(cards && { cards }),
  };
}

function readSheet(kind: Kind, wanted: string | undefined): string | undefined {
  const sheets = SHEETS_OF[kind];
  if (!sheets) {
    if (wanted !== undefined) throw new PrintError(`--sheet: ${kind} has only one`);
    return undefined;
  }
  const named = sheets.filter((sheet) => sheet !== null);
  if (wanted !== undefined) return oneOf('--sheet', wanted, named);
  if (sheets[0] === null) throw new PrintError(`--sheet: ${kind} needs ${either(named)}`);
  return sheets[0];
}

function readLayout(kind: Kind, wanted: string | undefined): Layout | undefined {
  if (!CARDS.includes(kind)) {
    if (wanted !== undefined) throw new PrintError(`--layout: ${kind} has no cards`);
    return undefined;
  }
  if (wanted === undefined) return kind === 'locomotive-cards' ? 'fold' : undefined;
  return oneOf('--layout', wanted, kind === 'agenda-cards' ? (['fold'] as const) : LAYOUTS);
}

function readCards(kind: Kind, wanted: string | undefined): string[] | undefined {
  if (wanted === undefined) return undefined;
  if (!CARDS.includes(kind)) throw new PrintError(`--cards: ${kind} has no cards`);
  if (wanted === 'all') return undefined;
  const ids = wanted.split(',').map((id) => id.trim());
  if (ids.some((id) => id === '')) throw new PrintError('--cards: expected ids separated by commas, or all');
  return ids;
}

function readCopies(wanted = '1'): number {
  const copies = /^\d{1,4}$/.test(wanted) ? Number(wanted) : 0;
  if (copies < 1 || copies > MOST_COPIES) throw new PrintError(`--copies: expected 1 to ${MOST_COPIES}`);
  return copies;
}

function oneOf<Word extends string>(place: string, word: string, words: readonly Word[]): Word {
  const found = words.find((each) => each === word);
  if (!found) throw new PrintError(`${place}: expected ${either(words)}, found ${word}`);
  return found;
}

const either = (words: readonly string[]): string =>
  words.length === 1 ? words[0]! : `${words.slice(0, -1).join(', ')} or ${words.at(-1)!}`;

/** The cards of those ids, in that order; all without ids. @throws PrintError with the nearest id there is. */
export function chosen<Card extends { readonly id: string }>(
  what: string,
  cards: readonly Card[],
  ids: readonly string[] | undefined,
): Card[] {
  if (!ids) return [...cards];
  return ids.map((id) => {
    const found = cards.find((card) => card.id === id);
    if (!found)
      throw new PrintError(`--cards: no ${what} "${id}"; nearest: ${nearest(id, cards.map((card) => card.id))}`); // prettier-ignore
    return found;
  });
}

/** The id that has most of the word's pairs of letters; of several the shortest. */
function nearest(word: string, ids: readonly string[]): string {
  const pairs = (text: string): string[] => Array.from({ length: text.length - 1 }, (_, i) => text.slice(i, i + 2).toLowerCase()); // prettier-ignore
  const wanted = pairs(word);
  const score = (id: string): number => {
    const had = new Set(pairs(id));
    return wanted.filter((pair) => had.has(pair)).length - id.length / 1000;
  };
  return ids.reduce((best, id) => (score(id) > score(best) ? id : best), ids[0] ?? 'none');
}

/** What a document is called if nothing else is said. */
export function fileName({ kind, sheet, lang, paper }: Request): string {
  return `turntable-${[kind, sheet, lang, paper].filter(Boolean).join('-')}.pdf`;
}

/** The shapes that can be secret cards: those of two and three points (LM-7.1). */
export const secretShapes = (lattice: (typeof LATTICES)[number]) =>
  SHAPES[lattice].filter(({ points }) => points > 1);
