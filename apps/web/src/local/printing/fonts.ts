import { FILES, FONT_FILES } from '@turntable/print/faces.ts';
import { runs } from '@turntable/print/metrics.ts';
import { leaves, type Face, type Page } from '@turntable/print/page.ts';

/** Where each font file of `faces.ts` lies; fetched when something is printed with it. */
const urls = import.meta.glob<string>(
  [
    '../../../../../node_modules/@fontsource/cabin/files/cabin-{latin,latin-ext,vietnamese}-{400,600}-normal.woff',
    '../../../../../node_modules/@fontsource/cabin/files/cabin-{latin,latin-ext,vietnamese}-400-italic.woff',
    '../../../../../node_modules/@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-{latin,latin-ext,vietnamese}-{400,500,600,700}-normal.woff',
    '../../../../../node_modules/@fontsource/noto-sans/files/noto-sans-{latin-ext,greek,cyrillic,vietnamese,greek-ext,cyrillic-ext,devanagari}-{400,600}-normal.woff',
  ],
  { query: '?url', import: 'default', eager: true },
);
const files = new Map(FONT_FILES.map(({ id, file }) => [id, file]));

const FACES = Object.keys(FILES) as Face[];

/** The bytes of every font that these pages need, by its id. */
export async function fontsOf(pages: readonly Page[]): Promise<ReadonlyMap<string, Uint8Array<ArrayBuffer>>> {
  const texts = pages.flatMap(({ items }) => [...leaves(items)].filter((item) => item.kind === 'text'));
  return fetched(texts);
}

/** Fetches the fonts of our own words in both languages, and of these names, so that they are kept. */
export async function keepFonts(names: readonly string[]): Promise<void> {
  await fetched(FACES.flatMap((face) => ['aáő–', ...names].map((text) => ({ face, text }))));
}

async function fetched(
  texts: readonly { readonly face: Face; readonly text: string }[],
): Promise<ReadonlyMap<string, Uint8Array<ArrayBuffer>>> {
  // The first is used for characters that no face holds.
  const fonts = new Set([FONT_FILES[0]!.id]);
  for (const { face, text } of texts)
    for (const { file } of runs(face, text)) if (file !== undefined) fonts.add(file);
  return new Map(
    await Promise.all(
      [...fonts].map(async (id): Promise<[string, Uint8Array<ArrayBuffer>]> => {
        const url = urls[`../../../../../node_modules/${files.get(id)!}`];
        const reply = await fetch(url!);
        if (!reply.ok) throw new Error(`${id}: ${reply.status}`);
        return [id, new Uint8Array(await reply.arrayBuffer())];
      }),
    ),
  );
}
