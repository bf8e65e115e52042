/// <reference lib="webworker" />
import { card, install } from '@turntable/roster/cards.none.ts';
import { fetchValues, type NoValues } from '../../local/values.ts';
import type { AskRears, RearsAnswer } from './words.ts';

declare const self: DedicatedWorkerGlobalScope;

/** The scorebook's worker: it reads `values.bin` and answers for the locomotives of one game, as a judge may see them (LV-1.6). */
let loading: Promise<NoValues | undefined> | undefined;

async function load(): Promise<NoValues | undefined> {
  const file = await fetchValues();
  if (typeof file === 'string') return file;
  install(file);
  return undefined;
}

async function answer({ n, ids, edition }: AskRears): Promise<RearsAnswer> {
  loading ??= load();
  const none = await loading;
  if (none) {
    // Perhaps the next time.
    loading = undefined;
    return { n, none };
  }
  const rears = ids.flatMap((id) => {
    const found = card(id, edition);
    return found ? [{ id, values: found.values, calculated: found.calculated }] : [];
  });
  return { n, rears };
}

self.onmessage = ({ data }: MessageEvent<AskRears>): void => {
  void answer(data).then((said) => self.postMessage(said));
};
