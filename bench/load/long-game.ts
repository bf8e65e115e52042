// Tables of Loko moto whose logs are as long as one wants: whoever builds takes it back, again and again, as the rules allow.
import { quickRng } from '@turntable/engine';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import type { View } from '@turntable/games/loko-moto/types.ts';
import { Journal } from '../../apps/server/storage/journal.ts';
import { Match } from '@turntable/match/match.ts';
import { storedSetup } from '../../apps/server/table/picks/hosting.ts';
import type { SqliteStore } from '../../apps/server/storage/sqlite/sqlite.ts';
import { choose } from './people.ts';

/** Plays on at a stored running table, of whom no server may know, until its log has so many actions. */
export async function lengthen(store: SqliteStore, id: string, actions: number): Promise<void> {
  const { row, setup, entries } = (await store.load(id))!;
  const items = entries.map(({ body }) => JSON.parse(body) as Match['log'][number]);
  const match = Match.load(lokoMoto, storedSetup(lokoMoto, row, setup!), items);
  const luck = quickRng(actions);
  while (match.n < actions) {
    const [decision] = match.decisions;
    const actor = decision!.actors[0] as number;
    const drawn = match.draw(row.seed);
    const entry = drawn ?? {
      decision: decision!.id,
      actor,
      action: choose(lokoMoto.view(match.state as never, actor) as View, luck),
    };
    if (!match.submit(entry).ok) throw new Error(`refused: ${JSON.stringify(entry)}`);
    // The game would be over long before; a move that counts is one in nine.
    const free = match.undo((other) => other === actor).signal === 'free';
    if (free && match.n < actions && luck.below(9) > 0) match.takeBack(actor);
  }
  const journal = new Journal(store, {
    error(_, error) {
      throw error;
    },
  });
  for (const [i, item] of match.log.entries())
    if (i >= items.length) {
      const entry = { table: id, seq: i, request: `load ${i}`, body: JSON.stringify(item) };
      journal.write({ kind: 'entry', entry });
    }
  await journal.settled();
}
