import { speaks, teach, type Locale } from '@turntable/messages';
import { LOADERS } from '@turntable/messages/loaders.ts';
import { assemble } from '@turntable/print/assemble.ts';
import { NotPrintable, playedFrom } from '@turntable/print/finished.ts';
import { pdfOf } from '@turntable/print/pdf.ts';
import { PrintError, readRequest, type Options, type Request } from '@turntable/print/request.ts';
import type { PrintedLocomotive } from '@turntable/print/locomotive-cards.ts';
import { isScores, scoresSheet } from '@turntable/print/scores-sheet.ts';
import { svgOf } from '@turntable/print/svg.ts';
import type { Page } from '@turntable/print/page.ts';
import { wordsOf } from '@turntable/print/words.ts';
import { familyOf, paint } from './canvas.ts';
import { fontsOf, keepFonts } from './fonts.ts';
import { DOTS, PIXELS, withDensity, zipOf } from './png.ts';

/** What is to be printed on this device. */
export interface PrintHere {
  readonly kind: string;
  readonly options: Options;
  /** The game it is printed from, as a record; or a score without a game, of which `record` prints a sheet too. */
  readonly record?: object;
  /** RULES.md of each game that is printed. */
  readonly rules?: Readonly<Record<string, string>>;
  /** The cards to print; pages hold no others. */
  readonly cards?: readonly (PrintedLocomotive & { readonly id: string })[];
  /** Instead of the document: pictures of its pages, at most this many. */
  readonly pictures?: number;
  /** Instead of the document: an archive with its pages as pictures at 600 dots to the inch. */
  readonly png?: boolean;
}
/** What is fetched so that it is here when something is printed: a language, and letters for these names. */
export interface PrinterCache {
  readonly lang: Locale;
  readonly names: readonly string[];
}
export type PrintedHere =
  | { readonly pdf: Uint8Array<ArrayBuffer> }
  | { readonly archive: Uint8Array<ArrayBuffer> }
  | { readonly pictures: readonly string[]; readonly pages: number }
  | { readonly refused: string };

async function printed({ kind, options, pictures, png, ...of }: PrintHere): Promise<PrintedHere> {
  try {
    const request = readRequest(kind, options);
    await learn(request.lang);
    const made = isScores(of.record)
      ? scoresSheet({ words: wordsOf(request.lang), paper: request.paper, file: of.record })
      : recorded(request, of);
    const { pages, title } = made;
    if (pictures !== undefined)
      return { pictures: pages.slice(0, pictures).map((page) => svgOf(page)), pages: pages.length };
    const fonts = await fontsOf(pages);
    if (png) return { archive: new Uint8Array(await archiveOf(pages, fonts)) };
    const date = new Date((made.date ?? 0) * 1000);
    const pdf = await pdfOf(pages, (id) => fonts.get(id)!, { title, lang: request.lang, date });
    return { pdf: new Uint8Array(pdf) };
  } catch (error) {
    if (error instanceof PrintError || error instanceof NotPrintable) return { refused: error.message };
    throw error;
  }
}

/** What is printed of a request, and of a record that can be replayed. */
function recorded(
  request: Request,
  { record, rules, cards = [] }: Pick<PrintHere, 'record' | 'rules' | 'cards'>,
): ReturnType<typeof assemble> {
  const played = record && playedFrom(record, request.kind === 'record');
  return assemble(request, {
    // No page holds the values of the roster: whose cards these are comes with their sheets.
    locomotives: [],
    cards,
    rulesText: (id) => rules?.[id] ?? '',
    ...(played && { played }),
  });
}

/** Every page as a PNG, in order; pages that are alike, as the backs of a pile, are painted once. */
async function archiveOf(
  pages: readonly Page[],
  fonts: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array> {
  const { fonts: known } = self as unknown as { readonly fonts: FontFaceSet };
  for (const [id, bytes] of fonts) known.add(await new FontFace(familyOf(id), bytes).load());
  const painted = new Map<string, Uint8Array>();
  const files = [];
  for (const [i, page] of pages.entries()) {
    const key = JSON.stringify(page);
    let bytes = painted.get(key);
    if (!bytes) {
      const canvas = new OffscreenCanvas(Math.round(page.width * PIXELS), Math.round(page.height * PIXELS));
      paint(canvas.getContext('2d')!, page, PIXELS);
      const blob = await canvas.convertToBlob({ type: 'image/png' });
      bytes = withDensity(new Uint8Array(await blob.arrayBuffer()), DOTS);
      painted.set(key, bytes);
    }
    const card = String((i >> 1) + 1).padStart(3, '0');
    files.push({ name: `${card}-${i % 2 === 0 ? 'front' : 'rear'}.png`, bytes });
  }
  return zipOf(files);
}

async function learn(lang: Locale): Promise<void> {
  if (!speaks(lang)) teach(lang, await LOADERS[lang]());
}

/** What the pages ask of this worker. */
export type ToPrinter = { readonly no: number } & (
  { readonly job: PrintHere } | { readonly keep: PrinterCache }
);

self.addEventListener('message', ({ data }: MessageEvent<ToPrinter>) => {
  const done: Promise<PrintedHere | null> =
    'job' in data
      ? printed(data.job)
      : Promise.all([learn(data.keep.lang), keepFonts(data.keep.names)]).then(() => null);
  void done.then(
    (answer) => self.postMessage({ no: data.no, answer }),
    (error: unknown) => self.postMessage({ no: data.no, failed: String(error) }),
  );
});
