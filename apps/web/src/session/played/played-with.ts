import type { PlayedGame } from '@turntable/protocol/lobby.ts';
import type { Place, TableInfo } from '@turntable/protocol/messages.ts';

/** In the address of the list of one's games: who else played, once for each. */
export const WITH = 'with';

/** The names of the others at a table who are no bots, in order; as they called themselves there, for nobody is known by more. */
function othersAt({ seats }: Pick<TableInfo, 'seats'>, mine: readonly number[]): string[] {
  return seats
    .flatMap(({ kind, name }, seat) => (kind === 'bot' || mine.includes(seat) || !name ? [] : [name]))
    .sort();
}

/** Whether those who are named, and nobody else but bots, played that game with the reader; with no names any game. */
export function isWith(
  { table, mine }: Pick<PlayedGame, 'table' | 'mine'>,
  people: readonly string[],
): boolean {
  const others = othersAt(table, mine);
  return (
    people.length === 0 || (others.length === people.length && others.every((one, i) => one === people[i]))
  );
}

/** Where one's games with the others of a table are listed; null where there is nobody else. */
export function gamesWith(table: TableInfo, { seats }: Pick<Place, 'seats'>): string | null {
  const others = othersAt(table, seats);
  if (seats.length === 0 || others.length === 0) return null;
  return `/history?${new URLSearchParams(others.map((name) => [WITH, name]))}`;
}
