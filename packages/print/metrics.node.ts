// Writes metrics.json from the font files: node packages/print/metrics.node.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { FONT_FILES } from './faces.ts';

interface Font {
  readonly unitsPerEm: number;
  readonly characterSet: readonly number[];
  glyphForCodePoint(code: number): { readonly advanceWidth: number };
}
const require = createRequire(import.meta.url);
const { create } = require('fontkit') as { create(bytes: Buffer): Font };

/** Letters and advance widths (thousandths of the size) of each file: `[letters, widths]`. */
function measured(): Record<string, readonly [string, readonly number[]]> {
  return Object.fromEntries(
    FONT_FILES.map(({ id, file }) => {
      const font = create(readFileSync(fileURLToPath(import.meta.resolve(file))));
      const codes = [...new Set(font.characterSet)].filter(
        (code) => code >= 32 && !(code >= 0x7f && code < 0xa0),
      );
      codes.sort((a, b) => a - b);
      const widths = codes.map((code) =>
        Math.round((font.glyphForCodePoint(code).advanceWidth * 1000) / font.unitsPerEm),
      );
      return [id, [String.fromCodePoint(...codes), widths]];
    }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(
    new URL('./metrics.json', import.meta.url),
    `{\n${Object.entries(measured())
      .map(([id, of]) => `  ${JSON.stringify(id)}: ${JSON.stringify(of)}`)
      .join(',\n')}\n}\n`,
  );
