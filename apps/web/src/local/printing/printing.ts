import type { Locale } from '@turntable/messages';
import type { PrinterCache, PrintedHere, PrintHere, ToPrinter } from './print-worker.ts';

interface Waiting {
  readonly resolve: (answer: PrintedHere | null) => void;
  readonly reject: (error: Error) => void;
}
let worker: Worker | undefined;
let next = 0;
const waiting = new Map<number, Waiting>();

/** Prints on this device, in a worker that is fetched when it is first needed. Rejects if it cannot be had. */
export const printHere = (job: PrintHere): Promise<PrintedHere> => ask({ job }) as Promise<PrintedHere>;

let cached: Promise<unknown> | undefined;
/** Set among the page's performance marks when all that prints is on this device. */
const CACHED = 'printer-kept';
/** Fetches what prints here, once, while there is a network, so that it is there when there is none. */
export function keepPrinter(lang: Locale, names: readonly string[] = []): void {
  cached ??= ask({ keep: { lang, names } }).then(
    () => performance.mark(CACHED),
    () => (cached = undefined),
  );
}

function ask(
  what: { readonly job: PrintHere } | { readonly keep: PrinterCache },
): Promise<PrintedHere | null> {
  return new Promise((resolve, reject) => {
    worker ??= opened();
    const no = next++;
    waiting.set(no, { resolve, reject });
    worker.postMessage({ no, ...what } satisfies ToPrinter);
  });
}

function opened(): Worker {
  const printer = new Worker(new URL('./print-worker.ts', import.meta.url), { type: 'module' });
  printer.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const asked = waiting.get(data.no);
    waiting.delete(data.no);
    if (data.answer !== undefined) asked?.resolve(data.answer);
    else asked?.reject(new Error(data.failed));
  });
  printer.addEventListener('error', () => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error('the printer was not to be had'));
    waiting.clear();
  });
  return printer;
}
interface Answer {
  readonly no: number;
  readonly answer?: PrintedHere | null;
  readonly failed?: string;
}
