import type { LobbyQuery } from '@turntable/protocol/lobby.ts';

/** Which of the lobby's lists are shown. */
export const SHOWN = ['all', 'seat', 'watch'] as const;
type Shown = (typeof SHOWN)[number];
const PLAYERS = ['2', '3', '4', '5'] as const;
const TEMPOS = ['live', 'turns'] as const;
const WITH = ['with', 'without'] as const;

/** The values of each part of a wish; left out, a part fits everything. */
export const PARTS = { players: PLAYERS, tempo: TEMPOS, clock: WITH, judge: WITH } as const;
export type Part = 'game' | keyof typeof PARTS | 'show';

function oneOf<Value extends string>(values: readonly Value[], given: string | null): Value | undefined {
  return values.find((value) => value === given);
}

/** The wish in an address; parts and values that there are not are left out. */
export function wishOf(params: URLSearchParams, games: readonly string[]): LobbyQuery {
  const game = oneOf(games, params.get('game'));
  const players = oneOf(PLAYERS, params.get('players'));
  const tempo = oneOf(TEMPOS, params.get('tempo'));
  const clock = oneOf(WITH, params.get('clock'));
  const judge = oneOf(WITH, params.get('judge'));
  return {
    ...(game ? { game } : {}),
    ...(players ? { players: Number(players) } : {}),
    ...(tempo ? { tempo } : {}),
    ...(clock ? { clock } : {}),
    ...(judge ? { judge } : {}),
  };
}

/** Which lists the address asks for; all if it names none that there is. */
export function shownOf(params: URLSearchParams): Shown {
  return oneOf(SHOWN, params.get('show')) ?? 'all';
}

/** The address's query with one part changed; without it if it is empty. */
export function withPart(params: URLSearchParams, part: Part, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === '') next.delete(part);
  else next.set(part, value);
  return next;
}

/** A wish as a query, its parts in the same order whatever the address's. */
export function queryOf(wish: LobbyQuery): string {
  return new URLSearchParams(Object.entries(wish).map(([part, value]) => [part, String(value)])).toString();
}
