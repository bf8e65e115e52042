import { parentPort } from 'node:worker_threads';
import { assemble, type Sources } from '@turntable/print/assemble.ts';
import { NotPrintable, playedFrom } from '@turntable/print/finished.ts';
import { pdfOf } from '@turntable/print/pdf.ts';
import { PrintError, type Request } from '@turntable/print/request.ts';
import { LOCOMOTIVES } from '@turntable/roster/locomotives.ts';
import { fontOf } from './fonts.ts';
import { rulesText } from './rules-text.ts';

/** What is to be printed, with all that the asker may see of it. */
export interface PrintJob {
  readonly request: Request;
  readonly publicUrl?: string;
  /** The game it is printed from, as a record, and when it ended (seconds since 1970). */
  readonly record?: object;
  readonly date?: number;
  readonly table?: NonNullable<Sources['table']>;
  /** The seats whose secret cards the asker may print. */
  readonly seats?: readonly number[];
  /** Locomotives whose rears the rules hide from the asker (LV-1.6). */
  readonly hidden: readonly string[];
}
export type PrintAnswer =
  { readonly pdf: Uint8Array } | { readonly refused: string } | { readonly failed: string };

async function printed({ request, record, date, hidden, ...rest }: PrintJob): Promise<PrintAnswer> {
  try {
    const hiddenIds = new Set(hidden);
    const played = record && playedFrom(record, request.kind === 'record');
    const made = assemble(request, {
      ...rest,
      locomotives: LOCOMOTIVES,
      rulesText,
      hides: (id) => hiddenIds.has(id),
      ...(played && { played: { ...played, ...(date !== undefined && { date }) } }),
    });
    const at = new Date((made.date ?? 0) * 1000);
    return { pdf: await pdfOf(made.pages, fontOf, { title: made.title, lang: request.lang, date: at }) };
  } catch (error) {
    if (error instanceof PrintError || error instanceof NotPrintable) return { refused: error.message };
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', ({ no, job }: { no: number; job: PrintJob }) => {
  void printed(job).then((answer) => parentPort!.postMessage({ no, answer }));
});
