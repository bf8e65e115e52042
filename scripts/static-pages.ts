import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeValuesTo } from '@turntable/roster/values-file.node.ts';
import { ADDRESSES } from './static-addresses.ts';

/** As strict as the server's own policy, as far as a page may set it for itself. */
const POLICY = [
  "default-src 'none'",
  ...['script', 'worker', 'style', 'font', 'connect', 'manifest', 'media'].map(
    (kind) => `${kind}-src 'self'`,
  ),
  "img-src 'self' data: blob:",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
].join('; ');

/** The page with the addresses of its files as seen from so many folders further down. */
function seenFrom(page: string, depth: number): string {
  return page.replaceAll('="./', `="${'../'.repeat(depth)}`);
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('expected the folder of the built pages');
const built = readFileSync(join(folder, 'index.html'), 'utf8');
const page = built.replace(
  '<meta charset="utf-8" />',
  (charset) => `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />`,
);
if (page === built) throw new Error('index.html: expected its charset');
writeFileSync(join(folder, 'index.html'), page);
for (const address of ADDRESSES) {
  const place = join(folder, address);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'index.html'), seenFrom(page, address.split('/').length));
}
writeValuesTo(folder);
const manifest = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8')) as {
  icons: readonly { readonly src: string }[];
};
// Relative, and of no id: where the folder lies is not known here.
const moved = {
  ...{ ...manifest, id: undefined, start_url: './', scope: './' },
  icons: manifest.icons.map((icon) => ({ ...icon, src: icon.src.replace(/^\//, './') })),
};
writeFileSync(join(folder, 'manifest.webmanifest'), `${JSON.stringify(moved, null, 2)}\n`);
