/** A side elevation on a sheet of 120 by 40; the rail runs at 37. Wheels are centre and radius. */
interface Elevation {
  readonly bodies: readonly string[];
  readonly windows: readonly string[];
  readonly details: readonly string[];
  readonly wheels: readonly (readonly [number, number])[];
}

const bogies = (radius: number, ...centres: readonly number[]): (readonly [number, number])[] =>
  centres.map((x) => [x, radius] as const);
/** A row of equal windows. */
const row = (from: number, count: number, width: number, gap: number, y: number, height: number): string =>
  Array.from(
    { length: count },
    (_, i) => `M${from + i * (width + gap)} ${y}h${width}v${height}h${-width}z`,
  ).join('');
/** A folded-up pantograph standing on a roof. */
const pantograph = (x: number, roof: number): string =>
  `M${x - 6} ${roof}h12M${x - 4} ${roof}l8 -4.500l-7 -3.500M${x - 8} ${roof - 8}h11`;

/** A box with a cab at each end; `slope` leans its ends back. */
const box = (left: number, right: number, top: number, slope: number): string =>
  `M${left} 31V${top + 9}Q${left} ${top + 7} ${left + slope * 0.4} ${top + 4}L${left + slope} ${top}H${right - slope}L${right - slope * 0.4} ${top + 4}Q${right} ${top + 7} ${right} ${top + 9}V31z`;
const cabs = (left: number, right: number, top: number, slope: number): string =>
  `M${left + slope + 1} ${top + 3}h7v6h-8zM${right - slope - 1} ${top + 3}h-7v6h8z`;

const electric = (
  slope: number,
  top: number,
  axles: readonly number[],
  pantographs: readonly number[],
  stripe: string,
): Elevation => ({
  bodies: [box(12, 108, top, slope)],
  windows: [cabs(12, 108, top, slope), row(36, 4, 7, 6, top + 4, 4)],
  details: [stripe, ...pantographs.map((x) => pantograph(x, top))],
  wheels: bogies(4.2, ...axles),
});
const unit = (cars: number, pantographs: readonly number[], decks: 1 | 2, nose: number): Elevation => {
  const length = 116 / cars;
  const top = decks === 2 ? 10 : 15;
  const bodies = Array.from({ length: cars }, (_, i) => {
    const left = 2 + i * length + 0.7;
    const right = 2 + (i + 1) * length - 0.7;
    const l = i === 0 ? nose : 0;
    const r = i === cars - 1 ? nose : 0;
    return `M${left} 32V${top + (l ? 12 : 0)}L${left + l} ${top}H${right - r}L${right} ${top + (r ? 12 : 0)}V32z`;
  });
  const windows = Array.from({ length: cars }, (_, i) => {
    const from = 2 + i * length + (i === 0 ? nose + 4 : 4);
    const to = 2 + (i + 1) * length - (i === cars - 1 ? nose + 4 : 4);
    const count = Math.max(1, Math.floor((to - from + 2) / 7));
    const rows = decks === 2 ? [top + 3, top + 12] : [top + 4];
    return rows.map((y) => row(from, count, 5, 2, y, 5)).join('');
  });
  const joints = Array.from({ length: cars - 1 }, (_, i) => 2 + (i + 1) * length);
  return {
    bodies,
    windows,
    details: pantographs.map((x) => pantograph(x, top)),
    wheels: bogies(3.2, 10, 17, ...joints.flatMap((x) => [x - 3.5, x + 3.5]), 103, 110),
  };
};
const steam = (leading: readonly number[], driving: readonly number[], deflectors: boolean): Elevation => ({
  bodies: ['M2 33V18H28V33z', 'M34 31V12H48V17H102Q106 17 106 22Q106 27 102 27H48V31z'],
  windows: ['M37 15h8v6h-8z'],
  details: [
    'M32 11.500H50',
    'M60 17V13.500Q60 11.5 62.5 11.500Q65 11.5 65 13.500V17M76 17V13Q76 11 79 11Q82 11 82 13V17M95 17L94 9H101L100 17',
    `M${driving[0]} 32.500H${driving[driving.length - 1]! + 12}M96 27V34H104V27`,
    ...(deflectors ? ['M92 14H105V25H92z'] : []),
  ],
  wheels: [...bogies(3.3, 6, 12.5, 19, 25.5), ...bogies(2.8, ...leading), ...bogies(5.2, ...driving)],
});
const hood = (cab: number, top: number, axles: readonly number[]): Elevation => ({
  bodies: [`M10 31V20H${cab}V${top}H${cab + 18}V20H110V31z`],
  windows: [`M${cab + 3} ${top + 3}h12v6h-12z`],
  details: [`M8 31H112M18 23v5M24 23v5M30 23v5M88 23v5M94 23v5M100 23v5M${cab + 32} 20v-4h4v4`],
  wheels: bogies(4, ...axles),
});
const diesel = (axles: readonly number[], slope: number): Elevation => ({
  bodies: [box(10, 110, 12, slope)],
  windows: [cabs(10, 110, 12, slope), 'M52 17a3 3 0 1 0 .1 0zM62 17a3 3 0 1 0 .1 0z'],
  details: ['M14 26H106M34 15v8M38 15v8M42 15v8M76 15v8M80 15v8M84 15v8M66 12v-3h6v3'],
  wheels: bogies(4.2, ...axles),
});

const BO_BO = [26, 40, 80, 94];
const CO_CO = [22, 32, 42, 78, 88, 98];
const PLAIN = 'M14 24H106';

/** Each train card's vehicle by its public facts: what drives it, how many axles and cars, how its ends are shaped. */
const ELEVATIONS: Readonly<Record<string, Elevation>> = {
  muki: {
    bodies: ['M28 32V21H62V13H84V32z'],
    windows: ['M66 16h14v6h-14z'],
    details: ['M34 24v5M40 24v5M46 24v5M52 24v5M44 21v-4h3v4M24 32H90'],
    wheels: bogies(5, 42, 74),
  },
  fogas: {
    bodies: ['M10 32L12 14H58V32z', 'M62 32V14H106L110 32z'],
    windows: [row(17, 5, 6, 2, 18, 6), row(66, 5, 6, 2, 18, 6)],
    details: [pantograph(48, 14), 'M8 35.500h3l1.5 -2l1.5 2h3l1.5 -2l1.5 2h3'],
    wheels: bogies(3.4, 22, 46, 74, 98),
  },
  hajtany: {
    bodies: ['M38 30H84V27H38z'],
    windows: [],
    details: ['M61 27V14M47 17L75 11M50 27L61 19L72 27M44 11.500L49 18M73 6.500L77 14.5'],
    wheels: bogies(4.5, 47, 75),
  },
  mk45: hood(40, 12, [26, 38, 82, 94]),
  bz: {
    bodies: ['M22 32V15Q22 12 26 12H94Q98 12 98 15V32z'],
    windows: [row(28, 7, 7, 2.4, 16, 6)],
    details: ['M22 26H98'],
    wheels: bogies(4, 38, 82),
  },
  uv: {
    bodies: ['M12 32V16Q14 12 18 12H54Q58 12 58 16V32z', 'M62 32V16Q62 12 66 12H102Q106 12 108 16V32z'],
    windows: [row(17, 5, 6, 1.8, 16, 6), row(66, 5, 6, 1.8, 16, 6)],
    details: [pantograph(38, 12), 'M12 25H58M62 25H108'],
    wheels: bogies(3.4, 22, 30, 42, 50, 72, 98),
  },
  uzsgyi: unit(2, [], 1, 5),
  dacsia: hood(58, 11, [24, 36, 84, 96]),
  arpad: {
    bodies: ['M8 32Q6 22 18 17Q26 14 34 14H86Q94 14 102 17Q114 22 112 32z'],
    windows: [row(32, 7, 6, 2.3, 18, 5), 'M20 19.500l7 -2v5h-9zM100 19.500l-7 -2v5h9z'],
    details: ['M9 26H111'],
    wheels: bogies(3.6, 26, 36, 84, 94),
  },
  hev: unit(3, [58], 1, 2),
  szocske: {
    ...hood(51, 10, [26, 38, 82, 94]),
    details: [pantograph(60, 10), 'M18 23v5M24 23v5M94 23v5M100 23v5M8 31H112'],
  },
  pupos: {
    bodies: ['M10 31V18H44V12H76V18H110V31z'],
    windows: ['M12 20.500h8v5h-8zM100 20.500h8v5h-8z'],
    details: ['M48 15v10M54 15v10M60 15v10M66 15v10M72 15v10M26 18v-3h6v3'],
    wheels: bogies(4.2, 26, 40, 80, 94),
  },
  desiro: unit(2, [], 1, 12),
  truman: steam([96], [52, 63, 74, 85], false),
  csorgo: diesel(BO_BO, 5),
  szili: electric(3, 12, BO_BO, [36, 84], PLAIN),
  szergej: diesel(CO_CO, 6),
  talent: unit(4, [44], 1, 10),
  kando: {
    bodies: ['M12 31V16H24V12H96V16H108V31z'],
    windows: [row(28, 6, 7, 4.5, 15, 5), 'M14 19h6v5h-6zM106 19h-6v5h6z'],
    details: [pantograph(40, 12), pantograph(80, 12), 'M40 31.800H82'],
    wheels: [...bogies(3, 24, 98), ...bogies(5.6, 40, 54, 68, 82)],
  },
  flirt: unit(4, [30, 90], 1, 7),
  nohab: {
    bodies: ['M8 31V24Q8 20 14 18Q18 12 24 12H96Q102 12 106 18Q112 20 112 24V31z'],
    windows: ['M19 17l3 -2.500h6v6h-10zM101 17l-3 -2.500h-6v6h10z', row(40, 4, 5, 7, 16, 4)],
    details: ['M9 25H111M56 12v-3h8v3'],
    wheels: bogies(4.2, 24, 34, 44, 76, 86, 96),
  },
  bivaly: steam([88, 95], [50, 60, 70, 80], true),
  gigant: electric(4, 11, CO_CO, [34, 86], 'M14 23H106M14 27H106'),
  kiss: unit(4, [16, 104], 2, 6),
  taurus: electric(11, 11, BO_BO, [40, 80], 'M13 26Q60 20 107 26'),
  vectron: electric(7, 11, BO_BO, [36, 84], 'M13 27L40 22H80L107 27'),
};

/** The elevation for a train card; a locomotive we know nothing of looks like any diesel. */
export function elevationOf(id: string): Elevation {
  return ELEVATIONS[id] ?? diesel(BO_BO, 4);
}
