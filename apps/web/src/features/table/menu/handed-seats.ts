import type { Messages } from '../../../i18n/messages.ts';

/** A seat that its holder may hand to somebody, and what the button for it says. */
interface Handed {
  readonly seat: number;
  readonly label: string;
}

/** One's seats as they may be handed on: each by itself, for of several friends on one device one may leave, or have an own one by now. */
export function handedSeats(
  seats: readonly number[],
  names: readonly string[],
  { t }: Pick<Messages, 't'>,
): Handed[] {
  const of = (seat: number): string =>
    seats.length === 1 ? t('links.hand-over') : t('links.hand-over-of', { name: names[seat] ?? '' });
  return seats.map((seat) => ({ seat, label: of(seat) }));
}
