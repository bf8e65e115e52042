import type { GuestSettings } from '@turntable/protocol/quiet.ts';
import type { HolidayRow, Quiet, TableRow } from '../storage/rows.ts';
import { holidayAt, holidayTurn } from './holiday.ts';

/** What guests wish wherever they play, as far as it says when they are not to be expected. */
export interface Wishes {
  of(guest: string): GuestSettings;
  holidaysOf(guest: string): readonly HolidayRow[];
}
type Row = Pick<TableRow, 'seats' | 'status' | 'tempo'>;

/** When the persons at a table are not to be expected there: their quiet hours, and at tables by turns their holidays. */
export class Absence {
  readonly #row: () => Row;
  readonly #wishes: Wishes;
  readonly #now: () => number;
  /** Who was on holiday when that was last sent. */
  #notified = '';

  /** `row` gives the table's as it is now; `now` in ms since 1970. */
  constructor(row: () => Row, wishes: Wishes, now: () => number) {
    this.#row = row;
    this.#wishes = wishes;
    this.#now = now;
  }

  /** A person's quiet hours as they wish them now; null if they have none. */
  quietOf(seat: number): Quiet | null {
    const { guest } = this.#row().seats[seat]!;
    const { quiet, zone } = this.#wishes.of(guest ?? '');
    return quiet && { ...quiet, zone };
  }

  /** The holiday that a person is on; null: none, or the table is not by turns. */
  holidayOf(seat: number): HolidayRow | null {
    return holidayAt(this.#holidays(this.#row(), seat), this.#now());
  }

  /** For how long they have been (ms); null: they are not. */
  awayFor(seat: number): number | null {
    const holiday = this.holidayOf(seat);
    return holiday && this.#now() - holiday.start;
  }

  /** When the next holiday of somebody here begins or ends (ms since 1970); null: none does. */
  get turn(): number | null {
    const row = this.#row();
    if (!isByTurns(row)) return null;
    const turns = row.seats.flatMap((_, seat) => holidayTurn(this.#holidays(row, seat), this.#now()) ?? []);
    return turns.length === 0 ? null : Math.min(...turns);
  }

  /** Whether others are on holiday now than when this was last asked. */
  changed(): boolean {
    const row = this.#row();
    // Fast path: holidays count at tables by turns only.
    if (this.#notified === '' && !isByTurns(row)) return false;
    const now = row.seats.map((_, seat) => this.holidayOf(seat)?.to ?? '').join();
    const isNew = now !== this.#notified;
    this.#notified = now;
    return isNew;
  }

  #holidays(row: Row, seat: number): readonly HolidayRow[] {
    const { kind, guest } = row.seats[seat]!;
    return isByTurns(row) && kind === 'person' && guest !== undefined ? this.#wishes.holidaysOf(guest) : [];
  }
}

const isByTurns = ({ status, tempo }: Row): boolean => status === 'running' && tempo.kind === 'turns';
