import { escapeXml } from '@turntable/engine/xml.ts';
import type { Sheet } from '@turntable/games/loko-moto/types.ts';
import type { CardTally, MapReport } from './tally.ts';

/** A seat with more than this many times its fair share of victories is pointed out. */
const FAIR = 1.2;
/** So many lines are listed, and numbered in the picture. */
export const MOST_LINES = 10;
/** Cards taken less often than this, when they lay open, are pointed out. */
const SELDOM = 0.25;

/** The lines drawn soonest, of those that are drawn at all. */
export const soonest = (lines: MapReport['lines']): MapReport['lines'] =>
  lines.filter(({ drawn }) => drawn > 0).slice(0, MOST_LINES);

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** The report in words, line by line. `shapeName` names a shape by its id; a map may have no name of its own. */
export function reportWords(
  report: MapReport,
  sheet: Sheet,
  shapeName: (id: string) => string = (id) => id,
): string[] {
  const nameOf = ({ id, name }: CardTally): string => name ?? shapeName(id);
  const { players, games, level, seats, moves, pieces, lines, shapes, trains } = report;
  const unfair = seats.flatMap(({ share, margin }, seat) => (share - margin > FAIR ? [seat + 1] : []));
  const early = soonest(lines);
  const impossible = shapes.filter(({ places }) => places === 0);
  const unpayable = trains.filter(({ payable }) => payable === false);
  const seldom = [...trains, ...shapes].filter((card) => card.taken !== null && card.taken < SELDOM);
  const bridges = lines.filter(({ bridge }) => bridge);
  return [
    `${sheet.name || 'This map'}: ${counted(sheet.stations.length, 'station')}, ${counted(sheet.sections.length, 'line')}; ${counted(games, 'game')} of ${players} ${level} bots.`,
    `Length: ${moves.mean.toFixed(1)} moves (${moves.least} to ${moves.most}).`,
    ...seats.map(
      ({ share, margin, score }, seat) =>
        `Seat ${seat + 1}${seat === 0 ? ', who starts,' : ''} wins ${share.toFixed(2)} ± ${margin.toFixed(2)} times its fair share, with ${score.toFixed(1)} points on average.`,
    ),
    unfair.length > 0
      ? `Seat bias: seat ${unfair.join(', ')} surely wins more than ${FAIR} times its fair share.`
      : `Seat bias: no seat surely wins more than ${FAIR} times its fair share.`,
    early.length > 0
      ? `Bottlenecks, the lines drawn soonest: ${early
          .map(
            ({ name, when, drawn }, i) =>
              `${i + 1} ${name} (at ${percent(when)} of the game, in ${percent(drawn)} of games)`,
          )
          .join('; ')}.`
      : 'Nobody ever draws a line.',
    ...(pieces > 1 ? [`The map is in ${pieces} pieces that no line joins.`] : []),
    bridges.length > 0
      ? `The map falls apart${pieces > 1 ? ' further' : ''} without ${bridges.map(({ name }) => name).join(', ')}.`
      : `${pieces > 1 ? 'Each piece' : 'The map'} hangs together without any one of its lines.`,
    impossible.length > 0
      ? `Shapes nobody can take, for they lie nowhere on this map: ${impossible.map(nameOf).join(', ')}.`
      : 'Every shape lies somewhere on this map.',
    ...(unpayable.length > 0
      ? [`Trains nobody can ever pay on this map: ${unpayable.map(nameOf).join(', ')}.`]
      : []),
    seldom.length > 0
      ? `Taken in fewer than ${percent(SELDOM)} of the games in which they lay open: ${seldom.map((card) => `${nameOf(card)} ${percent(card.taken!)}`).join(', ')}.`
      : `Every card was taken in ${percent(SELDOM)} or more of the games in which it lay open.`,
  ];
}

const STEP = 40;
/** Room for the disc of a number on a line along the edge; more would make all of it smaller on a phone. */
const EDGE = 14;

/** The map as SVG: the sooner a line is drawn the wider it is, the ten soonest by number. Reads without colour. */
export function reportPicture(report: MapReport, sheet: Sheet): string {
  const skew = sheet.lattice === 'triangular' ? 0.5 : 0;
  const tall = sheet.lattice === 'triangular' ? Math.sqrt(3) / 2 : 1;
  const raw = sheet.stations.map(({ at: [q, r] }) => [q + skew * r, r * tall] as const);
  const all = (i: number): number[] => (raw.length === 0 ? [0] : raw.map((p) => p[i]!));
  const least = [0, 1].map((i) => Math.min(...all(i)));
  const most = [0, 1].map((i) => Math.max(...all(i)));
  const place = (i: number): [number, number] => [
    Math.round(EDGE + STEP * (raw[i]![0] - least[0]!)),
    Math.round(EDGE + STEP * (raw[i]![1] - least[1]!)),
  ];
  const index = new Map(sheet.stations.map(({ id }, i) => [id, i]));
  const [width, height] = [0, 1].map((i) => Math.round(2 * EDGE + STEP * (most[i]! - least[i]!)));
  const parts: string[] = [];
  const numbers: string[] = [];
  report.lines.forEach(({ section, name, when, drawn }, rank) => {
    const ends = sheet.sections.find((each) => each.join('-') === section)!;
    const [[x1, y1], [x2, y2]] = [place(index.get(ends[0])!), place(index.get(ends[1])!)];
    const wide = (1 + 9 * Math.max(0, 1 - when) ** 2).toFixed(1);
    const title = `<title>${escapeXml(name)}: ${percent(when)}, ${percent(drawn)}</title>`;
    parts.push(`<path d="M${x1} ${y1}L${x2} ${y2}" stroke="#333" stroke-width="${wide}">${title}</path>`);
    if (rank >= MOST_LINES || drawn === 0) return;
    const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
    numbers.push(
      `<circle cx="${x}" cy="${y}" r="9" fill="#fff" stroke="#333"/><text x="${x}" y="${y + 4}" text-anchor="middle">${rank + 1}</text>`,
    );
  });
  const stations = sheet.stations.map(({ name }, i) => {
    const [x, y] = place(i);
    return `<circle cx="${x}" cy="${y}" r="4" fill="#fff" stroke="#333"><title>${escapeXml(name)}</title></circle>`;
  });
  const label = `${sheet.name || 'This map'}: the wider a line, the sooner it is drawn; the ${MOST_LINES} soonest by number`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeXml(label)}" font-family="sans-serif" font-size="11"><rect width="100%" height="100%" fill="#fff"/>${[...parts, ...stations, ...numbers].join('')}</svg>\n`;
}
