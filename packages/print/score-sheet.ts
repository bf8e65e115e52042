import type { Draft } from './draft.ts';
import { header } from './header.ts';
import type { Mm } from './page.ts';
import type { Paper } from './paper.ts';
import type { Words } from './words.ts';

/** What is known of a game before its sheet is printed: by side, who plays what. */
export interface FilledSheet {
  readonly date?: string;
  readonly judge?: string;
  readonly scoring?: 'flat' | 'margin';
  /** Of Loko moto: what the game is played with. */
  readonly options?: { readonly hiddenAgendas: boolean; readonly advanced: boolean };
  readonly sides: readonly {
    readonly contestants: readonly string[];
    readonly locomotives: readonly string[];
    readonly first: boolean;
  }[];
}
export interface ScoreSheet {
  readonly words: Words;
  readonly paper: Paper;
  readonly rules: number;
  /** Where the code leads: the scorebook. */
  readonly address?: string;
  readonly filled?: FilledSheet;
}

/** The header of a duel's score sheet: its game, the scorebook's code, and blanks for date, judge and place. */
export function duelHeader(
  draft: Draft,
  left: Mm,
  right: Mm,
  title: string,
  { words: { t }, address, filled }: ScoreSheet,
): void {
  header(draft, left, right, {
    title,
    subtitle: t('print.score.judge'),
    address,
    addressLabel: t('print.code', { address: address ?? '' }),
    blanks: [
      { label: t('print.date'), parts: 3, filled: filled?.date },
      { label: t('print.judge'), parts: 4, filled: filled?.judge },
      { label: t('print.place'), parts: 3 },
    ],
  });
}
