import type { Elevation } from './elevation.ts';

/** The elevation as SVG text, for tests and the contact sheet; `label` names it for those who do not see it. */
export function svgOf({ width, height, livery, marks }: Elevation, label?: string): string {
  const name = label === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${escaped(label)}"`;
  const paths = marks.map(({ part, d }) => `<path class="eng-${part}" d="${d}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" class="eng livery-${livery}" ${name}>${paths}</svg>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
