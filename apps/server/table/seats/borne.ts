import { ownersOf } from '../../storage/owners.ts';
import type { TableEvent, TableRow } from '../../storage/rows.ts';

// A guest's name is kept beside their id as long as something at the table still shows it: so a guest who is deleted is found
// there although they no longer sit at it. It is not sent to anybody.

/** Names of before at one table; far more than ever come and go. Guests who take a name that stays there could add without end. */
const MOST = 1_000;

/** A guest and the name they bear, or bore. */
type Named = NonNullable<TableRow['borne']>[number];

/** Whose name stands on a seat: one that is lent to one device bears that of who lent it, whoever has the device. */
const bearerOf = ({ guest, owner }: TableRow['seats'][number]): string | undefined =>
  owner?.lent ? owner.guest : guest;

/** Who bears a name at a table now: on a seat or as its owner, as the judge or deputy, or in a wish to be that. */
function namesIn({ seats, judge }: Pick<TableRow, 'seats' | 'judge'>): Named[] {
  const all = [
    ...seats.flatMap((seat) => [{ guest: bearerOf(seat), name: seat.name }, ...ownersOf(seat)]),
    judge,
    judge?.deputy,
    ...(judge?.asks ?? []),
  ];
  return all.flatMap((one) =>
    one?.guest === undefined || one.guest === null || one.name === ''
      ? []
      : [{ guest: one.guest, name: one.name }],
  );
}

/** The names that a guest bears at a table, or bore as long as something there still reads so. */
export function namesBorneBy(row: Pick<TableRow, 'seats' | 'judge' | 'borne'>, who: string): Set<string> {
  return new Set(
    [...namesIn(row), ...(row.borne ?? [])].flatMap(({ guest, name }) => (guest === who ? [name] : [])),
  );
}

/**
 * Notes who bears a name no more once the row changes from `was` to `row`. Names of before that nothing at the table has are
 * forgotten, so that no more is kept than there are events.
 */
export function borneAfter(
  was: TableRow,
  row: TableRow,
  events: readonly TableEvent[],
): Pick<TableRow, 'borne'> {
  if (was.seats === row.seats && was.judge === row.judge) return {};
  const { borne = [] } = row;
  const known = [...namesIn(row), ...borne];
  const gone = namesIn(was).filter(
    (one) => !known.some(({ guest, name }) => guest === one.guest && name === one.name),
  );
  if (gone.length === 0) return {};
  const read = new Set([
    ...row.seats.map(({ name }) => name),
    ...events.flatMap((event) => Object.values(event.with ?? {})),
  ]);
  return { borne: [...borne.filter(({ name }) => read.has(name)), ...gone].slice(-MOST) };
}

/** Notes that a guest is told of by a name that stands in no other slice. */
export function borneBy({ borne = [] }: TableRow, guest: string, name: string): Pick<TableRow, 'borne'> {
  const isKnown = borne.some((one) => one.guest === guest && one.name === name);
  return { borne: isKnown ? borne : [...borne, { guest, name }] };
}
