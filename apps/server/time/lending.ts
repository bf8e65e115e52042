import type { SeatRow } from '../storage/rows.ts';

// On one device one guest holds the seats of all persons; with the next tempo each gets their own back.

type Seats = readonly SeatRow[];

/** The seats once all persons play on the device of one guest. Who owned a seat before still does. */
export function lentTo(device: string, seats: Seats): Seats {
  return seats.map((seat) => {
    const { kind, guest, name, owner } = seat;
    if (kind !== 'person' || guest === undefined || guest === device) return seat;
    if (owner?.lent) return { ...seat, guest: device };
    return {
      ...seat,
      guest: device,
      owner: { guest, name, lent: true, ...(owner ? { before: owner } : {}) },
    };
  });
}

/** The seats once they are played on devices of their own again. */
export function givenBack(seats: Seats): Seats {
  if (seats.every(({ owner }) => !owner?.lent)) return seats;
  return seats.map((seat) => {
    const { owner, ...rest } = seat;
    if (!owner?.lent || seat.kind !== 'person') return seat;
    const { guest, name, before } = owner;
    return { ...rest, guest, name, ...(before ? { owner: before } : {}) };
  });
}
