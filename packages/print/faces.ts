import type { Face } from './page.ts';

/** One font file: a cut of a face for some scripts. Kept apart by @fontsource, so that each is small. */
interface FontFile {
  readonly id: string;
  /** The file within its npm package. WOFF: fontkit 2.0.4 cannot subset WOFF2. */
  readonly file: string;
}

const cabin = (scripts: string, weight: number, style = 'normal'): FontFile => ({
  id: `cabin-${scripts}-${weight}-${style}`,
  file: `@fontsource/cabin/files/cabin-${scripts}-${weight}-${style}.woff`,
});
const barlow = (scripts: string, weight: number): FontFile => ({
  id: `barlow-${scripts}-${weight}`,
  file: `@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-${scripts}-${weight}-normal.woff`,
});
const noto = (scripts: string, weight: number): FontFile => ({
  id: `noto-${scripts}-${weight}`,
  file: `@fontsource/noto-sans/files/noto-sans-${scripts}-${weight}-normal.woff`,
});
const NOTO_SCRIPTS = [
  'latin-ext',
  'greek',
  'cyrillic',
  'vietnamese',
  'greek-ext',
  'cyrillic-ext',
  'devanagari',
];
const withNoto = (weight: number, ...own: readonly FontFile[]): readonly FontFile[] => [
  ...own,
  ...NOTO_SCRIPTS.map((scripts) => noto(scripts, weight)),
];
const two = (of: (scripts: string) => FontFile): FontFile[] => [
  of('latin'),
  of('latin-ext'),
  of('vietnamese'),
];

/** Where a face's characters come from: the first file that holds one draws it. */
export const FILES: Readonly<Record<Face, readonly FontFile[]>> = {
  text: withNoto(400, ...two((scripts) => cabin(scripts, 400))),
  strong: withNoto(600, ...two((scripts) => cabin(scripts, 600))),
  em: withNoto(400, ...two((scripts) => cabin(scripts, 400, 'italic'))),
  figure: withNoto(400, ...two((scripts) => barlow(scripts, 400))),
  'figure-medium': withNoto(400, ...two((scripts) => barlow(scripts, 500))),
  'figure-strong': withNoto(600, ...two((scripts) => barlow(scripts, 600))),
  'figure-bold': withNoto(600, ...two((scripts) => barlow(scripts, 700))),
};

/** Every font file there is, once. */
export const FONT_FILES: readonly FontFile[] = [
  ...new Map(
    Object.values(FILES)
      .flat()
      .map((file) => [file.id, file]),
  ).values(),
];
