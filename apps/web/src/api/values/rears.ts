import type { NoValues } from '../../local/values.ts';
import type { AskRears, RearsAnswer, SeenRear } from './words.ts';

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, (answer: RearsAnswer) => void>();

function open(): Worker {
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'values' });
  worker.onmessage = ({ data }: MessageEvent<RearsAnswer>) => {
    waiting.get(data.n)?.(data);
    waiting.delete(data.n);
  };
  worker.onerror = () => {
    for (const [n, answer] of waiting) answer({ n, none: 'away' });
    waiting.clear();
    worker = undefined;
  };
  return worker;
}

/** The rears of these locomotives in an edition, from the values on this device; or why there are none. */
export function rearsOf(ids: readonly string[], edition: number): Promise<readonly SeenRear[] | NoValues> {
  return new Promise((done) => {
    const n = asked++;
    waiting.set(n, (answer) => done('rears' in answer ? answer.rears : answer.none));
    (worker ?? open()).postMessage({ n, ids, edition } satisfies AskRears);
  });
}
