import type { AnyGame } from '@turntable/engine';
import { gameById } from '@turntable/games';
import { Match, type Item } from '@turntable/match/match.ts';
import type { Store } from '@turntable/server/storage/store.ts';
import { fingerprint } from './fingerprint.ts';
import type { Player } from './player.ts';

/** What a history came to. */
export interface Verdict {
  readonly acknowledged: number;
  /** Views that readers had, each compared with what the log says of that number. */
  readonly views: number;
  /** What stands against it; empty if it holds. */
  readonly wrong: readonly string[];
}

/**
 * Holds what players saw and did against the log that is stored: each acknowledged action stands there once, under its
 * number and as it was meant, in the order in which its player made them; no request stands there twice; what each reader
 * saw at each number is what the log says of it, so that every sequence is a prefix of the log.
 */
export async function check(store: Store, players: readonly Player[]): Promise<Verdict> {
  const wrong: string[] = [];
  let [acknowledged, views] = [0, 0];
  for (const [table, own] of Map.groupBy(players, (player) => player.table)) {
    const stored = await store.load(table);
    if (!stored?.setup) {
      wrong.push(`table ${table} is gone`);
      continue;
    }
    const requests = Map.groupBy(
      stored.entries.filter(({ request }) => request !== null),
      ({ request }) => request!,
    );
    for (const [request, entries] of requests)
      if (entries.length > 1) wrong.push(`${table}: ${request} was done ${entries.length} times`);
    for (const [i, { seq }] of stored.entries.entries())
      if (seq !== i) wrong.push(`${table}: entry ${i} has number ${seq}`);
    const game: AnyGame = gameById(stored.row.game)!;
    const items = stored.entries.map(({ body }) => JSON.parse(body) as Item);
    const match = Match.load(game, JSON.parse(stored.setup) as object, items);
    for (const player of own) {
      const who = `${table}, seat ${player.seat}`;
      wrong.push(...player.wrong.map((each) => `${who}: ${each}`));
      let last = 0;
      for (const { id, answer, action, decision } of player.acts) {
        if (typeof answer !== 'number') continue;
        acknowledged++;
        const [entry] = requests.get(`${player.guest} ${id}`) ?? [];
        if (!entry) {
          wrong.push(`${who}: ${id} was acknowledged as ${answer} and is not there`);
          continue;
        }
        if (entry.seq + 1 !== answer)
          wrong.push(`${who}: ${id} is ${entry.seq + 1}, acknowledged as ${answer}`);
        const body = JSON.parse(entry.body) as { decision: string; action: unknown };
        if (body.decision !== decision || fingerprint(body.action) !== fingerprint(action))
          wrong.push(`${who}: ${id} is not what was meant: ${JSON.stringify(action)}, ${entry.body}`);
        if (answer <= last) wrong.push(`${who}: ${id} as ${answer} came after ${last}`);
        last = answer;
      }
      for (const [n, seen] of player.seen) {
        views++;
        if (n > match.n) wrong.push(`${who}: saw ${n} of ${match.n}`);
        else if (seen !== fingerprint(game.view(match.stateAt(n), player.seat)))
          wrong.push(`${who}: what they saw at ${n} is not in the log`);
      }
    }
  }
  return { acknowledged, views, wrong };
}
