import type { Match } from '@turntable/match/match.ts';
import type { TableRow } from '../../storage/rows.ts';
import { presetsNow, stretchOf } from './presets.ts';

/** The part of a table that presets need. */
interface PresetTable {
  readonly row: TableRow;
  keep(slices: Pick<TableRow, 'picks'>): void;
  tell(guest: string): void;
}

/** Forgets a table's presets when they end, and sends that to those who gave them, alone. */
export class PresetEnds {
  readonly #table: PresetTable;
  /** Who called when they were looked at last. */
  #stretch: number | undefined;

  constructor(table: PresetTable) {
    this.#table = table;
  }

  /** A loaded game: the present caller and score are the starting point, nothing has ended yet. */
  resume(match: Match): void {
    this.#stretch = stretchOf(match);
  }

  /** Looks once after each entry. */
  forget(match: Match): void {
    const stretch = stretchOf(match);
    const turned = stretch !== this.#stretch;
    this.#stretch = stretch;
    const { picks: was, seats } = this.#table.row;
    const picks = presetsNow(this.#table.row, match, turned);
    if (picks === was) return;
    this.#table.keep({ picks });
    for (const [seat, { guest }] of seats.entries())
      if (guest !== undefined && picks?.presets[seat] !== was?.presets[seat]) this.#table.tell(guest);
  }
}
