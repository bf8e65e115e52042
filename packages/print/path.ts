/** A path in absolute terms: move, line, cubic curve, close. */
type Segment =
  | readonly ['M' | 'L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z'];

const ARITY: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};
const TOKEN = /[a-zA-Z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

/** Reads SVG path data; every kind of command. @throws RangeError if it is none. */
export function segments(d: string): Segment[] {
  const out: Segment[] = [];
  const tokens = d.match(TOKEN) ?? [];
  let at = 0;
  let [x, y, startX, startY] = [0, 0, 0, 0];
  // The last control point, which smooth curves mirror, and what kind of curve it belonged to.
  let [controlX, controlY, curve] = [0, 0, ''];
  let command = '';
  while (at < tokens.length) {
    if (/[a-z]/i.test(tokens[at]!)) command = tokens[at++]!;
    else if (command === 'M') command = 'L';
    else if (command === 'm') command = 'l';
    const kind = command.toUpperCase();
    const arity = ARITY[kind];
    if (arity === undefined) throw new RangeError(`no path command ${command}`);
    const relative = command !== kind;
    const [dx, dy] = relative ? [x, y] : [0, 0];
    const n = arcNumbers(kind, tokens, at, arity);
    at += n.used;
    const v = n.values;
    if (v.some(Number.isNaN)) throw new RangeError(`not a path: ${d.slice(0, 60)}`);
    let drawn = '';
    switch (kind) {
      case 'Z':
        out.push(['Z']);
        [x, y] = [startX, startY];
        break;
      case 'M':
        [x, y] = [v[0]! + dx, v[1]! + dy];
        [startX, startY] = [x, y];
        out.push(['M', x, y]);
        break;
      case 'L':
      case 'H':
      case 'V':
        [x, y] = [kind === 'V' ? x : v[0]! + dx, kind === 'H' ? y : v[kind === 'V' ? 0 : 1]! + dy];
        out.push(['L', x, y]);
        break;
      case 'C':
      case 'S': {
        const rest = kind === 'C' ? v.slice(2) : v;
        const first = curve === 'C' ? ([2 * x - controlX, 2 * y - controlY] as const) : ([x, y] as const);
        const [x1, y1] = kind === 'C' ? [v[0]! + dx, v[1]! + dy] : first;
        [controlX, controlY] = [rest[0]! + dx, rest[1]! + dy];
        [x, y] = [rest[2]! + dx, rest[3]! + dy];
        out.push(['C', x1, y1, controlX, controlY, x, y]);
        drawn = 'C';
        break;
      }
      case 'Q':
      case 'T': {
        const mirrored = curve === 'Q' ? ([2 * x - controlX, 2 * y - controlY] as const) : ([x, y] as const);
        const [qx, qy] = kind === 'Q' ? [v[0]! + dx, v[1]! + dy] : mirrored;
        const [endX, endY] = [v[kind === 'Q' ? 2 : 0]! + dx, v[kind === 'Q' ? 3 : 1]! + dy];
        out.push(quadratic(x, y, qx, qy, endX, endY));
        [controlX, controlY, x, y] = [qx, qy, endX, endY];
        drawn = 'Q';
        break;
      }
      case 'A': {
        const [endX, endY] = [v[5]! + dx, v[6]! + dy];
        out.push(...arc(x, y, v[0]!, v[1]!, v[2]!, v[3] === 1, v[4] === 1, endX, endY));
        [x, y] = [endX, endY];
        break;
      }
    }
    curve = drawn;
    if (kind === 'Z' && at < tokens.length && !/[a-z]/i.test(tokens[at]!))
      throw new RangeError(`not a path: ${d.slice(0, 60)}`);
  }
  return out;
}

/** The numbers of a command. The two flags of an arc may stand together without a space: `a3 3 0 1 0.1 0`. */
function arcNumbers(kind: string, tokens: readonly string[], at: number, arity: number) {
  if (kind !== 'A') return { values: tokens.slice(at, at + arity).map(Number).concat(padding(tokens, at, arity)), used: arity }; // prettier-ignore
  const values = tokens.slice(at, at + arity).map(Number);
  if (values.length < arity || ![0, 1].includes(values[3]!) || ![0, 1].includes(values[4]!)) values.push(NaN);
  return { values, used: arity };
}
const padding = (tokens: readonly string[], at: number, arity: number): number[] =>
  at + arity > tokens.length ? [NaN] : [];

function quadratic(x: number, y: number, qx: number, qy: number, endX: number, endY: number): Segment {
  const third = (from: number, control: number): number => from + ((control - from) * 2) / 3;
  return ['C', third(x, qx), third(y, qy), third(endX, qx), third(endY, qy), endX, endY];
}

/** An elliptical arc as cubic curves of at most a quarter turn (SVG 2, appendix B.2). */
function* arc(
  x1: number,
  y1: number,
  rx: number,
  ry: number,
  turn: number,
  large: boolean,
  sweep: boolean,
  x2: number,
  y2: number,
): Generator<Segment> {
  if (rx === 0 || ry === 0) return yield ['L', x2, y2];
  const phi = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const [hx, hy] = [(x1 - x2) / 2, (y1 - y2) / 2];
  const [px, py] = [cos * hx + sin * hy, -sin * hx + cos * hy];
  let [a, b] = [Math.abs(rx), Math.abs(ry)];
  const over = (px / a) ** 2 + (py / b) ** 2;
  if (over > 1) [a, b] = [a * Math.sqrt(over), b * Math.sqrt(over)];
  const rest =
    Math.max(0, (a * b) ** 2 - (a * py) ** 2 - (b * px) ** 2) / ((a * py) ** 2 + (b * px) ** 2 || 1);
  const root = (large === sweep ? -1 : 1) * Math.sqrt(rest);
  const [cx, cy] = [(root * a * py) / b, (-root * b * px) / a];
  const [mx, my] = [cos * cx - sin * cy + (x1 + x2) / 2, sin * cx + cos * cy + (y1 + y2) / 2];
  const from = Math.atan2((py - cy) / b, (px - cx) / a);
  let span = Math.atan2((-py - cy) / b, (-px - cx) / a) - from;
  if (sweep && span < 0) span += 2 * Math.PI;
  if (!sweep && span > 0) span -= 2 * Math.PI;
  const parts = Math.max(1, Math.ceil(Math.abs(span) / (Math.PI / 2) - 1e-9));
  const step = span / parts;
  const reach = (4 / 3) * Math.tan(step / 4);
  const place = (u: number, v: number): [number, number] => [
    cos * a * u - sin * b * v + mx,
    sin * a * u + cos * b * v + my,
  ];
  for (let i = 0; i < parts; i++) {
    const [t1, t2] = [from + i * step, from + (i + 1) * step];
    const one = place(Math.cos(t1) - reach * Math.sin(t1), Math.sin(t1) + reach * Math.cos(t1));
    const two = place(Math.cos(t2) + reach * Math.sin(t2), Math.sin(t2) - reach * Math.cos(t2));
    const end = place(Math.cos(t2), Math.sin(t2));
    yield ['C', ...one, ...two, ...end];
  }
}

/** A number as the painters write it: at most four decimals, no exponent, no minus zero. */
export function decimal(value: number): string {
  const rounded = Math.round(value * 1e4) / 1e4;
  return rounded === 0 ? '0' : String(rounded);
}

const operators = new Map<string, string>();
/** Path data as PDF operators, in the path's own units; worked out once for each path. */
export function pdfPath(d: string): string {
  let found = operators.get(d);
  if (found === undefined) {
    found = segments(d)
      .map(
        (segment) =>
        segment[0] === 'Z'
          ? 'h'
          : `${segment.slice(1).map((n) => decimal(n as number)).join(' ')} ${segment[0] === 'M' ? 'm' : segment[0] === 'L' ? 'l' : 'c'}`, // prettier-ignore
      )
      .join('\n');
    if (operators.size > 4000) operators.clear();
    operators.set(d, found);
  }
  return found;
}
