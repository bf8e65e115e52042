import type { PrintedHere, PrintHere } from './print-worker.ts';

interface Waiting {
  readonly resolve: (answer: PrintedHere) => void;
  readonly reject: (error: Error) => void;
}
let worker: Worker | undefined;
let next = 0;
const waiting = new Map<number, Waiting>();

/** Prints on this device, in a worker that is fetched when it is first needed. Rejects if it cannot be had. */
export function printHere(job: PrintHere): Promise<PrintedHere> {
  if (!worker) {
    worker = new Worker(new URL('./print-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      const asked = waiting.get(data.no);
      waiting.delete(data.no);
      if (data.answer) asked?.resolve(data.answer);
      else asked?.reject(new Error(data.failed));
    });
    worker.addEventListener('error', () => {
      worker = undefined;
      for (const { reject } of waiting.values()) reject(new Error('the printer was not to be had'));
      waiting.clear();
    });
  }
  const no = next++;
  const answer = new Promise<PrintedHere>((resolve, reject) => waiting.set(no, { resolve, reject }));
  worker.postMessage({ no, job });
  return answer;
}
interface Answer {
  readonly no: number;
  readonly answer?: PrintedHere;
  readonly failed?: string;
}
