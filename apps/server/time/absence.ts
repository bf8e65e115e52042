import type { Quiet } from './clock.ts';
import { holidayAt, holidayTurn, type Holiday } from './holiday.ts';
import type { House } from '../table/house.ts';
import type { TableRow } from '../storage/storage.ts';
import type { Table } from '../table/table.ts';
import { tempoOf } from './tempo.ts';

/** When the persons at a table are not to be expected there: their quiet hours, and at tables by turns their holidays. */
export class Absence {
  readonly #table: Pick<Table, 'row' | 'announce'>;
  readonly #house: Pick<House, 'settings' | 'now' | 'uptime'>;
  /** Who was on holiday when people last heard of it. */
  #told = '';

  constructor(table: Pick<Table, 'row' | 'announce'>, house: Pick<House, 'settings' | 'now' | 'uptime'>) {
    this.#table = table;
    this.#house = house;
  }

  /** A person's quiet hours as they wish them now; null if they have none. */
  quietOf(seat: number): Quiet | null {
    const { guest } = this.#table.row.seats[seat]!;
    const { quiet, zone } = this.#house.settings.of(guest ?? '');
    return quiet && { ...quiet, zone };
  }

  /** The holiday that a person is on; null: none, or the table is not by turns. */
  holidayOf(seat: number): Holiday | null {
    return holidayAt(this.#holidays(this.#table.row, seat), this.#house.now());
  }

  /** Since when they are (the house's time); null: they are not. */
  awaySince(seat: number): number | null {
    const holiday = this.holidayOf(seat);
    const { uptime } = this.#house;
    return holiday && uptime.now() - (this.#house.now() - holiday.start);
  }

  /** When the next holiday of somebody here begins or ends (ms since 1970); null: none does. */
  get turn(): number | null {
    const { row } = this.#table;
    if (!isByTurns(row)) return null;
    const turns = row.seats.flatMap((_, seat) => {
      return holidayTurn(this.#holidays(row, seat), this.#house.now()) ?? [];
    });
    return turns.length === 0 ? null : Math.min(...turns);
  }

  /** Lets those who look hear who is on holiday now, if that is different from before. */
  tell(): void {
    const { row } = this.#table;
    // Nobody is on holiday elsewhere, and most moves are made elsewhere.
    if (this.#told === '' && !isByTurns(row)) return;
    const now = row.seats.map((_, seat) => this.holidayOf(seat)?.to ?? '').join();
    if (now === this.#told) return;
    this.#told = now;
    this.#table.announce();
  }

  #holidays(row: TableRow, seat: number): readonly Holiday[] {
    const { kind, guest } = row.seats[seat]!;
    return isByTurns(row) && kind === 'person' && guest !== undefined
      ? this.#house.settings.holidaysOf(guest)
      : [];
  }
}

const isByTurns = (row: TableRow): boolean => row.status === 'running' && tempoOf(row) === 'turns';
