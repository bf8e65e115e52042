import type { Locale } from '@turntable/messages';

/** What can be printed from the page, with its sheets; the first is chosen. */
export const PRINTABLES = [
  { kind: 'map', sheets: ['standard', 'small', 'square'], cards: false },
  { kind: 'score-sheet', sheets: ['loko-moto', 'double-header', 'loco-dome'], cards: false },
  { kind: 'statistics', sheets: [], cards: false },
  { kind: 'rules', sheets: ['loko-moto', 'double-header', 'loco-dome', 'versus'], cards: false },
  { kind: 'locomotive-cards', sheets: [], cards: true },
  { kind: 'train-cards', sheets: [], cards: true },
  { kind: 'shape-cards', sheets: ['triangular', 'square'], cards: true },
  { kind: 'agenda-cards', sheets: ['triangular', 'square'], cards: false },
] as const;
export type Printable = (typeof PRINTABLES)[number]['kind'];

export interface PaperWish {
  readonly kind: Printable;
  readonly sheet?: string;
  readonly paper: 'a4' | 'letter';
  readonly lang: Locale;
  /** Left out: as the kind is printed if nothing is said. */
  readonly layout?: 'fold' | 'duplex' | 'single';
  readonly copies?: number;
}

/** Where the server gives the document. */
export function addressOf({ kind, copies, ...words }: PaperWish): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(words)) if (value !== undefined) query.set(name, value);
  if (copies !== undefined && copies !== 1) query.set('copies', String(copies));
  return `/print/${kind}.pdf?${query.toString()}`;
}

/** The sets that are ready to print: a game for the table. */
export const SETS: readonly {
  readonly id: 'loko-moto' | 'double-header' | 'loco-dome';
  readonly wishes: readonly Omit<PaperWish, 'paper' | 'lang'>[];
}[] = [
  {
    id: 'loko-moto',
    wishes: [
      { kind: 'map', sheet: 'standard', copies: 10 },
      { kind: 'train-cards' },
      { kind: 'shape-cards', sheet: 'triangular' },
      { kind: 'rules', sheet: 'loko-moto' },
    ],
  },
  {
    id: 'double-header',
    wishes: [
      { kind: 'score-sheet', sheet: 'double-header' },
      { kind: 'statistics' },
      { kind: 'locomotive-cards', layout: 'fold' },
      { kind: 'rules', sheet: 'double-header' },
    ],
  },
  {
    id: 'loco-dome',
    wishes: [
      { kind: 'score-sheet', sheet: 'loco-dome' },
      { kind: 'statistics' },
      { kind: 'locomotive-cards', layout: 'fold' },
      { kind: 'rules', sheet: 'loco-dome' },
    ],
  },
];
