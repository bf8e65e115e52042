import { setTimeout as sleep } from 'node:timers/promises';
import { BANK, Player } from './player.ts';

/** Two people at a new table, each asking until they are answered. */
export async function couple(link: string, seed: number, pause: number): Promise<[Player, Player]> {
  let asked = 0;
  const ask = async <Body>(path: string, token: string | null, body?: unknown): Promise<Body> => {
    for (;;) {
      try {
        asked = performance.now();
        const headers = {
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        };
        const response = await fetch(`${link}api/${path}`, {
          method: path === 'me' ? 'GET' : 'POST',
          headers,
          signal: AbortSignal.timeout(5_000),
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        if (response.ok) return (await response.json()) as Body;
      } catch {
        // Whoever would have answered is gone.
      }
      await sleep(200);
    }
  };
  const { token } = await ask<{ token: string }>('token', null);
  const { guest } = await ask<{ guest: string }>('me', token);
  const { table } = await ask<{ table: { id: string } }>('tables', token, {
    game: 'loko-moto',
    options: {},
    starter: 0,
    startWhenFull: true,
    clock: { kind: 'live', bank: BANK / 1000, increment: 0 },
    seats: [
      { kind: 'mine', name: 'Ada' },
      { kind: 'mine', name: 'Ben' },
    ],
  });
  const since = asked;
  const players = [0, 1].map(
    (seat) => new Player(link, { token, guest, table: table.id, seat }, seed + seat, pause, since),
  );
  return players as [Player, Player];
}
