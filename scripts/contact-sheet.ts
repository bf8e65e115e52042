// Writes a page with the pictures of the whole roster, to be looked at.
import { readFileSync, writeFileSync } from 'node:fs';
import { FRONTS } from '@turntable/roster';
import { elevation } from '@turntable/pictures/locomotive/elevation.ts';
import { withLook } from '@turntable/pictures/locomotive/looks.ts';
import { svgOf } from '@turntable/pictures/locomotive/svg.node.ts';

const USAGE = 'Usage: node scripts/contact-sheet.ts [FILE] [day|night]';
const [file = 'contact-sheet.html', theme = 'day', ...rest] = process.argv.slice(2);
const help = file === '--help';
if (help || file.startsWith('-') || !['day', 'night'].includes(theme) || rest.length > 0) {
  (help ? console.log : console.error)(USAGE);
  process.exit(help ? 0 : 1);
}
const css = [
  'ui/style/tokens.css',
  'locomotives/picture/liveries.css',
  'locomotives/picture/picture.css',
].map((name) => readFileSync(new URL(`../apps/web/src/${name}`, import.meta.url), 'utf8'));
const figures = FRONTS.map(
  (front) =>
    `<figure>${svgOf(elevation(withLook(front)))}<figcaption>${front.name} · ${front.whyte}</figcaption></figure>`,
);
const page = `body { margin: 12px; background: var(--sheet); color: var(--ink); font: 13px sans-serif;
  display: grid; grid-template-columns: repeat(2, 1fr); gap: 10px 20px } figure { margin: 0 }`;
writeFileSync(
  file,
  `<!doctype html><html lang="en" data-theme="${theme}"><meta charset="utf-8"><title>Contact sheet</title>
<style>${css.join('\n')}\n${page}</style>${figures.join('\n')}</html>`,
);
