import { gameById } from '@turntable/games';
import { SHAPES, SHEETS, TRAINS } from '@turntable/games/loko-moto/boxes.ts';
import { LISTING as LOKO_MOTO } from '@turntable/games/loko-moto/listing.ts';
import type { Lattice } from '@turntable/games/loko-moto/types.ts';
import type { Locomotive as Card } from '@turntable/games/versus/locomotive.ts';
import { frontOf, STATISTIC_IDS, statSheet, type StatSheet } from '@turntable/roster';
import type { Locomotive } from '@turntable/roster/locomotive.ts';
import { pages } from './index.ts';
import type { Page } from './page.ts';
import { wordsOf, type Words } from './words.ts';
import { statisticsCsv } from './csv.ts';
import type { Played } from './finished.ts';
import { GAME_PAGES } from './games.ts';
import type { PrintedLocomotive } from './locomotive-cards.ts';
import { dayOf } from './record-head.ts';
import { chosen, PrintError, secretShapes, type Request } from './request.ts';
import { rulePartsOf } from './rule-parts.ts';
import type { FilledSheet } from './score-sheet.ts';
import { lokoMoto, settled } from './settled.ts';

/** What is to be printed beside the request itself. */
export interface Sources {
  /** The roster with all its figures, in its order. */
  readonly locomotives: readonly Locomotive[];
  /** RULES.md of a game (or `versus`) in a language. */
  readonly rulesText: (id: string, lang: string) => string;
  /** Addresses in codes begin with it; without one there are no codes. */
  readonly publicUrl?: string | undefined;
  /** The game whose names, cards and course are printed. */
  readonly played?: Played | undefined;
  /** Its table's id and code, where it has one, and the name of whoever judges there. */
  readonly table?: { readonly id: string; readonly code: string; readonly judge?: string };
  /** Locomotives that are not to be shown from behind, by id (LV-1.6). */
  readonly hides?: (id: string) => boolean;
  /** Locomotives to print in the place of the roster's: one's own, or those of a device. */
  readonly cards?: readonly (PrintedLocomotive & { readonly id: string })[];
  /** The seats whose secret cards are printed; left out: all. */
  readonly seats?: readonly number[];
}
interface Printed {
  readonly pages: readonly Page[];
  readonly title: string;
  /** Seconds since 1970, for the document's information. */
  readonly date?: number;
}

/** The version of the rules of Locomotive Versus itself, which both of its games print. */
const VERSUS_RULES = 1;
/** The locomotive whose values stand as examples on the sheet of statistics. */
const EXAMPLE = 'up-big-boy-4884-1';

/** Prints a sheet: the pages of a request, with their title. @throws PrintError if there is nothing of that kind to print. */
export function assemble(wanted: Request, sources: Sources): Printed {
  const request = settled(wanted, sources.played);
  const words = wordsOf(request.lang);
  const made = pagesOf(request, words, sources);
  // A document without a page opens nowhere.
  if (made.length === 0) throw new PrintError(`${request.kind}: there are none in this game`);
  // The pad numbers its sheets; of anything else several copies are the same.
  const copies = request.kind === 'map' ? 1 : request.copies;
  const date = sources.played?.date;
  return {
    pages: Array.from({ length: copies }, () => made).flat(),
    title: titleOf(request, words, sources),
    ...(date !== undefined && { date }),
  };
}

/** A request as a table for spreadsheets. @throws PrintError if the kind has none. */
export function tableOf({ kind, lang, sheet }: Request, { played }: Sources): string {
  const words = wordsOf(lang);
  if (kind === 'statistics') return statisticsCsv(words);
  if (kind === 'score-sheet') {
    if (played) expectSheetOf(played, sheet!);
    const names = played ? sidesOf(played).map(({ contestants }) => contestants.join(' & ')) : [];
    return GAME_PAGES[sheet!]!.scoreCsv(words, names);
  }
  if (kind === 'record') {
    const known = playedOf(played);
    return GAME_PAGES[known.game.id]!.recordCsv(words, known);
  }
  throw new PrintError('--out: only score-sheet, statistics and record can be CSV');
}

function titleOf({ kind, sheet }: Request, { t }: Words, { played }: Sources): string {
  const game = kind === 'record' ? played!.game.id : (sheet ?? '');
  return t(`print.title.${kind}`, { game: t(`game.${game}`), names: played?.names.join(', ') ?? '' });
}

function pagesOf(request: Request, words: Words, sources: Sources): Page[] {
  const { kind, paper, layout, cards } = request;
  const { publicUrl, played } = sources;
  const at = (path: string): { address?: string } => (publicUrl === undefined ? {} : { address: `${publicUrl.replace(/\/$/, '')}${path}` }); // prettier-ignore
  const common = { words, paper };
  switch (kind) {
    case 'map': {
      const box = lokoMoto(played)?.box;
      const sheet = box?.sheet ?? SHEETS[request.sheet as keyof typeof SHEETS];
      return pages('map', {
        ...common,
        sheet,
        copies: request.copies,
        rules: rulesOf(LOKO_MOTO.id),
        ...at(`/learn/${LOKO_MOTO.id}`),
        ...(played && { names: played.names }),
        ...(box && { hiddenAgendas: box.hiddenAgendas, advanced: box.advanced }),
      });
    }
    case 'score-sheet': {
      const sheet = request.sheet!;
      const filled = played && filledOf(played, sheet, sources.table?.judge ?? played.kept?.judge);
      return pages('score-sheet', {
        ...common,
        sheet,
        rules: rulesOf(sheet),
        ...at('/book'),
        ...(filled && { filled }),
      });
    }
    case 'statistics': {
      if (played) throw new PrintError('--record: the sheet of statistics is the same for every game');
      const bigBoy = sources.locomotives.find(({ id }) => id === EXAMPLE && !sources.hides?.(id));
      const example = bigBoy && { name: 'Big Boy', values: statSheet(bigBoy).statistics };
      return pages('statistics', { ...common, ...(example && { example }), ...at('/calculator') });
    }
    case 'rules': {
      if (played) throw new PrintError('--record: the rules are the same for every game');
      const sheet = request.sheet!;
      const texts = rulePartsOf(sheet).map((id) => ({ id, markdown: sources.rulesText(id, request.lang) }));
      return pages('rules', { ...common, sheet, rules: rulesOf(sheet), texts, ...at(`/rules/${sheet}`) });
    }
    case 'locomotive-cards': {
      const all = sources.cards ?? (played ? rosterOf(played, sources) : wholeRoster(sources));
      const locomotives = chosen('locomotive', all, cards).map(({ id, ...one }) => {
        if (sources.hides?.(id))
          throw new PrintError(`--cards: the rules hide ${id} while your game runs (LV-1.6)`);
        return { ...one, ...(one.number === undefined ? {} : at(`/roster/${id}`)) };
      });
      return pages('locomotive-cards', {
        ...common,
        layout: layout ?? 'fold',
        locomotives,
        rules: VERSUS_RULES,
      });
    }
    case 'train-cards': {
      const trains = chosen('train', lokoMoto(played)?.box.trains ?? TRAINS, cards);
      return pages('train-cards', { ...common, layout, trains, rules: rulesOf(LOKO_MOTO.id) });
    }
    case 'shape-cards': {
      const box = lokoMoto(played)?.box;
      const lattice = box?.sheet.lattice ?? (request.sheet as Lattice);
      const shapes = chosen('shape', box?.shapes ?? SHAPES[lattice], cards);
      return pages('shape-cards', { ...common, layout, lattice, shapes, rules: rulesOf(LOKO_MOTO.id) });
    }
    case 'agenda-cards':
      return agenda(request, words, sources);
    case 'record': {
      const { table } = sources;
      return pages('record', { ...common, played: playedOf(played), ...(table && at(`/g/${table.id}`)) });
    }
  }
}

function agenda({ paper, sheet, cards }: Request, words: Words, { played, table, seats }: Sources): Page[] {
  const rules = rulesOf(LOKO_MOTO.id);
  const game = lokoMoto(played);
  if (!game) {
    const lattice = sheet as Lattice;
    const shapes = chosen('shape', secretShapes(lattice), cards);
    return pages('agenda-cards', { words, paper, lattice, shapes, rules });
  }
  if (!game.box.hiddenAgendas)
    throw new PrintError('agenda-cards: this game is played without hidden agendas');
  const { box } = game;
  const dealt = played!.deal as unknown as { readonly secret: readonly (readonly string[])[] };
  const slips = played!.names
    .map((name, seat) => ({
      seat,
      name,
      shapes: chosen('shape', box.shapes, dealt.secret[seat] ?? []),
    }))
    .filter(({ seat }) => seats?.includes(seat) ?? true);
  const code = table && words.t('print.game') + ' ' + table.code;
  return pages('agenda-cards', {
    words,
    paper,
    lattice: box.sheet.lattice,
    slips,
    rules,
    ...(code && { game: code }),
  });
}

function playedOf(played: Played | undefined): Played {
  if (!played) throw new PrintError('record: expected --record FILE or --table ID');
  if (!GAME_PAGES[played.game.id]) throw new PrintError(`--record: ${played.game.id} is not printed yet`);
  return played;
}

const rulesOf = (id: string): number => gameById(id)?.rulesVersion ?? VERSUS_RULES;

type Numbered = PrintedLocomotive & { readonly id: string };

function wholeRoster({ locomotives }: Sources): Numbered[] {
  return locomotives.map((one, i) => ({
    id: one.id,
    front: frontOf(one),
    statSheet: statSheet(one),
    number: i + 1,
  }));
}

/** The locomotives of a game as cards, in the order of its sides. @throws PrintError if it is played without any. */
function rosterOf(played: Played, { locomotives }: Sources): Numbered[] {
  const cards = sidesOf(played).flatMap((side) => side.cards);
  if (cards.length === 0) throw new PrintError(`--record: ${played.game.id} has no locomotives`);
  return cards.map((card) => fromGame(card, locomotives));
}
/** A locomotive as it stands in a game: its values then, whatever the roster says today. */
function fromGame({ front, rear, inline }: Card, locomotives: readonly Locomotive[]): Numbered {
  const calculated = new Set(rear.calculated);
  const entries = STATISTIC_IDS.map((id): [string, StatSheet['statistics'][typeof id]] => {
    const value = rear.values[id];
    if (value === undefined) return [id, { state: 'unknown', value: null }];
    return [
      id,
      calculated.has(id)
        ? { state: 'calculated', value, formula: '', inputs: {} }
        : { state: 'published', value },
    ];
  });
  const number = inline ? 0 : locomotives.findIndex((one) => one.id === front.id) + 1;
  return {
    id: front.id,
    front,
    statSheet: { statistics: Object.fromEntries(entries) as StatSheet['statistics'] },
    ...(number > 0 && { number }),
  };
}

interface Side {
  readonly contestants: readonly string[];
  readonly cards: readonly Card[];
}
/** Who plays on each side of a locomotive game, and with what; seats of Loko moto are sides without cards. */
function sidesOf({ game, names, setup, state }: Played): Side[] {
  return Array.from({ length: game.record.sides(setup) }, (_, side) => ({
    contestants: names.filter((_name, seat) => game.record.side(setup, seat) === side),
    cards: cardsOf(state, side),
  }));
}

function cardsOf(state: object, side: number): readonly Card[] {
  const all = 'engines' in state ? state.engines : 'rosters' in state ? state.rosters : [];
  return (all as readonly (readonly Card[])[])[side] ?? [];
}

/** Throws PrintError if the sheet is another game's. */
function expectSheetOf({ game }: Played, sheet: string): void {
  if (game.id !== sheet) throw new PrintError(`--sheet: this game is ${game.id}`);
}

function filledOf(played: Played, sheet: string, judge: string | undefined): FilledSheet {
  expectSheetOf(played, sheet);
  const { setup, state, date } = played;
  const rules = 'rules' in setup ? (setup.rules as { readonly scoring?: 'flat' | 'margin' }) : {};
  const first = 'first' in state ? state.first : undefined;
  const box = 'box' in state ? (state.box as Partial<NonNullable<FilledSheet['options']>>) : {};
  const { hiddenAgendas, advanced } = box;
  return {
    ...(hiddenAgendas !== undefined && { options: { hiddenAgendas, advanced: advanced === true } }),
    ...(date !== undefined && { date: dayOf(date) }),
    ...(judge && { judge }),
    ...(rules.scoring && { scoring: rules.scoring }),
    sides: sidesOf(played).map(({ contestants, cards }, side) => ({
      contestants,
      locomotives: cards.map(({ front }) => front.name),
      first: first === side,
    })),
  };
}
