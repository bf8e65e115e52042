import type { AnyGame, SeenBy } from '@turntable/engine';
import { patch } from '@turntable/protocol/patch.ts';
import type { ReplayReply } from '@turntable/protocol/replay.ts';

/** The view after each update; `[0]` is the one after the deal, which is update 1. */
export function viewsOf({ view, patches }: Pick<ReplayReply, 'view' | 'patches'>): readonly SeenBy[] {
  const out: SeenBy[] = [view];
  for (const change of patches) out.push(patch(out.at(-1)!, change ?? undefined));
  return out;
}

/** The update that an address names (`#12`), kept within those there are; the deal if it names none. */
export function addressed(hash: string, count: number): number {
  const n = /^#\d{1,6}$/.test(hash) ? Number(hash.slice(1)) : 1;
  return Math.min(Math.max(1, n), count);
}

/** What a key does to the update shown; nothing if it is none of ours. */
export function keyed(key: string, n: number, count: number): number | undefined {
  const to = { ArrowLeft: n - 1, ArrowRight: n + 1, Home: 1, End: count }[key];
  return to === undefined ? undefined : Math.min(Math.max(1, to), count);
}

/** A view that can be looked at and not played: nothing is asked of the one who looks. */
export function readOnly(game: Pick<AnyGame, 'readOnly'>, view: SeenBy): SeenBy {
  return game.readOnly?.(view) ?? { ...view, viewer: 'public' };
}
